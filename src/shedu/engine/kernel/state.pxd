cimport cython
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *

cdef object to_int(BB b)
cdef BB to_set(object value)

@cython.final
cdef class State:
    cdef BB tiles[4]
    cdef BB kingdom[MAX_KINGDOMS]
    cdef i32 kingdoms
    cdef BB face_down, wonder, catastrophes, treasures, leaders, river, special, before
    cdef short place[16]
    cdef short hand[16]
    cdef short points[16]
    cdef short swapped[16]
    cdef short written_points[16]
    cdef short monument[6]
    cdef short building[4]
    cdef short held[4]
    cdef short chest[4]
    cdef short written_chest[4]
    cdef short disasters[4]
    cdef short spent[4]
    cdef short swaps[4]
    cdef short lost[4]
    cdef unsigned char bag[160]
    cdef readonly i32 rules, board, seats, bag_left, bag_short
    cdef readonly i32 active, actions, decision, seat, ended
    cdef readonly i32 placed, colour, unification, conflict, attacker, defender, attack, defence, committed

    cdef void assign(self, State other) noexcept nogil
    cpdef State copy(self)
