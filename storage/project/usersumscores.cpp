#include "storage/project/usersumscores.h"

#include "models/usersum/activitytext.h"
#include "models/usersum/referencefreescores.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/project/summaryratings.h"
#include "storage/repositories/studyblindness.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummarynames.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

using usersum::NamedValues;
using usersum::PredictedSummary;
using usersum::SummarizerPredictions;
using usersum::SummarizerRole;

const QString kMostPopular = kMostPopularName;

SummarizerRole roleOf(SummaryOrigin origin)
{
    switch (origin) {
    case SummaryOrigin::None:
        return SummarizerRole::NoSummary;
    case SummaryOrigin::OfOtherUser:
        return SummarizerRole::SomebodyElses;
    case SummaryOrigin::Run:
    case SummaryOrigin::Imported:
        break;
    }
    return SummarizerRole::Own;
}

Expected<void> checkName(const QString& name, const QStringList& there, const QString& missing)
{
    if (there.contains(name))
        return {};
    return failure(ErrorCode::NotFound, missing.arg(name), {},
        ProjectWords::tr("Available: %1").arg(there.join(QStringLiteral(", "))));
}

/// Reads it, part by part.
class UsersumReading final
{
public:
    UsersumReading(Database& database, const UsersumOrder& order, const CancelFlag& cancel)
        : m_database(database)
        , m_order(order)
        , m_cancel(cancel)
        , m_summaries(database)
    {
    }

    Expected<usersum::UsersumData> read()
    {
        TANDEM_DO(StudyBlindness(m_database).requireNoRater(m_order.viewer));
        TANDEM_DO(readNames());
        TANDEM_DO(readRule());
        TANDEM_DO(readPredictions());
        tellLimits();
        TANDEM_DO(readLimits());
        TANDEM_DO(readRatings());
        if (m_order.withScores) {
            TANDEM_DO(readScores());
        }
        return std::move(m_data);
    }

private:
    Expected<void> readNames();
    Expected<QString> chosenPredictor();
    Expected<void> readRule();
    void tellLimits();
    Expected<void> readPredictions();
    Expected<SummarizerPredictions> predictionsOf(const SummarizerRow& row);
    Expected<void> addUnpredicted(SummarizerPredictions& predictions);
    Expected<QString> otherThan(const QString& summarizer);
    Expected<void> readLimits();
    Expected<void> requireReadable(StudyId study);
    void takeRatings(const QString& study, const SummaryRatings& rated);
    Expected<void> readLatestRatings();
    Expected<void> tellOpenStudies();
    Expected<void> readRatings();
    Expected<void> readScores();
    Expected<QList<NamedValues>> scoresOf(
        const QString& summarizer, usersum::ReferenceFreeScorer& scorer);

    bool isWanted(const SummarizerRow& row) const
    {
        const bool isCompared = m_order.compared && (m_order.compared->first == row.summarizer ||
                                                        m_order.compared->second == row.summarizer);
        return isBaseline(row.origin) || isCompared || m_order.summarizers.isEmpty() ||
               m_order.summarizers.contains(row.summarizer);
    }
    Expected<void> goOn() const
    {
        if (m_cancel && *m_cancel)
            return failure(ErrorCode::Cancelled, {});
        return {};
    }

    Database& m_database;
    const UsersumOrder& m_order;
    const CancelFlag& m_cancel;
    UserSummaryRepository m_summaries;
    QList<SummarizerRow> m_rows;
    QHash<QString, int> m_tasks; ///< by user
    usersum::UsersumData m_data;
};

Expected<void> UsersumReading::readNames()
{
    TANDEM_TRY(rows, m_summaries.summarizers(m_order.log));
    m_rows = *rows;
    QStringList names;
    for (const SummarizerRow& row : std::as_const(m_rows))
        names.append(row.summarizer);
    QStringList asked = m_order.summarizers + m_order.limits + m_order.ratings.keys();
    if (m_order.compared)
        asked << m_order.compared->first << m_order.compared->second;
    for (const QString& name : std::as_const(asked)) {
        if (m_order.compared && name == kMostPopular)
            continue;
        TANDEM_DO(checkName(name, names, ProjectWords::tr("There are no summaries by \"%1\".")));
    }
    TANDEM_TRY(users, TimelineRepository(m_database).users(m_order.log));
    for (const UserRecord& user : *users)
        m_tasks.insert(user.pseudonym, user.tasks);
    TANDEM_TRY(logs, TimelineRepository(m_database).logs());
    for (const TimelineLog& log : *logs) {
        if (log.id == m_order.log)
            m_data.log = log.made.name;
    }
    m_data.compared = m_order.compared;
    return chosenPredictor().map([&](const QString& name) { m_data.predictor = name; });
}

Expected<QString> UsersumReading::chosenPredictor()
{
    if (!m_order.predictor.isEmpty()) {
        TANDEM_TRY(there, m_summaries.predictors(m_order.log));
        TANDEM_DO(checkName(
            m_order.predictor, *there, ProjectWords::tr("There are no predictions by \"%1\".")));
        return m_order.predictor;
    }
    TANDEM_TRY(foremost, foremostPredictor(m_database, m_order.log));
    if (foremost->isEmpty())
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("There are no predictions from summaries of this log yet."),
            m_data.log,
            ProjectWords::tr("Run \"tandem usersum predict\" to get predictions from a model."));
    return *foremost;
}

/// X is what summaries were asked to keep to, where that is one length; else of each its own.
Expected<void> UsersumReading::readRule()
{
    m_data.rule = {m_order.threshold, m_order.mostWords};
    if (m_order.mostWords)
        return {};
    QSet<qint64> limits;
    bool areLimited = true;
    for (const SummarizerRow& row : std::as_const(m_rows)) {
        if (!isWanted(row) || isBaseline(row.origin))
            continue;
        areLimited = areLimited && row.mostWords;
        limits.insert(row.mostWords.value_or(0));
    }
    if (areLimited && limits.size() == 1)
        m_data.rule.mostWords = *limits.cbegin();
    return {};
}

/// What IFM counts by, where no length holds for all.
void UsersumReading::tellLimits()
{
    if (m_data.rule.mostWords)
        return;
    const bool isAnyTold = std::any_of(m_data.summarizers.cbegin(), m_data.summarizers.cend(),
        [](const SummarizerPredictions& one) {
            return std::any_of(one.summaries.cbegin(), one.summaries.cend(),
                [](const PredictedSummary& summary) { return summary.mostWords.has_value(); });
        });
    m_data.remarks +=
        isAnyTold
            ? ProjectWords::tr(
                  "IFM uses each summary's own word limit; summaries without one are excluded.")
            : ProjectWords::tr(
                  "There is no IFM, because no summary has a word limit. Specify a word limit.");
}

Expected<void> UsersumReading::readPredictions()
{
    for (const SummarizerRow& row : std::as_const(m_rows)) {
        TANDEM_DO(goOn());
        if (!isWanted(row))
            continue;
        TANDEM_TRY_VAR(predictions, predictionsOf(row));
        if (predictions->summaries.isEmpty()) {
            m_data.remarks += ProjectWords::tr("%1 made no predictions from the summaries by %2.")
                                  .arg(m_data.predictor, row.summarizer);
            continue;
        }
        m_data.summarizers.append(std::move(*predictions));
    }
    TANDEM_TRY(popular, m_summaries.popular(m_order.log));
    if (!popular->isEmpty())
        m_data.summarizers.append(
            {kMostPopular, *popular, SummarizerRole::MostPopular, m_data.log});
    return {};
}

Expected<SummarizerPredictions> UsersumReading::predictionsOf(const SummarizerRow& row)
{
    SummarizerPredictions predictions;
    predictions.summarizer = row.summarizer;
    predictions.role = roleOf(row.origin);
    predictions.log = m_data.log;
    TANDEM_TRY_VAR(predicted, m_summaries.predicted(m_order.log, row.summarizer, m_data.predictor));
    predictions.summaries = std::move(*predicted);
    if (predictions.role == SummarizerRole::SomebodyElses) {
        TANDEM_TRY(other, otherThan(row.summarizer));
        predictions.ofOther = *other;
    }
    if (!predictions.summaries.isEmpty()) {
        TANDEM_DO(addUnpredicted(predictions));
    }
    return predictions;
}

/// Summaries of which a run has no prediction: of users of whom nothing can be asked, and where all
/// is missing. They count in IFM, in every run.
Expected<void> UsersumReading::addUnpredicted(SummarizerPredictions& predictions)
{
    const QList<int> runs = usersum::runsOf(predictions.summaries);
    QSet<std::pair<QString, int>> predicted;
    for (const PredictedSummary& one : std::as_const(predictions.summaries))
        predicted.insert({one.user, one.run});
    return eachRow(m_database,
        QStringLiteral("SELECT u.pseudonym, s.words, s.most_words FROM usersum_summary s"
                       " JOIN usersum_user u"
                       " ON u.id = s.user_id WHERE u.log_id = ? AND s.summarizer = ?"
                       " ORDER BY u.id"),
        {m_order.log, predictions.summarizer}, [&](Statement& row) {
            PredictedSummary summary;
            row.read(summary.user, summary.words, summary.mostWords);
            summary.missing = m_tasks.value(summary.user);
            for (const int run : runs) {
                summary.run = run;
                if (!predicted.contains({summary.user, run}))
                    predictions.summaries.append(summary);
            }
        });
}

/// Whose texts those of a baseline are; empty where they are of several.
Expected<QString> UsersumReading::otherThan(const QString& summarizer)
{
    TANDEM_TRY(others, valuesOf<QString>(m_database,
                           QStringLiteral("SELECT DISTINCT o.summarizer FROM usersum_summary s"
                                          " JOIN usersum_summary o ON o.id = s.other_id"
                                          " JOIN usersum_user u ON u.id = s.user_id"
                                          " WHERE u.log_id = ? AND s.summarizer = ?"),
                           {m_order.log, summarizer}));
    return others->size() == 1 ? others->first() : QString();
}

Expected<void> UsersumReading::readLimits()
{
    for (const QString& summarizer : m_order.limits) {
        const auto row = std::find_if(m_rows.cbegin(), m_rows.cend(),
            [&](const SummarizerRow& one) { return one.summarizer == summarizer; });
        if (!row->mostWords)
            return failure(ErrorCode::InvalidInput,
                ProjectWords::tr("The summaries by \"%1\" do not share one word limit.")
                    .arg(summarizer),
                {}, ProjectWords::tr("Leave it out."));
        TANDEM_TRY_VAR(predictions, predictionsOf(*row));
        m_data.limits.append({*row->mostWords, std::move(predictions->summaries), summarizer});
    }
    return {};
}

/// Refuses a study that is open, or that not everybody may open yet.
Expected<void> UsersumReading::requireReadable(StudyId study)
{
    TANDEM_DO(StudyGate(m_database).requireClosed(study));
    TANDEM_TRY(studies, ratedSummaryStudies(m_database, m_order.log, m_order.viewer));
    const bool mayOpen = std::any_of(studies->cbegin(), studies->cend(),
        [&](const StudySummary& one) { return one.id == study; });
    if (m_order.viewer.isValid() && !mayOpen)
        return failure(ErrorCode::Refused,
            ProjectWords::tr("The ratings of this study are not open to everyone yet."), {},
            ProjectWords::tr("They become available once no open study has the same summaries."));
    return {};
}

void UsersumReading::takeRatings(const QString& study, const SummaryRatings& rated)
{
    for (auto one = rated.bySummarizer.cbegin(); one != rated.bySummarizer.cend(); ++one)
        m_data.judged[one.key()].ratings = one.value();
    m_data.ratedIn = study;
    if (rated.excluded > 0)
        m_data.remarks += ProjectWords::tr(
            "%n rater(s) excluded by the study's rules.", nullptr, int(rated.excluded));
    if (rated.gone > 0)
        m_data.remarks += ProjectWords::tr(
            "%n rating(s) of summaries that are no longer in this log.", nullptr, int(rated.gone));
}

/// Of the latest study that may be opened and has any: one that was closed without ratings puts
/// none in the place of what was said before.
Expected<void> UsersumReading::readLatestRatings()
{
    TANDEM_TRY(studies, ratedSummaryStudies(m_database, m_order.log, m_order.viewer));
    for (auto study = studies->crbegin(); study != studies->crend(); ++study) {
        TANDEM_TRY(rated, summaryRatings(m_database, study->id, m_order.log));
        if (!rated->bySummarizer.isEmpty()) {
            takeRatings(study->name, *rated);
            return {};
        }
        m_data.remarks +=
            ProjectWords::tr("The study \"%1\" was closed without any ratings that count.")
                .arg(study->name);
    }
    return tellOpenStudies();
}

/// Where ratings may come from yet.
Expected<void> UsersumReading::tellOpenStudies()
{
    TANDEM_TRY(studies, openSummaryStudies(m_database, m_order.log));
    QStringList open;
    for (const StudySummary& study : *studies) {
        TANDEM_TRY(status, StudyGate(m_database).status(study.id, QDateTime::currentDateTimeUtc()));
        open += ProjectWords::tr(
            "The study \"%1\" is open: %2 of %3 ratings are done. They count once it is closed.")
                    .arg(study.name)
                    .arg(status->done)
                    .arg(status->wanted);
    }
    m_data.awaited = open.join(u'\n');
    return {};
}

Expected<void> UsersumReading::readRatings()
{
    if (m_order.study) {
        TANDEM_DO(requireReadable(*m_order.study));
        TANDEM_TRY(summary, StudyRepository(m_database).byId(*m_order.study));
        TANDEM_TRY(rated, summaryRatings(m_database, *m_order.study, m_order.log));
        takeRatings(summary->name, *rated);
        return {};
    }
    if (m_order.ratings.isEmpty())
        return readLatestRatings();
    m_data.ratedIn = m_order.ratingsFrom;
    for (auto one = m_order.ratings.cbegin(); one != m_order.ratings.cend(); ++one)
        m_data.judged[one.key()].ratings = one.value();
    return {};
}

Expected<void> UsersumReading::readScores()
{
    usersum::ReferenceFreeScorer scorer(m_order.synonyms, m_cancel.get());
    bool anyRated = false;
    TANDEM_TRY(measures, m_summaries.measures(m_order.log));
    for (const SummarizerPredictions& one : std::as_const(m_data.summarizers)) {
        const auto judged = m_data.judged.find(one.summarizer);
        if (judged == m_data.judged.end() || judged->ratings.isEmpty())
            continue;
        anyRated = true;
        TANDEM_TRY(scores, scoresOf(one.summarizer, scorer));
        judged->values = *scores;
        for (const QString& measure : *measures) {
            TANDEM_TRY(values, m_summaries.values(m_order.log, one.summarizer, measure));
            judged->values.append(NamedValues{measure, measure, *values});
        }
    }
    if (const QString note = usersum::synonymsNote(m_order.synonyms != nullptr);
        anyRated && !note.isEmpty())
        m_data.remarks += note;
    return {};
}

/// Of the summaries that somebody rated, against all of the past that they were made from.
Expected<QList<NamedValues>> UsersumReading::scoresOf(
    const QString& summarizer, usersum::ReferenceFreeScorer& scorer)
{
    QSet<QString> rated;
    for (const usersum::HumanRating& rating : m_data.judged.value(summarizer).ratings)
        rated.insert(rating.user);
    QList<NamedValues> all;
    TimelineRepository timelines(m_database);
    TANDEM_TRY(summaries, m_summaries.ofSummarizer(m_order.log, summarizer));
    for (const StoredUserSummary& summary : *summaries) {
        TANDEM_DO(goOn());
        TANDEM_TRY(user, timelines.user(summary.made.user));
        if (!rated.contains(user->pseudonym))
            continue;
        TANDEM_TRY(timeline, timelines.timeline(user->id));
        const auto scores = scorer.scores(
            usersum::activitiesText(timeline->activities, 0, user->past), summary.made.text);
        if (all.isEmpty()) {
            for (const usersum::ReferenceFreeScore& one : scores)
                all.append({one.key, one.name, {}});
        }
        for (qsizetype i = 0; i < scores.size(); ++i) {
            if (const auto value = scores.at(i).score.value)
                all[i].byUser.insert(user->pseudonym, *value);
        }
    }
    return all;
}

} // namespace

Expected<usersum::UsersumData> usersumData(
    Database& database, const UsersumOrder& order, const CancelFlag& cancel)
{
    return UsersumReading(database, order, cancel).read();
}

Expected<QString> foremostPredictor(Database& database, TimelineLogId log)
{
    return valueOf<QString>(database,
        QStringLiteral("SELECT coalesce((SELECT p.predictor FROM usersum_prediction p"
                       " JOIN usersum_summary s ON s.id = p.summary_id"
                       " JOIN usersum_user u ON u.id = s.user_id WHERE u.log_id = ?"
                       " GROUP BY p.predictor ORDER BY count(*) DESC, p.predictor LIMIT 1), '')"),
        {log});
}

} // namespace tandem
