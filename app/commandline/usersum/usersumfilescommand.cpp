#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "models/seed.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/summarybaselines.h"
#include "storage/project/timelineexport.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QJsonArray>

/// "usersum baseline", "export" and "remove".
namespace tandem {

namespace {

enum class ExportedPart { Timelines, Summaries, Predictions };

/// What stands in the place of one of these words, which the usage names.
template <typename T, std::size_t Count>
Expected<T> choiceOfWord(Call& call, int place, const Choice<T> (&choices)[Count])
{
    QStringList words;
    for (const Choice<T>& one : choices) {
        words.append(QLatin1String(one.word));
        if (call.word(place) == words.last())
            return one.value;
    }
    return call.misuseOfCommand(
        CommandWords::tr("Expected %1, not \"%2\".")
            .arg(words.join(QStringLiteral(", ")), printable(call.word(place))));
}

/// The one of `names` that an option names, or else the only one.
Expected<QString> oneOf(Call& call, OptionName option, const QStringList& names,
    const QString& none, const QString& several)
{
    const QString listed = names.join(QStringLiteral(", "));
    if (call.has(option)) {
        if (names.contains(call.value(option)))
            return call.value(option);
        return failure(ErrorCode::NotFound,
            CommandWords::tr("There is no \"%1\".").arg(printable(call.value(option))), {},
            names.isEmpty() ? none : CommandWords::tr("Available: %1").arg(printable(listed)));
    }
    if (names.isEmpty())
        return failure(ErrorCode::NotFound, none);
    if (names.size() > 1)
        return call.misuse(several.arg(printable(listed)),
            CommandWords::tr("Choose one with --%1.").arg(option.name));
    return names.first();
}

QStringList summarizerNames(const QList<SummarizerRow>& rows)
{
    QStringList names;
    for (const SummarizerRow& row : rows)
        names += row.summarizer;
    return names;
}

Expected<TimelineExport> exportAskedPredictions(
    Database& database, QIODevice& device, Call& call, const Progress& progress)
{
    TANDEM_TRY(log, askedLog(database, call));
    UserSummaryRepository repository(database);
    TANDEM_TRY(rows, repository.summarizers(log->id));
    TANDEM_TRY(predictors, repository.predictors(log->id));
    TANDEM_TRY(predictor, oneOf(call, "predictor", *predictors,
                              CommandWords::tr("There are no predictions from summaries."),
                              CommandWords::tr("There are several predictors: %1.")));
    TANDEM_TRY(summarizer, oneOf(call, "summarizer", summarizerNames(*rows),
                               CommandWords::tr("There are no summaries."),
                               CommandWords::tr("There are several summarizers: %1.")));
    return exportPredictions(
        database, device, call.value("output"), log->id, *summarizer, *predictor, progress);
}

Expected<TimelineExport> exportAsked(
    Database& database, QIODevice& device, ExportedPart part, Call& call, const Progress& progress)
{
    if (part == ExportedPart::Predictions)
        return exportAskedPredictions(database, device, call, progress);
    TANDEM_TRY(asked, askedLogs(database, call));
    QList<TimelineLogId> logs;
    for (const TimelineLog& log : *asked)
        logs += log.id;
    const QString path = call.value("output");
    if (part == ExportedPart::Timelines)
        return exportTimelines(database, device, path, logs, !call.has("without-future"), progress);
    return exportUserSummaries(database, device, path, logs, call.value("summarizer"), progress);
}

Expected<void> checkExportOptions(ExportedPart part, Call& call)
{
    if (!call.has("output"))
        return call.misuseOfCommand(CommandWords::tr("--output is required: the file to write."));
    if (part != ExportedPart::Timelines && call.has("without-future"))
        return call.misuseOfCommand(
            CommandWords::tr("--without-future works only with timelines."));
    if (part == ExportedPart::Timelines && call.has("summarizer"))
        return call.misuseOfCommand(CommandWords::tr("--summarizer does not work with timelines."));
    if (part != ExportedPart::Predictions && call.has("predictor"))
        return call.misuseOfCommand(CommandWords::tr("--predictor works only with predictions."));
    return {};
}

} // namespace

Expected<void> runUsersumBaseline(Call& call)
{
    constexpr Choice<bool> kinds[] = {{"none", false}, {"other", true}};
    TANDEM_TRY(isOfOther, choiceOfWord(call, 2, kinds));
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    if (!*isOfOther && call.has("of"))
        return call.misuseOfCommand(CommandWords::tr("--of works only with \"other\"."));
    TANDEM_TRY(
        added, writeProject(call.word(1), [&](Database& database) -> Expected<AddedBaseline> {
            TANDEM_TRY(log, askedLog(database, call));
            BaselineOrder order{log->id, {}, call.value("name"), quint64(seed->value_or(1))};
            if (*isOfOther) {
                TANDEM_TRY_VAR(rows, UserSummaryRepository(database).summarizers(log->id));
                rows->removeIf([](const SummarizerRow& row) { return isBaseline(row.origin); });
                TANDEM_TRY(of, oneOf(call, "of", summarizerNames(*rows),
                                   CommandWords::tr("There are no summaries."),
                                   CommandWords::tr("There are several summarizers: %1.")));
                order.of = *of;
            }
            return addBaseline(database, order);
        }));
    return call.tell(Json{{"summarizer", added->name}, {"summaries", added->added.size()},
                         {"known", added->known}},
        CommandWords::tr("Added the baseline \"%1\" with %2 summaries; %3 were already present.")
            .arg(printable(added->name), groupedCount(added->added.size()),
                groupedCount(added->known)));
}

Expected<void> runUsersumExport(Call& call)
{
    constexpr Choice<ExportedPart> parts[] = {{"timelines", ExportedPart::Timelines},
        {"summaries", ExportedPart::Summaries}, {"predictions", ExportedPart::Predictions}};
    TANDEM_TRY(part, choiceOfWord(call, 2, parts));
    TANDEM_DO(checkExportOptions(*part, call));
    const QString path = call.value("output");
    TANDEM_DO(refuseOtherEnding(path, {QStringLiteral("jsonl"), QStringLiteral("ndjson")}, call));
    TANDEM_DO(askToReplace({path}, call));
    std::optional<TerminalProgress> progress(
        std::in_place, call.console, CommandWords::tr("Writing %1").arg(call.word(2)));
    TimelineExport written;
    TANDEM_DO(readProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_DO(checkViewer(database, call));
        return writeAtomically(path, [&](QIODevice& device) {
            return exportAsked(database, device, *part, call, progress->callback())
                .map([&](const TimelineExport& made) { written = made; });
        });
    }));
    progress.reset();
    return call.tell(Json{{"file", path}, {"users", written.users}, {"lines", written.lines}},
        CommandWords::tr("Wrote %n line(s) to %1 for %2.", nullptr, int(written.lines))
            .arg(path, CommandWords::tr("%n user(s)", nullptr, int(written.users))),
        written.messages);
}

Expected<void> runUsersumRemove(Call& call)
{
    if (!call.has("summarizer") && !call.has("log"))
        return call.misuseOfCommand(CommandWords::tr(
            "Give --summarizer to remove its summaries, or --log alone to remove the log."));
    if (!call.has("summarizer")) {
        TANDEM_TRY(removed, writeProject(call.word(1), [&](Database& database) {
            return askedLog(database, call).and_then([&](const TimelineLog& log) {
                return removeTimelineLog(database, log.id);
            });
        }));
        return call.tell(
            Json{{"log", call.value("log")}, {"users", removed->users}, {"tasks", removed->tasks}},
            CommandWords::tr("Removed %1 users with %2 tasks.")
                .arg(groupedCount(removed->users), groupedCount(removed->tasks)));
    }
    const QString summarizer = call.value("summarizer");
    TANDEM_TRY(removed, writeProject(call.word(1), [&](Database& database) {
        return askedLog(database, call).and_then([&](const TimelineLog& log) {
            return removeSummaries(database, log.id, summarizer);
        });
    }));
    QStringList remarks;
    if (!removed->baselines.isEmpty())
        remarks += CommandWords::tr("Baselines made from its texts were removed too: %1.")
                       .arg(printable(removed->baselines.join(QStringLiteral(", "))));
    return call.tell(Json{{"summarizer", summarizer}, {"summaries", removed->summaries},
                         {"baselines", QJsonArray::fromStringList(removed->baselines)},
                         {"predictions", removed->predictions}, {"values", removed->values}},
        CommandWords::tr("Removed %1 summaries with %2 predictions and %3 measure values.")
            .arg(groupedCount(removed->summaries), groupedCount(removed->predictions),
                groupedCount(removed->values)),
        remarks);
}

} // namespace tandem
