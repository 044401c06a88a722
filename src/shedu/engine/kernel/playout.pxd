from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.legal cimport find_move_sets
from shedu.engine.kernel.rng cimport MASK, Rng
from shedu.engine.kernel.scores cimport standing
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.turn cimport apply

cdef u64 PRIME

cdef u64 mix(u64 digest, i64 value) noexcept nogil
