#include "storage/project/summaryratings.h"

#include "models/people/personin.h"
#include "models/studies/answervalues.h"
#include "models/studies/raterfigures.h"
#include "models/studyitems/itemsfromusersummaries.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/studyblindness.h"
#include "storage/repositories/studygate.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

const QString kRatingAsked = QStringLiteral("rating");
const QString kGoodRating = QStringLiteral("good");
const QString kBadRating = QStringLiteral("bad");

/// Whose a summary is and who made it.
using UserAndSummarizer = std::pair<QString, QString>;

Expected<QHash<QString, UserAndSummarizer>> summariesById(Database& database, TimelineLogId log)
{
    QHash<QString, UserAndSummarizer> byId;
    return eachRow(database,
        QStringLiteral("SELECT s.uuid, u.pseudonym, s.summarizer FROM usersum_summary s"
                       " JOIN usersum_user u ON u.id = s.user_id WHERE u.log_id = ?"),
        {log},
        [&](Statement& row) {
            const auto id = row.take<QString>();
            auto& found = byId[id];
            row.read(found.first, found.second);
        })
        .map([&] { return std::move(byId); });
}

bool asksGoodOrBad(const studies::Design& design)
{
    const studies::Question* const question = studies::questionNamed(design, kRatingAsked);
    if (question == nullptr || question->kind != studies::Question::Kind::Choice)
        return false;
    const auto offers = [&](const QString& value) {
        return std::any_of(question->options.cbegin(), question->options.cend(),
            [&](const studies::Option& option) { return option.value == value; });
    };
    return offers(kGoodRating) && offers(kBadRating);
}

/// The studies that ask about summaries of this log.
Expected<QList<StudyId>> studiesOfLog(Database& database, TimelineLogId log)
{
    return valuesOf<StudyId>(database,
        QStringLiteral("SELECT DISTINCT i.study_id FROM study_item i"
                       " JOIN study_source o ON o.item_id = i.id"
                       " JOIN usersum_summary s ON o.origin = 'usersum/' || s.uuid"
                       " JOIN usersum_user u ON u.id = s.user_id"
                       " WHERE u.log_id = ?"),
        {log});
}

/// Of each rater whether their answers count.
QList<bool> countingRaters(const studies::StudyAnswers& answers)
{
    QList<bool> counts;
    for (const studies::RaterFigures& rater : raterFigures(answers))
        counts.append(rater.excludedBy.isEmpty());
    return counts;
}

} // namespace

Expected<SummaryRatings> summaryRatings(Database& database, StudyId study, TimelineLogId log)
{
    TANDEM_TRY(answers, StudyGate(database).answers(study));
    if (answers->design.kind != studies::Kind::GoodBad || !asksGoodOrBad(answers->design))
        return failure(ErrorCode::InvalidInput,
            ProjectWords::tr("The study does not rate summaries as good or bad."),
            answers->design.title,
            ProjectWords::tr("Create one that does with \"tandem usersum study\"."));
    TANDEM_TRY(byId, summariesById(database, log));
    SummaryRatings ratings;
    const QList<bool> counts = countingRaters(*answers);
    ratings.excluded = counts.count(false);
    for (const studies::RatedAnswer& answer : answers->answers) {
        const studies::StudyItem& item = answers->items.at(answer.item);
        const bool saysOne = answer.value == kGoodRating || answer.value == kBadRating;
        if (!counts.at(answer.rater) || item.item.kind != studies::ItemKind::Rated ||
            answer.question != kRatingAsked || !saysOne)
            continue;
        const auto found = byId->constFind(userSummaryOf(item.source));
        if (found == byId->cend()) {
            ++ratings.gone;
            continue;
        }
        ratings.bySummarizer[found->second].append(
            {found->first, answers->raters.at(answer.rater).name, answer.value == kGoodRating});
    }
    return ratings;
}

Expected<QList<StudySummary>> openSummaryStudies(Database& database, TimelineLogId log)
{
    TANDEM_TRY(ofLog, studiesOfLog(database, log));
    TANDEM_TRY_VAR(studies, StudyRepository(database).all());
    studies->removeIf([&](const StudySummary& study) {
        return study.isClosed() || study.kind != studies::Kind::GoodBad ||
               !ofLog->contains(study.id);
    });
    return *studies;
}

Expected<QList<StudySummary>> ratedSummaryStudies(
    Database& database, TimelineLogId log, PersonId viewer)
{
    TANDEM_TRY(ofLog, studiesOfLog(database, log));
    TANDEM_TRY(people, PeopleRepository(database).all());
    const Person person = personIn(*people, viewer);
    const bool isLead = !viewer.isValid() || (person.active && person.role == Role::Lead);
    TANDEM_TRY_VAR(studies,
        isLead ? StudyRepository(database).all() : StudyBlindness(database).withResultsFor(viewer));
    studies->removeIf([&](const StudySummary& study) {
        return !study.isClosed() || study.kind != studies::Kind::GoodBad ||
               !ofLog->contains(study.id);
    });
    return *studies;
}

Expected<SummaryRatings> latestSummaryRatings(
    Database& database, TimelineLogId log, PersonId viewer)
{
    TANDEM_TRY(studies, ratedSummaryStudies(database, log, viewer));
    if (studies->isEmpty())
        return SummaryRatings();
    auto ratings = summaryRatings(database, studies->last().id, log);
    // One that asks about something else in the same summaries says nothing of Good and Bad.
    if (!ratings && ratings.error().code == ErrorCode::InvalidInput)
        return SummaryRatings();
    return ratings;
}

} // namespace tandem
