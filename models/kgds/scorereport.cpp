#include "models/kgds/scorereport.h"

#include "models/kgds/kgdswords.h"
#include "models/results/spelling.h"

#include <functional>

namespace tandem::kgds {

namespace {

constexpr int kShownDecimals = 2; // as the paper has them
constexpr qsizetype kModelLetters = 40;
constexpr qsizetype kMostNumbers = 12; // of samples that are named

/// An average in percent, rounded as published.
results::Cell percentOf(const Figure& average)
{
    Figure percent = average;
    if (percent.value)
        percent.value = publishedPercent(*percent.value);
    return percent;
}

void addSystem(results::SectionOf<QList<SystemScore>>& table)
{
    table
        .add("model", KgdsWords::tr("Model"),
            [](const SystemScore& score) { return results::onOneLine(score.ref.model); })
        .cut(kModelLetters);
    table.add("paradigm", KgdsWords::tr("Paradigm"),
        [](const SystemScore& score) { return paradigmName(score.ref.paradigm); });
}

results::Section scoresSection(const QList<SystemScore>& scores, Pattern pattern)
{
    const bool isExtractive = pattern == Pattern::Extractive;
    const QString title = isExtractive
                              ? KgdsWords::tr("%1: chosen paragraphs and opinion summary, percent")
                              : KgdsWords::tr("%1: background and opinion summary, percent");
    results::SectionOf table("metrics", scores, title.arg(patternName(pattern)));
    addSystem(table);
    const auto add = [&](const char* extractive, const char* abstractive,
                         Figure SystemScore::*average) {
        const QString name = QLatin1String(isExtractive ? extractive : abstractive);
        table
            .add(name.toLower().replace(u'-', u'_'), name,
                [average](const SystemScore& score) { return percentOf(score.*average); })
            .number(kShownDecimals);
    };
    add("BSP-R", "KBSAF-R", &SystemScore::recall);
    add("BSP-P", "KBSAF-P", &SystemScore::precision);
    add("BSP-F1", "KBSAF-F1", &SystemScore::f1);
    add("CAO-R", "CAO-R", &SystemScore::opinionRecall);
    add("OP-GM", "OP-GM", &SystemScore::overall);
    if (isExtractive)
        table
            .add("retrieval_ratio", KgdsWords::tr("Retrieved"),
                [](const SystemScore& score) { return percentOf(score.retrieved); })
            .number(kShownDecimals);
    table.add("n", KgdsWords::tr("n (samples)"), &SystemScore::present);
    return table;
}

results::Section sharesSection(const QList<SystemScore>& scores, Pattern pattern)
{
    results::SectionOf table("errors", scores,
        KgdsWords::tr("%1: error types of opinions that are not covered, percent")
            .arg(patternName(pattern)));
    addSystem(table);
    for (const ErrorType type : kErrorOrder) {
        table
            .add(errorKey(type), errorKey(type).toUpper(),
                [type](const SystemScore& score) { return score.errors[std::size_t(type) - 1]; })
            .number(kShownDecimals)
            .hint(errorName(type));
    }
    table.add("n", KgdsWords::tr("n (opinions)"), &SystemScore::uncovered);
    return table;
}

QString numbersText(const QList<int>& numbers)
{
    QStringList shown;
    for (const int number : numbers.mid(0, kMostNumbers))
        shown.append(QString::number(number));
    if (numbers.size() > kMostNumbers)
        shown.append(QStringLiteral("…"));
    return shown.join(KgdsWords::tr(", "));
}

void addErrorRemarks(QStringList& remarks, const SystemScore& score)
{
    if (score.looseErrors > 0)
        remarks += KgdsWords::tr("%1 error types for %2 opinions that are not covered: which "
                                 "belongs to which is not known, and the shares are those of the "
                                 "error types.")
                       .arg(score.looseErrors)
                       .arg(score.uncovered);
    else if (score.untyped > 0)
        remarks += KgdsWords::tr("%1 of %2 opinions that are not covered have no error type.")
                       .arg(score.untyped)
                       .arg(score.uncovered);
}

} // namespace

QStringList scoreRemarks(const SystemScore& score)
{
    QStringList remarks;
    if (!score.missing.isEmpty())
        remarks += KgdsWords::tr(
            "%n sample(s) missing and left out: %1.", nullptr, int(score.missing.size()))
                       .arg(numbersText(score.missing));
    if (const int n = int(score.withoutOutput.size()); n > 0) {
        const QString words =
            score.ref.pattern == Pattern::Extractive
                ? KgdsWords::tr("%n sample(s) judged, but without the output itself; only CAO-R "
                                "has them: %1.",
                      nullptr, n)
                : KgdsWords::tr(
                      "%n sample(s) judged, but without the output itself: %1.", nullptr, n);
        remarks += words.arg(numbersText(score.withoutOutput));
    }
    if (score.unansweredFacts > 0)
        remarks += KgdsWords::tr(
            "%n fact(s) without an answer, left out.", nullptr, score.unansweredFacts);
    if (score.unansweredOpinions > 0)
        remarks += KgdsWords::tr(
            "%n opinion(s) without an answer, left out.", nullptr, score.unansweredOpinions);
    if (score.unknownParagraphs > 0)
        remarks += KgdsWords::tr("%n paragraph(s) named that the article lacks; they count as "
                                 "wrong ones.",
            nullptr, score.unknownParagraphs);
    addErrorRemarks(remarks, score);
    const QString system =
        QStringLiteral("%1, %2, %3: ")
            .arg(results::onOneLine(score.ref.model), patternName(score.ref.pattern),
                paradigmName(score.ref.paradigm));
    for (QString& remark : remarks)
        remark.prepend(system);
    return remarks;
}

results::Report scoreReport(const QList<SystemScore>& scores)
{
    results::Report report;
    QStringList remarks;
    for (const SystemScore& score : scores)
        remarks += scoreRemarks(score);
    for (const auto section : {scoresSection, sharesSection}) {
        for (const Pattern pattern : kPatterns) {
            QList<SystemScore> ofPattern = scores;
            ofPattern.removeIf(
                [pattern](const SystemScore& score) { return score.ref.pattern != pattern; });
            if (!ofPattern.isEmpty())
                report.sections.append(section(ofPattern, pattern));
        }
    }
    report.sections.append(results::notesOf(remarks));
    return report;
}

} // namespace tandem::kgds
