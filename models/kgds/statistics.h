#pragma once

#include "models/figure.h"
#include "models/kgds/record.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace tandem::kgds {

/// A set of types, labels or whatever else counts from 0: a bit for each.
template <typename... Type>
constexpr unsigned oneOf(Type... types)
{
    return ((1U << unsigned(types)) | ...);
}
inline constexpr unsigned kAnyType = ~0U;
inline constexpr unsigned kMaskedTypes =
    oneOf(FactType::Masked4, FactType::Masked5, FactType::Masked6);
/// What does not belong to the facts of supporting paragraphs, and of nonsupporting ones.
inline constexpr unsigned kOtherThanSupporting = oneOf(FactType::BackNonsupporting) | kMaskedTypes;
inline constexpr unsigned kOtherThanNonsupporting =
    oneOf(FactType::KeyBackSupporting, FactType::NonKeyBackSupporting);

/// Atomic facts of one side's paragraphs by type. Codes 4 to 6 are masked; the paper does not tell
/// the three apart.
struct FactCounts
{
    std::array<qint64, kFactTypes> byType{};

    void add(FactType type) { ++byType[std::size_t(type)]; }
    FactCounts& operator+=(const FactCounts& part);
    qint64 of(FactType type) const { return byType[std::size_t(type)]; }
    qint64 among(unsigned types) const;
    qint64 total() const { return among(kAnyType); }
    qint64 masked() const { return among(kMaskedTypes); }
    bool operator==(const FactCounts&) const = default;
};

/// The statistics of a benchmark as in Appendix B of the KGDS paper (Zhou et al., arXiv
/// 2505.12474), added up sample by sample, so that a benchmark of any size needs one sample in
/// memory at a time. Statistics of parts can be merged.
struct BenchmarkStatistics
{
    qint64 samples = 0;
    qint64 paragraphs = 0;
    qint64 supporting = 0;         ///< paragraphs
    qint64 nonsupporting = 0;      ///< paragraphs
    FactCounts supportingFacts;    ///< BSPAF
    FactCounts nonsupportingFacts; ///< BNPAF
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

/// The items that stand behind a figure and are listed when it is chosen.
struct DrillDown
{
    enum class Items {
        Samples,
        Paragraphs, ///< by ParagraphLabel
        SupportingFacts,
        NonsupportingFacts, ///< of nonsupporting paragraphs, by FactType as those above
        Opinions,           ///< by whether they have clarified references
        Utterances,
    };

    Items items = Items::Samples;
    unsigned types = kAnyType; ///< of those that count
};

/// One figure of the statistics, ready to be shown or exported.
struct StatisticRow
{
    QString key;   ///< machine name, snake_case; never changes and is never translated
    QString label; ///< translated
    std::optional<double> value; ///< none: undefined (a mean over no samples)
    int decimals = 0;            ///< 0 for counts, 1 for means
    qint64 n = 0; ///< what a mean is taken over (samples); for a count the count itself
    DrillDown drillDown;
};

/// Every figure: paragraphs, facts, opinions, then the means per sample. The rows of facts of an
/// unexpected type stand only where there are any; all others always.
QList<StatisticRow> rows(const BenchmarkStatistics& statistics);

} // namespace tandem::kgds
