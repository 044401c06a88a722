from shedu.engine.kernel.buffers cimport Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.state cimport to_int, to_set
