#include "views/people/plantext.h"

#include "models/people/assignment.h"
#include "views/people/peoplewords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>
#include <QStringList>

namespace tandem {

namespace {

constexpr int kNamedSamples = 3;
constexpr qsizetype kLongestTitle = 80;

QString counted(const char* text, int n)
{
    return QCoreApplication::translate("Assignment", text, nullptr, n);
}

QString notReadyRemark(NotReady reason, const QList<int>& numbers)
{
    const auto remark = [&numbers](const char* text) {
        return counted(text, int(numbers.size())).arg(shortPositions(numbers));
    };
    switch (reason) {
    case NotReady::NoFacts:
        return remark(QT_TRANSLATE_N_NOOP("Assignment",
            "%n sample(s) skipped, no candidate facts yet: %1. Create them in Facts."));
    case NotReady::NoDiscussion:
        return remark(QT_TRANSLATE_N_NOOP("Assignment",
            "%n sample(s) skipped, no discussion yet: %1. Write or import it first."));
    case NotReady::Assigned:
        break;
    }
    return remark(QT_TRANSLATE_N_NOOP(
        "Assignment", "%n sample(s) skipped, already assigned: %1. Unassign first."));
}

QString shortTitle(const SampleRow& sample)
{
    QString title = sample.title;
    if (title.size() > kLongestTitle)
        title = QString(title.left(kLongestTitle).trimmed() + QChar(0x2026));
    return PeopleWords::tr("%1 %2", "number and title of a sample")
        .arg(QLocale().toString(sample.position), title)
        .trimmed();
}

} // namespace

QString planRemarks(const AssignmentPlan& plan)
{
    QStringList remarks;
    if (plan.fixed > 0)
        remarks += counted(QT_TRANSLATE_N_NOOP("Assignment",
                               "%n sample(s) unchanged: both annotators have submitted."),
            plan.fixed);
    if (plan.unchanged > 0)
        remarks +=
            counted(QT_TRANSLATE_N_NOOP("Assignment", "%n sample(s) already have this assignment."),
                plan.unchanged);
    if (plan.begun > 0)
        remarks += counted(QT_TRANSLATE_N_NOOP("Assignment",
                               "Someone has started in %n sample(s): those answers are kept in the "
                               "journal but no longer count, unless you undo."),
            plan.begun);
    if (const QString remark = importedLabelsRemark(plan.labelled); !remark.isEmpty())
        remarks += remark;
    for (auto left = plan.notReady.cbegin(); left != plan.notReady.cend(); ++left)
        remarks += notReadyRemark(left.key(), left.value());
    return remarks.join(QLatin1Char('\n'));
}

QString planName(const AssignmentPlan& plan, bool balanced)
{
    QSet<SampleId> samples; // one may be there at several steps
    for (const AssignmentStep& one : plan.steps)
        samples.insert(one.sample);
    const int n = int(samples.size());
    if (n == 0)
        return {};
    const AssignmentStep& step = plan.steps.constFirst();
    if (!step.after)
        return counted(QT_TRANSLATE_N_NOOP("Assignment", "Unassign %n sample(s)"), n);
    if (step.calibration)
        return counted(QT_TRANSLATE_N_NOOP("Assignment", "Calibrate on %n sample(s)"), n);
    if (balanced)
        return counted(QT_TRANSLATE_N_NOOP("Assignment", "Assign %n sample(s) evenly"), n);
    return counted(QT_TRANSLATE_N_NOOP("Assignment", "Assign %n sample(s)"), n);
}

QString sampleNames(const QList<SampleRow>& samples)
{
    QStringList lines;
    for (const SampleRow& sample :
        samples.first(std::min<qsizetype>(kNamedSamples, samples.size())))
        lines += shortTitle(sample);
    if (samples.size() > kNamedSamples)
        lines += counted(
            QT_TRANSLATE_N_NOOP("Assignment", "and %n more"), int(samples.size()) - kNamedSamples);
    return lines.join(QLatin1Char('\n'));
}

} // namespace tandem
