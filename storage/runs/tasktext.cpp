#include "storage/runs/tasktext.h"

#include "models/expert/decision.h"
#include "models/kgds/runparts.h"
#include "models/usersum/summarypart.h"
#include "storage/runs/predictionsrun.h"
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

QString turnText(const kgds::SummaryTurn& turn)
{
    return kgds::patternName(turn.pattern) + u' ' + kgds::paradigmName(turn.paradigm);
}

QString judgePartText(const kgds::JudgePart& part)
{
    switch (part.aspect) {
    case kgds::JudgedAspect::Facts:
        return RunWords::tr("facts %1", "number of a group of facts").arg(part.number);
    case kgds::JudgedAspect::Opinions:
        return RunWords::tr("opinions", "what a judge is asked about");
    case kgds::JudgedAspect::Error:
        return RunWords::tr("error of opinion %1").arg(part.number);
    case kgds::JudgedAspect::Feedback:
        break;
    }
    return part.expertsFirst ? RunWords::tr("feedback, experts' paragraphs shown first")
                             : RunWords::tr("feedback, system's paragraphs shown first");
}

/// What stands in a name, in turn.
QString joinedName(const QStringList& parts)
{
    QStringList words;
    for (const QString& part : parts) {
        if (!part.isEmpty())
            words.append(part);
    }
    return words.join(RunWords::tr(", ", "between the parts of a task's name"));
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
    if (const auto turn = kgds::SummaryTurn::fromKey(part))
        return turnText(*turn);
    if (const auto judged = kgds::JudgePart::fromKey(part))
        return judgePartText(*judged);
    if (const auto step = usersum::SummaryPart::fromKey(part))
        return usersum::summaryPartName(*step);
    if (const auto asked = PredictionPart::fromKey(part))
        return RunWords::tr("task %1, run %2", "of a predictor")
            .arg(asked->position)
            .arg(asked->repeat);
    const auto decision = expert::DecisionRef::fromKey(part);
    return decision ? decisionText(*decision) : part;
}

QString sampleTaskText(const TaskRow& task)
{
    if (task.samplePosition == 0)
        return {};
    const QString sample = QLocale().toString(task.samplePosition);
    if (task.paragraphNumber > 0)
        return RunWords::tr("Sample %1, paragraph %2")
            .arg(sample, QLocale().toString(task.paragraphNumber));
    return joinedName(
        {RunWords::tr("Sample %1").arg(sample), task.system, taskPartText(task.subject.part)});
}

QString caseTaskText(const TaskRow& task)
{
    if (task.casePosition == 0)
        return {};
    const QString name =
        task.caseName.isEmpty() ? QLocale().toString(task.casePosition) : task.caseName;
    return joinedName(
        {RunWords::tr("Case %1").arg(name), task.system, taskPartText(task.subject.part)});
}

QString userTaskText(const TaskRow& task)
{
    if (task.user.isEmpty())
        return {};
    return joinedName({task.user, task.system, taskPartText(task.subject.part)});
}

QString taskText(const TaskRow& task)
{
    if (!task.user.isEmpty())
        return userTaskText(task);
    const QString name = task.casePosition > 0 ? caseTaskText(task) : sampleTaskText(task);
    // What it was about may have been taken out.
    return name.isEmpty() ? taskPartText(task.subject.part) : name;
}

} // namespace tandem
