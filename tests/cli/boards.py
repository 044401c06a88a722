"""A record whose position has every kind of piece."""

EVERYTHING = """\
shedu 1
option buildings
option wonder
players lion bull archer
position
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
 1 .  .  .  .  ~  f  f  f+ ~  .  t* .  ~  .  .  .
 2 .  t* .  .  ~  .  .  .  .  .  .  .  ~  .  .  t*
 3 .  .  .  ~  ~  t*+ Kl .  m  .  .  w  ~  ~  .  .
 4 ~  ~  ~  ~  .  .  .  .  .  .  w  w  w  ~  ~  ~
 5 .  .  .  .  .  Pb t  s  .  .  .  w  .  t* ~  ~
 6 .  .  .  .  .  !  .  .  .  .  .  .  .  .  f  .
 7 ~  ~  !  ~  .  .  .  x  x* Ta t  .  ~  ~  ~  .
 8 .  t* .  ~  ~  ~  ~  x  x  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  t* .
10 .  .  .  .  .  t* .  .  .  .  .  .  .  .  .  .
11 .  .  .  .  .  .  .  .  .  .  t* Fa .  .  .  .
monument red-green H7
wonder L4
bag 20t 10s 12f 10m
end
"""
