from shedu.engine.kernel.bag cimport *
from shedu.engine.kernel.buffers cimport Log
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.conflicts cimport *
from shedu.engine.kernel.kingdoms cimport *
from shedu.engine.kernel.leaders cimport *
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.structures cimport *
from shedu.engine.kernel.tiles cimport *
from shedu.engine.kernel.treasures cimport *

cdef void apply(State s, i32 move, Log log) noexcept nogil
cdef void act(State s, i32 move, Log log) noexcept nogil
cdef void after_wars(State s, Log log) noexcept nogil
cdef void after_conflicts(State s, Log log) noexcept nogil
cdef void after_building(State s, Log log) noexcept nogil
cdef void after_monument(State s, i32 turn, Log log) noexcept nogil
cdef void end_action(State s, Log log) noexcept nogil
cdef void end_turn(State s, Log log) noexcept nogil
cdef void refill(State s, Log log) noexcept nogil
cdef void begin_turn(State s, i32 seat, Log log) noexcept nogil
cdef void end_game(State s, i32 why, Log log) noexcept nogil
