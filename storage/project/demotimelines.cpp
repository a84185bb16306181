#include "storage/project/demotimelines.h"

#include "storage/database/database.h"
#include "storage/project/demosummaryrun.h"
#include "storage/project/demosummarystudy.h"
#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "storage/project/rowsstep.h"
#include "storage/project/summarybaselines.h"
#include "storage/project/timelineimport.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

QString textUnder(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toString();
}

Expected<TimelineLogId> addFilmLog(Database& database, const QString& path)
{
    TimelineImportOrder order;
    order.source.path = path;
    order.source.kind = LogKind::Columns;
    order.source.columns.user = QStringLiteral("user");
    order.source.columns.time = QStringLiteral("time");
    order.source.columns.item = QStringLiteral("film");
    order.source.columns.title = QStringLiteral("title");
    order.source.columns.text = QStringLiteral("note");
    order.source.columns.rating = QStringLiteral("rating");
    order.source.columns.category = QStringLiteral("genres");
    order.reading.sample.bounds.most = 80;
    TANDEM_TRY(read, readTimelineLog(order));
    return writeTimelineLog(database, order, *read).map([](const TimelineImport& import) {
        return import.log;
    });
}

/// Writes what was predicted from summaries.
class SamplePredictions final
{
public:
    SamplePredictions(Database& database, QString source)
        : m_timelines(database)
        , m_summaries(database)
        , m_source(std::move(source))
    {
    }

    /// Outcomes by task: y is a hit, n a miss, - a reply that nobody could read.
    Expected<void> add(const QString& predictor, const QJsonObject& entry)
    {
        TANDEM_TRY(summary, summaryOf(entry));
        TANDEM_TRY(stored, m_summaries.byId(*summary));
        TANDEM_TRY(tasks, m_timelines.tasks(stored->made.user));
        const QJsonArray repeats = entry.value(QLatin1String("repeats")).toArray();
        for (int repeat = 0; repeat < repeats.size(); ++repeat) {
            const QString outcomes = repeats.at(repeat).toString();
            for (qsizetype i = 0; i < std::min(tasks->size(), outcomes.size()); ++i) {
                const usersum::PredictionTask& task = tasks->at(i).task;
                NewPrediction made{*summary, tasks->at(i).id, predictor, repeat + 1, {}, {}, {}};
                if (outcomes.at(i) == u'y')
                    made.choice = task.answer;
                else if (outcomes.at(i) == u'n')
                    made.choice = int((task.answer + 1) % task.choices.size());
                TANDEM_DO(m_summaries.addPrediction(made));
            }
        }
        return {};
    }

private:
    Expected<UserSummaryId> summaryOf(const QJsonObject& entry)
    {
        TANDEM_TRY(user, m_timelines.userByPseudonym(textUnder(entry, "user")));
        TANDEM_TRY(found, m_summaries.find(*user, textUnder(entry, "summarizer")));
        if (!*found)
            return failure(ErrorCode::Unreadable,
                ProjectWords::tr("The sample's material cannot be read."), m_source);
        return **found;
    }

    TimelineRepository m_timelines;
    UserSummaryRepository m_summaries;
    QString m_source;
};

} // namespace

Expected<void> addDemoTimelines(Database& database, const DemoTimelines& files, PersonId lead)
{
    QFile file(files.summaries);
    const QJsonObject json = file.open(QIODevice::ReadOnly)
                                 ? QJsonDocument::fromJson(file.readAll()).object()
                                 : QJsonObject();
    if (json.isEmpty())
        return failure(ErrorCode::Unreadable,
            ProjectWords::tr("The sample's material cannot be read."), files.summaries);
    TANDEM_TRY(log, addFilmLog(database, files.log));
    TANDEM_DO(importNow(database, userSummariesFormat(), {{files.texts}}));
    TANDEM_DO(addBaseline(database, {*log, {}, {}, 1}));
    TANDEM_DO(addBaseline(database, {*log, textUnder(json, "baseline_of"), {}, 1}));
    TANDEM_DO(
        addDemoSummaryRun(database, json.value(QLatin1String("made")).toObject(), files.prompts));
    SamplePredictions predictions(database, QFileInfo(files.summaries).fileName());
    const QString predictor = textUnder(json, "predictor");
    for (const QJsonValue& entry : json.value(QLatin1String("predictions")).toArray())
        TANDEM_DO(predictions.add(predictor, entry.toObject()));
    TANDEM_DO(recordImport(database, QStringLiteral("imported"),
        {{QStringLiteral("file"), QFileInfo(files.summaries).fileName()}}));
    TANDEM_DO(importNow(database, summaryValuesFormat(), {{files.values}}));
    return addDemoSummaryStudy(
        database, *log, json.value(QLatin1String("people")).toObject(), lead);
}

} // namespace tandem
