#include "models/kgds/scorereport.h"

#include "models/kgds/comparisonreport.h"
#include "models/kgds/kgdswords.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemrelations.h"
#include "models/kgds/systemtables.h"
#include "models/results/spelling.h"

namespace tandem::kgds {

namespace {

constexpr qsizetype kMostNumbers = 12; // of samples that are named
constexpr qsizetype kMostRemarks = 40; // on all systems

QString numbersText(const QList<qint64>& numbers)
{
    QStringList shown;
    for (const qint64 number : numbers.mid(0, kMostNumbers))
        shown.append(QString::number(number));
    if (numbers.size() > kMostNumbers)
        shown.append(QStringLiteral("…"));
    return shown.join(KgdsWords::tr(", "));
}

void addSampleRemarks(QStringList& remarks, const ScoredSystem& system)
{
    if (!system.missing.isEmpty())
        remarks += KgdsWords::tr(
            "%n sample(s) missing and excluded: %1.", nullptr, int(system.missing.size()))
                       .arg(numbersText(system.missing));
    const int n = int(system.withoutOutput.size());
    if (n == 0)
        return;
    const QString words =
        system.system.pattern == Pattern::Extractive
            ? KgdsWords::tr(
                  "%n sample(s) judged without the output itself; only CAO-R includes them: %1.",
                  nullptr, n)
            : KgdsWords::tr("%n sample(s) judged without the output itself: %1.", nullptr, n);
    remarks += words.arg(numbersText(system.withoutOutput));
}

void addAnswerRemarks(QStringList& remarks, const ScoredSystem& system)
{
    if (const int n = sumOverSamples(system, &SampleScore::unansweredFacts); n > 0)
        remarks += KgdsWords::tr("%n fact(s) not judged, excluded.", nullptr, n);
    if (const int n = sumOverSamples(system, &SampleScore::unansweredOpinions); n > 0)
        remarks += KgdsWords::tr("%n opinion(s) not judged, excluded.", nullptr, n);
    if (const int n = sumOverSamples(system, &SampleScore::unknownParagraphs); n > 0)
        remarks += KgdsWords::tr(
            "%n paragraph(s) named that the article does not have; they count as wrong.", nullptr,
            n);
}

void addErrorRemarks(QStringList& remarks, const ScoredSystem& system)
{
    const SystemErrors errors = errorsOf(system);
    if (!system.unattributedErrors.isEmpty())
        remarks += KgdsWords::tr("%1 error types for %2 uncovered opinions. It is not known which "
                                 "opinion has which type; the shares are those of the types.")
                       .arg(system.unattributedErrors.size())
                       .arg(errors.uncovered);
    else if (errors.untyped > 0)
        remarks += KgdsWords::tr("%1 of %2 uncovered opinions have no error type.")
                       .arg(errors.untyped)
                       .arg(errors.uncovered);
}

QString remarkName(const SystemRef& system)
{
    return QStringLiteral("%1, %2, %3: ")
        .arg(results::onOneLine(system.model), patternName(system.pattern),
            paradigmName(system.paradigm));
}

/// On samples with an output on whose opinions nobody has said anything.
QStringList unjudgedRemarks(const ScoredSystem& system)
{
    QList<qint64> unjudged;
    for (auto sample = system.samples.cbegin(); sample != system.samples.cend(); ++sample) {
        if (!sample->opinionRecall && sample->unansweredOpinions == 0)
            unjudged.append(sample.key());
    }
    if (unjudged.isEmpty())
        return {};
    return {remarkName(system.system) +
            KgdsWords::tr("%n sample(s) with an output that is not judged: %1.", nullptr,
                int(unjudged.size()))
                .arg(numbersText(unjudged))};
}

} // namespace

QStringList scoreRemarks(const ScoredSystem& system)
{
    QStringList remarks;
    addSampleRemarks(remarks, system);
    addAnswerRemarks(remarks, system);
    addErrorRemarks(remarks, system);
    const QString name = remarkName(system.system);
    for (QString& remark : remarks)
        remark.prepend(name);
    return remarks;
}

QStringList reportRemarks(const QList<ScoredSystem>& systems)
{
    QStringList remarks;
    for (const ScoredSystem& system : systems)
        remarks += unjudgedRemarks(system) + scoreRemarks(system);
    const qsizetype more = remarks.size() - kMostRemarks;
    if (more <= 0)
        return remarks;
    remarks = remarks.first(kMostRemarks);
    remarks += KgdsWords::tr("… and %n more warning(s).", nullptr, int(more));
    return remarks;
}

results::Report scoreReport(const QList<ScoredSystem>& systems)
{
    results::Report report = systemTablesReport(systems, {}, {}, {});
    report.sections.append(retrieversSection(retrieverStandings(systems)));
    report.sections.removeIf(
        [](const results::Section& section) { return section.rows.isEmpty(); });
    QStringList remarks;
    for (const ScoredSystem& system : systems)
        remarks += scoreRemarks(system);
    report.sections.append(results::notesOf(remarks));
    return report;
}

} // namespace tandem::kgds
