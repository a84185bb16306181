#include "models/metrics/pairscorer.h"

#include "models/metrics/batchpairs.h"
#include "models/metrics/batchscorer.h"
#include "models/metrics/scorer.h"
#include "models/words.h"

#include <QThread>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>

namespace tandem::metrics {

namespace {

constexpr int kMostThreads = 256;
/// A pair with so many UTF-16 units is scored by each measure apart, so that one long pair keeps
/// several threads busy.
constexpr qsizetype kLongUnits = 50'000;
constexpr std::chrono::milliseconds kLookEvery{40};

qsizetype unitsOfPair(const TextPair& pair)
{
    qsizetype units = pair.reference.size() + pair.candidate.size();
    for (const QString& other : pair.otherReferences)
        units += other.size();
    return units;
}

QList<ScoreColumn> emptyColumns(const QList<Measure>& measures, qsizetype pairs)
{
    QList<ScoreColumn> columns;
    for (const Measure measure : measures) {
        columns.append({QLatin1String(measure->key), QString::fromUtf8(measure->name), measure,
            measure->isDistance, QList<Score>(pairs)});
    }
    return columns;
}

} // namespace

/// A list being scored. Each of its jobs is a pair by all measures, or a long pair by one of them;
/// those in batches are apart.
struct PairScorer::Task
{
    Task(const QList<TextPair>& pairsToScore, const QList<Measure>& measuresToUse)
        : pairs(pairsToScore)
        , columns(emptyColumns(measuresToUse, pairsToScore.size()))
    {
        for (ScoreColumn& column : columns) {
            const qsizetype place = qsizetype(places.size());
            places.push_back(column.scores.data());
            (column.measure->batch ? batchColumns : ownColumns).append(place);
            if (!column.measure->batch)
                measures.append(column.measure);
        }
        if (measures.isEmpty())
            return;
        for (qsizetype i = 0; i < pairs.size(); ++i)
            (unitsOfPair(pairs.at(i)) >= kLongUnits ? longPairs : shortPairs).append(i);
        // The longest first: no thread begins one when the others are about to end.
        std::stable_sort(longPairs.begin(), longPairs.end(), [&](qsizetype a, qsizetype b) {
            return unitsOfPair(pairs.at(a)) > unitsOfPair(pairs.at(b));
        });
    }

    qsizetype longJobs() const { return longPairs.size() * measures.size(); }
    qsizetype jobs() const { return longJobs() + shortPairs.size(); }
    qint64 pairsDone() const
    {
        const qint64 own = shortDone + longDone / std::max<qint64>(1, measures.size());
        const qint64 parts = batchColumns.size() + (measures.isEmpty() ? 0 : 1);
        return (own + batchDone) / std::max<qint64>(1, parts);
    }

    /// Scores what job `number` asks for.
    void run(qsizetype number, Scorer& scorer)
    {
        if (number < longJobs()) {
            const qsizetype pair = longPairs.at(number / measures.size());
            const qsizetype place = number % measures.size();
            places[size_t(ownColumns.at(place))][pair] =
                scorer.scores({measures.at(place)}, pairs.at(pair)).constFirst();
            ++longDone;
            return;
        }
        const qsizetype pair = shortPairs.at(number - longJobs());
        QList<Score> scores = scorer.scores(measures, pairs.at(pair));
        for (qsizetype place = 0; place < scores.size(); ++place)
            places[size_t(ownColumns.at(place))][pair] = std::move(scores[place]);
        ++shortDone;
    }

    const QList<TextPair>& pairs;
    QList<Measure> measures; ///< those that are computed here
    QList<ScoreColumn> columns;
    QList<qsizetype> ownColumns; ///< of `measures`
    QList<qsizetype> batchColumns;
    std::vector<Score*> places; ///< of each column; threads write to different elements
    QList<qsizetype> longPairs;
    QList<qsizetype> shortPairs;

    std::atomic<qsizetype> next = 0;
    std::atomic<qint64> shortDone = 0;
    std::atomic<qint64> longDone = 0;
    std::atomic<qint64> batchDone = 0;
    Expected<void> batches; ///< read when the threads have ended
    std::mutex mutex;
    std::condition_variable changed;
    size_t running = 0; ///< threads; guarded by `mutex`
};

PairScorer::PairScorer(const Synonyms* synonyms, int threads, OutsideTexts outside)
    : m_synonyms(synonyms)
    , m_outside(outside)
    , m_scorers(
          size_t(std::clamp(threads > 0 ? threads : QThread::idealThreadCount(), 1, kMostThreads)))
{
}

PairScorer::~PairScorer() = default;

/// What a thread does until there is no job left.
void PairScorer::work(std::unique_ptr<Scorer>& scorer, Task& task)
{
    if (!scorer)
        scorer = std::make_unique<Scorer>(m_synonyms, &m_cancel, m_outside);
    for (;;) {
        const qsizetype job = task.next++;
        if (job >= task.jobs() || m_cancel)
            return;
        task.run(job, *scorer);
    }
}

/// What one more thread does, which mostly waits: other programs compute.
Expected<void> PairScorer::scoreBatches(Task& task)
{
    const BatchPairs pairs(task.pairs);
    for (const qsizetype column : std::as_const(task.batchColumns)) {
        const Measure measure = task.columns.at(column).measure;
        std::unique_ptr<ScoringSession>& session = m_sessions[measure];
        if (!session)
            session = measure->batch->begin();
        Score* const scores = task.places[size_t(column)];
        const auto take = [&](qsizetype pair, const Score& score) {
            scores[pair] = score;
            ++task.batchDone;
        };
        TANDEM_DO(session->score(pairs.pairs(), pairs.joining(measure, take), &m_cancel));
        task.columns[column].madeBy = measure->batch->madeBy();
    }
    return {};
}

/// Tells `progress` how far the threads are, until they have ended. False where it says no.
bool PairScorer::watch(Task& task, const Progress& progress)
{
    bool wanted = true;
    bool ended = false;
    while (!ended) {
        {
            std::unique_lock lock(task.mutex);
            ended = task.changed.wait_for(lock, kLookEvery, [&] { return task.running == 0; });
        }
        if (wanted && progress && !progress(task.pairsDone(), task.pairs.size())) {
            wanted = false;
            m_cancel = true;
        }
    }
    return wanted;
}

/// Threads that work on the task; what the system gives none for is done in this one.
std::vector<std::thread> PairScorer::start(Task& task)
{
    std::vector<std::function<void()>> works;
    if (!task.batchColumns.isEmpty())
        works.emplace_back([this, &task] {
            task.batches = scoreBatches(task);
            m_cancel = m_cancel || !task.batches; // then the others work for nothing
        });
    for (size_t i = 0; i < std::min(m_scorers.size(), size_t(task.jobs())); ++i)
        works.emplace_back([this, &task, i] { work(m_scorers[i], task); });
    std::vector<std::thread> threads;
    threads.reserve(works.size());
    task.running = works.size();
    const auto run = [&task](const std::function<void()>& one) {
        one();
        const std::lock_guard lock(task.mutex);
        --task.running;
        task.changed.notify_one();
    };
    try {
        while (threads.size() < works.size())
            threads.emplace_back(run, works[threads.size()]);
    } catch (const std::system_error&) {
        std::for_each(works.begin() + std::ptrdiff_t(threads.size()), works.end(), run);
    }
    return threads;
}

Expected<QList<ScoreColumn>> PairScorer::score(
    const QList<TextPair>& pairs, const QList<Measure>& measures, const Progress& progress)
{
    m_cancel = false;
    Task task(pairs, measures);
    std::vector<std::thread> threads = start(task);
    const bool completed = watch(task, progress);
    for (std::thread& thread : threads)
        thread.join();
    if (!completed)
        return failure(ErrorCode::Cancelled, MetricWords::tr("Scoring was cancelled."));
    if (!task.batches)
        return failure(task.batches.error());
    return std::move(task.columns);
}

Expected<QList<ScoreColumn>> scorePairs(
    const QList<TextPair>& pairs, const QList<Measure>& measures, const BatchOptions& options)
{
    return PairScorer(options.synonyms, options.threads, options.outside)
        .score(pairs, measures, options.progress);
}

} // namespace tandem::metrics
