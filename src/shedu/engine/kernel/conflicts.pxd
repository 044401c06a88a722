from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.kingdoms cimport *
from shedu.engine.kernel.leaders cimport *
from shedu.engine.kernel.state cimport State, to_int
from shedu.engine.kernel.tiles cimport *

cdef bint begin_revolt(State s, i32 colour, Log log) noexcept nogil
cdef i32 open_wars(State s) noexcept nogil
cdef void begin_war(State s, i32 colour, Log log) noexcept nogil
cdef BB temples_by(State s, i32 leader) noexcept nogil
cdef BB supporters_of(State s, i32 leader) noexcept nogil
cdef i32 commit_colour(State s) noexcept nogil
cdef bint may_commit(State s, i32 count) noexcept nogil
cdef bint commit(State s, i32 count, Log log) noexcept nogil
cdef void resolve(State s, i32 attack, i32 defence, Log log) noexcept nogil
cdef void lose_war(State s, i32 winner, i32 loser, Log log) noexcept nogil
cdef void add_war_moves(State s, Moves out) noexcept nogil
cdef void add_commit_moves(State s, Moves out) noexcept nogil
