#include "storage/runs/rungrowth.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

QString withoutNumber(const QString& part)
{
    QString kind = part;
    kind.removeIf([](QChar letter) { return letter.isDigit(); });
    return kind;
}

} // namespace

RunGrowth::RunGrowth(const QHash<QString, int>& openOf)
{
    for (auto part = openOf.cbegin(); part != openOf.cend(); ++part)
        m_alike[withoutNumber(part.key())].open += part.value();
}

void RunGrowth::end(const QString& part, qint64 added)
{
    Like& like = m_alike[withoutNumber(part)];
    --like.open;
    ++like.ended;
    like.added += added;
}

std::optional<qint64> RunGrowth::expected() const
{
    double sum = 0.0;
    for (const Like& like : m_alike) {
        if (like.open > 0 && like.ended == 0)
            return std::nullopt;
        if (like.open > 0)
            sum += double(like.open) * double(like.added) / double(like.ended);
    }
    return std::llround(sum);
}

} // namespace tandem
