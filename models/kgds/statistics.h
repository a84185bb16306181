#pragma once

#include "models/figure.h"
#include "models/kgds/record.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::kgds {

/// Atomic facts of back-supporting paragraphs (BSPAF) by type.
struct SupportingFactCounts
{
    qint64 total = 0;
    qint64 key = 0;
    qint64 nonKey = 0;
    qint64 intraRepetitive = 0;
    qint64 other = 0; ///< of a type that does not belong on this side
    bool operator==(const SupportingFactCounts&) const = default;
};

/// Atomic facts of back-nonsupporting paragraphs (BNPAF) by type. Codes 4 to 6 are masked; the
/// paper does not tell the three apart.
struct NonsupportingFactCounts
{
    qint64 total = 0;
    qint64 nonsupporting = 0;
    qint64 masked4 = 0;
    qint64 masked5 = 0;
    qint64 masked6 = 0;
    qint64 intraRepetitive = 0;
    qint64 other = 0; ///< of a type that does not belong on this side
    qint64 masked() const { return masked4 + masked5 + masked6; }
    bool operator==(const NonsupportingFactCounts&) const = default;
};

/// The statistics of a benchmark as in Appendix B of the KGDS paper (Zhou et al., arXiv
/// 2505.12474), added up sample by sample, so that a benchmark of any size needs one sample in
/// memory at a time. Statistics of parts can be merged.
struct BenchmarkStatistics
{
    qint64 samples = 0;
    qint64 paragraphs = 0;
    qint64 supporting = 0;    ///< paragraphs
    qint64 nonsupporting = 0; ///< paragraphs
    SupportingFactCounts supportingFacts;
    NonsupportingFactCounts nonsupportingFacts;
    qint64 opinions = 0;
    qint64 opinionsWithReferences = 0; ///< at least one clarified reference
    qint64 references = 0;             ///< clarified references in all opinions
    qint64 utterances = 0;
    qint64 participants = 0;     ///< different names in a sample, added over samples
    qint64 articleTokens = 0;    ///< see countTokens()
    qint64 discussionTokens = 0; ///< of utterances, names not counted; see countTokens()

    void add(const SampleRecord& sample);
    void merge(const BenchmarkStatistics& part);

    qint64 opinionsWithoutReferences() const { return opinions - opinionsWithReferences; }
    /// Means per sample; n is the number of samples, and without samples they are undefined.
    Figure meanParagraphs() const { return mean(paragraphs); }
    Figure meanArticleTokens() const { return mean(articleTokens); }
    Figure meanUtterances() const { return mean(utterances); }
    Figure meanParticipants() const { return mean(participants); }
    Figure meanDiscussionTokens() const { return mean(discussionTokens); }

    bool operator==(const BenchmarkStatistics&) const = default;

private:
    Figure mean(qint64 total) const;
};

/// The list of items that stands behind a figure and opens when it is chosen.
enum class DrillDown {
    Samples,
    Paragraphs,
    SupportingParagraphs,
    NonsupportingParagraphs,
    SupportingFacts,
    KeyFacts,
    NonKeyFacts,
    IntraRepetitiveSupportingFacts,
    OtherSupportingFacts,
    FactsOfNonsupporting, ///< all facts of nonsupporting paragraphs
    NonsupportingFacts,   ///< of these, the ones that are neither masked nor repeated
    MaskedFacts,
    Masked4Facts,
    Masked5Facts,
    Masked6Facts,
    IntraRepetitiveNonsupportingFacts,
    OtherNonsupportingFacts,
    Opinions,
    OpinionsWithReferences,
    OpinionsWithoutReferences,
    Utterances,
};

/// One figure of the statistics, ready to be shown or exported.
struct StatisticRow
{
    QString key;   ///< machine name, snake_case; never changes and is never translated
    QString label; ///< translated
    std::optional<double> value; ///< none: undefined (a mean over no samples)
    int decimals = 0;            ///< 0 for counts, 1 for means
    qint64 n = 0; ///< what a mean is taken over (samples); for a count the count itself
    DrillDown drillDown = DrillDown::Samples;
};

/// Every figure: paragraphs, facts, opinions, then the means per sample. The rows of facts of an
/// unexpected type stand only where there are any; all others always.
QList<StatisticRow> rows(const BenchmarkStatistics& statistics);

} // namespace tandem::kgds
