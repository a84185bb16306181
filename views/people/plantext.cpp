#include "views/people/plantext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace tandem {

namespace {

constexpr int kNamedSamples = 3;
constexpr qsizetype kLongestTitle = 80;

QString counted(const char* text, int n)
{
    return QCoreApplication::translate("Assignment", text, nullptr, n);
}

QString shortTitle(const SampleRow& sample)
{
    QString title = sample.title;
    if (title.size() > kLongestTitle)
        title = QString(title.left(kLongestTitle).trimmed() + QChar(0x2026));
    return QCoreApplication::translate("Assignment", "%1 %2", "number and title of a sample")
        .arg(QLocale().toString(sample.position), title)
        .trimmed();
}

} // namespace

QString planRemarks(const AssignmentPlan& plan)
{
    QStringList remarks;
    if (plan.fixed > 0)
        remarks += counted(QT_TRANSLATE_N_NOOP(
                               "Assignment", "%n sample(s) stay as they are: both have handed in."),
            plan.fixed);
    if (plan.unchanged > 0)
        remarks +=
            counted(QT_TRANSLATE_N_NOOP("Assignment", "%n sample(s) have this assignment already."),
                plan.unchanged);
    if (plan.begun > 0)
        remarks += counted(QT_TRANSLATE_N_NOOP("Assignment",
                               "In %n sample(s) somebody has begun: the answers stay "
                               "in the journal but count no more, "
                               "unless you undo."),
            plan.begun);
    return remarks.join(QLatin1Char('\n'));
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
