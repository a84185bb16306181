#include "storage/project/summarymaking.h"

#include "models/usersum/segment.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/runoptions.h"

#include <QDateTime>
#include <QHash>

#include <algorithm>

namespace tandem {

using usersum::FactPair;
using usersum::PairVerdict;
using usersum::QueryVerdict;
using usersum::SummaryAnswer;
using usersum::SummaryPart;
using usersum::SummaryStep;
using usersum::UserSummary;

namespace {

/// A task of the run with the reply that is left of it.
struct PartRow
{
    QString part;
    TaskState state = TaskState::Open;
    ReplyId reply;
    QString error;
    QString text; ///< of the reply
};

/// The run that a summarizer's summary of the user is of, or was to be.
Expected<RunId> runOf(Database& database, TimelineUserId user, const QString& summarizer)
{
    UserSummaryRepository summaries(database);
    TANDEM_TRY(found, summaries.find(user, summarizer));
    if (*found) {
        TANDEM_TRY(stored, summaries.byId(**found));
        return stored->made.run;
    }
    return valueOf<RunId>(database,
        QStringLiteral("SELECT r.id FROM llm_run r WHERE r.kind = ?1"
                       " AND json_extract(r.settings, '$.summarizer') = ?2"
                       " AND EXISTS (SELECT 1 FROM llm_task t WHERE t.run_id = r.id"
                       " AND t.subject_id = ?3) ORDER BY r.id DESC LIMIT 1"),
        {runKindKey(RunKindId::UserSummaries), summarizer, user});
}

/// What is left of all parts of one user.
class StoredParts final
{
public:
    static Expected<StoredParts> read(Database& database, RunId run, TimelineUserId user)
    {
        StoredParts parts;
        TANDEM_TRY(rows,
            rowsOf(database,
                QStringLiteral("SELECT t.part, t.state, t.reply_id, t.error, coalesce(r.text, '')"
                               " FROM llm_task t LEFT JOIN llm_reply r ON r.id = t.reply_id"
                               " WHERE t.run_id = ? AND t.subject_id = ? ORDER BY t.position"),
                {run, user},
                into(&PartRow::part, &PartRow::state, &PartRow::reply, &PartRow::error,
                    &PartRow::text)));
        for (const PartRow& row : *rows)
            parts.m_rows.insert(row.part, row);
        return parts;
    }

    template <typename T>
    AnsweredPart<T> answered(const SummaryPart& part) const
    {
        AnsweredPart<T> answer;
        const auto row = m_rows.constFind(part.key());
        if (row == m_rows.constEnd())
            return answer;
        answer.isAsked = true;
        answer.reply = row->reply;
        answer.fault = row->error;
        if (row->state != TaskState::Done || !row->reply.isValid())
            return answer;
        const auto read = usersum::readSummaryAnswer(part.step, row->text, pairsOfVersion(part));
        if (!read)
            answer.fault = read.error().sentence();
        else if (const T* value = std::get_if<T>(&*read))
            answer.value = *value;
        return answer;
    }

    /// As the machine of the hierarchy asks for answers.
    Expected<std::optional<SummaryAnswer>> answerTo(const SummaryPart& part) const
    {
        const auto row = m_rows.constFind(part.key());
        if (row == m_rows.constEnd() || row->state != TaskState::Done || !row->reply.isValid())
            return std::optional<SummaryAnswer>();
        return usersum::readSummaryAnswer(part.step, row->text, pairsOfVersion(part))
            .map([](const SummaryAnswer& answer) { return std::optional(answer); });
    }

private:
    /// How many pairs an answer is about.
    int pairsOfVersion(const SummaryPart& part) const
    {
        if (part.step != SummaryStep::Answers)
            return 0;
        const auto pairs =
            answered<QList<FactPair>>({SummaryStep::Questions, part.segment, part.version});
        return pairs.value ? int(pairs.value->size()) : 0;
    }

    QHash<QString, PartRow> m_rows; ///< by part
};

QDate dayOf(const usersum::Activity& activity)
{
    return QDateTime::fromMSecsSinceEpoch(activity.time, Qt::UTC).date();
}

MadeVersion madeVersion(const StoredParts& parts, int segment, int version)
{
    MadeVersion made{version, parts.answered<UserSummary>(usersum::makingPart(segment, version)),
        parts.answered<QueryVerdict>({SummaryStep::Query, segment, version}),
        parts.answered<QList<FactPair>>({SummaryStep::Questions, segment, version}),
        parts.answered<QList<PairVerdict>>({SummaryStep::Answers, segment, version})};
    return made;
}

MadeSegment madeSegment(const StoredParts& parts, const usersum::SummaryPlan& plan, int number)
{
    MadeSegment made;
    made.number = number;
    for (int version = 0; version <= plan.rounds; ++version) {
        const MadeVersion one = madeVersion(parts, number, version);
        if (!one.summary.isAsked)
            break;
        made.versions.append(one);
    }
    // Of replies that cannot be read any more there is no outcome; each says so itself.
    if (const auto outcome = usersum::segmentOutcome(
            plan, number, [&parts](const SummaryPart& part) { return parts.answerTo(part); }))
        made.outcome = *outcome;
    return made;
}

} // namespace

std::optional<PairVerdict> MadeVersion::verdictOn(qsizetype place) const
{
    if (!verdicts.value)
        return std::nullopt;
    const auto found = std::find_if(verdicts.value->cbegin(), verdicts.value->cend(),
        [place](const PairVerdict& verdict) { return verdict.number == place + 1; });
    return found == verdicts.value->cend() ? std::nullopt : std::optional(*found);
}

Expected<std::optional<SummaryMaking>> summaryMaking(
    Database& database, TimelineUserId user, const QString& summarizer)
{
    TANDEM_TRY(run, runOf(database, user, summarizer));
    if (!run->isValid())
        return std::optional<SummaryMaking>();
    TANDEM_TRY(settings, RunRepository(database).settings(*run));
    const UserSummariesOptions options = runOptionsFrom(*settings).userSummaries;
    TANDEM_TRY(parts, StoredParts::read(database, *run, user));
    SummaryMaking making{*run, user, {options.query, options.mostWords},
        {options.isHierarchical, 0, options.rounds}, {},
        parts->answered<UserSummary>(
            {options.isHierarchical ? SummaryStep::Combine : SummaryStep::Whole})};
    if (!options.isHierarchical)
        return std::optional(making);
    TANDEM_DO(usersum::checkSegments(options.segments));
    TimelineRepository timelines(database);
    TANDEM_TRY(row, timelines.user(user));
    TANDEM_TRY(timeline, timelines.timeline(user));
    const QList<usersum::Segment> segments =
        usersum::segmentsOf(timeline->activities, row->past, options.segments);
    making.plan.segments = int(segments.size());
    for (int number = 1; number <= making.plan.segments; ++number) {
        const usersum::Segment& segment = segments.at(number - 1);
        MadeSegment made = madeSegment(*parts, making.plan, number);
        made.first = dayOf(timeline->activities.at(segment.first));
        made.last = dayOf(timeline->activities.at(segment.first + segment.count - 1));
        made.activities = segment.count;
        making.segments.append(made);
    }
    return std::optional(making);
}

} // namespace tandem
