#pragma once

#include <QList>

#include <optional>

namespace tandem {

/// How fast tasks come to their end, seen over the last ones.
class RunPace final
{
public:
    /// A task ended at `ms`, which never goes back.
    void add(qint64 ms);
    /// Tasks a minute; none before there are two.
    std::optional<double> perMinute() const;
    /// Milliseconds that `open` tasks will take at this pace.
    std::optional<qint64> timeLeftMs(qint64 open) const;

private:
    QList<qint64> m_ends;
};

} // namespace tandem
