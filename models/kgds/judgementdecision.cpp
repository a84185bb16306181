#include "models/kgds/judgementdecision.h"

#include "models/kgds/lonedecision.h"

namespace tandem::kgds {

QString JudgementDecision::key() const
{
    switch (kind) {
    case JudgementKind::Fact:
        return QStringLiteral("F%1.%2").arg(group + 1).arg(item + 1);
    case JudgementKind::Opinion:
        return QStringLiteral("O%1").arg(item + 1);
    case JudgementKind::Error:
        return QStringLiteral("E%1").arg(item + 1);
    default:
        break;
    }
    return QChar(loneDecision(kind)->letter);
}

std::optional<JudgementDecision> JudgementDecision::fromKey(const QString& key)
{
    if (key.isEmpty())
        return std::nullopt;
    const QStringView rest = QStringView(key).sliced(1);
    const qsizetype dot = rest.indexOf(u'.');
    JudgementDecision decision;
    switch (key.front().unicode()) {
    case u'F':
        decision = ofFact(
            rest.left(qMax<qsizetype>(dot, 0)).toInt() - 1, rest.sliced(dot + 1).toInt() - 1);
        break;
    case u'O':
        decision = ofOpinion(rest.toInt() - 1);
        break;
    case u'E':
        decision = ofError(rest.toInt() - 1);
        break;
    default:
        const LoneDecision* lone = loneDecisionOf(key.front());
        if (!lone)
            return std::nullopt;
        decision = alone(lone->kind);
    }
    // Only what key() makes: no leading zeros, no numbers where there are none.
    const bool counts =
        loneDecision(decision.kind) ||
        (decision.item >= 0 && (decision.kind != JudgementKind::Fact || decision.group >= 0));
    if (!counts || decision.key() != key)
        return std::nullopt;
    return decision;
}

size_t qHash(const JudgementDecision& decision, size_t seed)
{
    return qHashMulti(seed, int(decision.kind), decision.group, decision.item);
}

} // namespace tandem::kgds
