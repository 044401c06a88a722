from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.kingdoms cimport *
from shedu.engine.kernel.state cimport State

cdef BB leader_ground(State s, Moves out) noexcept nogil
cdef BB uniting(State s, Moves out, i32 cell) noexcept nogil
cdef BB leader_spaces(State s, Moves out, i32 colour) noexcept nogil
cdef void add_leader_moves(State s, Moves out) noexcept nogil
cdef void put_leader(State s, i32 leader, i32 cell) noexcept nogil
cdef void lift_leader(State s, i32 leader) noexcept nogil
cdef void send_back(State s, i32 leader, i32 cause, Log log) noexcept nogil
cdef void send_back_templeless(State s, Log log) noexcept nogil
