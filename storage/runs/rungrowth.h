#pragma once

#include <QHash>
#include <QString>

#include <optional>

namespace tandem {

/// About how many tasks answers are still to bring, where what they bring brings nothing more: as
/// many for each open task as those so far that ask the like.
class RunGrowth final
{
public:
    RunGrowth() = default;
    /// `openOf`: how many tasks were open when the work began, by the part that they are about.
    explicit RunGrowth(const QHash<QString, int>& openOf);

    /// A task about `part` ended and brought so many.
    void end(const QString& part, qint64 added);
    /// None while nothing tells what some of the open tasks bring.
    std::optional<qint64> expected() const;

private:
    struct Like
    {
        qint64 open = 0;
        qint64 ended = 0;
        qint64 added = 0;
    };
    QHash<QString, Like> m_alike; ///< by the part without its number
};

} // namespace tandem
