#include "models/kgds/statistics.h"

#include <QCoreApplication>

/// The statistics as a list: names, labels and the items behind each figure.
namespace tandem::kgds {

namespace {

using Statistics = BenchmarkStatistics;
using Items = DrillDown::Items;

constexpr char kContext[] = "BenchmarkStatistics";

struct CountLine
{
    const char* key;
    const char* label; ///< in kContext
    DrillDown drillDown;
    bool onlyWhereAny = false; ///< left out where the count is 0
};

struct MeanLine
{
    const char* key;
    const char* label; ///< in kContext
    Figure (Statistics::*mean)() const;
    Items items;
};

constexpr CountLine kCountLines[] = {
    {"samples", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Samples"), {}},
    {"paragraphs", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Paragraphs"), {Items::Paragraphs}},
    {"supporting_paragraphs",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Back-supporting paragraphs"),
        {Items::Paragraphs, oneOf(ParagraphLabel::Supporting)}},
    {"nonsupporting_paragraphs",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Back-nonsupporting paragraphs"),
        {Items::Paragraphs, oneOf(ParagraphLabel::Nonsupporting)}},
    {"supporting_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Facts of supporting paragraphs"),
        {Items::SupportingFacts}},
    {"key_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Key facts"),
        {Items::SupportingFacts, oneOf(FactType::KeyBackSupporting)}},
    {"non_key_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Non-key facts"),
        {Items::SupportingFacts, oneOf(FactType::NonKeyBackSupporting)}},
    {"supporting_intra_repetitive_facts",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Intra-repetitive facts of supporting paragraphs"),
        {Items::SupportingFacts, oneOf(FactType::IntraRepetitive)}},
    {"supporting_other_facts",
        QT_TRANSLATE_NOOP(
            "BenchmarkStatistics", "Facts of supporting paragraphs with an unexpected type"),
        {Items::SupportingFacts, kOtherThanSupporting}, true},
    {"facts_of_nonsupporting",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Facts of nonsupporting paragraphs"),
        {Items::NonsupportingFacts}},
    {"nonsupporting_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Nonsupporting facts"),
        {Items::NonsupportingFacts, oneOf(FactType::BackNonsupporting)}},
    {"masked_facts", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Masked facts"),
        {Items::NonsupportingFacts, kMaskedTypes}},
    {"masked_facts_code_4", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Masked facts, fact type 4"),
        {Items::NonsupportingFacts, oneOf(FactType::Masked4)}},
    {"masked_facts_code_5", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Masked facts, fact type 5"),
        {Items::NonsupportingFacts, oneOf(FactType::Masked5)}},
    {"masked_facts_code_6", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Masked facts, fact type 6"),
        {Items::NonsupportingFacts, oneOf(FactType::Masked6)}},
    {"nonsupporting_intra_repetitive_facts",
        QT_TRANSLATE_NOOP(
            "BenchmarkStatistics", "Intra-repetitive facts of nonsupporting paragraphs"),
        {Items::NonsupportingFacts, oneOf(FactType::IntraRepetitive)}},
    {"nonsupporting_other_facts",
        QT_TRANSLATE_NOOP(
            "BenchmarkStatistics", "Facts of nonsupporting paragraphs with an unexpected type"),
        {Items::NonsupportingFacts, kOtherThanNonsupporting}, true},
    {"opinions", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Opinions"), {Items::Opinions}},
    {"opinions_with_references",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Opinions with clarified references"),
        {Items::Opinions, oneOf(true)}},
    {"opinions_without_references",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Opinions without clarified references"),
        {Items::Opinions, oneOf(false)}},
};

constexpr MeanLine kMeanLines[] = {
    {"mean_paragraphs", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Paragraphs per article (mean)"),
        &Statistics::meanParagraphs, Items::Paragraphs},
    {"mean_article_tokens", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Tokens per article (mean)"),
        &Statistics::meanArticleTokens, Items::Paragraphs},
    {"mean_participants",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Participants per discussion (mean)"),
        &Statistics::meanParticipants, Items::Utterances},
    {"mean_utterances",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Utterances per discussion (mean)"),
        &Statistics::meanUtterances, Items::Utterances},
    {"mean_discussion_tokens",
        QT_TRANSLATE_NOOP("BenchmarkStatistics", "Tokens per discussion (mean)"),
        &Statistics::meanDiscussionTokens, Items::Utterances},
};

/// How many items stand behind a figure.
qint64 countOf(const Statistics& statistics, DrillDown figure)
{
    const auto sum = [&](qint64 first, qint64 second) {
        return (figure.types & 1U ? first : 0) + (figure.types & 2U ? second : 0);
    };
    switch (figure.items) {
    case Items::Samples:
        return statistics.samples;
    case Items::Paragraphs:
        return sum(statistics.nonsupporting, statistics.supporting);
    case Items::SupportingFacts:
        return statistics.supportingFacts.among(figure.types);
    case Items::NonsupportingFacts:
        return statistics.nonsupportingFacts.among(figure.types);
    case Items::Opinions:
        return sum(statistics.opinionsWithoutReferences(), statistics.opinionsWithReferences);
    case Items::Utterances:
        break;
    }
    return statistics.utterances;
}

} // namespace

QList<StatisticRow> rows(const BenchmarkStatistics& statistics)
{
    QList<StatisticRow> all;
    const auto addCount = [&](const char* key, const char* label, qint64 count, DrillDown items) {
        all.append({QString::fromLatin1(key), QCoreApplication::translate(kContext, label),
            double(count), 0, count, items});
    };
    for (const CountLine& line : kCountLines) {
        const qint64 count = countOf(statistics, line.drillDown);
        if (count > 0 || !line.onlyWhereAny)
            addCount(line.key, line.label, count, line.drillDown);
    }
    addCount("references", QT_TRANSLATE_NOOP("BenchmarkStatistics", "Clarified references"),
        statistics.references, {Items::Opinions, oneOf(true)});
    for (const MeanLine& line : kMeanLines) {
        const Figure mean = (statistics.*line.mean)();
        all.append(
            {QString::fromLatin1(line.key), QCoreApplication::translate(kContext, line.label),
                mean.value, 1, mean.n, {line.items}});
    }
    return all;
}

} // namespace tandem::kgds
