#include "models/expert/decision.h"

#include "models/expert/decisionnames.h"

namespace tandem::expert {

namespace {

QChar sideLetter(Side side)
{
    // The generated text is the "output" of the papers, hence O.
    return side == Side::Expected ? u'E' : u'O';
}

} // namespace

QString aspectLabel(Side side, int aspect)
{
    return sideLetter(side) + QString::number(aspect + 1);
}

QString DecisionRef::key() const
{
    const QString subject =
        kind == DecisionKind::Extraction ? QString(sideLetter(side)) : aspectLabel(side, aspect);
    return subject + u'/' + decisionKindKey(kind);
}

std::optional<DecisionRef> DecisionRef::fromKey(const QString& key)
{
    const Side side = key.startsWith(u'E') ? Side::Expected : Side::Generated;
    const int aspect = QStringView(key).mid(1, key.indexOf(u'/') - 1).toInt() - 1;
    for (const DecisionKind kind : {DecisionKind::Extraction, DecisionKind::Match,
             DecisionKind::Content, DecisionKind::Style}) {
        const bool isOfText = kind == DecisionKind::Extraction;
        const DecisionRef decision{kind, side, isOfText ? -1 : aspect};
        // Only what key() makes: no leading zeros, no numbers where there are none.
        if ((isOfText || aspect >= 0) && decision.key() == key)
            return decision;
    }
    return std::nullopt;
}

size_t qHash(const DecisionRef& decision, size_t seed)
{
    return qHashMulti(
        seed, static_cast<int>(decision.kind), static_cast<int>(decision.side), decision.aspect);
}

} // namespace tandem::expert
