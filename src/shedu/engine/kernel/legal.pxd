from shedu.engine.kernel.bag cimport *
from shedu.engine.kernel.buffers cimport Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.conflicts cimport *
from shedu.engine.kernel.kingdoms cimport *
from shedu.engine.kernel.leaders cimport *
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.structures cimport *
from shedu.engine.kernel.tiles cimport *
from shedu.engine.kernel.treasures cimport *

cdef void find_moves(State s, Moves out) noexcept nogil
cdef void find_move_sets(State s, Moves out) noexcept nogil
