"""Work of the operator on the machine: installing the service, and checking how it is set up.

May import every other package of the server except `admin`.
"""
