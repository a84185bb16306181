#include "app/commandline/command.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/runs/namedmodels.h"
#include "app/commandline/runs/runplanned.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "models/usersum/hierarchy.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/runs/predictionsrun.h"

#include <QRegularExpression>

#include <utility>

namespace tandem {

namespace {

using usersum::SegmentRule;
using usersum::SegmentUnit;

/// The users of --users, by their pseudonyms; none: all.
Expected<QList<TimelineUserId>> askedUsers(Call& call)
{
    QList<TimelineUserId> users;
    const QStringList pseudonyms = call.list("users");
    if (call.has("users") && pseudonyms.isEmpty())
        return call.misuse(CommandWords::tr("--users names no user."));
    if (pseudonyms.isEmpty())
        return users;
    return readProject(call.word(1), [&](Database& database) -> Expected<QList<TimelineUserId>> {
        for (const QString& pseudonym : pseudonyms) {
            TANDEM_TRY(user, TimelineRepository(database).userByPseudonym(pseudonym.toUpper()));
            users.append(*user);
        }
        return users;
    });
}

/// --segments and --segment-size.
Expected<SegmentRule> askedSegments(Call& call)
{
    constexpr Choice<SegmentUnit> units[] = {{"month", SegmentUnit::Month},
        {"quarter", SegmentUnit::Quarter}, {"year", SegmentUnit::Year}};
    SegmentRule rule;
    TANDEM_TRY(unit, call.choice("segments", units, rule.unit));
    rule.unit = *unit;
    if (!call.has("segment-size"))
        return rule;
    static const QRegularExpression range(QStringLiteral("\\A(\\d{1,6})-(\\d{1,6})\\z"));
    const auto given = range.match(call.value("segment-size"));
    if (!given.hasMatch())
        return call.misuse(CommandWords::tr("--segment-size takes two numbers, like 20-100."));
    rule.fewest = given.captured(1).toInt();
    rule.most = given.captured(2).toInt();
    return rule;
}

/// What summaries are asked for, whoever is asked.
Expected<UserSummariesOptions> askedSummaries(Call& call)
{
    constexpr Choice<bool> methods[] = {{"single", false}, {"hierarchy", true}};
    UserSummariesOptions options;
    TANDEM_TRY(isHierarchical, call.choice("method", methods, options.isHierarchical));
    options.isHierarchical = *isHierarchical;
    for (const char* const option : {"segments", "segment-size", "rounds"}) {
        if (!options.isHierarchical && call.has(option))
            return call.misuse(
                CommandWords::tr("--%1 is about the hierarchy.").arg(QLatin1String(option)));
    }
    TANDEM_TRY(segments, askedSegments(call));
    TANDEM_TRY(rounds, call.number("rounds", 0, usersum::kMostRounds));
    TANDEM_TRY(words, call.number("max-words", 1, usersum::kMostWords));
    TANDEM_TRY(users, askedUsers(call));
    TANDEM_TRY(asks, askedAsks(call, options.asks));
    options.segments = *segments;
    options.rounds = int(rounds->value_or(options.rounds));
    options.mostWords = int(words->value_or(options.mostWords));
    options.query = call.has("query") ? call.value("query").simplified() : usersum::usualQuery();
    options.log = call.value("log");
    options.users = *users;
    options.asks = *asks;
    return options;
}

} // namespace

Expected<void> runUsersumSummarize(Call& call)
{
    RunPlan plan;
    plan.kind = RunKindId::UserSummaries;
    TANDEM_TRY(options, askedSummaries(call));
    TANDEM_TRY(models, namedModels(call, "summarizer"));
    plan.options.userSummaries = *options;
    QList<RunPlan> plans;
    for (const NamedModel& one : std::as_const(*models)) {
        plan.model = one.model;
        plan.options.userSummaries.summarizer = one.name;
        plans.append(plan);
    }
    return runAllPlanned(call.word(1), plans, call);
}

Expected<void> runUsersumPredict(Call& call)
{
    RunPlan plan;
    plan.kind = RunKindId::Predictions;
    PredictionsOptions& options = plan.options.predictions;
    TANDEM_TRY(models, namedModels(call, "predictor"));
    TANDEM_TRY(runs, call.number("runs", 1, PredictionPart::kMostRepeats));
    TANDEM_TRY(asks, askedAsks(call, options.asks));
    options.runs = int(runs->value_or(options.runs));
    options.summarizers = call.list("summarizers");
    options.log = call.value("log");
    options.asks = *asks;
    QList<RunPlan> plans;
    for (const NamedModel& one : std::as_const(*models)) {
        plan.model = one.model;
        options.predictor = one.name;
        plans.append(plan);
    }
    return runAllPlanned(call.word(1), plans, call);
}

Expected<void> runUsersumJudge(Call& call)
{
    RunPlan plan;
    plan.kind = RunKindId::SummaryJudge;
    SummaryJudgeOptions& options = plan.options.summaryJudge;
    TANDEM_TRY(models, namedModels(call, "measure"));
    TANDEM_TRY(asks, askedAsks(call, options.asks));
    options.summarizers = call.list("summarizers");
    options.log = call.value("log");
    options.asks = *asks;
    const QString usual = options.measure;
    QList<RunPlan> plans;
    for (const NamedModel& one : std::as_const(*models)) {
        plan.model = one.model;
        // Values of several models need names of their own.
        options.measure = call.has("measure")   ? one.name
                          : models->size() == 1 ? usual
                                                : usual + u'-' + one.model;
        plans.append(plan);
    }
    return runAllPlanned(call.word(1), plans, call);
}

} // namespace tandem
