#include "models/usersum/humanagreement.h"

#include "models/usersum/usersumwords.h"

#include <QHash>
#include <QSet>

namespace tandem::usersum {

namespace {

/// Ratings and Q_s of one run beside each other, as numbers.
struct Columns
{
    QList<double> ratings;
    QList<double> good;
};

/// The mean and deviation of the coefficients that are defined.
void summarize(HumanAgreement& agreement)
{
    RunAccumulator values(agreement.runs, ValueKind::Numbers);
    QString because = UsersumWords::tr("No one has rated a summary.");
    qint64 ratings = 0;
    for (qsizetype i = 0; i < agreement.runs.size(); ++i) {
        const Figure& figure = agreement.pearsons.at(i).figure;
        ratings = std::max(ratings, figure.n);
        if (figure.isDefined())
            values.add(QString(), agreement.runs.at(i), *figure.value);
        else if (figure.n > 0)
            because = figure.undefinedBecause;
    }
    const RunsFigure over = values.figure(because, nullptr);
    agreement.pearson = over.mean.isDefined() ? Figure::defined(*over.mean.value, ratings)
                                              : Figure::undefined(because, ratings);
    agreement.pearsonSd = over.sd;
}

/// Adds whose ratings or summaries do not count.
void countUncounted(HumanAgreement& agreement, const QHash<QString, RatingVotes>& votes,
    const QSet<QString>& users, const QSet<QString>& judged)
{
    for (const QString& user : users)
        agreement.unrated += votes.contains(user) ? 0 : 1;
    for (auto it = votes.cbegin(); it != votes.cend(); ++it) {
        agreement.unmatched += judged.contains(it.key()) ? 0 : 1;
        agreement.tied += judged.contains(it.key()) && !it->majority() ? 1 : 0;
    }
}

} // namespace

Confusion confusionOverRuns(const HumanAgreement& agreement)
{
    Confusion all;
    for (const Confusion& run : agreement.confusions) {
        all.truePositive += run.truePositive;
        all.falsePositive += run.falsePositive;
        all.falseNegative += run.falseNegative;
        all.trueNegative += run.trueNegative;
    }
    return all;
}

HumanAgreement humanAgreementOver(const QList<SummariesAndRatings>& summarizers,
    const ScoreRule& rule, const std::atomic_bool* cancel)
{
    HumanAgreement agreement;
    QList<PredictedSummary> all;
    for (const SummariesAndRatings& one : summarizers)
        all += one.summaries;
    agreement.runs = runsOf(all);
    const qsizetype runCount = agreement.runs.size();

    RunAccumulator agreed(agreement.runs, ValueKind::Shares);
    QList<Columns> columns(runCount);
    agreement.confusions.resize(runCount);
    for (const SummariesAndRatings& one : summarizers) {
        const QHash<QString, RatingVotes> votes = votesByUser(one.ratings);
        QSet<QString> users;
        QSet<QString> judged;
        const QList<PredictedSummary> ordered = inOrderOfUsers(one.summaries);
        for (const PredictedSummary& summary : ordered) {
            users.insert(summary.user);
            const std::optional<bool> isOne = isGood(summary, rule);
            if (!isOne)
                continue;
            judged.insert(summary.user);
            const std::optional<bool> isRatedGood = votes.value(summary.user).majority();
            if (!isRatedGood)
                continue;
            const qsizetype run = agreement.runs.indexOf(summary.run);
            agreement.confusions[run].add(*isRatedGood, *isOne);
            agreed.add(summary.user, summary.run, *isOne == *isRatedGood ? 1.0 : 0.0);
            columns[run].ratings.append(*isRatedGood ? 1.0 : 0.0);
            columns[run].good.append(*isOne ? 1.0 : 0.0);
        }
        countUncounted(agreement, votes, users, judged);
    }
    for (const Columns& run : std::as_const(columns))
        agreement.pearsons.append(pearsonCorrelation(run.ratings, run.good));
    agreement.maa = agreed.figure(UsersumWords::tr("No one has rated a summary."), cancel);
    summarize(agreement);
    return agreement;
}

HumanAgreement humanAgreement(const QList<PredictedSummary>& summaries,
    const QList<HumanRating>& ratings, const ScoreRule& rule, const std::atomic_bool* cancel)
{
    return humanAgreementOver({{summaries, ratings}}, rule, cancel);
}

} // namespace tandem::usersum
