#include "models/error.h"
#include "models/ids.h"
#include "models/llm/cost.h"
#include "models/usersum/hierarchy.h"
#include "models/usersum/prompts.h"
#include "models/usersum/summarypart.h"
#include "models/usersum/summaryrequests.h"
#include "storage/database/database.h"
#include "storage/repositories/usersummarynames.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/chosenusers.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/knownreplies.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runplan.h"
#include "storage/runs/runsteps.h"
#include "storage/runs/runwords.h"
#include "storage/runs/usersummaryparts.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// What an answer takes, about.
struct AnswerTokens
{
    qint64 low = 0;
    qint64 high = 0;
};
/// `statements`: how many there are to be judged, of a check of facts alone.
AnswerTokens tokensOfStep(usersum::SummaryStep step, int mostWords, int statements);

using usersum::SummaryPart;
using usersum::SummaryStep;

// Prompts ask for at most 12 questions.
constexpr int kUsualPairs = 8;

/// A user's way to a summary, as far as it is known.
class KnownWay final
{
public:
    KnownWay(Database& database, const RunSetup& setup, UserSummaryParts parts)
        : m_database(database)
        , m_setup(setup)
        , m_parts(std::move(parts))
    {
    }

    /// Follows it through what is answered, and adds what can be asked now.
    Expected<void> walk(RunForecast& forecast)
    {
        QList<SummaryPart> next = usersum::firstParts(m_parts.plan());
        while (!next.isEmpty()) {
            const SummaryPart part = next.takeFirst();
            TANDEM_TRY(isAnswered, look(part, forecast));
            if (!*isAnswered) {
                m_asked.append(part);
                continue;
            }
            m_answered.append(part);
            TANDEM_TRY(after, usersum::nextParts(m_parts.plan(), part, answers()));
            next += *after;
        }
        return {};
    }

    /// Adds what comes of these answers.
    Expected<void> addLater(RunForecast& forecast) const
    {
        const usersum::SummaryPlan& plan = m_parts.plan();
        for (int segment = 1; segment <= plan.segments; ++segment) {
            TANDEM_TRY(outcome, usersum::segmentOutcome(plan, segment, answers()));
            if (!outcome->has_value())
                addLaterOf(segment, forecast);
        }
        const SummaryPart combine{SummaryStep::Combine, 0, 0};
        if (plan.segments > 0 && !isKnown(combine)) {
            add(tokensOf(combine, plan.segments), forecast);
            ++forecast.mostFollowUpCalls;
        }
        return {};
    }

private:
    usersum::AnswersSoFar answers() const { return m_parts.answers(m_database, *m_setup.memory); }
    bool isKnown(const SummaryPart& part) const
    {
        return m_answered.contains(part) || m_asked.contains(part);
    }

    /// Whether a part is answered, which is then kept; adds it either way.
    Expected<bool> look(const SummaryPart& part, RunForecast& forecast)
    {
        TANDEM_TRY_VAR(request, m_parts.request(m_database, m_setup, part));
        if (m_setup.options.maxTokens > 0)
            request->maxTokens = m_setup.options.maxTokens;
        m_setup.kind->setSample(*request, 0);
        TANDEM_TRY(known, knownReply(m_database, m_setup.endpoint, *request));
        const qint64 input = llm::estimatedInputTokens(*request);
        if (part.segment > 0 && part.step == SummaryStep::Segment)
            m_material.insert(part.segment, input - promptTokens(part.step));
        if (*known && (*known)->usable) {
            m_parts.keep(part, (*known)->id);
            if (m_parts.answer(m_database, *m_setup.memory, part)) {
                ++forecast.fromCache;
                return true;
            }
            m_parts.keep(part, {}); // an earlier version could read it
        }
        TANDEM_TRY(statements, m_parts.statements(m_database, *m_setup.memory, part));
        const AnswerTokens tokens =
            tokensOfStep(part.step, m_setup.options.userSummaries.mostWords, *statements);
        ++forecast.calls;
        forecast.inputTokens += input;
        forecast.outputTokensLow += std::min<qint64>(tokens.low, request->maxTokens);
        forecast.outputTokensHigh += std::min<qint64>(tokens.high, request->maxTokens);
        return false;
    }

    /// What a segment that is not settled still takes.
    void addLaterOf(int segment, RunForecast& forecast) const
    {
        const auto all = usersum::laterParts(segment, m_parts.plan().rounds);
        for (const usersum::LaterPart& later : all) {
            if (isKnown(later.part))
                continue;
            ++forecast.mostFollowUpCalls;
            const CallTokens tokens = tokensOf(later.part, 1);
            if (later.isUsual) {
                add(tokens, forecast);
            } else {
                forecast.rareInputTokens += tokens.input;
                forecast.rareOutputTokens += tokens.answer.high;
            }
        }
    }

    struct CallTokens
    {
        qint64 input = 0;
        AnswerTokens answer;
    };

    /// What a call takes that shows so many summaries.
    CallTokens tokensOf(const SummaryPart& part, int summaries) const
    {
        const int mostWords = m_setup.options.userSummaries.mostWords;
        const AnswerTokens summary = tokensOfStep(SummaryStep::Segment, mostWords, 0);
        const AnswerTokens answer = tokensOfStep(part.step, mostWords, kUsualPairs);
        const bool showsActivities =
            part.step == SummaryStep::Answers || part.step == SummaryStep::Rewrite;
        return {promptTokens(part.step) + (showsActivities ? m_material.value(part.segment) : 0) +
                    summaries * (summary.low + summary.high) / 2,
            answer};
    }

    static void add(const CallTokens& call, RunForecast& forecast)
    {
        ++forecast.followUpCalls;
        forecast.inputTokens += call.input;
        forecast.outputTokensLow += call.answer.low;
        forecast.outputTokensHigh += call.answer.high;
    }

    qint64 promptTokens(SummaryStep step) const
    {
        const llm::PromptTemplate prompt = m_setup.prompts[usersum::promptKeyOf(step)].prompt;
        return llm::estimatedTokens(prompt.system) + llm::estimatedTokens(prompt.user);
    }

    Database& m_database;
    const RunSetup& m_setup;
    UserSummaryParts m_parts;
    QList<SummaryPart> m_answered;
    QList<SummaryPart> m_asked;    ///< that can be asked now
    QHash<int, qint64> m_material; ///< tokens of a segment's activities
};

AnswerTokens tokensOfStep(SummaryStep step, int mostWords, int statements)
{
    constexpr AnswerTokens kVerdict{30, 120};
    constexpr AnswerTokens kAllPairs{120, 480};
    if (step == SummaryStep::Query)
        return kVerdict;
    if (step == SummaryStep::Questions)
        return kAllPairs;
    if (step == SummaryStep::Answers)
        return {statements * kVerdict.low, statements * kVerdict.high};
    // Models keep below the words that they are told, but not always; a word is a token and a half.
    return {mostWords, 2 * qint64(mostWords)};
}

/// Adds what the summary of a user will take: what was answered before is gone through as a run
/// would, and of what is left each segment is taken to be rewritten once, and at most in each
/// round.
Expected<void> addSummaryOfUser(
    Database& database, const RunSetup& setup, TimelineUserId user, RunForecast& forecast)
{
    TANDEM_TRY_VAR(parts, UserSummaryParts::load(database, setup, user));
    KnownWay way(database, setup, *std::move(parts));
    TANDEM_DO(way.walk(forecast));
    return way.addLater(forecast);
}

} // namespace

using usersum::SummaryAnswer;
using usersum::UserSummary;

namespace {

RunSubject subjectOfUser(TimelineUserId user, const SummaryPart& part)
{
    return {user.value, {}, part.key()};
}

tl::unexpected<Error> noSuchSummaryPart()
{
    return failure(ErrorCode::NotFound, RunWords::tr("The user has no such task."));
}

Expected<void> checkOptions(const UserSummariesOptions& options)
{
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
    Database& database, const UserRecord& user, const UserSummariesOptions& options)
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

Expected<RunSelection> selectUserSummaries(Database& database, const RunOptions& options)
{
    const UserSummariesOptions& wanted = options.userSummaries;
    TANDEM_DO(checkOptions(wanted));
    TANDEM_TRY(users, chosenUsers(database, wanted.log, wanted.users));
    RunSelection selection;
    selection.rerunHint = RunWords::tr(
        "The summarizer already has these summaries; to generate others, give it another name.");
    selection.samplesNotReady = users->notSplit;
    selection.whyNotReady = users->whyNone;
    for (const UserRecord& user : users->ready) {
        TANDEM_TRY(isDone, hasSummary(database, user.id, wanted));
        if (*isDone) {
            ++selection.alreadyDone;
            continue;
        }
        TANDEM_TRY(subjects, firstTasks(database, user, wanted));
        selection.subjects += *subjects;
    }
    selection.isComplete =
        selection.subjects.isEmpty() && users->notSplit == 0 && selection.alreadyDone > 0;
    return selection;
}

Expected<std::optional<RunCall>> askUserSummaries(
    Database& database, const RunSubject& subject, const RunSetup& setup)
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

Expected<RunAnswer> parseUserSummaries(const RunCall& call, const QString& text)
{
    const auto part = SummaryPart::fromKey(call.subject.part);
    if (!part)
        return noSuchSummaryPart();
    return usersum::readSummaryAnswer(part->step, text, call.statements)
        .map([](const SummaryAnswer& answer) { return RunAnswer(answer); });
}

Expected<TaskEffect> takeUserSummaries(Database& database, const RunSetup& setup, const RunCall&,
    const TaskRow& done, const RunAnswer& answer)
{
    const auto part = SummaryPart::fromKey(done.subject.part);
    const auto* const read = std::any_cast<SummaryAnswer>(&answer);
    if (!part || !read)
        return TaskEffect();
    setup.memory->keep(done.reply, answer);
    const UserSummariesOptions& options = setup.options.userSummaries;
    const TimelineUserId user{done.subject.id};
    // Another run may have come first.
    TANDEM_TRY(isDone, hasSummary(database, user, options));
    if (*isDone)
        return TaskEffect();
    if (part->step == SummaryStep::Whole || part->step == SummaryStep::Combine)
        return UserSummaryRepository(database)
            .add({user, options.summarizer, SummaryOrigin::Run, std::get<UserSummary>(*read).text(),
                options.mostWords, {}, setup.run, done.reply, {}})
            .map([&](UserSummaryId) { return TaskEffect{TimelinesChanged{user}}; });
    TANDEM_TRY(parts, UserSummaryParts::load(database, setup, user));
    TANDEM_TRY(
        next, usersum::nextParts(parts->plan(), *part, parts->answers(database, *setup.memory)));
    TaskEffect effect;
    for (const SummaryPart& one : *next)
        effect.subjects.append(subjectOfUser(user, one));
    return effect;
}

/// Refused for the name of a baseline, or of summaries that came to be in another way.
Expected<void> checkSummarizer(Database& database, const RunSetup& setup)
{
    const QString& summarizer = setup.options.userSummaries.summarizer;
    TANDEM_DO(checkSummarizerName(summarizer, SummaryOrigin::Run));
    return checkSameOrigin(database, summarizer, SummaryOrigin::Run);
}

/// Whether two runs make summaries in the same way, of whichever users.
bool isSameWay(UserSummariesOptions one, const UserSummariesOptions& other)
{
    one.log = other.log;
    one.users = other.users;
    one.asks = other.asks;
    if (!one.isHierarchical && !other.isHierarchical) {
        one.segments = other.segments;
        one.rounds = other.rounds;
    }
    return one == other;
}

QString otherWayOfSummaries(const RunOptions& wanted, const RunOptions& other)
{
    return isSameWay(other.userSummaries, wanted.userSummaries)
               ? QString()
               : RunWords::tr("The summaries of \"%1\" have other settings: another method, query, "
                              "word limit, segments or rounds.")
                     .arg(wanted.userSummaries.summarizer);
}

constexpr fields::Word kMethodWords[] = {
    {"hierarchy",
        QT_TRANSLATE_NOOP(
            "FieldWords", "Hierarchy with critique: segments are checked and rewritten"),
        1, QT_TRANSLATE_NOOP("FieldWords", "hierarchy with critique")},
    {"single", QT_TRANSLATE_NOOP("FieldWords", "Single step: the whole past at once"), 0,
        QT_TRANSLATE_NOOP("FieldWords", "single step")}};

constexpr fields::Word kUnitWords[] = {
    {"month", QT_TRANSLATE_NOOP("FieldWords", "Months"), int(usersum::SegmentUnit::Month)},
    {"quarter", QT_TRANSLATE_NOOP("FieldWords", "Quarters"), int(usersum::SegmentUnit::Quarter)},
    {"year", QT_TRANSLATE_NOOP("FieldWords", "Years"), int(usersum::SegmentUnit::Year)}};

constexpr fields::Bounds kSegmentBounds{1, 999'999};

QString segmentProblem(const usersum::SegmentRule& rule)
{
    return rule.most < 2 * rule.fewest
               ? fields::FieldWords::tr(
                     "The maximum of activities per segment must be at least twice the minimum.")
               : QString();
}

/// Settings of the hierarchy alone.
fields::Fields hierarchyFields()
{
    using O = UserSummariesOptions;
    fields::Fields all = fields::within(
        &O::segments, {fields::choice("segment_unit", &usersum::SegmentRule::unit, kUnitWords,
                           QT_TRANSLATE_NOOP("FieldWords", "Se&gments"),
                           {.help = QT_TRANSLATE_NOOP("FieldWords",
                                "Intervals with too few activities are merged with "
                                "their neighbours; those with too many are split."),
                               .option = "segments"}),
                          fields::range("segment_min", &usersum::SegmentRule::fewest, "segment_max",
                              &usersum::SegmentRule::most, kSegmentBounds,
                              QT_TRANSLATE_NOOP("FieldWords", "Acti&vities per segment"),
                              {.option = "segment-size"})
                              .check(segmentProblem)});
    all.append(fields::number("rounds", &O::rounds, fields::Bounds{0, usersum::kMostRounds},
        QT_TRANSLATE_NOOP("FieldWords", "&Rounds of critique"),
        {.help = QT_TRANSLATE_NOOP("FieldWords",
             "How many versions of each segment are checked and, if something is "
             "wrong, rewritten. The last rewrite is not checked.")}));
    for (fields::Field& field : all)
        field.when(&O::isHierarchical, "--method hierarchy");
    return all;
}

fields::Fields userSummariesFields()
{
    using O = UserSummariesOptions;
    return fields::Fields{makerField("summarizer", &O::summarizer,
                              QT_TRANSLATE_NOOP("FieldWords", "&Summarizer")),
               logField<O>(),
               fields::items("users", &O::users, fields::Names::TimelineUsers,
                   QT_TRANSLATE_NOOP("FieldWords", "&Users"),
                   {.placeholder = QT_TRANSLATE_NOOP(
                        "FieldWords", "all, or pseudonyms such as U001, U004")}),
               fields::text("query", &O::query, QT_TRANSLATE_NOOP("FieldWords", "&Query"),
                   {.help = QT_TRANSLATE_NOOP(
                        "FieldWords", "What the summaries should say about the users."),
                       .needed = QT_TRANSLATE_NOOP(
                           "FieldWords", "Write the query that the summaries should answer."),
                       .usual = usersum::usualQuery}),
               fields::number("max_words", &O::mostWords, fields::Bounds{1, usersum::kMostWords},
                   QT_TRANSLATE_NOOP("FieldWords", "Max. &words")),
               fields::flag("hierarchical", &O::isHierarchical, kMethodWords,
                   QT_TRANSLATE_NOOP("FieldWords", "Met&hod"), {.option = "method"})} +
           hierarchyFields() + fields::Fields{attemptsField<O>()};
}

} // namespace

/// Summaries of what users did before the cut: a subject is a user, and each task a part of the way
/// to their summary, named by usersum::SummaryPart::key(). What comes next is told from what is
/// answered, in the write that ends a task; the last part makes the summary. A part that fails
/// stops its user alone.
const RunKind& userSummariesRun()
{
    static const RunKind kind{.id = RunKindId::UserSummaries,
        .key = "usersum-summarize",
        .text = QT_TRANSLATE_NOOP("RunWords", "User summaries"),
        .items = RunItems::TimelineUsers,
        .growth = TaskGrowth::Often,
        .promptKeys = {usersum::kUserPrompt, usersum::kSegmentPrompt, usersum::kCheckQueryPrompt,
            usersum::kAskFactsPrompt, usersum::kCheckFactsPrompt, usersum::kRewritePrompt,
            usersum::kCombinePrompt},
        // A timeline stays as it was added, and cut as it was when a run began to ask about it.
        .mayChangeMeanwhile = false,
        .maker = Maker::Summarizer,
        .makerName = [](const RunOptions& options) { return options.userSummaries.summarizer; },
        .madeBySql = QStringLiteral("SELECT run_id FROM usersum_summary WHERE summarizer = ?"),
        .checkName = checkSummarizer,
        .otherWay = otherWayOfSummaries,
        .ownFields =
            [] { return fields::within(&RunOptions::userSummaries, userSummariesFields()); },
        .select = selectUserSummaries,
        .call = askUserSummaries,
        .read = parseUserSummaries,
        .take = takeUserSummaries,
        .asks = [](const RunOptions& options) { return options.userSummaries.asks; },
        .forecast =
            [](Database& database, const RunSetup& setup, qint64 user, RunForecast& forecast) {
                return addSummaryOfUser(database, setup, TimelineUserId{user}, forecast);
            },
        .partText =
            [](const QString& part) {
                const auto step = SummaryPart::fromKey(part);
                return step ? usersum::summaryPartName(*step) : QString();
            },
        .about =
            [](const RunOptions& options) {
                return RunAbout{{options.userSummaries.summarizer}, options.userSummaries.log};
            },
        .results = "timelines",
        .command = "usersum summarize",
        .purpose =
            [] {
                return RunWords::tr(
                    "A language model summarizes what each user did before the cut. With the "
                    "hierarchy, it summarizes time segments, checks them against the query and the "
                    "activities, rewrites what is wrong, and combines them.");
            },
        .doneAlready = QT_TRANSLATE_N_NOOP("RunWords", "%n user(s) already have such a summary.")};
    return kind;
}

} // namespace tandem
