#include "views/timelines/timelineexports.h"

#include "storage/database/database.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/timelineexport.h"
#include "views/session/resultoutput.h"
#include "views/timelines/timelineswords.h"

#include <QFileInfo>

namespace tandem {

namespace {

/// What is written, once a name is known.
struct TimelineExportOrder
{
    TimelineExportKind kind = TimelineExportKind::Pasts;
    TimelineLogId log;
    TimelinesChoice choice;
};

Expected<TimelineExport> writeTo(
    Database& database, QIODevice& device, const QString& name, const TimelineExportOrder& order)
{
    switch (order.kind) {
    case TimelineExportKind::Pasts:
    case TimelineExportKind::Futures:
        return exportTimelines(
            database, device, name, {order.log}, order.kind == TimelineExportKind::Futures);
    case TimelineExportKind::Summaries:
        return exportUserSummaries(database, device, name, {order.log}, {});
    case TimelineExportKind::Predictions:
        break;
    }
    return exportPredictions(
        database, device, name, order.log, order.choice.summarizer, order.choice.predictor);
}

QString suggestedName(TimelineExportKind kind)
{
    constexpr const char* names[] = {"pasts", "timelines", "summaries", "predictions"};
    return QLatin1String(names[int(kind)]) + QStringLiteral(".jsonl");
}

} // namespace

void exportFromTimelines(
    ResultOutput& output, QWidget* parent, TimelineExportKind kind, const TimelinesData& data)
{
    const TimelineLog* log = data.chosenLog();
    if (!log)
        return;
    const FileQuestion question = output.question(FileQuestion::Kind::Save,
        QStringLiteral("timelines"), TimelinesWords::tr("JSONL (*.jsonl)"), suggestedName(kind));
    output.writeFromProject(parent, question,
        [order = TimelineExportOrder{kind, log->id, data.choice}](
            Database& database, const QString& path) -> Expected<QStringList> {
            QStringList messages;
            TANDEM_DO(writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
                TANDEM_TRY(written, writeTo(database, device, QFileInfo(path).fileName(), order));
                messages = written->messages;
                return {};
            }));
            return messages;
        });
}

} // namespace tandem
