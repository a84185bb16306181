#include "storage/project/persontasks.h"

#include "models/opinions/opinioncheck.h"
#include "storage/database/rows.h"
#include "storage/project/ratedstudies.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/verdictjournal.h"

#include <algorithm>
#include <array>

namespace tandem {

namespace {

using TaskKind = PersonTask::Kind;
using PersonTasks = Expected<QList<PersonTask>>;

/// Whose tasks are looked for, and how many of a kind are enough.
struct TaskSearch
{
    Database& database;
    PersonId person;
    int most;
};

PersonTask taskOn(const SampleRow& row, TaskKind kind)
{
    return {.kind = kind, .sample = row.id, .position = row.position, .title = row.title};
}

/// The samples whose items the person has not submitted at this step.
PersonTasks openSamples(const TaskSearch& search, TaskKind kind, Step step)
{
    SampleRepository samples(search.database);
    QList<PersonTask> tasks;
    int position = 0;
    while (tasks.size() < search.most) {
        TANDEM_TRY(next, samples.nextOpenFor(search.person, position, true, step));
        if (!next->isValid())
            break;
        TANDEM_TRY(row, samples.row(*next, step));
        if (row->position <= position)
            break; // around the end: all of them are found
        position = row->position;
        PersonTask task = taskOn(*row, kind);
        task.done = row->answeredBy(search.person);
        task.total = row->itemsOf(search.person);
        tasks.append(task);
    }
    return tasks;
}

/// Whether it is this person's turn to say something of the opinion. An adjudicator decides in
/// their own time.
bool awaits(const OpinionThread& thread, const OpinionStanding& now, PersonId person)
{
    switch (now.state) {
    case OpinionState::Unchecked:
    case OpinionState::AwaitingRecheck:
        return thread.checker == person;
    case OpinionState::AwaitingAuthor:
        return thread.author == person;
    case OpinionState::Disputed:
        return now.lastEventIsDefence && thread.checker == person;
    case OpinionState::Passed:
    case OpinionState::Dropped:
    case OpinionState::Kept:
        break;
    }
    return false;
}

bool hasEnded(OpinionState state)
{
    return state == OpinionState::Passed || state == OpinionState::Dropped ||
           state == OpinionState::Kept;
}

PersonTasks peerReviews(const TaskSearch& search)
{
    using Place = std::pair<RoundId, SampleId>;
    TANDEM_TRY(rounds,
        rowsOf(search.database,
            QStringLiteral("SELECT r.id, r.sample_id FROM round r"
                           " JOIN sample_in_use s ON s.id = r.sample_id"
                           " WHERE r.step = %1 AND r.withdrawn_at IS NULL"
                           " AND r.settled_at IS NULL AND r.handed_in_a IS NOT NULL"
                           " AND r.handed_in_b IS NOT NULL"
                           " AND (r.annotator_a = ? OR r.annotator_b = ?) ORDER BY s.position")
                .arg(int(Step::Opinions)),
            {search.person, search.person}, [](Statement& row) {
                const auto round = row.take<RoundId>();
                return Place{round, row.take<SampleId>()};
            }));
    QList<PersonTask> tasks;
    for (const auto& [round, sample] : std::as_const(*rounds)) {
        if (tasks.size() == search.most)
            break;
        TANDEM_TRY(rule, ComparisonRepository(search.database).rule(round));
        TANDEM_TRY(opinions, OpinionChecks(search.database).opinions(round));
        int ended = 0;
        bool isTheirs = false;
        for (const PlacedOpinion& placed : std::as_const(*opinions)) {
            const OpinionStanding now = standing(placed.thread, *rule);
            ended += hasEnded(now.state) ? 1 : 0;
            isTheirs = isTheirs || awaits(placed.thread, now, search.person);
        }
        if (!isTheirs)
            continue;
        TANDEM_TRY(row, SampleRepository(search.database).row(sample, Step::Opinions));
        if (row->round->atHub == AtHub::Ended)
            continue;
        PersonTask task = taskOn(*row, TaskKind::PeerReview);
        task.done = ended;
        task.total = int(opinions->size());
        tasks.append(task);
    }
    return tasks;
}

/// What two who have submitted answered differently, where the person may decide it.
PersonTasks adjudications(const TaskSearch& search)
{
    TANDEM_TRY(settings, SettingsRepository(search.database).load());
    if (settings->rule != ConsistencyRule::Adjudication)
        return {};
    TANDEM_TRY(rounds,
        valuesOf<RoundId>(search.database,
            QStringLiteral("SELECT r.id FROM round r JOIN sample_in_use s ON s.id = r.sample_id"
                           " WHERE r.step IN (%1, %2) AND r.withdrawn_at IS NULL"
                           " AND r.settled_at IS NULL AND r.handed_in_a IS NOT NULL"
                           " AND r.handed_in_b IS NOT NULL ORDER BY s.position, r.step")
                .arg(
                    QString::number(int(Step::Paragraphs)), QString::number(int(Step::KeyFacts)))));
    ComparisonRepository comparisons(search.database);
    QList<PersonTask> tasks;
    for (const RoundId id : std::as_const(*rounds)) {
        if (tasks.size() == search.most)
            break;
        TANDEM_TRY(round, RoundRepository(search.database).byId(id));
        TANDEM_TRY(may, comparisons.mayAdjudicate(*round, search.person));
        // What is labelled again after a discussion is not decided.
        if (!*may || round->calibration)
            continue;
        TANDEM_TRY(comparison, comparisons.compare(id));
        int differing = 0;
        int decided = 0;
        for (const ComparedItem& item : std::as_const(comparison->items)) {
            differing += item.isConsistent() ? 0 : 1;
            decided +=
                !item.isConsistent() && outcomeOf(item, comparison->rule, round->step) ? 1 : 0;
        }
        if (decided == differing)
            continue;
        TANDEM_TRY(row, SampleRepository(search.database).row(round->sample, round->step));
        PersonTask task = taskOn(*row, TaskKind::Adjudication);
        task.step = round->step;
        task.done = decided;
        task.total = differing;
        tasks.append(task);
    }
    return tasks;
}

/// What of this kind the person has said something of, and has not finished, as far as it is used:
/// `uses` is SQL over v.subject_id, in whose order they come.
template <typename Kind>
Expected<QList<typename Kind::Subject>> begunSubjects(const TaskSearch& search, const char* uses)
{
    return valuesOf<typename Kind::Subject>(search.database,
        QStringLiteral("SELECT v.subject_id FROM (SELECT DISTINCT subject_id FROM verdict"
                       " WHERE kind = %1 AND person_id = ?) v %2"
                       " AND NOT EXISTS (SELECT 1 FROM verdict_done d WHERE d.kind = %1"
                       " AND d.subject_id = v.subject_id AND d.person_id = ?)"
                       " ORDER BY x.position, v.subject_id")
            .arg(QString::number(Kind::kind), QLatin1String(uses)),
        {search.person, search.person});
}

/// How many judgments the person has reviewed, of those that they have to. None where nothing of
/// what they said is left, or what they said it of is not complete any more.
template <typename Kind>
Expected<std::optional<std::pair<int, int>>> reviewed(
    const TaskSearch& search, typename Kind::Subject subject)
{
    using Progress = std::optional<std::pair<int, int>>;
    TANDEM_TRY(own, VerdictJournal<Kind>(search.database).own(subject, search.person));
    const bool isBegun = std::any_of(own->reviews.cbegin(), own->reviews.cend(),
        [](const auto& review) { return review.stance.has_value(); });
    if (!isBegun)
        return Progress();
    const auto judged = Kind::judged(search.database, subject);
    if (!judged && judged.error().code == ErrorCode::Refused)
        return Progress();
    if (!judged)
        return failure(judged.error());
    const auto needed = Kind::needed(*judged, own->reviews);
    const auto done = std::count_if(needed.cbegin(), needed.cend(),
        [&](const auto& decision) { return own->reviews.value(decision).stance.has_value(); });
    return Progress({int(done), int(needed.size())});
}

PersonTasks evaluationReviews(const TaskSearch& search)
{
    TANDEM_TRY(begun,
        begunSubjects<EvaluationVerdicts>(search,
            "JOIN evaluation e ON e.id = v.subject_id JOIN case_output o ON o.id = e.output_id"
            " JOIN case_in_use x ON x.id = o.case_id WHERE 1"));
    QList<PersonTask> tasks;
    for (const EvaluationId evaluation : std::as_const(*begun)) {
        if (tasks.size() == search.most)
            break;
        TANDEM_TRY(progress, reviewed<EvaluationVerdicts>(search, evaluation));
        if (!*progress)
            continue;
        TANDEM_TRY(summary, EvaluationRepository(search.database).summary(evaluation));
        tasks.append({.kind = TaskKind::EvaluationReview,
            .evaluation = evaluation,
            .position = summary->casePosition,
            .title = summary->caseName,
            .done = (*progress)->first,
            .total = (*progress)->second});
    }
    return tasks;
}

PersonTasks judgmentReviews(const TaskSearch& search)
{
    TANDEM_TRY(begun,
        begunSubjects<JudgementVerdicts>(search,
            "JOIN kgds_judgement j ON j.id = v.subject_id JOIN kgds_output o ON o.id = j.output_id"
            " JOIN sample_in_use x ON x.id = o.sample_id WHERE 1"));
    QList<PersonTask> tasks;
    for (const SystemJudgementId judgement : std::as_const(*begun)) {
        if (tasks.size() == search.most)
            break;
        TANDEM_TRY(progress, reviewed<JudgementVerdicts>(search, judgement));
        if (!*progress)
            continue;
        PersonTask task{.kind = TaskKind::JudgmentReview,
            .done = (*progress)->first,
            .total = (*progress)->second};
        TANDEM_DO(eachRow(search.database,
            QStringLiteral("SELECT s.id, s.position, s.title, o.model, o.paradigm, o.pattern,"
                           " j.verifier FROM kgds_judgement j"
                           " JOIN kgds_output o ON o.id = j.output_id"
                           " JOIN sample s ON s.id = o.sample_id WHERE j.id = ?"),
            {judgement}, [&task](Statement& row) {
                row.read(task.sample, task.position, task.title, task.system.model,
                    task.system.paradigm, task.system.pattern, task.judge);
            }));
        tasks.append(task);
    }
    return tasks;
}

PersonTasks ratings(const TaskSearch& search)
{
    TANDEM_TRY(rated, studiesRatedBy(search.database, search.person));
    QList<PersonTask> tasks;
    for (const RatedStudy& study : std::as_const(*rated)) {
        if (!isUnfinished(study))
            continue;
        TANDEM_TRY(shown, ratedTask(search.database, study.rater));
        if (!isInTime(*shown, QDateTime::currentDateTimeUtc()))
            continue;
        tasks.append({.kind = TaskKind::Rating,
            .rater = study.rater,
            .title = shown->of.title,
            .done = study.complete,
            .total = study.items});
    }
    return tasks;
}

/// Whether somebody has begun it, or waits for it.
bool comesFirst(const PersonTask& task)
{
    return task.done > 0 || task.kind == TaskKind::PeerReview ||
           task.kind == TaskKind::Adjudication;
}

} // namespace

Expected<QList<PersonTask>> nextTasks(Database& database, PersonId person, int most)
{
    const TaskSearch search{database, person, most};
    TANDEM_TRY(paragraphs, openSamples(search, TaskKind::Paragraphs, Step::Paragraphs));
    TANDEM_TRY(keyFacts, openSamples(search, TaskKind::KeyFacts, Step::KeyFacts));
    TANDEM_TRY(opinions, openSamples(search, TaskKind::Opinions, Step::Opinions));
    TANDEM_TRY(checks, peerReviews(search));
    TANDEM_TRY(decisions, adjudications(search));
    TANDEM_TRY(evaluations, evaluationReviews(search));
    TANDEM_TRY(judgments, judgmentReviews(search));
    TANDEM_TRY(studies, ratings(search));
    const std::array kinds{
        *paragraphs, *keyFacts, *opinions, *checks, *decisions, *evaluations, *judgments, *studies};
    QList<PersonTask> tasks;
    for (qsizetype turn = 0; turn < most && tasks.size() < most; ++turn) {
        QList<PersonTask> ofTurn;
        for (const QList<PersonTask>& kind : kinds)
            ofTurn += kind.mid(turn, 1);
        std::stable_partition(ofTurn.begin(), ofTurn.end(), comesFirst);
        tasks += ofTurn.mid(0, most - tasks.size());
    }
    return tasks;
}

} // namespace tandem
