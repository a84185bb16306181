#include "storage/llm/callclock.h"

#include <chrono>

namespace tandem::llm {

qint64 CallClock::nowMs() const
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

QDateTime CallClock::nowUtc() const
{
    return QDateTime::currentDateTimeUtc();
}

int CallClock::idle(int ms)
{
    return ms;
}

} // namespace tandem::llm
