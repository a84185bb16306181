#include "models/usersum/humanagreement.h"

#include "models/usersum/usersumwords.h"

#include <QHash>
#include <QSet>

namespace tandem::usersum {

namespace {

void count(Confusion& confusion, bool predicted, bool rated)
{
    if (predicted)
        ++(rated ? confusion.truePositive : confusion.falsePositive);
    else
        ++(rated ? confusion.falseNegative : confusion.trueNegative);
}

/// Ratings and Q_s of one run beside each other, as numbers.
struct Columns
{
    QList<double> ratings;
    QList<double> good;
};

/// The mean and deviation of the coefficients that are defined.
void summarize(HumanAgreement& agreement)
{
    RunsGatherer values(agreement.runs);
    QString because = UsersumWords::tr("Nobody has rated a summary.");
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

} // namespace

HumanAgreement humanAgreement(const QList<PredictedSummary>& summaries,
    const QList<HumanRating>& ratings, const ScoreRule& rule, const std::atomic_bool* cancel)
{
    HumanAgreement agreement;
    agreement.runs = runsOf(summaries);
    const qsizetype runCount = agreement.runs.size();
    QHash<QString, QList<bool>> ratingsOf;
    for (const HumanRating& rating : ratings)
        ratingsOf[rating.user].append(rating.isGood);

    RunsGatherer agreed(agreement.runs);
    QList<Columns> columns(runCount);
    agreement.confusions.resize(runCount);
    QSet<QString> users;
    QSet<QString> matched;
    for (const PredictedSummary& summary : summaries) {
        users.insert(summary.user);
        const std::optional<bool> isOne = isGood(summary, rule);
        const auto given = ratingsOf.constFind(summary.user);
        if (given == ratingsOf.cend() || !isOne)
            continue;
        matched.insert(summary.user);
        const qsizetype run = agreement.runs.indexOf(summary.run);
        for (const bool rated : *given) {
            count(agreement.confusions[run], *isOne, rated);
            count(agreement.confusion, *isOne, rated);
            agreed.add(summary.user, summary.run, *isOne == rated ? 1.0 : 0.0);
            columns[run].ratings.append(rated ? 1.0 : 0.0);
            columns[run].good.append(*isOne ? 1.0 : 0.0);
        }
    }
    for (const Columns& run : std::as_const(columns))
        agreement.pearsons.append(pearsonCorrelation(run.ratings, run.good));
    agreement.maa = agreed.figure(UsersumWords::tr("Nobody has rated a summary."), cancel);
    summarize(agreement);
    for (const QString& user : std::as_const(users))
        agreement.unrated += ratingsOf.contains(user) ? 0 : 1;
    for (auto it = ratingsOf.cbegin(); it != ratingsOf.cend(); ++it)
        agreement.unmatched += matched.contains(it.key()) ? 0 : it->size();
    return agreement;
}

} // namespace tandem::usersum
