#pragma once

#include <QList>

#include <optional>

namespace tandem {

/// How fast tasks come to their end, seen over the last ones. Times are in milliseconds.
class RunPace final
{
public:
    /// The first call leaves, by a clock that never goes back; nothing where one has.
    void begin(qint64 ms);
    /// A task ended.
    void add(qint64 ms);
    /// Tasks a minute; none before there is one.
    std::optional<double> perMinute() const;
    /// Milliseconds that `open` tasks will take at this pace.
    std::optional<qint64> timeLeftMs(qint64 open) const;

private:
    /// The beginning, then ends: calls that were sent together may end together, and took as long
    /// as they were waited for.
    QList<qint64> m_ends;
};

} // namespace tandem
