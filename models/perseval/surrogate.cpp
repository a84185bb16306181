#include "models/perseval/surrogate.h"

#include "models/perseval/distancetable.h"
#include "models/words.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace tandem::perseval {

namespace {

/// k of each user of a document.
QHash<QString, qint64> goldRatings(const RatedDocument& document, const SurrogateRule& rule)
{
    QHash<QString, qint64> gold;
    for (const SummaryRating& rating : document.ratings)
        gold[rating.user] += rating.rating > rule.goldAbove ? 1 : 0;
    return gold;
}

qint64 repetitions(const SummaryRating& rating, qint64 gold, const SurrogateRule& rule)
{
    return gold > 0 ? gold + rule.highest - rating.rating : 0;
}

tl::unexpected<Error> tooLongASurrogate(const RatedDocument& document, const QString& user)
{
    return failure(ErrorCode::TooLarge,
        PersevalWords::tr("A surrogate of %1 has more than %L2 characters.")
            .arg(user)
            .arg(maxSurrogateUnits),
        document.id, PersevalWords::tr("Remove ratings of long summaries."));
}

/// The place of a name among those that there are, or behind them.
qsizetype placeAmong(const QString& name, QHash<QString, qsizetype>& places)
{
    const qsizetype next = places.size();
    return places.contains(name) ? places.value(name) : *places.insert(name, next);
}

} // namespace

QList<SurrogateUse> surrogateUses(const RatedSummaries& rated)
{
    QList<SurrogateUse> uses;
    for (qsizetype i = 0; i < rated.documents.size(); ++i) {
        const RatedDocument& document = rated.documents.at(i);
        const QHash<QString, qint64> gold = goldRatings(document, rated.rule);
        for (qsizetype j = 0; j < document.ratings.size(); ++j) {
            const SummaryRating& rating = document.ratings.at(j);
            const qint64 k = gold.value(rating.user);
            uses.append({i, j, k, rating.rating > rated.rule.goldAbove,
                repetitions(rating, k, rated.rule)});
        }
    }
    return uses;
}

Expected<PersonalizedDocument> withSurrogates(
    const RatedDocument& document, const SurrogateRule& rule)
{
    PersonalizedDocument made{document.id, document.title, document.text, {}, {}, -1, 0};
    QHash<QString, qsizetype> models;
    QHash<QString, qsizetype> users;
    for (const SummaryRating& rating : document.ratings) {
        if (placeAmong(rating.model, models) == made.models.size())
            made.models.append(rating.model);
        if (placeAmong(rating.user, users) == made.users.size())
            made.users.append({rating.user, {}, {}});
    }
    if (models.size() > maxModels || users.size() > maxUsers)
        return failure(ErrorCode::TooLarge,
            PersevalWords::tr("A document has too many users or models."), document.id,
            PersevalWords::tr("Remove some of them."));
    for (UserSummaries& user : made.users)
        user.summaries.resize(made.models.size());
    const QHash<QString, qint64> gold = goldRatings(document, rule);
    for (const SummaryRating& rating : document.ratings) {
        UserSummaries& user = made.users[users.value(rating.user)];
        const qint64 times = repetitions(rating, gold.value(rating.user), rule);
        const QString joined = rating.summary + QLatin1Char(' ');
        if (times * joined.size() > maxSurrogateUnits ||
            user.gold.value_or(QString()).size() > maxSurrogateUnits)
            return tooLongASurrogate(document, rating.user);
        if (times > 0)
            user.summaries[models.value(rating.model)] = joined.repeated(times).chopped(1);
        if (rating.rating > rule.goldAbove)
            user.gold = user.gold ? *user.gold + QLatin1Char(' ') + rating.summary : rating.summary;
    }
    return made;
}

DocumentStream surrogateStream(std::shared_ptr<const RatedSummaries> rated)
{
    return [rated = std::move(rated),
               next = qsizetype(0)]() mutable -> Expected<std::optional<PersonalizedDocument>> {
        if (next == rated->documents.size())
            return std::nullopt;
        TANDEM_TRY_VAR(made, withSurrogates(rated->documents.at(next++), rated->rule));
        return std::move(*made);
    };
}

SurrogateCounts surrogateCounts(const RatedSummaries& rated)
{
    SurrogateCounts counts;
    for (const RatedDocument& document : rated.documents) {
        counts.ratings += document.ratings.size();
        const QHash<QString, qint64> gold = goldRatings(document, rated.rule);
        counts.users += gold.size();
        counts.without += std::count(gold.cbegin(), gold.cend(), 0);
    }
    return counts;
}

results::Section surrogatesSection(const RatedSummaries& rated)
{
    const QList<SurrogateUse> uses = surrogateUses(rated);
    const auto ratingOf = [&](const SurrogateUse& use) -> const SummaryRating& {
        return rated.documents.at(use.document).ratings.at(use.rating);
    };
    results::SectionOf table("surrogates", uses, PersevalWords::tr("Surrogates of ratings"));
    table.add("doc_id", PersevalWords::tr("Document"),
        [&](const SurrogateUse& use) { return rated.documents.at(use.document).id; });
    table.add("uid", PersevalWords::tr("User"),
        [&](const SurrogateUse& use) { return ratingOf(use).user; });
    table.add("model", PersevalWords::tr("Model"),
        [&](const SurrogateUse& use) { return ratingOf(use).model; });
    table.add("rating", PersevalWords::tr("Rating"),
        [&](const SurrogateUse& use) { return ratingOf(use).rating; });
    table
        .add("gold", PersevalWords::tr("In gold"),
            [](const SurrogateUse& use) {
                return results::Cell(use.isGold)
                    .shownAs(use.isGold ? PersevalWords::tr("Yes") : QStringLiteral("–"));
            })
        .hint(PersevalWords::tr("The summary is part of the user's gold summary"));
    table.add("k", QStringLiteral("k"), &SurrogateUse::gold)
        .hint(PersevalWords::tr("Summaries that make the user's gold summary"));
    table.add("times", PersevalWords::tr("Repeated"), &SurrogateUse::times)
        .hint(PersevalWords::tr("How often the surrogate repeats the summary: k + (highest rating "
                                "- rating); 0 for a user without a gold summary"));
    return table;
}

QStringList surrogateNotes(const RatedSummaries& rated)
{
    const SurrogateCounts counts = surrogateCounts(rated);
    QStringList notes{
        PersevalWords::tr("There are no gold summaries but surrogates of ratings: a user's gold "
                          "summary is the summaries rated above %1 of %2, joined, and a model's "
                          "summary is repeated k + (%2 - rating) times. The values are a baseline "
                          "and cannot be compared with those of gold summaries.")
            .arg(rated.rule.goldAbove)
            .arg(rated.rule.highest)};
    if (counts.without > 0)
        notes += PersevalWords::tr("%L1 of %L2 users of documents rated no summary above %3 and "
                                   "are excluded.")
                     .arg(counts.without)
                     .arg(counts.users)
                     .arg(rated.rule.goldAbove);
    if (rated.unrated > 0)
        notes += PersevalWords::tr(
            "%n row(s) without a rating are excluded.", nullptr, int(rated.unrated));
    return notes;
}

} // namespace tandem::perseval
