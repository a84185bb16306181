#include "models/expert/casefilter.h"

#include "models/expert/casefilterreader.h"

#include <algorithm>
#include <cmath>

namespace tandem::expert {

namespace {

/// Scores are sums of fractions: what is shown as equal counts as equal.
constexpr double kSame = 0.005;

} // namespace

bool FigureCondition::holdsFor(double figureValue) const
{
    switch (comparison) {
    case CaseComparison::Less:
        return figureValue < value;
    case CaseComparison::LessOrEqual:
        return figureValue <= value;
    case CaseComparison::Greater:
        return figureValue > value;
    case CaseComparison::GreaterOrEqual:
        return figureValue >= value;
    case CaseComparison::Equal:
        break;
    }
    return std::abs(figureValue - value) < kSame;
}

bool CaseFilter::isEmpty() const
{
    CaseFilter nothing;
    nothing.mode = mode;
    nothing.where = where;
    nothing.side = side;
    return *this == nothing;
}

TypedFilter caseFilterFrom(const QString& text)
{
    return CaseFilterReader(text).read();
}

QStringList conditionsOf(const QString& text)
{
    QStringList parts;
    QString part;
    bool quoted = false;
    int depth = 0;
    for (const QChar character : text) {
        if (character == QLatin1Char('"'))
            quoted = !quoted;
        else if (!quoted && character == QLatin1Char('('))
            ++depth;
        else if (!quoted && character == QLatin1Char(')'))
            depth = std::max(0, depth - 1);
        if (!quoted && depth == 0 && character == QLatin1Char(',')) {
            parts.append(part.trimmed());
            part.clear();
        } else {
            part += character;
        }
    }
    parts.append(part.trimmed());
    parts.removeAll(QString());
    return parts;
}

QString quotedName(const QString& name)
{
    for (const QChar character : name) {
        if (!character.isLetterOrNumber() && !QStringLiteral("-_.+/").contains(character))
            return QLatin1Char('"') + name + QLatin1Char('"');
    }
    return name.isEmpty() ? QStringLiteral("\"\"") : name;
}

} // namespace tandem::expert
