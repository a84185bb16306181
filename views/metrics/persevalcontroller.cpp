#include "views/metrics/persevalcontroller.h"

#include "storage/formats/distancesreader.h"
#include "ui/screen/workspace.h"

#include <QFileInfo>
#include <QThreadPool>

#include <utility>

namespace tandem {

PersevalController::PersevalController(ProjectSession& session, Workspace& screen, QObject* parent)
    : QObject(parent)
    , m_screen(screen)
    , m_synonyms(std::make_shared<const SynonymSource>())
    , m_result(noPersonalization())
    , m_consent(session, screen, nullptr)
    , m_work(&screen)
{
    connect(&m_work, &LatestBase::failed, this, [this] {
        m_loading = false;
        settle();
        emit busyChanged();
    });
}

void PersevalController::openTexts(const QString& path)
{
    ask({path, {}}, m_choice);
}

void PersevalController::openDistances(const QStringList& paths)
{
    if (!paths.isEmpty())
        ask(distancesFrom(paths), m_choice);
}

void PersevalController::open(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    const QFileInfo first(paths.first());
    if (first.isDir() || paths.size() == 3 || isDistancesFile(first.fileName()))
        openDistances(paths);
    else
        openTexts(paths.first());
}

void PersevalController::setChoice(const PersevalChoice& choice, PersevalPrograms programs)
{
    if (choice == m_choice)
        return;
    if (programs == PersevalPrograms::Start && choice.distanceKey != m_choice.distanceKey)
        m_startable = choice.distanceKey;
    const bool compares = !choice.hasDistancesOf(m_choice);
    const PersevalSource source = isLoading() ? m_wanted
                                  : m_waiting ? m_waiting->source
                                              : m_result->source;
    if (compares && !source.texts.isEmpty()) {
        ask(source, choice);
        return;
    }
    m_choice = choice;
    if (!isLoading() && !m_result->isEmpty()) {
        m_screen.clearMessage();
        evaluate(); // otherwise what is being loaded is evaluated by these in the end
    }
}

void PersevalController::ask(const PersevalSource& source, const PersevalChoice& choice)
{
    m_screen.clearMessage();
    m_consent.cancel(); // what was asked about before
    const auto distance = perseval::distanceOfKey(choice.distanceKey);
    const QList<const EmbeddingScorer*> servers = distance && !source.texts.isEmpty()
                                                      ? embeddingScorers({distance->measure})
                                                      : QList<const EmbeddingScorer*>();
    if (servers.isEmpty()) {
        const bool mayStart = choice.distanceKey == m_startable;
        load(source, choice, mayStart ? PersevalPrograms::Start : PersevalPrograms::Known);
        return;
    }
    const auto texts = [source](const std::atomic_bool& cancel) {
        return comparedTexts(source, cancel);
    };
    m_consent.ask(
        servers, texts, [this, source, choice] { load(source, choice, PersevalPrograms::Start); });
    emit choiceChanged(); // it stays what it was until then
}

void PersevalController::load(
    const PersevalSource& source, const PersevalChoice& choice, PersevalPrograms programs)
{
    m_screen.clearMessage();
    m_waiting.reset();
    m_wanted = source;
    if (m_choice != choice) {
        m_choice = choice;
        emit choiceChanged();
    }
    m_wantedChoice = m_choice;
    start(true, [this, source, choice = m_choice, synonyms = m_synonyms, programs](
                    const CancelFlag& cancel) {
        // This object waits for the worker before it goes.
        const ReportPerseval report = [this, &cancel](qint64 documents, int thousandths) {
            const auto tell = [this, flag = cancel, documents, thousandths] {
                if (!flag->load())
                    emit progressChanged(documents, thousandths);
            };
            QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
        };
        return computePersonalization(source, choice, *synonyms, report, *cancel, programs);
    });
}

void PersevalController::startProgram()
{
    if (!m_waiting)
        return;
    PersevalWaiting waiting = *m_waiting;
    // Others that were chosen meanwhile are taken over.
    const bool publishedUndefined = waiting.choice.parameters.publishedUndefined;
    waiting.choice.parameters = m_choice.parameters;
    waiting.choice.parameters.publishedUndefined = publishedUndefined;
    m_startable = waiting.choice.distanceKey;
    ask(waiting.source, waiting.choice);
}

void PersevalController::followMeasure(const QString& before, const QString& now)
{
    if (m_startable == before)
        m_startable.clear(); // that was said of another program
    const auto distance = perseval::distanceOfKey(now);
    if (!distance) {
        dropRemoved(before);
        return;
    }
    if (auto compared = comparedBy(before)) {
        compared->choice.distanceKey = QLatin1String(distance->key);
        load(compared->source, compared->choice, PersevalPrograms::Known);
    } else if (m_choice.distanceKey == before) {
        m_choice.distanceKey = QLatin1String(distance->key);
        emit choiceChanged();
    }
}

std::optional<PersevalWaiting> PersevalController::comparedBy(const QString& distanceKey) const
{
    if (isLoading() && !m_wanted.texts.isEmpty())
        return m_wantedChoice.distanceKey == distanceKey
                   ? std::optional(PersevalWaiting{m_wanted, m_wantedChoice})
                   : std::nullopt;
    if (m_waiting && m_waiting->choice.distanceKey == distanceKey)
        return m_waiting;
    if (!m_result->source.texts.isEmpty() && m_shown.distanceKey == distanceKey)
        return PersevalWaiting{m_result->source, m_choice};
    return std::nullopt;
}

void PersevalController::dropRemoved(const QString& distanceKey)
{
    if (isLoading() && m_wantedChoice.distanceKey == distanceKey)
        cancel();
    if (m_waiting && m_waiting->choice.distanceKey == distanceKey) {
        m_waiting.reset();
        emit busyChanged();
    }
    if (m_result->isEmpty() && m_choice.distanceKey == distanceKey) {
        m_choice.distanceKey = PersevalChoice().distanceKey;
        emit choiceChanged();
    }
}

void PersevalController::evaluate()
{
    m_wantedChoice = m_shown;
    m_wantedChoice.parameters = m_choice.parameters;
    start(false,
        [before = m_result, parameters = m_choice.parameters](
            const CancelFlag& cancel) -> Expected<SharedPersonalization> {
            return evaluatedAnew(*before, parameters, *cancel);
        });
}

void PersevalController::start(bool loading, Latest<SharedPersonalization>::Work work)
{
    m_loading = loading;
    m_work.compute(std::move(work), [this](const SharedPersonalization& made) { take(made); });
    emit busyChanged();
}

void PersevalController::take(const SharedPersonalization& made)
{
    const bool loaded = std::exchange(m_loading, false);
    if (!made) {
        m_waiting = PersevalWaiting{m_wanted, m_wantedChoice};
        settle();
        emit busyChanged();
        return;
    }
    const SharedPersonalization before = std::exchange(m_result, made);
    m_shown = m_wantedChoice;
    if (loaded)
        remember(m_result->source);
    emit resultChanged();
    settle();
    emit busyChanged();
    // Letting go of large data takes a while.
    QThreadPool::globalInstance()->start([held = before] {});
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
    if (!isBusy())
        return;
    m_work.cancel();
    if (!std::exchange(m_loading, false)) { // parameters of which there are no figures
        m_choice.parameters = m_shown.parameters;
        emit choiceChanged();
    }
    settle();
    emit busyChanged();
}

void PersevalController::remember(const PersevalSource& source)
{
    const QString path = source.texts.isEmpty() ? source.distances.value(0) : source.texts;
    // The sample is always at hand; three files go by their folder.
    if (path.startsWith(u':'))
        return;
    m_recent.add(source.distances.size() > 1 ? QFileInfo(path).path() : path);
}

} // namespace tandem
