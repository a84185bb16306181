#include "views/metrics/metricscontroller.h"

#include "models/metrics/batchpairs.h"
#include "storage/project/importformats.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "views/metrics/expertcolumns.h"
#include "views/session/projectsession.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kCoalesceMs = 500; ///< outputs and judges' scores come one after another

/// What a file is known by, however its path is written; does not look at the disk.
QString placeOfFile(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace

MetricsController::MetricsController(ProjectSession& session, Workspace& screen)
    : QObject(&screen)
    , m_session(session)
    , m_screen(screen)
    , m_consent(session, screen, this)
    , m_synonyms(std::make_shared<const SynonymSource>())
    , m_table(std::make_shared<const MetricsTable>())
    , m_expertScores(usualExpertScores())
    , m_reading(session, &screen)
    , m_work(&screen)
{
    m_reading.keep(
        {.parts = Parts(Part::Cases) | Part::Scores | Part::Evaluations, .restMs = kCoalesceMs},
        [this]() -> Latest<ProjectPairs>::Reading {
            if (!m_ofProject)
                return {};
            return [keys = m_expertScores](Database& database, const CancelFlag& cancelled) {
                return readProjectPairs(database, keys, cancelled);
            };
        },
        [this](const ProjectPairs& read) {
            if (!m_ofProject)
                return;
            TableRequest request = requestOfCurrent();
            request.file.clear();
            request.project = read;
            request.project->name = QFileInfo(m_session.project().path()).completeBaseName();
            build(std::move(request));
        });
    // Names of columns and reasons are said where they are read.
    inEveryLanguage(&screen, [this] {
        if (m_ofProject && m_ready)
            m_reading.startOver();
    });
    connect(&m_reading, &LatestBase::busyChanged, this, &MetricsController::busyChanged);
    connect(&m_work, &LatestBase::failed, this, [this] {
        endWork();
        stayWithTable();
    });
}

bool MetricsController::isBusy() const
{
    return m_request || m_reading.isBusy();
}

void MetricsController::openProject()
{
    if (m_ofProject && m_ready)
        return;
    m_screen.clearMessage();
    cancel();
    m_ofProject = true;
    m_reading.startOver();
}

void MetricsController::openFile(const QString& path)
{
    m_screen.clearMessage();
    TableRequest request = requestOfCurrent();
    request.file = path;
    request.kept = m_kept.value(placeOfFile(path));
    request.columnsFile.clear(); // it was meant for the pairs that were shown
    request.project.reset();
    request.startsPrograms = false; // it was asked for of other texts
    m_ofProject = false;            // what is read of the project meanwhile is not wanted
    build(std::move(request));
}

void MetricsController::addColumns(const QString& path)
{
    m_screen.clearMessage();
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
    const auto imported = std::make_shared<Imported>();
    m_session.change(this, importing(outputScoresFormat(), {{path}}, imported))
        .onCommitted(this, [this, imported] { m_screen.tell(imported->messageWithWarnings()); });
}

void MetricsController::setMeasures(const QList<metrics::Measure>& measures, Programs programs)
{
    QList<metrics::Measure> sorted = metrics::measures();
    sorted.removeIf([&](metrics::Measure measure) { return !measures.contains(measure); });
    if (sorted == m_measures)
        return;
    m_measures = sorted;
    m_screen.clearMessage();
    if (!m_ready && !m_request)
        return;
    if (programs == Programs::Start)
        compute();
    else
        build(requestOfCurrent());
}

void MetricsController::followMeasure(const QString& before, const QString& now)
{
    const auto isIt = [&](metrics::Measure one) { return before == QLatin1String(one->key); };
    m_computed.removeIf([&](const metrics::ScoreColumn& one) { return isIt(one.measure); });
    const auto chosen = std::find_if(m_measures.begin(), m_measures.end(), isIt);
    if (chosen != m_measures.end()) {
        m_consent.cancel();
        m_screen.clearMessage();
        if (const metrics::Measure listed = metrics::measureOfKey(now))
            *chosen = listed;
        else
            m_measures.erase(chosen);
        if (m_request)
            m_request->startsPrograms = false; // it was asked for of what it was
        if (m_ready || m_request)
            build(requestOfCurrent());
    }
    emit measureEdited(before, now);
}

void MetricsController::compute()
{
    const auto start = [this] { build(requestOfCurrent(), Programs::Start); };
    const QList<const EmbeddingScorer*> servers = embeddingScorers(m_measures);
    if (servers.isEmpty()) {
        start();
        return;
    }
    build(requestOfCurrent()); // what is known is shown meanwhile
    const auto pairs = [table = m_table](
                           const std::atomic_bool&) -> Expected<QList<metrics::BatchPair>> {
        return metrics::BatchPairs(table->pairs.pairs).pairs();
    };
    m_consent.ask(servers, pairs, start);
}

void MetricsController::setExpertScores(const QStringList& keys)
{
    QStringList sorted = expertScoreKeys();
    sorted.removeIf([&](const QString& key) { return !keys.contains(key); });
    if (sorted == m_expertScores)
        return;
    m_expertScores = sorted;
    if (m_ofProject)
        m_reading.startOver();
}

void MetricsController::setOutside(metrics::OutsideTexts outside)
{
    if (outside == m_outside)
        return;
    m_outside = outside;
    m_computed.clear();
    m_screen.clearMessage();
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
    m_screen.clearMessage();
    if (m_ready)
        compute();
}

TableRequest MetricsController::requestOfCurrent() const
{
    TableRequest request;
    if (m_request) { // goes on with what the worker is at
        request.file = m_request->file;
        request.kept = m_request->kept;
        request.project = m_request->project;
        request.columnsFile = m_request->columnsFile;
        request.startsPrograms = m_request->startsPrograms;
    }
    request.base = m_table;
    request.computed = m_computed;
    request.brought = m_brought;
    request.measures = m_measures;
    request.outside = m_outside;
    request.synonyms = m_synonyms;
    return request;
}

void MetricsController::build(TableRequest request, Programs programs)
{
    request.startsPrograms = request.startsPrograms || programs == Programs::Start;
    m_request = std::make_unique<TableRequest>(request);
    m_work.compute(
        [this, request = std::move(request)](const CancelFlag& flag) {
            // This object waits for the worker before it goes.
            const auto hand = [this, flag](auto take) {
                const auto unlessUnwanted = [flag, take] {
                    if (!flag->load())
                        take();
                };
                QMetaObject::invokeMethod(this, unlessUnwanted, Qt::QueuedConnection);
            };
            BuildReports reports;
            reports.known = [&](const BuiltTable& built) {
                hand([this, built] { takeBuilt(built); });
            };
            reports.progress = [&](qint64 done, qint64 total) {
                hand([this, done, total] { emit progressChanged(done, total); });
            };
            return buildTable(request, reports, *flag);
        },
        [this](const BuiltTable& built) {
            takeBuilt(built);
            endWork();
        });
    emit busyChanged();
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
        m_screen.tell(built.told);
    if (built.failed)
        m_screen.tellError(*built.failed);
}

void MetricsController::keep(const BuiltTable& built)
{
    if (built.table->isProject)
        m_file.clear();
    if (m_request && !m_request->file.isEmpty()) {
        m_file = placeOfFile(m_request->file);
        m_recent.add(m_request->file);
    }
    if (built.kept && !m_file.isEmpty())
        m_kept.insert(m_file, built.kept);
}

void MetricsController::endWork()
{
    m_request.reset();
    emit busyChanged();
}

void MetricsController::cancel()
{
    if (!m_request)
        return;
    const bool hadPrograms = m_request->startsPrograms;
    m_work.cancel();
    endWork();
    stayWithTable();
    if (hadPrograms && m_ready)
        build(requestOfCurrent()); // what they have scored until now is known
}

void MetricsController::stayWithTable()
{
    if (m_ofProject == m_table->isProject)
        return;
    m_ofProject = m_table->isProject;
    if (m_ofProject && !m_ready)
        m_reading.startOver(); // what it read was not taken
    else
        m_reading.readIfStale();
}

} // namespace tandem
