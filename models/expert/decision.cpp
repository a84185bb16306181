#include "models/expert/decision.h"

#include "models/expert/decisionnames.h"

namespace tandem::expert {

namespace {

QChar sideLetter(Side side)
{
    // The generated text is the "output" of the papers, hence O.
    return side == Side::Expected ? u'E' : u'O';
}

std::optional<DecisionKind> kindFrom(QStringView name)
{
    for (const DecisionKind kind : {DecisionKind::Extraction, DecisionKind::Match,
             DecisionKind::Content, DecisionKind::Style}) {
        if (name == decisionKindKey(kind))
            return kind;
    }
    return std::nullopt;
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
    const qsizetype slash = key.indexOf(u'/');
    if (slash < 1)
        return std::nullopt;
    const auto kind = kindFrom(QStringView(key).mid(slash + 1));
    if (!kind || (key.front() != u'E' && key.front() != u'O'))
        return std::nullopt;
    DecisionRef decision{*kind, key.front() == u'E' ? Side::Expected : Side::Generated, -1};
    if (*kind != DecisionKind::Extraction) {
        decision.aspect = QStringView(key).mid(1, slash - 1).toInt() - 1;
        if (decision.aspect < 0)
            return std::nullopt;
    }
    // Only what key() makes: no leading zeros, no numbers where there are none.
    if (decision.key() != key)
        return std::nullopt;
    return decision;
}

size_t qHash(const DecisionRef& decision, size_t seed)
{
    return qHashMulti(
        seed, static_cast<int>(decision.kind), static_cast<int>(decision.side), decision.aspect);
}

} // namespace tandem::expert
