#pragma once

#include "models/error.h"
#include "models/perseval/distancejob.h"
#include "models/perseval/personalizeddocument.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

#include <memory>

/// The surrogate method of PerSEval (Dasgupta et al., TMLR 2024, section 6.1) for data that was
/// rated without gold summaries: a user's gold summary is what they rated best, and a model's
/// summary for them is repeated the more, the worse they rated it.
namespace tandem::perseval {

/// How ratings become summaries; the values are the paper's, of a scale from 1 to 7.
struct SurrogateRule
{
    int highest = 7;   ///< the best rating that there is
    int goldAbove = 6; ///< ratings above it make the gold summary
    bool operator==(const SurrogateRule&) const = default;
};

/// What a user said of a model's summary.
struct SummaryRating
{
    QString user;
    QString model;
    QString summary;
    int rating = 1; ///< 1 to SurrogateRule::highest
};

/// A document with the ratings of its summaries, in the order of the file.
struct RatedDocument
{
    QString id;
    QString title;
    QString text;
    QList<SummaryRating> ratings; ///< of a user and model at most one
};

/// All that a file of ratings has.
struct RatedSummaries
{
    QList<RatedDocument> documents;
    qint64 unrated = 0; ///< rows without a rating, which make nothing
    SurrogateRule rule;
};

/// What a rating became.
struct SurrogateUse
{
    qsizetype document = 0; ///< in RatedSummaries::documents
    qsizetype rating = 0;   ///< in RatedDocument::ratings
    qint64 gold = 0;        ///< k: ratings of the user that make their gold summary
    bool isGold = false;    ///< this is one of them
    qint64 times = 0;       ///< how often the surrogate repeats the summary; 0 without a gold one
};

/// Returns what became of each rating, in their order.
QList<SurrogateUse> surrogateUses(const RatedSummaries& rated);

/// Most characters, in UTF-16, of a gold summary or surrogate.
inline constexpr qint64 maxSurrogateUnits = 1'000'000;

/// Makes the summaries of a document. A user's gold summary is those rated above
/// SurrogateRule::goldAbove (k of them), and a model's surrogate its summary k + (highest - rating)
/// times, joined by blanks in the order of the ratings; without a gold summary (k = 0) the user has
/// no surrogates either. Users and models are in the order in which they first appear. TooLarge
/// beyond maxUsers, maxModels and maxSurrogateUnits.
Expected<PersonalizedDocument> withSurrogates(
    const RatedDocument& document, const SurrogateRule& rule);

/// Hands out the documents of `rated`, made so, in their order; for computeDistances().
DocumentStream surrogateStream(std::shared_ptr<const RatedSummaries> rated);

/// How many users of documents have a gold summary.
struct SurrogateCounts
{
    qint64 ratings = 0;
    qint64 users = 0;   ///< a user of two documents counting twice
    qint64 without = 0; ///< those without a gold summary
};
SurrogateCounts surrogateCounts(const RatedSummaries& rated);

/// A row for each rating: what it became.
results::Section surrogatesSection(const RatedSummaries& rated);
/// What the figures stand on in place of gold summaries, sentences, translated.
QStringList surrogateNotes(const RatedSummaries& rated);

} // namespace tandem::perseval
