#include "models/kgds/statistics.h"

#include <QCoreApplication>

/// The statistics as a list: names, labels and the items behind each figure.
namespace tandem::kgds {

namespace {

using Statistics = BenchmarkStatistics;

constexpr char kContext[] = "BenchmarkStatistics";

struct CountLine
{
    const char* key;
    const char* label; ///< in kContext
    qint64 (*count)(const Statistics&);
    DrillDown drillDown;
    bool onlyWhereAny = false; ///< left out where the count is 0
};

struct MeanLine
{
    const char* key;
    const char* label; ///< in kContext
    Figure (Statistics::*mean)() const;
    DrillDown drillDown;
};

constexpr CountLine kSampleLines[] = {
    {"samples", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Samples"),
        [](const Statistics& s) { return s.samples; }, DrillDown::Samples},
    {"paragraphs", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Paragraphs"),
        [](const Statistics& s) { return s.paragraphs; }, DrillDown::Paragraphs},
    {"supporting_paragraphs",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Back-supporting paragraphs"),
        [](const Statistics& s) { return s.supporting; }, DrillDown::SupportingParagraphs},
    {"nonsupporting_paragraphs",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Back-nonsupporting paragraphs"),
        [](const Statistics& s) { return s.nonsupporting; }, DrillDown::NonsupportingParagraphs},
};

constexpr CountLine kFactLines[] = {
    {"supporting_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Facts of supporting paragraphs"),
        [](const Statistics& s) { return s.supportingFacts.total; }, DrillDown::SupportingFacts},
    {"key_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Key facts"),
        [](const Statistics& s) { return s.supportingFacts.key; }, DrillDown::KeyFacts},
    {"non_key_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Non-key facts"),
        [](const Statistics& s) { return s.supportingFacts.nonKey; }, DrillDown::NonKeyFacts},
    {"supporting_intra_repetitive_facts",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Intra-repetitive facts of supporting paragraphs"),
        [](const Statistics& s) { return s.supportingFacts.intraRepetitive; },
        DrillDown::IntraRepetitiveSupportingFacts},
    {"supporting_other_facts",
        QT_TRANSLATE_NOOP(
            "BenchmarkStatistics", "Facts of supporting paragraphs with an unexpected type"),
        [](const Statistics& s) { return s.supportingFacts.other; },
        DrillDown::OtherSupportingFacts, true},
    {"facts_of_nonsupporting",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Facts of nonsupporting paragraphs"),
        [](const Statistics& s) { return s.nonsupportingFacts.total; },
        DrillDown::FactsOfNonsupporting},
    {"nonsupporting_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Nonsupporting facts"),
        [](const Statistics& s) { return s.nonsupportingFacts.nonsupporting; },
        DrillDown::NonsupportingFacts},
    {"masked_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Masked facts"),
        [](const Statistics& s) { return s.nonsupportingFacts.masked(); }, DrillDown::MaskedFacts},
    {"masked_facts_code_4", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Masked facts, code 4"),
        [](const Statistics& s) { return s.nonsupportingFacts.masked4; }, DrillDown::Masked4Facts},
    {"masked_facts_code_5", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Masked facts, code 5"),
        [](const Statistics& s) { return s.nonsupportingFacts.masked5; }, DrillDown::Masked5Facts},
    {"masked_facts_code_6", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Masked facts, code 6"),
        [](const Statistics& s) { return s.nonsupportingFacts.masked6; }, DrillDown::Masked6Facts},
    {"nonsupporting_intra_repetitive_facts",
        QT_TRANSLATE_NOOP(
            "BenchmarkStatistics", "Intra-repetitive facts of nonsupporting paragraphs"),
        [](const Statistics& s) { return s.nonsupportingFacts.intraRepetitive; },
        DrillDown::IntraRepetitiveNonsupportingFacts},
    {"nonsupporting_other_facts",
        QT_TRANSLATE_NOOP(
            "BenchmarkStatistics", "Facts of nonsupporting paragraphs with an unexpected type"),
        [](const Statistics& s) { return s.nonsupportingFacts.other; },
        DrillDown::OtherNonsupportingFacts, true},
};

constexpr CountLine kOpinionLines[] = {
    {"opinions", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Opinions"),
        [](const Statistics& s) { return s.opinions; }, DrillDown::Opinions},
    {"opinions_with_references",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Opinions with clarified references"),
        [](const Statistics& s) { return s.opinionsWithReferences; },
        DrillDown::OpinionsWithReferences},
    {"opinions_without_references",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Opinions without clarified references"),
        [](const Statistics& s) { return s.opinionsWithoutReferences(); },
        DrillDown::OpinionsWithoutReferences},
    {"references", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Clarified references"),
        [](const Statistics& s) { return s.references; }, DrillDown::OpinionsWithReferences},
};

constexpr MeanLine kMeanLines[] = {
    {"mean_paragraphs", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Paragraphs per article (mean)"),
        &Statistics::meanParagraphs, DrillDown::Paragraphs},
    {"mean_article_tokens", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Tokens per article (mean)"),
        &Statistics::meanArticleTokens, DrillDown::Paragraphs},
    {"mean_participants",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Participants per discussion (mean)"),
        &Statistics::meanParticipants, DrillDown::Utterances},
    {"mean_utterances",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Utterances per discussion (mean)"),
        &Statistics::meanUtterances, DrillDown::Utterances},
    {"mean_discussion_tokens",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Tokens per discussion (mean)"),
        &Statistics::meanDiscussionTokens, DrillDown::Utterances},
};

template <size_t size>
void append(QList<StatisticRow>& rows, const CountLine (&lines)[size], const Statistics& statistics)
{
    for (const CountLine& line : lines) {
        const qint64 count = line.count(statistics);
        if (line.onlyWhereAny && count == 0)
            continue;
        rows.append(
            {QString::fromLatin1(line.key), QCoreApplication::translate(kContext, line.label),
                double(count), 0, count, line.drillDown});
    }
}

} // namespace

QList<StatisticRow> rows(const BenchmarkStatistics& statistics)
{
    QList<StatisticRow> all;
    append(all, kSampleLines, statistics);
    append(all, kFactLines, statistics);
    append(all, kOpinionLines, statistics);
    for (const MeanLine& line : kMeanLines) {
        const Figure mean = (statistics.*line.mean)();
        all.append(
            {QString::fromLatin1(line.key), QCoreApplication::translate(kContext, line.label),
                mean.value, 1, mean.n, line.drillDown});
    }
    return all;
}

} // namespace tandem::kgds
