#include "storage/scorers/embeddingscorer.h"

#include "models/cancel.h"
#include "models/llm/cost.h"
#include "models/llm/embeddings.h"
#include "storage/llm/gateway.h"
#include "storage/scorers/scorecache.h"
#include "storage/scorers/scorerwords.h"

#include <QEventLoop>
#include <QHash>
#include <QSet>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <utility>

namespace tandem {

namespace {

using llm::EmbeddingVector;
using metrics::BatchPair;
using metrics::Score;
using metrics::TakeScore;

/// What is asked about before anything is handed over: the vectors of so many pairs are in memory.
constexpr qsizetype kEmbeddedPairsAtOnce = 256;
/// Then a batch ends early: servers bound a request's tokens, too.
constexpr qsizetype kMostBatchUnits = 200'000;
constexpr int kVectorLookMs = 20; ///< how often it is asked whether to go on

tl::unexpected<Error> embeddingCalledOff()
{
    return failure(ErrorCode::Cancelled, ScorerWords::tr("Scoring was cancelled."));
}

/// All that a vector depends on but the text.
QByteArray modelHash(const ProgramMeasure& measure, const llm::Endpoint& endpoint)
{
    return ScoreCache::hashOf(
        QStringList{endpoint.baseUrl.toString(QUrl::FullyEncoded | QUrl::StripTrailingSlash),
            measure.model, QString::number(measure.dimensions)});
}

QByteArray textHash(const QString& text)
{
    return ScoreCache::hashOf(QStringList{text});
}

bool hasEmptyText(const BatchPair& pair)
{
    return pair.reference.trimmed().isEmpty() || pair.candidate.trimmed().isEmpty();
}

/// Texts by their hashes, in the order in which they were found.
struct HashedTexts
{
    QList<QByteArray> hashes;
    QStringList texts;

    qsizetype size() const { return texts.size(); }
    void add(const QByteArray& hash, const QString& text)
    {
        hashes.append(hash);
        texts.append(text);
    }
    HashedTexts part(qsizetype from, qsizetype count) const
    {
        return {hashes.mid(from, count), texts.mid(from, count)};
    }
    /// No tokenizer makes more tokens of a text than it has bytes.
    qint64 bytes() const { return texts.join(QString()).toUtf8().size(); }
};

/// Some of the pairs, and the vectors of their texts as far as they are there.
class EmbeddedPairs final
{
public:
    EmbeddedPairs(const QList<BatchPair>& pairs, qsizetype from)
        : m_pairs(pairs)
        , m_from(from)
        , m_to(std::min(pairs.size(), from + kEmbeddedPairsAtOnce))
    {
    }

    /// Takes the vectors that are kept, and returns the texts without one.
    Expected<HashedTexts> read(ScoreCache& cache, const QByteArray& model)
    {
        HashedTexts missing;
        QSet<QByteArray> seen;
        TANDEM_TRY(length, cache.vectorLength(model));
        m_length = *length;
        for (qsizetype i = m_from; i < m_to; ++i) {
            if (hasEmptyText(m_pairs.at(i)))
                continue;
            for (const QString& text : {m_pairs.at(i).reference, m_pairs.at(i).candidate}) {
                const QByteArray hash = textHash(text);
                if (seen.contains(hash))
                    continue;
                seen.insert(hash);
                TANDEM_TRY_VAR(kept, cache.vector(model, hash));
                // The server may take longer texts by now.
                if (!*kept || (*kept)->empty())
                    missing.add(hash, text);
                if (*kept)
                    m_vectors.insert(hash, std::move(**kept));
            }
        }
        return missing;
    }

    /// Takes vectors, an empty one of a text that is too long. Unreadable where they are of another
    /// length than those before them, from which these cannot be told apart by their model's name;
    /// the new ones are taken then, too.
    Expected<void> add(const QList<QByteArray>& texts, const std::vector<EmbeddingVector>& vectors)
    {
        Expected<void> added;
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            const std::size_t length = vectors[i].size();
            if (m_length > 0 && length > 0 && length != m_length)
                added = failure(ErrorCode::Unreadable,
                    ScorerWords::tr("The server's vectors have %1 numbers; earlier ones have %2.")
                        .arg(length)
                        .arg(m_length),
                    {},
                    ScorerWords::tr("Another model seems to run under the same name. The earlier "
                                    "vectors are removed; run it again to request them anew."));
            m_length = length > 0 ? length : m_length;
            m_vectors.insert(texts.at(qsizetype(i)), vectors[i]);
        }
        return added;
    }

    /// Hands over what is known of the pairs.
    void hand(const TakeScore& take) const
    {
        for (qsizetype i = m_from; i < m_to; ++i) {
            if (const auto score = scoreOf(m_pairs.at(i)))
                take(i, *score);
        }
    }

private:
    std::optional<Score> scoreOf(const BatchPair& pair) const
    {
        if (hasEmptyText(pair))
            return Score::undefined(ScorerWords::tr("One of the texts is empty."));
        const auto one = m_vectors.constFind(textHash(pair.reference));
        const auto other = m_vectors.constFind(textHash(pair.candidate));
        if (one == m_vectors.cend() || other == m_vectors.cend())
            return std::nullopt;
        if (one->empty())
            return Score::undefined(
                ScorerWords::tr("The reference is too long for the embedding model."));
        if (other->empty())
            return Score::undefined(
                ScorerWords::tr("The candidate is too long for the embedding model."));
        if (one->size() != other->size())
            return std::nullopt;
        return Score::of(llm::cosine(*one, *other));
    }

    const QList<BatchPair>& m_pairs;
    const qsizetype m_from;
    const qsizetype m_to;
    QHash<QByteArray, EmbeddingVector> m_vectors; ///< by the texts' hashes; empty: too long
    std::size_t m_length = 0;                     ///< of the newest other; 0: there is none
};

/// Asks a server for vectors in batches, several at once, from a worker's thread and within what
/// was allowed, and keeps what it gives.
class VectorCalls final
{
public:
    VectorCalls(EmbeddingAccess& access, const ProgramMeasure& measure, ScoreCache& cache,
        const QByteArray& model)
        : m_access(access)
        , m_measure(measure)
        , m_cache(cache)
        , m_model(model)
    {
    }

    /// Adds the vectors of `missing` to `pairs`. After an error nothing more is asked, and what is
    /// on its way is waited for. Errors: those of Gateway::embed() and of the cache; Refused at the
    /// cap; Cancelled, within 100 ms.
    Expected<void> run(
        const HashedTexts& missing, EmbeddedPairs& pairs, const std::atomic_bool* cancel)
    {
        m_pairs = &pairs;
        divide(missing);
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &m_guard, [&] {
            if (!isRaised(cancel))
                return;
            fail(embeddingCalledOff().value());
            m_gateway.cancelAll();
        });
        look.start(kVectorLookMs);
        start();
        if (m_running > 0)
            m_loop.exec();
        return m_error ? Expected<void>(failure(*m_error)) : Expected<void>();
    }

private:
    void divide(const HashedTexts& missing)
    {
        qsizetype units = 0;
        for (qsizetype i = 0; i < missing.size(); ++i) {
            units += missing.texts.at(i).size();
            const int most = std::min(m_measure.batch, llm::kMostTextsAtOnce);
            if (i == 0 || m_waiting.back().size() >= most || units > kMostBatchUnits) {
                m_waiting.emplace_back();
                units = missing.texts.at(i).size();
            }
            m_waiting.back().add(missing.hashes.at(i), missing.texts.at(i));
        }
    }

    /// Sends what may be on its way, and ends the loop when there is nothing left.
    void start()
    {
        while (!m_error && !m_waiting.empty() && m_running < m_access.endpoint.limits.concurrency) {
            if (const auto looked = lookAgain(); !looked) {
                fail(looked.error());
                break;
            }
            if (m_waiting.front().size() == 0) {
                m_waiting.pop_front();
                continue;
            }
            const double most =
                costOfInput(m_waiting.front().bytes(), m_access.endpoint).value_or(0.0);
            if (m_access.reserve(most))
                send(most);
            else if (m_running > 0)
                return; // those may turn out cheaper
            else
                failAtCap();
        }
        if (m_running == 0)
            m_loop.quit();
    }

    /// Takes out of the next batch what another Tandem has asked for in the meantime.
    Expected<void> lookAgain()
    {
        HashedTexts missing;
        HashedTexts& next = m_waiting.front();
        for (qsizetype i = 0; i < next.size(); ++i) {
            TANDEM_TRY(kept, m_cache.vector(m_model, next.hashes.at(i)));
            if (!*kept || (*kept)->empty()) {
                missing.add(next.hashes.at(i), next.texts.at(i));
                continue;
            }
            TANDEM_DO(m_pairs->add({next.hashes.at(i)}, {**kept}));
        }
        next = std::move(missing);
        return {};
    }

    void send(double most)
    {
        const HashedTexts batch = m_waiting.front();
        m_waiting.pop_front();
        ++m_running;
        const auto call = std::make_shared<llm::CallId>();
        *call = m_gateway.embed(
            m_access.endpoint, m_access.key.reveal(),
            {m_measure.model, batch.texts, m_measure.dimensions}, &m_guard,
            [this, batch, most](const llm::EmbeddingEnd& end) { onEnd(batch, most, end); },
            [this, call, most] {
                // What the lost attempt took stays reserved, as it may be billed.
                if (!m_error && m_access.reserve(most)) {
                    m_gateway.goOn(*call);
                    return;
                }
                failAtCap();
                m_gateway.cancel(*call);
            });
    }

    void onEnd(const HashedTexts& batch, double most, const llm::EmbeddingEnd& end)
    {
        --m_running;
        if (end.reply) {
            m_access.settle(most, end.reply->usage);
            if (isCut(batch, end.reply->usage))
                split(batch);
            else
                take(batch, end.reply->vectors);
        } else {
            if (end.lost == 0)
                m_access.settle(most, std::nullopt);
            // A reply that is too large may have been billed, and is no matter of the texts.
            if (end.reply.error().code == ErrorCode::TooLarge && end.lost == 0)
                split(batch);
            else
                fail(end.reply.error());
        }
        start();
    }

    /// Keeps all that was paid for. Vectors of another model are no vectors of this one, and those
    /// that are kept would make every retry fail.
    void take(const HashedTexts& batch, const std::vector<EmbeddingVector>& vectors)
    {
        const auto fits = m_pairs->add(batch.hashes, vectors);
        if (!fits)
            fail(fits.error());
        const auto made = fits ? Expected<void>() : m_cache.removeVectors(m_model);
        const auto kept =
            made.and_then([&] { return m_cache.addVectors(m_model, batch.hashes, vectors); });
        if (!kept)
            fail(kept.error());
    }

    /// A text of the batch is too long for the model: halves are asked for until it is found.
    void split(const HashedTexts& batch)
    {
        const qsizetype half = batch.size() / 2;
        if (half > 0) {
            m_waiting.push_front(batch.part(half, batch.size()));
            m_waiting.push_front(batch.part(0, half));
        } else {
            take(batch, {{}});
        }
    }

    /// Whether the server left out most of the batch without a word, as some do with long texts.
    static bool isCut(const HashedTexts& batch, const llm::Usage& usage)
    {
        llm::ChatRequest asked;
        for (const QString& text : batch.texts)
            asked.messages.append({llm::Role::User, text});
        return llm::isInputCut(asked, usage);
    }

    void fail(const Error& error)
    {
        if (!m_error)
            m_error = error;
        m_waiting.clear();
    }

    void failAtCap()
    {
        fail({ErrorCode::Refused,
            ScorerWords::tr("The next request could exceed the spending cap of %1 %2.")
                .arg(
                    QString::number(m_access.cap.value_or(0.0)), m_access.endpoint.prices.currency),
            m_access.endpoint.name,
            ScorerWords::tr("Continue with a higher cap; no text is sent twice."), {}});
    }

    EmbeddingAccess& m_access;
    const ProgramMeasure& m_measure;
    ScoreCache& m_cache;
    const QByteArray m_model;
    EmbeddedPairs* m_pairs = nullptr;
    std::deque<HashedTexts> m_waiting;
    std::optional<Error> m_error;
    int m_running = 0;
    QEventLoop m_loop;
    QObject m_guard;
    llm::Gateway m_gateway; ///< last: nobody is called after its end
};

class EmbeddingSession final : public metrics::ScoringSession
{
public:
    explicit EmbeddingSession(const EmbeddingScorer& scorer)
        : m_scorer(scorer)
    {
    }

    Expected<void> score(const QList<BatchPair>& pairs, const TakeScore& take,
        const std::atomic_bool* cancel) override
    {
        TANDEM_TRY(endpoint, m_scorer.endpoint());
        if (!m_cache) { // what is paid for has to be kept
            TANDEM_TRY_VAR(cache, ScoreCache::open(m_scorer.cacheFile()));
            m_cache = std::move(*cache);
        }
        const QByteArray model = modelHash(m_scorer.measure(), *endpoint);
        const auto access = m_scorer.access();
        std::optional<VectorCalls> calls; // of this thread, which may be another one next time
        for (qsizetype from = 0; from < pairs.size(); from += kEmbeddedPairsAtOnce) {
            EmbeddedPairs some(pairs, from);
            TANDEM_TRY(missing, some.read(*m_cache, model));
            Expected<void> asked;
            if (missing->size() > 0 && (!access || access->endpoint != *endpoint)) {
                asked = failure(m_scorer.whyNotAllowed());
            } else if (missing->size() > 0) {
                if (!calls)
                    calls.emplace(*access, m_scorer.measure(), *m_cache, model);
                asked = calls->run(*missing, some, cancel);
            }
            some.hand(take);
            if (!asked)
                return failure(asked.error().in(m_scorer.measure().key));
        }
        return {};
    }

private:
    const EmbeddingScorer& m_scorer;
    std::unique_ptr<ScoreCache> m_cache;
};

} // namespace

EmbeddingScorer::EmbeddingScorer(ProgramMeasure measure, QString cache, EndpointStore endpoints)
    : m_measure(std::move(measure))
    , m_cache(cache.isEmpty() ? ScoreCache::userFile() : std::move(cache))
    , m_endpoints(std::move(endpoints))
{
}

std::unique_ptr<metrics::ScoringSession> EmbeddingScorer::begin() const
{
    return std::make_unique<EmbeddingSession>(*this);
}

Expected<void> EmbeddingScorer::known(const QList<BatchPair>& pairs, const TakeScore& take) const
{
    TANDEM_TRY(from, endpoint());
    TANDEM_TRY(cache, ScoreCache::open(m_cache));
    for (qsizetype i = 0; i < pairs.size(); i += kEmbeddedPairsAtOnce) {
        EmbeddedPairs some(pairs, i);
        TANDEM_DO(some.read(**cache, modelHash(m_measure, *from)));
        some.hand(take);
    }
    return {};
}

QString EmbeddingScorer::madeBy() const
{
    const auto from = endpoint();
    const QString where = from ? from->baseUrl.toString() : m_measure.endpoint;
    return m_measure.dimensions > 0
               ? ScorerWords::tr("%1 at %2, %n dimension(s)", nullptr, m_measure.dimensions)
                     .arg(m_measure.model, where)
               : ScorerWords::tr("%1 at %2", "model at address").arg(m_measure.model, where);
}

Expected<llm::Endpoint> EmbeddingScorer::endpoint() const
{
    TANDEM_TRY(found, m_endpoints.byName(m_measure.endpoint));
    if (const auto embeds = llm::checkEmbeds(found->format); !embeds)
        return failure(embeds.error().in(found->name));
    return found;
}

Expected<EmbeddingNeed> EmbeddingScorer::need(
    const QList<BatchPair>& pairs, const std::atomic_bool* cancel) const
{
    TANDEM_TRY(from, endpoint());
    TANDEM_TRY(cache, ScoreCache::open(m_cache));
    QSet<QByteArray> counted;
    EmbeddingNeed need;
    qint64 bytes = 0;
    for (qsizetype i = 0; i < pairs.size(); i += kEmbeddedPairsAtOnce) {
        if (isRaised(cancel))
            return embeddingCalledOff();
        EmbeddedPairs some(pairs, i);
        TANDEM_TRY(missing, some.read(**cache, modelHash(m_measure, *from)));
        for (qsizetype k = 0; k < missing->size(); ++k) {
            if (counted.contains(missing->hashes.at(k)))
                continue;
            counted.insert(missing->hashes.at(k));
            need.tokens += llm::estimatedTokens(missing->texts.at(k));
            bytes += missing->texts.at(k).toUtf8().size();
        }
    }
    need.texts = counted.size();
    const qint64 atOnce = std::min(m_measure.batch, llm::kMostTextsAtOnce);
    need.requests = (need.texts + atOnce - 1) / atOnce;
    need.cost = costOfInput(need.tokens, *from);
    need.mostCost = costOfInput(bytes, *from);
    need.endpoint = *from;
    return need;
}

Expected<void> EmbeddingScorer::allow(
    const llm::Endpoint& endpoint, const Secret& key, std::optional<double> cap) const
{
    if (cap && !endpoint.prices.input)
        return failure(ErrorCode::InvalidInput,
            ScorerWords::tr("A spending cap cannot be enforced: the endpoint's price is unknown."),
            endpoint.name, ScorerWords::tr("Set its price; use 0 if it is free."));
    const std::lock_guard lock(m_mutex);
    m_access = std::make_shared<EmbeddingAccess>(endpoint, key, cap);
    m_denied.reset();
    return {};
}

void EmbeddingScorer::deny(const Error& why) const
{
    const std::lock_guard lock(m_mutex);
    m_access.reset();
    m_denied = why;
}

Error EmbeddingScorer::whyNotAllowed() const
{
    const std::lock_guard lock(m_mutex);
    return m_denied.value_or(Error{ErrorCode::Refused,
        ScorerWords::tr("Texts are sent to endpoint %1 only after you confirm it.")
            .arg(m_measure.endpoint),
        {}, ScorerWords::tr("Choose the measure on the Metrics screen."), {}});
}

std::shared_ptr<EmbeddingAccess> EmbeddingScorer::access() const
{
    const std::lock_guard lock(m_mutex);
    return m_access;
}

QList<const EmbeddingScorer*> embeddingScorers(const QList<metrics::Measure>& measures)
{
    QList<const EmbeddingScorer*> scorers;
    for (const metrics::Measure measure : measures) {
        if (const auto* scorer = dynamic_cast<const EmbeddingScorer*>(measure->batch.get()))
            scorers.append(scorer);
    }
    return scorers;
}

} // namespace tandem
