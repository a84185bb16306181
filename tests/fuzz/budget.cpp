#include "budget.h"

#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>

// Of the sanitizers' run time; without one nothing but the largest memory of the process is known.
extern "C" {
__attribute__((weak)) int __sanitizer_install_malloc_and_free_hooks(
    void (*taken)(const volatile void*, std::size_t), void (*given)(const volatile void*));
__attribute__((weak)) std::size_t __sanitizer_get_allocated_size(const volatile void*);
}

namespace {

constexpr double kSeconds = 10.0;
constexpr double kSecondsPerByte = 10e-6;
constexpr std::size_t kMemory = std::size_t(48) << 20;
constexpr std::size_t kMemoryPerByte = 256;

std::atomic<long long> heldBytes = 0;
std::atomic<long long> mostBytes = 0;

void onTaken(const volatile void*, std::size_t bytes)
{
    const long long held = heldBytes += static_cast<long long>(bytes);
    long long most = mostBytes;
    while (held > most && !mostBytes.compare_exchange_weak(most, held)) {
    }
}

void onGiven(const volatile void* memory)
{
    if (memory)
        heldBytes -= static_cast<long long>(__sanitizer_get_allocated_size(memory));
}

bool countsMemory()
{
    static const bool counts = __sanitizer_install_malloc_and_free_hooks &&
                               __sanitizer_get_allocated_size &&
                               __sanitizer_install_malloc_and_free_hooks(onTaken, onGiven) != 0;
    return counts;
}

long long largestMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<long long>(usage.ru_maxrss) * 1024;
}

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

} // namespace

Budget::Budget(std::size_t bytes)
    : m_bytes(bytes)
    , m_begin(processorSeconds())
{
    heldBytes = 0;
    mostBytes = countsMemory() ? 0 : -largestMemory();
}

Budget::~Budget()
{
    const double seconds = processorSeconds() - m_begin;
    const long long memory = countsMemory() ? mostBytes.load() : mostBytes + largestMemory();
    const bool isWithin = seconds <= kSeconds + kSecondsPerByte * double(m_bytes) &&
                          memory <= static_cast<long long>(kMemory + kMemoryPerByte * m_bytes);
    if (isWithin)
        return;
    std::fprintf(stderr, "Over the budget: %.2f s and %lld bytes of memory for %zu bytes.\n",
        seconds, memory, m_bytes);
    std::abort();
}
