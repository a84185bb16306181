#include "views/inspect/decisionwords.h"

#include "views/inspect/inspectwords.h"

namespace tandem {

QString decisionName(const expert::DecisionRef& decision)
{
    const QString label = expert::aspectLabel(decision.side, decision.aspect);
    switch (decision.kind) {
    case expert::DecisionKind::Extraction:
        break;
    case expert::DecisionKind::Match:
        return InspectWords::tr("%1: match", "aspect").arg(label);
    case expert::DecisionKind::Content:
        return InspectWords::tr("%1: content", "aspect").arg(label);
    case expert::DecisionKind::Style:
        return InspectWords::tr("%1: style", "aspect").arg(label);
    }
    return decision.side == expert::Side::Expected
               ? InspectWords::tr("aspects of the expected text")
               : InspectWords::tr("aspects of the generated text");
}

QString aspectName(const expert::Explanation& explanation, expert::Side side, int aspect)
{
    const QList<expert::Aspect>& aspects = explanation.side(side).aspects;
    const QString title =
        aspect >= 0 && aspect < aspects.size() ? aspects.at(aspect).title : QString();
    return expert::aspectLabel(side, aspect) + QLatin1Char(' ') + title;
}

ReplyId replyOf(const expert::Explanation& explanation, const expert::DecisionRef& decision)
{
    const expert::ExplainedSide& side = explanation.side(decision.side);
    if (decision.kind == expert::DecisionKind::Extraction)
        return side.reply;
    if (decision.aspect < 0 || decision.aspect >= side.matches.size())
        return {};
    const expert::AspectMatch& match = side.matches.at(decision.aspect);
    if (decision.kind == expert::DecisionKind::Match)
        return match.reply;
    return decision.kind == expert::DecisionKind::Content ? match.content.reply : match.style.reply;
}

} // namespace tandem
