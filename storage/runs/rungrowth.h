#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// About how many tasks answers are still to bring: as many of each kind for each open task as
/// those so far that ask the like, and what these bring in their turn.
class RunGrowth final
{
public:
    /// Whether what answers bring brings something itself.
    enum class Depth { Once, Repeatedly };

    RunGrowth() = default;
    /// `openOf`: how many tasks were open when the work began, by the part that they are about.
    explicit RunGrowth(const QHash<QString, int>& openOf, Depth depth = Depth::Once);

    /// A task about `part` ended and brought others about these parts.
    void end(const QString& part, const QStringList& added);
    /// None while nothing tells what the open tasks bring: of those that were open from the
    /// beginning some kind has no end yet; where answers bring tasks repeatedly, before the first
    /// one ended. Kinds that come later and have no end yet are taken to bring nothing.
    std::optional<qint64> expected() const;

private:
    struct Like
    {
        qint64 open = 0;
        qint64 ended = 0;
        QHash<QString, qint64> added; ///< by kind
    };
    double broughtBy(const QString& kind, int depth) const;

    Depth m_depth = Depth::Once;
    QHash<QString, Like> m_alike; ///< by kind: the part without its number
};

} // namespace tandem
