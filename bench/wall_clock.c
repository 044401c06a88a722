/* Preloaded into a server by bench/faults.py: adds the seconds in a shared file to its wall clock.

   The monotonic clock stays as it is. libfaketime does the same with locks that are shared by all
   processes, and delays a server by seconds. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *offset;

__attribute__((constructor)) static void open_offset(void)
{
    const char *path = getenv("SHEDU_BENCH_WALL_CLOCK");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *page = mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, file, 0);
    if (page != MAP_FAILED)
        offset = page;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *result)
{
    int status = syscall(SYS_clock_gettime, clock, result);
    if (!status && offset && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        result->tv_sec += *offset;
    return status;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone)
{
    int status = syscall(SYS_gettimeofday, result, zone);
    if (!status && offset)
        result->tv_sec += *offset;
    return status;
}

time_t time(time_t *result)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result)
        *result = now.tv_sec;
    return now.tv_sec;
}
