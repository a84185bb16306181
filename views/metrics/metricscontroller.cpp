#include "views/metrics/metricscontroller.h"

#include "storage/changes/latest.h"
#include "storage/project/scoreimport.h"
#include "views/metrics/tablebuild.h"
#include "views/session/projectsession.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace tandem {

namespace {

constexpr int kCoalesceMs = 500; ///< outputs and judges' scores come one after another
constexpr qsizetype kMetricsControllerMostRecent = 10;
constexpr qint64 kMetricsControllerTooEarlyMs = 800;

/// What a file is known by, however its path is written; does not look at the disk.
QString placeOfFile(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace

MetricsController::MetricsController(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_reading(new Latest<ProjectPairs>(session.project(), this))
    , m_synonyms(std::make_shared<const SynonymSource>())
    , m_table(std::make_shared<const MetricsTable>())
{
    m_pool.setMaxThreadCount(1); // scoring has threads of its own
    m_reading->keep(
        {.parts = Parts(Part::Cases) | Part::Scores, .restMs = kCoalesceMs},
        [] { return readProjectPairs; },
        [this](const ProjectPairs& read) {
            if (!m_ofProject)
                return;
            TableRequest request = requestOfCurrent();
            request.file.clear();
            request.project = read;
            request.project->name = QFileInfo(m_session.project().path()).completeBaseName();
            build(std::move(request));
        });
    connect(m_reading, &LatestBase::busyChanged, this, &MetricsController::setReadingProject);
    connect(m_reading, &LatestBase::failed, this, &MetricsController::failed);
}

MetricsController::~MetricsController()
{
    if (m_work)
        m_work->store(true);
    m_pool.waitForDone();
}

void MetricsController::setWatched(bool watched)
{
    m_watched = watched;
    m_reading->setWatched(watched && m_ofProject);
}

void MetricsController::openProject()
{
    if (m_ofProject && m_ready)
        return;
    emit begun();
    cancel();
    m_ofProject = true;
    m_reading->setWatched(true);
    m_reading->startOver();
    m_reading->setWatched(m_watched);
}

void MetricsController::openFile(const QString& path)
{
    emit begun();
    TableRequest request = requestOfCurrent();
    request.file = path;
    request.kept = m_kept.value(placeOfFile(path));
    request.columnsFile.clear(); // it was meant for the pairs that were shown
    request.project.reset();
    m_ofProject = false; // what is read of the project meanwhile is not wanted
    m_reading->setWatched(false);
    build(std::move(request));
}

void MetricsController::addColumns(const QString& path)
{
    emit begun();
    if (m_ofProject) {
        importColumns(path);
        return;
    }
    TableRequest request = requestOfCurrent();
    request.columnsFile = path;
    build(std::move(request));
}

void MetricsController::importColumns(const QString& path)
{
    m_session.project().read<ScoreColumns>(
        [path](Database&, const CancelFlag&) { return readScoreColumns(path); }, this,
        [this, path](const Expected<ScoreColumns>& read) {
            if (!read) {
                emit failed(read.error());
                return;
            }
            auto imported = std::make_shared<ScoreImport>();
            m_session
                .change(
                    this, {.write = [imported, scores = *read, source = QFileInfo(path).fileName()](
                                        Database& database) -> Expected<Written> {
                        TANDEM_TRY_VAR(done, importScores(database, scores, source));
                        *imported = *done;
                        return Written(ScoresChanged{});
                    }})
                .onEnded(this, [this, imported](const Expected<void>& written) {
                    if (written)
                        emit told(importText(*imported));
                    else
                        emit failed(written.error());
                });
        });
}

QString MetricsController::importText(const ScoreImport& imported)
{
    QStringList sentences{tr("%Ln score(s) added to the project.", nullptr, int(imported.added))};
    if (imported.known > 0)
        sentences += tr("%Ln score(s) were there already.", nullptr, int(imported.known));
    sentences += imported.messages;
    return sentences.join(u' ');
}

void MetricsController::setRecentFiles(const QStringList& paths)
{
    m_recent = paths.mid(0, kMetricsControllerMostRecent);
    emit recentFilesChanged();
}

void MetricsController::remember(const QString& path)
{
    m_recent.removeAll(path);
    m_recent.prepend(path);
    setRecentFiles(m_recent);
}

void MetricsController::setMeasures(const QList<metrics::Measure>& measures)
{
    QList<metrics::Measure> sorted = metrics::measures();
    sorted.removeIf([&](metrics::Measure measure) { return !measures.contains(measure); });
    if (sorted == m_measures)
        return;
    m_measures = sorted;
    emit begun();
    if (m_ready || m_request)
        build(requestOfCurrent());
}

void MetricsController::setOutside(metrics::OutsideTexts outside)
{
    if (outside == m_outside)
        return;
    m_outside = outside;
    m_computed.clear();
    emit begun();
    if (m_ready || m_request)
        build(requestOfCurrent());
}

void MetricsController::setSynonymFolder(const QString& folder)
{
    const QString before = m_synonyms->place();
    m_synonyms = std::make_shared<const SynonymSource>(folder);
    if (m_synonyms->place() == before)
        return;
    m_computed.removeIf(
        [](const metrics::ScoreColumn& column) { return column.measure->needsSynonyms; });
    if (m_ready && metrics::needSynonyms(m_measures))
        build(requestOfCurrent());
}

void MetricsController::scoreMissing()
{
    emit begun();
    if (m_ready)
        build(requestOfCurrent());
}

TableRequest MetricsController::requestOfCurrent() const
{
    TableRequest request;
    if (m_request) { // goes on with what the worker is at
        request.file = m_request->file;
        request.kept = m_request->kept;
        request.project = m_request->project;
        request.columnsFile = m_request->columnsFile;
    }
    request.base = m_table;
    request.computed = m_computed;
    request.brought = m_brought;
    request.measures = m_measures;
    request.outside = m_outside;
    request.synonyms = m_synonyms;
    return request;
}

void MetricsController::build(TableRequest request)
{
    if (m_work)
        m_work->store(true);
    const bool wasBusy = isBusy();
    m_work = std::make_shared<std::atomic_bool>(false);
    m_request = std::make_unique<TableRequest>(request);
    m_scoringTime.invalidate();
    if (!wasBusy)
        emit busyChanged(true);
    m_pool.start([this, flag = m_work, request = std::move(request)] {
        // Everything is handed over by events to this object, which waits for the worker before it
        // goes.
        const auto hand = [this, flag](auto take) {
            QMetaObject::invokeMethod(
                this,
                [this, flag, take] {
                    if (flag == m_work && !flag->load())
                        take();
                },
                Qt::QueuedConnection);
        };
        BuildReports reports;
        reports.known = [&](const BuiltTable& built) { hand([this, built] { takeBuilt(built); }); };
        reports.progress = [&](qint64 done, qint64 total) {
            hand([this, flag, done, total] { tellProgress(flag, done, total); });
        };
        const auto built = buildTable(request, reports, *flag);
        hand([this, built, flag] {
            if (built)
                takeBuilt(*built);
            endWork(flag);
            if (!built) {
                stayWithTable();
                emit failed(built.error());
            }
        });
    });
}

void MetricsController::takeBuilt(const BuiltTable& built)
{
    m_table = built.table;
    m_computed = built.computed;
    m_brought = built.brought;
    m_ready = true;
    m_ofProject = built.table->isProject;
    keep(built);
    if (m_request) {
        // What was read is in the table now; what is asked next goes on from there.
        m_request->file.clear();
        m_request->kept.reset();
        m_request->project.reset();
        m_request->columnsFile.clear();
    }
    emit tableChanged();
    if (!built.told.isEmpty())
        emit told(built.told);
}

void MetricsController::keep(const BuiltTable& built)
{
    if (built.table->isProject)
        m_file.clear();
    if (m_request && !m_request->file.isEmpty()) {
        m_file = placeOfFile(m_request->file);
        remember(m_request->file);
    }
    if (built.kept && !m_file.isEmpty())
        m_kept.insert(m_file, built.kept);
}

void MetricsController::endWork(const Flag& flag)
{
    if (flag != m_work)
        return;
    m_work.reset();
    m_request.reset();
    if (!isBusy())
        emit busyChanged(false);
}

void MetricsController::cancel()
{
    if (!m_work)
        return;
    m_work->store(true);
    endWork(m_work);
    stayWithTable();
}

void MetricsController::stayWithTable()
{
    if (m_ofProject == m_table->isProject)
        return;
    m_ofProject = m_table->isProject;
    m_reading->setWatched(m_watched && m_ofProject);
    if (m_ofProject && !m_ready)
        m_reading->startOver(); // what it read was not taken
}

void MetricsController::tellProgress(const Flag& flag, qint64 done, qint64 total)
{
    if (flag != m_work)
        return;
    if (!m_scoringTime.isValid())
        m_scoringTime.start();
    MetricsProgress progress{done, total, -1};
    const qint64 elapsed = m_scoringTime.elapsed();
    if (elapsed > kMetricsControllerTooEarlyMs && done > 0)
        progress.secondsLeft = (elapsed * (total - done) / done + 999) / 1000;
    emit progressChanged(progress);
}

void MetricsController::setReadingProject(bool reading)
{
    const bool wasBusy = isBusy();
    m_readingProject = reading;
    if (isBusy() != wasBusy)
        emit busyChanged(isBusy());
}

} // namespace tandem
