#include "views/runs/runrows.h"

#include "models/llm/endpoint.h"
#include "models/results/datetext.h"
#include "storage/runs/tasktext.h"
#include "ui/paintedline.h"
#include "views/session/runtext.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

namespace tandem {

namespace {

struct RunRowsText
{
    Q_DECLARE_TR_FUNCTIONS(RunRowsText)
};

QString localTimeText(const QDateTime& utc)
{
    return results::dateTimeText(utc);
}

QString doneText(const RunRow& run)
{
    return RunRowsText::tr("%1 / %2", "tasks done, tasks")
        .arg(QLocale().toString(run.tasks.done), QLocale().toString(run.tasks.all()));
}

QString runCostText(const RunRow& run)
{
    return run.totals.replies > 0 && run.totals.withoutCost == run.totals.replies
               ? QStringLiteral("–")
               : costText(run.totals.cost, run.currency);
}

QString taskStateText(const ListedTask& listed)
{
    const TaskRow& task = listed.task;
    switch (task.state) {
    case TaskState::Open:
        return task.isAside ? RunRowsText::tr("excluded") : RunRowsText::tr("open", "a task");
    case TaskState::Done:
        return task.error.isEmpty() ? RunRowsText::tr("done", "a task")
                                    : RunRowsText::tr("unparsable", "a task");
    case TaskState::Failed:
        return RunRowsText::tr("failed", "a task");
    case TaskState::Cancelled:
        break;
    }
    return RunRowsText::tr("cancelled", "a task");
}

QString latencyText(const ListedTask& listed)
{
    constexpr double kSecond = 1000.0;
    return listed.latencyMs
               ? RunRowsText::tr("%1 s", "seconds")
                     .arg(QLocale().toString(double(*listed.latencyMs) / kSecond, 'f', 2))
               : QStringLiteral("–");
}

Card versionCard(const PromptVersion& version)
{
    const QString number = QLocale().toString(version.prompt.prompt.version);
    Card card;
    card.title = version.isCurrent ? RunRowsText::tr("Version %1, used by new runs").arg(number)
                                   : RunRowsText::tr("Version %1").arg(number);
    card.line = version.prompt.builtIn
                    ? RunRowsText::tr("built-in")
                    : RunRowsText::tr("%1, %2", "who wrote it, when")
                          .arg(version.by.isEmpty() ? RunRowsText::tr("someone") : version.by,
                              localTimeText(version.prompt.at));
    return card;
}

} // namespace

RowSpec<RunRow> runRows(std::function<RunId()> active)
{
    RowSpec<RunRow> spec;
    spec.key = [](const RunRow& run) { return RowKey(run.id); };
    spec.columns = [active = std::move(active)] {
        const auto stateText = [active](const RunRow& run) {
            return runStateText(run, run.id == active());
        };
        return QList<RowColumn<RunRow>>{
            {.title = RunRowsText::tr("Run"),
                .text =
                    [](const RunRow& run) {
                        return readingIn(QGuiApplication::layoutDirection(), runTitleText(run));
                    },
                .look =
                    [](const RunRow& run) {
                        return RowLook{.below = localTimeText(run.createdAt)};
                    },
                .toolTip =
                    [](const RunRow& run) {
                        return runTitleText(run) + u'\n' + localTimeText(run.createdAt);
                    }},
            {.title = RunRowsText::tr("Model"),
                .text = [](const RunRow& run) { return run.model; },
                .letters = 12},
            {.title = RunRowsText::tr("State"),
                .text = stateText,
                .toolTip = stateText,
                .letters = 17},
            {.title = RunRowsText::tr("Done"), .text = doneText, .isNumber = true, .letters = 11},
            {.title = RunRowsText::tr("Cost"),
                .text = runCostText,
                .isNumber = true,
                .letters = 15},
        };
    };
    spec.twoLines = true;
    return spec;
}

RowSpec<ListedTask> taskRows()
{
    RowSpec<ListedTask> spec;
    spec.key = [](const ListedTask& listed) { return RowKey(listed.task.id); };
    spec.columns = [] {
        const auto error = [](const ListedTask& listed) { return listed.task.error; };
        const auto place = [](const ListedTask& listed) {
            return readingIn(QGuiApplication::layoutDirection(), taskText(listed.task));
        };
        return QList<RowColumn<ListedTask>>{
            {.title = RunRowsText::tr("Task"), .text = place, .toolTip = place, .letters = 34},
            {.title = RunRowsText::tr("State"), .text = taskStateText, .letters = 14},
            {.title = RunRowsText::tr("Replies", "to a task"),
                .text =
                    [](const ListedTask& listed) {
                        return listed.tries > 0 ? QLocale().toString(listed.tries)
                                                : QStringLiteral("–");
                    },
                .isNumber = true,
                .letters = 8,
                .titleToolTip =
                    RunRowsText::tr("Replies received; a dash if none, or if already answered")},
            {.title = RunRowsText::tr("Latency"),
                .text = latencyText,
                .isNumber = true,
                .letters = 9,
                .titleToolTip = RunRowsText::tr("Response time of the server")},
            {.title = RunRowsText::tr("Error"), .text = error, .toolTip = error},
        };
    };
    return spec;
}

RowSpec<llm::Endpoint> endpointRows()
{
    RowSpec<llm::Endpoint> spec;
    spec.key = [](const llm::Endpoint& endpoint) { return RowKey(endpoint.name.toCaseFolded()); };
    spec.card = [](const llm::Endpoint& endpoint) { return Card{.title = endpoint.name}; };
    spec.toolTip = [](const llm::Endpoint& endpoint) {
        return QString(endpoint.baseUrl.toString() + QLatin1Char('\n') + endpoint.model);
    };
    spec.shape = {.strongTitle = false, .line = false};
    return spec;
}

RowSpec<PromptVersion> promptVersionRows()
{
    RowSpec<PromptVersion> spec;
    spec.key = [](const PromptVersion& version) { return RowKey(version.prompt.id); };
    spec.card = versionCard;
    return spec;
}

} // namespace tandem
