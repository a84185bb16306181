#pragma once

#include <QLockFile>
#include <QString>

namespace tandem {

/// A file that is filled beside the place that it takes when it is whole, under a name of its own,
/// with a lock that tells it from what a killed program has left.
class PartialFile final
{
public:
    explicit PartialFile(const QString& place);

    /// Takes away what programs that were killed have left of such files for `place`; those of
    /// programs that are at work stay.
    static void removeLeftovers(const QString& place);

    /// Takes leftovers away, and says that the program that fills this one is alive.
    void begin();
    const QString& path() const { return m_path; }

private:
    QString m_place;
    QString m_path;
    QLockFile m_lock;
};

} // namespace tandem
