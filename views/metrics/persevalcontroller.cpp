#include "views/metrics/persevalcontroller.h"

#include <QFileInfo>

#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kPersevalControllerMostRecent = 10;
constexpr qint64 kPersevalControllerTooEarlyMs = 800;
constexpr int kPersevalControllerWhole = 1000;

} // namespace

PersevalController::PersevalController(QObject* parent)
    : QObject(parent)
    , m_synonyms(std::make_shared<const SynonymSource>())
    , m_result(noPersonalization())
{
    m_pool.setMaxThreadCount(1); // comparing has threads of its own
}

PersevalController::~PersevalController()
{
    if (m_work)
        m_work->store(true);
    m_pool.waitForDone();
}

void PersevalController::openTexts(const QString& path)
{
    load({path, {}});
}

void PersevalController::openDistances(const QStringList& paths)
{
    if (!paths.isEmpty())
        load(distancesFrom(paths));
}

void PersevalController::open(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    const QFileInfo first(paths.first());
    if (first.isDir() || first.suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0)
        openDistances(paths);
    else
        openTexts(paths.first());
}

void PersevalController::setChoice(const PersevalChoice& choice)
{
    if (choice == m_choice)
        return;
    const bool compares = !choice.hasDistancesOf(m_choice);
    m_choice = choice;
    const PersevalSource source = isLoading() ? m_wanted : m_result->source;
    if (compares && !source.texts.isEmpty()) {
        load(source);
    } else if (!isLoading() && !m_result->isEmpty()) {
        emit begun();
        evaluate(); // otherwise what is being loaded is evaluated by these in the end
    }
}

void PersevalController::load(const PersevalSource& source)
{
    emit begun();
    m_wanted = source;
    m_wantedChoice = m_choice;
    start(true,
        [this, source, choice = m_choice, synonyms = m_synonyms](const std::atomic_bool& cancel) {
            // This object waits for the worker before it goes.
            const ReportPerseval report = [this, &cancel](qint64 documents, int thousandths) {
                if (cancel.load())
                    return;
                QMetaObject::invokeMethod(
                    this, [this, documents, thousandths] { tellProgress(documents, thousandths); },
                    Qt::QueuedConnection);
            };
            return computePersonalization(source, choice, *synonyms, report, cancel);
        });
}

void PersevalController::evaluate()
{
    m_wantedChoice = m_shown;
    m_wantedChoice.parameters = m_choice.parameters;
    start(false,
        [before = m_result, parameters = m_choice.parameters](
            const std::atomic_bool& cancel) -> Expected<SharedPersonalization> {
            return evaluatedAnew(*before, parameters, cancel);
        });
}

void PersevalController::start(bool loading, const Work& work)
{
    if (m_work)
        m_work->store(true);
    m_work = std::make_shared<std::atomic_bool>(false);
    m_loading = loading;
    m_time.invalidate();
    m_pool.start([this, work, flag = m_work] {
        if (flag->load())
            return;
        const Expected<SharedPersonalization> made = work(*flag);
        QMetaObject::invokeMethod(
            this,
            [this, flag, made] {
                if (flag == m_work)
                    take(made);
            },
            Qt::QueuedConnection);
    });
    emit busyChanged();
}

void PersevalController::take(const Expected<SharedPersonalization>& made)
{
    const bool loaded = m_loading;
    end();
    SharedPersonalization before;
    if (made) {
        before = std::exchange(m_result, *made);
        m_shown = m_wantedChoice;
        if (loaded)
            remember(m_result->source);
        emit resultChanged();
    }
    settle();
    emit busyChanged();
    if (!made && made.error().code != ErrorCode::Cancelled)
        emit failed(made.error());
    // Letting go of large data takes a while.
    m_pool.start([held = std::move(before)] {});
}

void PersevalController::end()
{
    m_work.reset();
    m_loading = false;
}

void PersevalController::settle()
{
    if (m_result->isEmpty())
        return;
    if (!m_choice.hasDistancesOf(m_shown)) {
        m_choice.distanceKey = m_shown.distanceKey;
        m_choice.rounding = m_shown.rounding;
        m_choice.parameters.publishedUndefined = m_shown.parameters.publishedUndefined;
        emit choiceChanged();
    }
    if (m_choice.parameters != m_shown.parameters)
        evaluate();
}

void PersevalController::cancel()
{
    if (!m_work)
        return;
    m_work->store(true);
    const bool loading = m_loading;
    end();
    if (!loading) { // parameters of which there are no figures
        m_choice.parameters = m_shown.parameters;
        emit choiceChanged();
    }
    settle();
    emit busyChanged();
}

void PersevalController::tellProgress(qint64 documents, int thousandths)
{
    if (!isLoading())
        return;
    if (!m_time.isValid())
        m_time.start();
    PersevalProgress progress{documents, thousandths, -1};
    const qint64 elapsed = m_time.elapsed();
    if (elapsed > kPersevalControllerTooEarlyMs && thousandths > 0)
        progress.secondsLeft =
            (elapsed * (kPersevalControllerWhole - thousandths) / thousandths + 999) / 1000;
    emit progressChanged(progress);
}

void PersevalController::remember(const PersevalSource& source)
{
    const QString path = source.texts.isEmpty() ? source.distances.value(0) : source.texts;
    // The sample is always at hand; three files go by their folder.
    if (path.startsWith(u':'))
        return;
    QStringList recent = m_recent;
    const QString place = source.distances.size() > 1 ? QFileInfo(path).path() : path;
    recent.removeAll(place);
    recent.prepend(place);
    setRecentFiles(recent);
}

void PersevalController::setRecentFiles(const QStringList& paths)
{
    m_recent = paths.mid(0, kPersevalControllerMostRecent);
    emit recentFilesChanged();
}

} // namespace tandem
