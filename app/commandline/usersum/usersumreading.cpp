#include "app/commandline/usersum/usersumreading.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "models/usersum/summaryrequests.h"
#include "storage/formats/predictedsummaries.h"
#include "storage/project/usersumscores.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/wordnet/wordnet.h"

#include <memory>
#include <utility>

namespace tandem {

namespace {

/// Whose summaries the ratings of a file are of.
Expected<QString> ratedSummarizer(Database& database, TimelineLogId log, Call& call)
{
    const QStringList named = call.list("summarizers");
    if (named.size() == 1)
        return named.first();
    TANDEM_TRY(rows, UserSummaryRepository(database).summarizers(log));
    QStringList own;
    for (const SummarizerRow& row : *rows) {
        if (!isBaseline(row.origin))
            own.append(row.summarizer);
    }
    if (own.size() == 1 && named.isEmpty())
        return own.first();
    return call.misuse(
        CommandWords::tr("--ratings expects human ratings of the summaries by one summarizer."),
        CommandWords::tr("Choose it with --summarizers: %1.")
            .arg(printable(own.join(QStringLiteral(", ")))));
}

Expected<void> takeRatings(
    UsersumOrder& order, const QList<usersum::HumanRating>& ratings, Database& database, Call& call)
{
    if (call.has("study")) {
        TANDEM_TRY(study, StudyRepository(database).byName(call.value("study")));
        order.study = study->id;
    }
    if (ratings.isEmpty())
        return {};
    TANDEM_TRY(summarizer, ratedSummarizer(database, order.log, call));
    order.ratings.insert(*summarizer, ratings);
    order.ratingsFrom = call.value("ratings");
    return {};
}

Expected<void> takeComparison(UsersumOrder& order, Call& call)
{
    if (!call.has("compare"))
        return {};
    const QStringList names = call.list("compare");
    if (names.size() != 2 || names.first() == names.last())
        return call.misuse(CommandWords::tr("--compare expects two summarizers: A,B."));
    order.compared = std::pair(names.first(), names.last());
    return {};
}

Expected<UsersumOrder> askedUsersumOrder(
    Database& database, const QList<usersum::HumanRating>& ratings, Call& call)
{
    UsersumOrder order;
    TANDEM_TRY(log, askedLog(database, call));
    TANDEM_TRY(rule, askedScoreRule(call));
    TANDEM_TRY(viewer, viewingPerson(database, call));
    order.log = log->id;
    order.predictor = call.value("predictor");
    order.threshold = rule->threshold;
    order.mostWords = rule->mostWords;
    TANDEM_TRY(summarizers, namedOnce(call, "summarizers"));
    TANDEM_TRY(limits, namedOnce(call, "limits"));
    order.summarizers = *summarizers;
    order.viewer = *viewer;
    order.limits = *limits;
    TANDEM_DO(takeComparison(order, call));
    TANDEM_DO(takeRatings(order, ratings, database, call));
    return order;
}

} // namespace

Expected<QList<usersum::HumanRating>> askedRatings(Call& call)
{
    TANDEM_TRY(input, inputOf(call.value("ratings"), call));
    QStringList remarks;
    TANDEM_TRY_VAR(ratings, usersum::readHumanRatings(*input, &remarks));
    for (const QString& remark : std::as_const(remarks))
        call.err << printable(remark) << '\n';
    return ratings;
}

Expected<usersum::UsersumData> askedUsersumData(Call& call, TextScores scores)
{
    QList<usersum::HumanRating> ratings;
    if (call.has("ratings")) {
        TANDEM_TRY_VAR(read, askedRatings(call));
        ratings = std::move(*read);
    }
    std::unique_ptr<WordNet> wordNet;
    if (scores == TextScores::With) {
        TANDEM_TRY_VAR(opened, WordNet::openInstalled());
        wordNet = std::move(*opened);
    }
    return readProject(call.word(1), [&](Database& database) -> Expected<usersum::UsersumData> {
        TANDEM_TRY_VAR(order, askedUsersumOrder(database, ratings, call));
        order->withScores = scores == TextScores::With;
        order->synonyms = wordNet.get();
        return usersumData(database, *order);
    });
}

Expected<usersum::ScoreRule> askedScoreRule(Call& call)
{
    usersum::ScoreRule rule;
    TANDEM_TRY(threshold, call.decimal("m", 0.0, 1.0));
    TANDEM_TRY(mostWords, call.number("max-words", 1, usersum::kMostWords));
    rule.threshold = threshold->value_or(rule.threshold);
    rule.mostWords = *mostWords;
    return rule;
}

} // namespace tandem
