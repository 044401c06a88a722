cimport cython
from shedu.engine.kernel.bag cimport swap_tiles
from shedu.engine.kernel.buffers cimport Log, Moves
from shedu.engine.kernel.cbb cimport *
from shedu.engine.kernel.codes cimport *
from shedu.engine.kernel.conflicts cimport commit_colour
from shedu.engine.kernel.kingdoms cimport linked
from shedu.engine.kernel.legal cimport find_moves
from shedu.engine.kernel.state cimport State
from shedu.engine.kernel.tiles cimport scorer_in
from shedu.engine.kernel.turn cimport apply
from shedu.players.kernel.codes cimport *
from shedu.players.kernel.evaluation cimport Evaluation, result_of

@cython.final
cdef class Frame:
    cdef State state
    cdef Moves moves
    cdef Frame next
    cdef f64 hand[4]
    cdef f64 score[MOVES_LIMIT]
    cdef i32 plan

cdef i32 MAX_ALIKE
cdef f64 WAITING
cdef f64 SEARCHED_FROM
cdef f64 WAITING_FROM
cdef f64 TILE_PRICE
cdef f64 TILE_PRICE_OF_MORE
cdef f64 PASS_PRICE

cdef f64 at_least(i32 pool, i32 kind, i32 drawn, i32 wanted) noexcept nogil

cdef f64 price_of(State s, i32 move) noexcept nogil
cdef i32 is_clear_swap(State s, i32 rank) noexcept nogil
cdef i32 kind_of(i32 move) noexcept nogil

@cython.final
cdef class Planner:
    cdef public i32 width
    cdef i32 is_lean
    cdef readonly i32 nodes
    cdef public i32 limit
    cdef Evaluation evaluation
    cdef Frame top
    cdef Log quiet
    cdef i32 seat
    cdef i32 pool[4]
    cdef i32 pool_size
    cdef f64 share[4]
    cdef i32 traced
    cdef i32 trace_seat[TRACE_LENGTH]
    cdef i32 trace_move[TRACE_LENGTH]

    cdef void count_unseen(self, State s) noexcept nogil
    cdef void begin(self, State s, i32 seat) noexcept nogil
    cdef f64 value_of(self, Frame f) noexcept nogil
    cdef f64 leaf(self, Frame f) noexcept nogil
    cdef f64 best(self, Frame f) noexcept nogil
    cdef void drop_commits(self, State s, Moves moves) noexcept nogil
    cdef f64 best_action(self, Frame f) noexcept nogil
    cdef i32 is_spent(self) noexcept nogil
    cdef f64 follow(self, Frame f, i32 move) noexcept nogil
    cdef void find_actions(self, State s, Moves moves) noexcept nogil
    cdef BB scoring(self, State s, Moves moves, i32 colour) noexcept nogil
    cdef i32 next_action(self, Frame f, Moves moves, i32 kind) noexcept nogil
    cdef f64 others_commit(self, Frame f, State s) noexcept nogil
    cdef f64 child(self, Frame f, i32 move, i32 plan) noexcept nogil
    cdef void step(self, Frame f, State before, Frame n, State s, i32 move, i32 plan) noexcept nogil
    cdef i32 choose(self, Frame f) noexcept nogil
    cdef void play_on(self, State s, i32 turns) noexcept nogil
    cdef i32 best_move(self, State s, i32 seat) noexcept nogil
