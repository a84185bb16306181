#include "models/perseval/distancejob.h"

#include "models/metrics/batchscorer.h"
#include "models/metrics/scorer.h"
#include "models/metrics/synonyms.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QHash>
#include <QSet>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace tandem::perseval {

namespace {

/// How often the caller is asked whether to go on; with the scorer's 50 ms it ends within 100 ms.
constexpr auto kAskEvery = std::chrono::milliseconds(40);

/// Distances and the models that they are of.
struct Finished
{
    DocumentDistances distances;
    QStringList models;
};

/// Hands documents to threads and collects what they make of them.
class DistanceJob final
{
    Q_DECLARE_TR_FUNCTIONS(PersevalDistances)

public:
    DistanceJob(const DocumentStream& documents, const DistanceOptions& options)
        : m_documents(documents)
        , m_options(options)
        , m_threads(options.distance.measure->batch ? 1U
                    : options.threads > 0           ? unsigned(options.threads)
                                          : std::max(1U, std::thread::hardware_concurrency()))
    {
    }
    Q_DISABLE_COPY_MOVE(DistanceJob)

    Expected<DistanceTable> run();

private:
    Expected<void> feed();
    Expected<void> waitUntil(const std::function<bool()>& ready);
    Expected<void> ask();
    Expected<void> checkSize(const PersonalizedDocument& document);
    void work();
    Expected<DocumentDistances> distances(const PersonalizedDocument& document,
        const QStringList& models, metrics::Scorer& scorer, metrics::ScoringSession* session) const;
    Expected<DistanceTable> collect();

    const DocumentStream& m_documents;
    const DistanceOptions& m_options;
    const unsigned m_threads;
    std::atomic_bool m_cancel = false;
    std::mutex m_mutex; ///< of what follows
    std::condition_variable m_changed;
    std::deque<std::pair<std::size_t, PersonalizedDocument>> m_waiting;
    std::vector<Finished> m_finished;
    std::size_t m_given = 0;
    std::size_t m_done = 0;
    bool m_noMore = false;
    std::optional<Error> m_failed; ///< what a scorer of batches reports
    qint64 m_distances = 0;
    QDeadlineTimer m_nextAsk{0};
};

Expected<void> DistanceJob::ask()
{
    if (!m_options.progress || !m_nextAsk.hasExpired())
        return {};
    m_nextAsk = QDeadlineTimer(kAskEvery);
    qint64 done = 0;
    {
        const std::lock_guard lock(m_mutex);
        done = qint64(m_done);
    }
    if (m_options.progress(done))
        return {};
    return failure(ErrorCode::Cancelled, tr("Computing distances was cancelled."));
}

/// Waits until `ready`, asked under the lock, asking the caller now and then whether to go on.
/// Errors: what a thread met meanwhile.
Expected<void> DistanceJob::waitUntil(const std::function<bool()>& ready)
{
    for (;;) {
        {
            std::unique_lock lock(m_mutex);
            const bool isReady =
                m_changed.wait_for(lock, kAskEvery, [&] { return m_failed || ready(); });
            if (m_failed)
                return failure(*m_failed);
            if (isReady)
                return {};
        }
        TANDEM_DO(ask());
    }
}

Expected<void> DistanceJob::checkSize(const PersonalizedDocument& document)
{
    const qint64 users = document.users.size();
    const qint64 models =
        m_options.models.isEmpty() ? document.models.size() : m_options.models.size();
    if (users > maxUsers)
        return failure(ErrorCode::TooLarge,
            tr("A document has more than %n user(s).", nullptr, int(maxUsers)), document.id,
            tr("Split its users across several documents."));
    m_distances += (models + 1) * users * (users + 2);
    if (m_distances <= maxDistances)
        return {};
    return failure(ErrorCode::TooLarge,
        tr("This requires more than %n million distance(s).", nullptr,
            int(maxDistances / 1'000'000)),
        document.id, tr("Choose fewer models or documents."));
}

Expected<void> DistanceJob::feed()
{
    for (;;) {
        TANDEM_DO(ask());
        TANDEM_TRY_VAR(document, m_documents());
        if (!*document)
            return {};
        TANDEM_DO(checkSize(**document));
        TANDEM_DO(waitUntil([this] { return m_waiting.size() < 2 * m_threads; }));
        const std::lock_guard lock(m_mutex);
        m_waiting.emplace_back(m_given++, std::move(**document));
        m_finished.emplace_back();
        m_changed.notify_all();
    }
}

void DistanceJob::work()
{
    const bool isPublished =
        m_options.distance.measure == metrics::measureOfKey("rouge_su4_perseval");
    metrics::Scorer scorer(m_options.synonyms, &m_cancel,
        isPublished ? metrics::OutsideTexts::AsPublished : m_options.outside);
    const std::unique_ptr<metrics::ScoringSession> session =
        m_options.distance.measure->batch ? m_options.distance.measure->batch->begin() : nullptr;
    for (;;) {
        std::pair<std::size_t, PersonalizedDocument> next;
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return !m_waiting.empty() || m_noMore || m_cancel; });
            if (m_cancel || m_waiting.empty())
                return;
            next = std::move(m_waiting.front());
            m_waiting.pop_front();
            m_changed.notify_all();
        }
        const QStringList models =
            m_options.models.isEmpty() ? next.second.models : m_options.models;
        auto computed = distances(next.second, models, scorer, session.get());
        const std::lock_guard lock(m_mutex);
        m_changed.notify_all();
        if (!computed) {
            m_failed = computed.error();
            return;
        }
        m_finished[next.first] = {std::move(*computed), models};
        ++m_done;
    }
}

Expected<DocumentDistances> DistanceJob::distances(const PersonalizedDocument& document,
    const QStringList& models, metrics::Scorer& scorer, metrics::ScoringSession* session) const
{
    const DistanceMeasure& distance = m_options.distance;
    if (session)
        return distancesOf(document, models, distance, m_options.rounding, *session, &m_cancel);
    return distancesOf(document, models, distance, m_options.rounding, scorer, &m_cancel);
}

Expected<DistanceTable> DistanceJob::run()
{
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < m_threads; ++i)
        threads.emplace_back([this] { work(); });
    auto fed = feed();
    if (fed) {
        {
            const std::lock_guard lock(m_mutex);
            m_noMore = true;
            m_changed.notify_all();
        }
        fed = waitUntil([this] { return m_done == m_given; });
    }
    {
        const std::lock_guard lock(m_mutex);
        m_noMore = true;
        m_cancel = !fed;
        m_changed.notify_all();
    }
    for (std::thread& thread : threads)
        thread.join();
    if (!fed)
        return failure(fed.error());
    return collect();
}

/// Puts the documents together, each with all models.
Expected<DistanceTable> DistanceJob::collect()
{
    DistanceTable table;
    table.distanceKey = QLatin1String(m_options.distance.key);
    table.isRounded = m_options.rounding == Rounding::Published;
    if (const auto& batch = m_options.distance.measure->batch)
        table.madeBy = batch->madeBy();
    QHash<QString, qsizetype> numbers;
    for (const Finished& finished : m_finished) {
        for (const QString& model : finished.models) {
            if (!numbers.contains(model)) {
                numbers.insert(model, table.models.size());
                table.models.append(model);
            }
        }
    }
    if (table.models.size() > maxModels)
        return failure(ErrorCode::TooLarge,
            tr("There are more than %n model(s).", nullptr, int(maxModels)), {},
            tr("Select some of them."));
    for (Finished& finished : m_finished) {
        std::vector<OriginDistances> models(std::size_t(table.models.size()));
        for (qsizetype i = 0; i < finished.models.size(); ++i) {
            models[std::size_t(numbers.value(finished.models.at(i)))] =
                std::move(finished.distances.models[std::size_t(i)]);
        }
        finished.distances.models = std::move(models);
        table.documents.append(std::move(finished.distances));
    }
    return table;
}

Expected<void> checkFound(const DistanceTable& table, const QSet<QString>& found)
{
    QStringList unknown;
    for (const QString& model : table.models) {
        if (!found.contains(model))
            unknown.append(model);
    }
    if (!unknown.isEmpty())
        return failure(ErrorCode::InvalidInput,
            PersevalWords::tr("There is no summary by %1.").arg(unknown.join(QStringLiteral(", "))),
            {}, PersevalWords::tr("Write the model names as they are in the file."));
    if (table.models.isEmpty())
        return failure(ErrorCode::InvalidInput,
            PersevalWords::tr("There is no summary by any model."), {},
            PersevalWords::tr("Besides a summary by \"user\", each user of a document needs a "
                              "summary by each model."));
    return {};
}

} // namespace

Expected<DistanceTable> computeDistances(
    const DocumentStream& documents, const DistanceOptions& options)
{
    if (options.distance.measure->needsSynonyms && options.synonyms == nullptr)
        return failure(ErrorCode::Refused,
            PersevalWords::tr("METEOR needs WordNet, which is not installed here."), {},
            PersevalWords::tr("Install the package wordnet-base, or use meteor_exact_stem."));
    QSet<QString> found;
    const DocumentStream counted = [&] {
        auto document = documents();
        if (document && *document) {
            for (const QString& model : std::as_const((*document)->models))
                found.insert(model);
        }
        return document;
    };
    return DistanceJob(counted, options)
        .run()
        .and_then([&](DistanceTable table) -> Expected<DistanceTable> {
            TANDEM_DO(checkFound(table, found));
            return table;
        });
}

} // namespace tandem::perseval
