#include "views/overview/leftouttext.h"

#include "models/wordof.h"
#include "views/overview/overviewwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tandem {

namespace {

QString counted(const char* text, qsizetype n)
{
    return QCoreApplication::translate("LeftOut", text, nullptr, int(n));
}

QString reason(LeftOut why, qint64 count)
{
    static constexpr std::array words{QT_TRANSLATE_N_NOOP("LeftOut", "%n unassigned"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n with an open round"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n awaiting adjudication"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n with no paragraph left")};
    return counted(wordOf(why, words), count);
}

} // namespace

QString leftOutSummary(const BenchmarkFigures& result)
{
    QStringList reasons;
    for (const LeftOut why :
        {LeftOut::Unassigned, LeftOut::Open, LeftOut::Undecided, LeftOut::NothingKept}) {
        const qint64 count = result.leftOutFor(why);
        if (count > 0)
            reasons += reason(why, count);
    }
    QStringList sentences;
    if (reasons.isEmpty())
        sentences += OverviewWords::tr("No samples are excluded.");
    else
        sentences += OverviewWords::tr("Excluded samples: %1.")
                         .arg(reasons.join(OverviewWords::tr(", ", "between items of a list")));
    if (result.factsLeftOut > 0)
        sentences +=
            counted(QT_TRANSLATE_N_NOOP("LeftOut",
                        "%n fact(s) whose paragraphs were removed or relabelled are excluded too."),
                result.factsLeftOut);
    if (result.factsUnjudged > 0)
        sentences += counted(QT_TRANSLATE_N_NOOP("LeftOut",
                                 "%n fact(s) with an unfinished key-fact round are excluded too."),
            result.factsUnjudged);
    const auto unsettled = std::count_if(result.samples.cbegin(), result.samples.cend(),
        [](const SampleFigures& sample) { return sample.opinionsUnsettled; });
    if (unsettled > 0)
        sentences +=
            counted(QT_TRANSLATE_N_NOOP("LeftOut",
                        "%n sample(s) have no opinions yet: their opinion round is not settled."),
                unsettled);
    return sentences.join(QLatin1Char(' '));
}

} // namespace tandem
