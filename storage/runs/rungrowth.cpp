#include "storage/runs/rungrowth.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

/// Generations that are followed: more than any kind of run has, and an end to circles.
constexpr int kMostGenerations = 8;

QString withoutNumber(const QString& part)
{
    QString kind = part;
    kind.removeIf([](QChar letter) { return letter.isDigit(); });
    return kind;
}

} // namespace

RunGrowth::RunGrowth(const QHash<QString, int>& openOf, Depth depth)
    : m_depth(depth)
{
    for (auto part = openOf.cbegin(); part != openOf.cend(); ++part)
        m_alike[withoutNumber(part.key())].open += part.value();
}

void RunGrowth::end(const QString& part, const QStringList& added)
{
    Like& like = m_alike[withoutNumber(part)];
    --like.open;
    ++like.ended;
    for (const QString& child : added)
        ++like.added[withoutNumber(child)];
    if (m_depth == Depth::Once)
        return;
    for (const QString& child : added)
        ++m_alike[withoutNumber(child)].open;
}

/// How many tasks one of a kind brings, with those that these bring.
double RunGrowth::broughtBy(const QString& kind, int depth) const
{
    const auto like = m_alike.constFind(kind);
    if (like == m_alike.cend() || like->ended == 0 || depth == kMostGenerations)
        return 0.0;
    double brought = 0.0;
    for (auto child = like->added.cbegin(); child != like->added.cend(); ++child) {
        const double more = m_depth == Depth::Once ? 0.0 : broughtBy(child.key(), depth + 1);
        brought += double(child.value()) / double(like->ended) * (1.0 + more);
    }
    return brought;
}

std::optional<qint64> RunGrowth::expected() const
{
    double sum = 0.0;
    bool isOpen = false;
    bool hasEnded = false;
    for (auto like = m_alike.cbegin(); like != m_alike.cend(); ++like) {
        hasEnded = hasEnded || like->ended > 0;
        if (like->open <= 0)
            continue;
        isOpen = true;
        if (m_depth == Depth::Once && like->ended == 0)
            return std::nullopt;
        sum += double(like->open) * broughtBy(like.key(), 0);
    }
    if (isOpen && !hasEnded)
        return std::nullopt;
    return std::llround(sum);
}

} // namespace tandem
