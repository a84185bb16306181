#include "storage/runs/usersummariesrun.h"

#include "models/usersum/hierarchy.h"
#include "models/usersum/prompts.h"
#include "storage/database/database.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/chosenusers.h"
#include "storage/runs/runwords.h"
#include "storage/runs/usersummariesforecast.h"
#include "storage/runs/usersummaryparts.h"
#include "storage/runs/usersumnames.h"

#include <algorithm>

namespace tandem {

using usersum::SummaryAnswer;
using usersum::SummaryPart;
using usersum::SummaryStep;
using usersum::UserSummary;

namespace {

RunSubject subjectOfUser(TimelineUserId user, const SummaryPart& part)
{
    return {user.value, {}, part.key()};
}

tl::unexpected<Error> noSuchSummaryPart()
{
    return failure(
        ErrorCode::NotFound, RunWords::tr("The user has nothing that this task could ask about."));
}

Expected<void> checkOptions(const UserSummariesOptions& options)
{
    if (options.summarizer.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, RunWords::tr("The summarizer has no name."), {},
            RunWords::tr("Name it, for example as the model."));
    TANDEM_DO(usersum::checkQuery({options.query, options.mostWords}));
    if (!options.isHierarchical)
        return {};
    TANDEM_DO(usersum::checkRounds(options.rounds));
    return usersum::checkSegments(options.segments);
}

Expected<bool> hasSummary(
    Database& database, TimelineUserId user, const UserSummariesOptions& options)
{
    return UserSummaryRepository(database)
        .find(user, options.summarizer)
        .map([](const std::optional<UserSummaryId>& there) { return there.has_value(); });
}

/// The first tasks of a user; none where the summarizer has a summary.
Expected<QList<RunSubject>> firstTasks(
    Database& database, const TimelineUserRow& user, const UserSummariesOptions& options)
{
    usersum::SummaryPlan plan{options.isHierarchical, 0, options.rounds};
    if (options.isHierarchical) {
        TANDEM_TRY(timeline, TimelineRepository(database).timeline(user.id));
        plan.segments =
            int(usersum::segmentsOf(timeline->activities, user.past, options.segments).size());
    }
    QList<RunSubject> subjects;
    const QList<SummaryPart> parts = usersum::firstParts(plan);
    for (const SummaryPart& part : parts)
        subjects.append(subjectOfUser(user.id, part));
    return subjects;
}

} // namespace

UserSummariesRun::UserSummariesRun()
    : RunKind({.id = RunKindId::UserSummaries,
          .name = QT_TRANSLATE_NOOP("RunWords", "Summaries of users"),
          .promptKeys = {usersum::kUserPrompt, usersum::kSegmentPrompt, usersum::kCheckQueryPrompt,
              usersum::kAskFactsPrompt, usersum::kCheckFactsPrompt, usersum::kRewritePrompt,
              usersum::kCombinePrompt},
          // A timeline stays as it was added, and cut as it was when a run began to ask about it.
          .mayChangeMeanwhile = false})
{
}

Expected<RunSelection> UserSummariesRun::select(Database& database, const RunOptions& options) const
{
    const UserSummariesOptions& wanted = options.userSummaries;
    TANDEM_DO(checkOptions(wanted));
    TANDEM_TRY(users, chosenUsers(database, wanted.log, wanted.users));
    RunSelection selection;
    selection.howAgain = RunWords::tr(
        "The summarizer has these summaries; to have others made, give it another name.");
    selection.samplesNotReady = users->notSplit;
    selection.whyNotReady = users->whyNone;
    for (const TimelineUserRow& user : users->ready) {
        TANDEM_TRY(isDone, hasSummary(database, user.id, wanted));
        if (*isDone) {
            ++selection.alreadyDone;
            continue;
        }
        TANDEM_TRY(subjects, firstTasks(database, user, wanted));
        selection.subjects += *subjects;
    }
    selection.isAllThere =
        selection.subjects.isEmpty() && users->notSplit == 0 && selection.alreadyDone > 0;
    return selection;
}

Expected<void> UserSummariesRun::checkNames(Database& database, const RunSetup& setup) const
{
    return checkNameOfSummarizer(database, setup);
}

Expected<std::optional<RunCall>> UserSummariesRun::call(
    Database& database, const RunSubject& subject, const RunSetup& setup) const
{
    const auto part = SummaryPart::fromKey(subject.part);
    if (!part)
        return noSuchSummaryPart();
    const TimelineUserId user{subject.id};
    TANDEM_TRY(isDone, hasSummary(database, user, setup.options.userSummaries));
    if (*isDone)
        return std::optional<RunCall>();
    TANDEM_TRY(parts, UserSummaryParts::load(database, setup, user));
    TANDEM_TRY(request, parts->request(database, setup, *part));
    TANDEM_TRY(statements, parts->statements(database, *setup.memory, *part));
    const AnswerTokens tokens =
        tokensOfStep(part->step, setup.options.userSummaries.mostWords, *statements);
    RunCall call{subject, *request, {}, tokens.low, tokens.high,
        setup.prompts[usersum::promptKeyOf(part->step)].id};
    call.statements = *statements;
    return std::optional(call);
}

Expected<RunAnswer> UserSummariesRun::read(const RunCall& call, const QString& text) const
{
    const auto part = SummaryPart::fromKey(call.subject.part);
    if (!part)
        return noSuchSummaryPart();
    return usersum::readSummaryAnswer(part->step, text, call.statements)
        .map([](const SummaryAnswer& answer) { return RunAnswer(answer); });
}

int UserSummariesRun::asks(const RunOptions& options) const
{
    return std::max(1, options.userSummaries.asks);
}

Expected<RunSequel> UserSummariesRun::take(Database& database, const RunSetup& setup,
    const RunCall&, const TaskRow& done, const RunAnswer& answer) const
{
    const auto part = SummaryPart::fromKey(done.subject.part);
    const auto* const read = std::any_cast<SummaryAnswer>(&answer);
    if (!part || !read)
        return RunSequel();
    setup.memory->keep(done.reply, answer);
    const UserSummariesOptions& options = setup.options.userSummaries;
    const TimelineUserId user{done.subject.id};
    // Another run may have come first.
    TANDEM_TRY(isDone, hasSummary(database, user, options));
    if (*isDone)
        return RunSequel();
    if (part->step == SummaryStep::Whole || part->step == SummaryStep::Combine)
        return UserSummaryRepository(database)
            .add({user, options.summarizer, SummaryOrigin::Run, std::get<UserSummary>(*read).text(),
                options.mostWords, {}, setup.run, done.reply, {}})
            .map([&](UserSummaryId) { return RunSequel{TimelinesChanged{user}}; });
    TANDEM_TRY(parts, UserSummaryParts::load(database, setup, user));
    TANDEM_TRY(
        next, usersum::nextParts(parts->plan(), *part, parts->answers(database, *setup.memory)));
    RunSequel sequel;
    for (const SummaryPart& one : *next)
        sequel.subjects.append(subjectOfUser(user, one));
    return sequel;
}

} // namespace tandem
