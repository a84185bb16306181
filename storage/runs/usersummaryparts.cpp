#include "storage/runs/usersummaryparts.h"

#include "models/usersum/prompts.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/runs/runwords.h"

#include <any>
#include <utility>

namespace tandem {

using usersum::FactPair;
using usersum::SegmentSummary;
using usersum::SummaryAnswer;
using usersum::SummaryPart;
using usersum::SummaryQuery;
using usersum::SummaryStep;
using usersum::UserSummary;

namespace {

Error partMissing()
{
    return {ErrorCode::NotFound, RunWords::tr("A reply that this task needs is missing."), {},
        RunWords::tr("Start a new run; requests that were answered are not sent again."), {}};
}

llm::PromptTemplate promptFor(const RunSetup& setup, SummaryStep step)
{
    return setup.prompts[usersum::promptKeyOf(step)].prompt;
}

SummaryQuery queryOf(const RunSetup& setup)
{
    return {setup.options.userSummaries.query, setup.options.userSummaries.mostWords};
}

} // namespace

Expected<std::shared_ptr<const usersum::Timeline>> keptTimeline(
    Database& database, RunMemory& memory, TimelineUserId user)
{
    if (auto known = memory.of(user))
        return known;
    TANDEM_TRY_VAR(timeline, TimelineRepository(database).timeline(user));
    const auto kept = std::make_shared<const usersum::Timeline>(*std::move(timeline));
    memory.keep(user, kept);
    return kept;
}

Expected<UserSummaryParts> UserSummaryParts::load(
    Database& database, const RunSetup& setup, TimelineUserId user)
{
    const UserSummariesOptions& options = setup.options.userSummaries;
    UserSummaryParts parts;
    TANDEM_TRY(timeline, keptTimeline(database, *setup.memory, user));
    TANDEM_TRY(past, valueOf<qint64>(database,
                         QStringLiteral("SELECT past FROM usersum_user WHERE id = ?"), {user}));
    if (*past == 0)
        return failure(ErrorCode::Refused,
            RunWords::tr("The user's timeline is not split into past and future."), {},
            RunWords::tr("Split the log first."));
    parts.m_timeline = *timeline;
    parts.m_past = *past;
    parts.m_plan = {options.isHierarchical, 0, options.rounds};
    if (options.isHierarchical)
        parts.m_segments =
            usersum::segmentsOf(parts.m_timeline->activities, parts.m_past, options.segments);
    parts.m_plan.segments = int(parts.m_segments.size());
    TANDEM_TRY(
        replies, pairsOf<QString, ReplyId>(database,
                     QStringLiteral("SELECT part, reply_id FROM llm_task WHERE run_id = ?"
                                    " AND subject_id = ? AND state = ? AND reply_id IS NOT NULL"),
                     {setup.run, user, TaskState::Done}));
    parts.m_replies = *replies;
    return parts;
}

Expected<std::optional<SummaryAnswer>> UserSummaryParts::answer(
    Database& database, RunMemory& memory, const SummaryPart& part) const
{
    const ReplyId reply = m_replies.value(part.key());
    if (!reply.isValid())
        return std::optional<SummaryAnswer>();
    const RunAnswer known = memory.of(reply);
    if (const auto* const answer = std::any_cast<SummaryAnswer>(&known))
        return std::optional(*answer);
    TANDEM_TRY(pairs, statements(database, memory, part));
    TANDEM_TRY(text, valueOf<QString>(database,
                         QStringLiteral("SELECT text FROM llm_reply WHERE id = ?"), {reply}));
    TANDEM_TRY(answer, usersum::readSummaryAnswer(part.step, *text, *pairs));
    memory.keep(reply, *answer);
    return std::optional(*answer);
}

usersum::AnswersSoFar UserSummaryParts::answers(Database& database, RunMemory& memory) const
{
    return [this, &database, &memory](
               const SummaryPart& part) { return answer(database, memory, part); };
}

template <typename T>
Expected<T> UserSummaryParts::needed(
    Database& database, RunMemory& memory, const SummaryPart& part) const
{
    TANDEM_TRY(answer, this->answer(database, memory, part));
    const T* const value = *answer ? std::get_if<T>(&**answer) : nullptr;
    if (!value)
        return failure(partMissing());
    return *value;
}

Expected<int> UserSummaryParts::statements(
    Database& database, RunMemory& memory, const SummaryPart& part) const
{
    if (part.step != SummaryStep::Answers)
        return 0;
    return needed<QList<FactPair>>(
        database, memory, {SummaryStep::Questions, part.segment, part.version})
        .map([](const QList<FactPair>& pairs) { return int(pairs.size()); });
}

Expected<llm::ChatRequest> UserSummaryParts::request(
    Database& database, const RunSetup& setup, const SummaryPart& part) const
{
    if (part.step == SummaryStep::Whole)
        return usersum::userSummaryRequest(promptFor(setup, part.step), setup.model, queryOf(setup),
            m_timeline->activities, m_past);
    if (part.step == SummaryStep::Combine)
        return ofAll(database, setup);
    if (part.segment < 1 || part.segment > m_segments.size())
        return failure(partMissing());
    return ofSegment(database, setup, part);
}

Expected<llm::ChatRequest> UserSummaryParts::ofSegment(
    Database& database, const RunSetup& setup, const SummaryPart& part) const
{
    RunMemory& memory = *setup.memory;
    const llm::PromptTemplate prompt = promptFor(setup, part.step);
    const usersum::Segment segment = m_segments.at(part.segment - 1);
    const QList<usersum::Activity>& activities = m_timeline->activities;
    if (part.step == SummaryStep::Segment)
        return usersum::segmentRequest(prompt, setup.model, queryOf(setup), activities, segment);
    if (part.step == SummaryStep::Answers) {
        TANDEM_TRY(pairs, needed<QList<FactPair>>(database, memory,
                              {SummaryStep::Questions, part.segment, part.version}));
        return usersum::checkFactsRequest(prompt, setup.model, *pairs, activities, segment);
    }
    const bool rewrites = part.step == SummaryStep::Rewrite;
    const int looked = part.version - (rewrites ? 1 : 0);
    TANDEM_TRY(
        made, needed<UserSummary>(database, memory, usersum::makingPart(part.segment, looked)));
    if (part.step == SummaryStep::Query)
        return usersum::checkQueryRequest(prompt, setup.model, queryOf(setup).query, made->text());
    if (!rewrites)
        return usersum::askFactsRequest(prompt, setup.model, made->text());
    TANDEM_TRY(feedback, usersum::feedbackOn(part.segment, looked, answers(database, memory)));
    if (!*feedback)
        return failure(partMissing());
    return usersum::rewriteRequest(
        prompt, setup.model, queryOf(setup), made->text(), **feedback, activities, segment);
}

Expected<llm::ChatRequest> UserSummaryParts::ofAll(Database& database, const RunSetup& setup) const
{
    RunMemory& memory = *setup.memory;
    QList<SegmentSummary> segments;
    for (int number = 1; number <= m_plan.segments; ++number) {
        TANDEM_TRY(outcome, usersum::segmentOutcome(m_plan, number, answers(database, memory)));
        if (!*outcome)
            return failure(partMissing());
        TANDEM_TRY(made, needed<UserSummary>(
                             database, memory, usersum::makingPart(number, (*outcome)->version)));
        segments.append({usersum::timeRangeText(m_timeline->activities, m_segments.at(number - 1)),
            made->text()});
    }
    return usersum::combineRequest(
        promptFor(setup, SummaryStep::Combine), setup.model, queryOf(setup), segments);
}

} // namespace tandem
