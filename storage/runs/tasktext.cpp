#include "storage/runs/tasktext.h"

#include "models/expert/decision.h"
#include "storage/runs/runwords.h"

#include <QLocale>

namespace tandem {

namespace {

QString decisionText(const expert::DecisionRef& decision)
{
    using expert::DecisionKind;
    const QString label = expert::aspectLabel(decision.side, decision.aspect);
    switch (decision.kind) {
    case DecisionKind::Extraction:
        return decision.side == expert::Side::Expected
                   ? RunWords::tr("aspects of the expected text")
                   : RunWords::tr("aspects of the generated text");
    case DecisionKind::Match:
        return RunWords::tr("%1 match", "label of an aspect").arg(label);
    case DecisionKind::Content:
        return RunWords::tr("%1 content", "label of an aspect").arg(label);
    case DecisionKind::Style:
        return RunWords::tr("%1 style", "label of an aspect").arg(label);
    }
    return {};
}

} // namespace

QString taskPartText(const QString& part)
{
    if (part == QLatin1String("AB"))
        return RunWords::tr("first system's output shown first");
    if (part == QLatin1String("BA"))
        return RunWords::tr("second system's output shown first");
    if (part.startsWith(QLatin1String("profile/")))
        return RunWords::tr("with the profile of another case");
    if (part == QLatin1String("probabilities"))
        return RunWords::tr("probabilities of scores");
    if (part.startsWith(QLatin1String("sample/")) || part.startsWith(QLatin1String("plain/")))
        return RunWords::tr("sample %1").arg(part.section(QLatin1Char('/'), 1).toInt() + 1);
    const auto decision = expert::DecisionRef::fromKey(part);
    return decision ? decisionText(*decision) : part;
}

QString caseTaskText(const TaskRow& task)
{
    if (task.casePosition == 0)
        return {};
    QStringList words{RunWords::tr("Case %1").arg(
        task.caseName.isEmpty() ? QLocale().toString(task.casePosition) : task.caseName)};
    for (const QString& more : {task.system, taskPartText(task.subject.part)}) {
        if (!more.isEmpty())
            words.append(more);
    }
    return words.join(RunWords::tr(", ", "between the parts of a task's name"));
}

} // namespace tandem
