#include "storage/scorers/programscorer.h"

#include "models/cancel.h"
#include "models/error.h"
#include "storage/scorers/childprocess.h"
#include "storage/scorers/scorecache.h"
#include "storage/scorers/scorerlines.h"
#include "storage/scorers/scorerwords.h"

#include <QByteArray>
#include <QDir>
#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <deque>
#include <utility>

namespace tandem {

namespace {

using metrics::BatchPair;
using metrics::Score;
using metrics::TakeScore;

constexpr int kScorerLookMs = 20; ///< how often it is asked whether to go on
constexpr int kScorerEndMs = 40;  ///< for a program that is not wanted any more
constexpr int kVersionMs = 60'000;
constexpr qsizetype kLongestVersion = 100;
constexpr qsizetype kMostBatchBytes = 4 << 20; ///< then a batch ends early
constexpr qsizetype kBatchesAhead = 2;         ///< one is worked on, one waits for it
constexpr qsizetype kMessageShown = 300;
constexpr qsizetype kTextShown = 40;
/// Of the range, or of the bound where there is one only: what float sums are off by, and more.
constexpr double kEndRounding = 1e-5;

/// The last line of what a program said, which is where Python says what is wrong.
QString lastLine(const QString& messages)
{
    return messages.section(u'\n', -1).trimmed().left(kMessageShown);
}

QString withMessage(const QString& what, const ChildProcess& process)
{
    const QString message = lastLine(process.lastMessages());
    return message.isEmpty() ? what
                             : ScorerWords::tr("%1 Its last message: \"%2\".").arg(what, message);
}

tl::unexpected<Error> calledOff()
{
    return failure(ErrorCode::Cancelled, ScorerWords::tr("Scoring was cancelled."));
}

/// The same command is another program in another folder: its words may name files there.
QByteArray commandHash(const ProgramMeasure& measure, const QString& folder)
{
    return ScoreCache::hashOf(
        QStringList{QDir(folder).absolutePath(), measure.command, measure.versionCommand});
}

QByteArray scorerHash(const ProgramMeasure& measure, const QString& folder, const QString& version)
{
    return ScoreCache::hashOf(QStringList{QDir(folder).absolutePath(), measure.command, version});
}

/// The value, at the end of the measure's range where it is beyond that by rounding alone; none
/// where it is outside.
std::optional<double> inRange(double value, const ProgramMeasure& measure)
{
    const double size =
        measure.least && measure.most
            ? *measure.most - *measure.least
            : std::max(1.0, std::abs(measure.least.value_or(measure.most.value_or(1.0))));
    const double inside =
        std::min(std::max(value, measure.least.value_or(value)), measure.most.value_or(value));
    return std::abs(value - inside) <= kEndRounding * size ? std::optional(inside) : std::nullopt;
}

/// The number as exactly as it is known.
QString exactly(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString rangeText(const ProgramMeasure& measure)
{
    if (measure.least && measure.most)
        return ScorerWords::tr("%1 to %2", "range of a measure")
            .arg(exactly(*measure.least), exactly(*measure.most));
    return measure.least ? ScorerWords::tr("at least %1").arg(exactly(*measure.least))
                         : ScorerWords::tr("at most %1").arg(exactly(measure.most.value_or(0.0)));
}

/// The beginnings of the texts of a pair, which has a number only while it is asked about.
QString whichPair(qint64 number, const BatchPair& pair)
{
    const auto shown = [](const QString& text) {
        const QString line = text.left(4 * kTextShown).simplified();
        return line.size() > kTextShown ? line.left(kTextShown) + QChar(0x2026) : line;
    };
    return ScorerWords::tr("Pair %1: \"%2\", \"%3\".", "number, reference, candidate")
        .arg(QString::number(number), shown(pair.reference), shown(pair.candidate));
}

QList<QByteArray> hashesOf(const QList<BatchPair>& pairs, const ProgramMeasure& measure)
{
    QList<QByteArray> hashes;
    hashes.reserve(pairs.size());
    for (const BatchPair& pair : pairs)
        hashes.append(ScoreCache::hashOf(pair, measure.isSymmetric));
    return hashes;
}

/// Hands over what the cache has, and returns which pairs it does not have. Scores that another
/// measure with a wider range had stored are not taken.
Expected<QList<qsizetype>> takeCached(ScoreCache& cache, const ProgramMeasure& measure,
    const QByteArray& scorer, const QList<QByteArray>& hashes, const TakeScore& take)
{
    TANDEM_TRY(found, cache.find(scorer, measure.score, hashes));
    QList<qsizetype> missing;
    for (qsizetype i = 0; i < hashes.size(); ++i) {
        const std::optional<double>& value = found->at(i);
        if (const auto score = value ? inRange(*value, measure) : std::nullopt)
            take(i, Score::of(*score));
        else
            missing.append(i);
    }
    return missing;
}

/// A program that is fed list after list.
class ProgramSession final : public metrics::ScoringSession
{
public:
    explicit ProgramSession(const ProgramScorer& scorer)
        : m_scorer(scorer)
        , m_measure(scorer.measure())
    {
    }

    Expected<void> score(const QList<BatchPair>& pairs, const TakeScore& take,
        const std::atomic_bool* cancel) override;

private:
    /// A pair that the program was asked about.
    struct Asked
    {
        qsizetype pair;
        qint64 batch;
    };
    /// A batch that was sent, and how many answers are due.
    struct Sent
    {
        qint64 number;
        qsizetype due;
    };
    /// One list in work.
    struct Work
    {
        const QList<BatchPair>& pairs;
        const QList<QByteArray>& hashes;
        const TakeScore& take;
        const std::atomic_bool* cancel;
        QList<qsizetype> missing;                  ///< one of each different pair
        QHash<QByteArray, QList<qsizetype>> alike; ///< all pairs that one answer is for
        qsizetype next = 0;                        ///< of `missing`, to be sent
    };

    Expected<void> ask(Work& work);
    Expected<void> converse(Work& work);
    void send(Work& work);
    Expected<void> takeLines(Work& work);
    Expected<void> takeReply(Work& work, const QByteArray& line);
    void keepNew();
    QString firstDue(const Work& work) const;
    tl::unexpected<Error> ended(const Work& work);
    tl::unexpected<Error> wrong(const Error& error);

    const ProgramScorer& m_scorer;
    const ProgramMeasure& m_measure;
    QByteArray m_hash;
    std::unique_ptr<ScoreCache> m_cache; ///< null where there is none
    std::unique_ptr<ChildProcess> m_process;
    QByteArray m_input;  ///< not written yet
    QByteArray m_output; ///< the beginning of a line
    QHash<qint64, Asked> m_asked;
    std::deque<Sent> m_sent;
    QElapsedTimer m_batchTime; ///< of the oldest batch
    qint64 m_nextId = 1;
    qint64 m_nextBatch = 1;
    QList<CachedScore> m_new; ///< to be kept
    bool m_hasKept = false;   ///< some were
};

Expected<void> ProgramSession::score(
    const QList<BatchPair>& pairs, const TakeScore& take, const std::atomic_bool* cancel)
{
    if (pairs.isEmpty())
        return {};
    TANDEM_TRY(version, m_scorer.version(cancel));
    m_hash = scorerHash(m_measure, m_scorer.folder(), *version);
    // Without a cache it takes longer another time; that is no reason to give no scores now.
    if (!m_cache)
        m_cache = ScoreCache::open(m_scorer.cacheFile()).value_or(nullptr);
    const QList<QByteArray> hashes = hashesOf(pairs, m_measure);
    Work work{pairs, hashes, take, cancel, {}, {}};
    QList<qsizetype> missing;
    if (m_cache) {
        TANDEM_TRY_VAR(left, takeCached(*m_cache, m_measure, m_hash, hashes, take));
        missing = std::move(*left);
    } else {
        for (qsizetype i = 0; i < pairs.size(); ++i)
            missing.append(i);
    }
    for (const qsizetype pair : std::as_const(missing)) {
        QList<qsizetype>& alike = work.alike[hashes.at(pair)];
        if (alike.isEmpty())
            work.missing.append(pair);
        alike.append(pair);
    }
    return ask(work);
}

/// Has the missing pairs scored. After an error the program is gone, and what came before it kept.
Expected<void> ProgramSession::ask(Work& work)
{
    if (work.missing.isEmpty())
        return {};
    if (isRaised(work.cancel))
        return calledOff();
    if (!m_process) {
        TANDEM_TRY(words, commandWords(m_measure.command));
        TANDEM_TRY_VAR(started, ChildProcess::start(*words, m_scorer.folder()));
        m_process = std::move(*started);
    }
    auto done = converse(work);
    keepNew();
    if (done)
        return done;
    m_process->end(kScorerEndMs);
    m_process.reset();
    m_input.clear();
    m_output.clear();
    m_asked.clear();
    m_sent.clear();
    if (m_hasKept && done.error().code != ErrorCode::Cancelled) {
        QString& remedy = done.error().remedy;
        remedy += remedy.isEmpty() ? QString() : QStringLiteral(" ");
        remedy += ScorerWords::tr("The scores before that are kept; run it again for the others.");
    }
    return done;
}

Expected<void> ProgramSession::converse(Work& work)
{
    while (work.next < work.missing.size() || !m_asked.isEmpty()) {
        if (isRaised(work.cancel))
            return calledOff();
        send(work);
        const bool goesOn = m_process->exchange(m_input, m_output, kScorerLookMs);
        TANDEM_DO(takeLines(work));
        if (!goesOn && !m_asked.isEmpty())
            return ended(work);
        if (!m_asked.isEmpty() && m_batchTime.elapsed() > qint64(m_measure.timeout) * 1000)
            return wrong({ErrorCode::Refused,
                ScorerWords::tr(
                    "The program gave no answer within %n second(s).", nullptr, m_measure.timeout),
                {},
                firstDue(work) + u' ' +
                    ScorerWords::tr("It must answer a batch once it has read the line with "
                                    "\"more\": false, and flush its output then. A longer timeout "
                                    "is a setting of the measure."),
                {}});
    }
    return {};
}

/// Puts so many batches into words that the program never waits for one.
void ProgramSession::send(Work& work)
{
    while (work.next < work.missing.size() && qsizetype(m_sent.size()) < kBatchesAhead) {
        if (m_sent.empty())
            m_batchTime.start();
        Sent sent{m_nextBatch++, 0};
        const qsizetype from = m_input.size();
        for (bool hasMore = true; hasMore; ++sent.due) {
            const qsizetype pair = work.missing.at(work.next++);
            hasMore = work.next < work.missing.size() && sent.due + 1 < m_measure.batch &&
                      m_input.size() - from < kMostBatchBytes;
            appendScorerLine(m_input, m_nextId, work.pairs.at(pair), hasMore);
            m_asked.insert(m_nextId++, {pair, sent.number});
        }
        m_sent.push_back(sent);
    }
}

Expected<void> ProgramSession::takeLines(Work& work)
{
    qsizetype begin = 0;
    for (qsizetype end = 0; (end = m_output.indexOf('\n', begin)) >= 0; begin = end + 1) {
        if (end - begin > kLongestScorerLine)
            break;
        const QByteArray line = m_output.mid(begin, end - begin).trimmed();
        if (!line.isEmpty()) {
            TANDEM_DO(takeReply(work, line));
        }
    }
    m_output.remove(0, begin);
    if (m_output.size() > kLongestScorerLine)
        return wrong({ErrorCode::TooLarge,
            ScorerWords::tr("The program wrote a line of more than 64 KiB."), {}, {}, {}});
    return {};
}

Expected<void> ProgramSession::takeReply(Work& work, const QByteArray& line)
{
    const auto reply = readScorerReply(line);
    if (!reply)
        return wrong(reply.error());
    const auto asked = m_asked.constFind(reply->id);
    const auto refuse = [&](const QString& what) {
        QStringList about;
        if (asked != m_asked.constEnd())
            about += whichPair(reply->id, work.pairs.at(asked->pair));
        about += whatItWrote(line);
        return wrong(
            {ErrorCode::InvalidInput, what, {}, about.join(u' '), QString::fromUtf8(line)});
    };
    if (asked == m_asked.constEnd())
        return refuse(reply->id > 0 && reply->id < m_nextId
                          ? ScorerWords::tr("The program answered pair %1 twice.").arg(reply->id)
                          : ScorerWords::tr("The program answered pair %1, which it was not given.")
                                .arg(reply->id));
    const auto chosen = std::find_if(reply->scores.begin(), reply->scores.end(),
        [&](const auto& one) { return one.first == m_measure.score; });
    if (chosen == reply->scores.end()) {
        QStringList names;
        for (const auto& [name, value] : reply->scores)
            names.append(name);
        return refuse(names.isEmpty()
                          ? ScorerWords::tr("An answer has no number \"%1\".").arg(m_measure.score)
                          : ScorerWords::tr("An answer has no number \"%1\", only %2.")
                                .arg(m_measure.score, names.join(QStringLiteral(", "))));
    }
    Score score = Score::undefined(
        reply->why.isEmpty() ? ScorerWords::tr("The program gave no score.") : reply->why);
    if (const std::optional<double>& value = chosen->second) {
        const auto inside = inRange(*value, m_measure);
        if (!inside)
            return refuse(ScorerWords::tr("The score %1 is outside of the measure's range, %2.")
                              .arg(exactly(*value), rangeText(m_measure)));
        score = Score::of(*inside);
    }
    // A program may have had no memory for a pair that it scores another time, so that it is asked.
    const QByteArray& hash = work.hashes.at(asked->pair);
    for (const auto& [name, value] : reply->scores) {
        if (value)
            m_new.append({hash, name, *value});
    }
    for (const qsizetype pair : std::as_const(work.alike[hash]))
        work.take(pair, score);
    const auto sent = std::find_if(
        m_sent.begin(), m_sent.end(), [&](const Sent& one) { return one.number == asked->batch; });
    m_asked.erase(asked);
    if (--sent->due > 0)
        return {};
    if (sent == m_sent.begin())
        m_batchTime.start();
    m_sent.erase(sent);
    keepNew();
    return {};
}

/// What a batch gave is kept before the next one is waited for. That a score is not kept costs
/// time, and nothing else.
void ProgramSession::keepNew()
{
    const QList<CachedScore> scores = std::exchange(m_new, {});
    if (m_cache && !scores.isEmpty() && m_cache->add(m_hash, scores))
        m_hasKept = true;
}

/// The first pair without an answer; there is one.
QString ProgramSession::firstDue(const Work& work) const
{
    const auto first = std::min_element(m_asked.keyBegin(), m_asked.keyEnd());
    return whichPair(*first, work.pairs.at(m_asked.value(*first).pair));
}

/// The output ended before all answers were there.
tl::unexpected<Error> ProgramSession::ended(const Work& work)
{
    const QString how = m_process->ending();
    return wrong({ErrorCode::Refused,
        how.isEmpty() ? ScorerWords::tr("The program closed its output before it had answered.")
                      : ScorerWords::tr("The program ended before it had answered (%1).").arg(how),
        {}, firstDue(work), {}});
}

tl::unexpected<Error> ProgramSession::wrong(const Error& error)
{
    Error told = error.in(m_measure.key);
    told.what = withMessage(told.what, *m_process);
    told.detail = (told.detail + u'\n' + m_process->lastMessages()).trimmed();
    return failure(told);
}

} // namespace

ProgramScorer::ProgramScorer(ProgramMeasure measure, QString folder, std::optional<QString> cache)
    : m_measure(std::move(measure))
    , m_folder(std::move(folder))
    , m_cache(cache ? std::move(*cache) : ScoreCache::userFile())
{
}

std::unique_ptr<metrics::ScoringSession> ProgramScorer::begin() const
{
    return std::make_unique<ProgramSession>(*this);
}

Expected<void> ProgramScorer::known(
    const QList<metrics::BatchPair>& pairs, const metrics::TakeScore& take) const
{
    const std::optional<QString> version = knownVersion();
    if (!version)
        return {};
    TANDEM_TRY(cache, ScoreCache::open(m_cache));
    TANDEM_DO(takeCached(**cache, m_measure, scorerHash(m_measure, m_folder, *version),
        hashesOf(pairs, m_measure), take));
    return {};
}

QString ProgramScorer::madeBy() const
{
    const QString version = knownVersion().value_or(QString());
    return version.isEmpty()
               ? m_measure.command
               : ScorerWords::tr("%1, version %2", "command").arg(m_measure.command, version);
}

/// As the program gave it in this run or, for scores of an earlier one, when it was last asked.
std::optional<QString> ProgramScorer::knownVersion() const
{
    if (m_measure.versionCommand.trimmed().isEmpty())
        return QString();
    const std::lock_guard lock(m_mutex);
    if (m_version)
        return m_version;
    auto cache = ScoreCache::open(m_cache);
    return cache ? (*cache)->version(commandHash(m_measure, m_folder)).value_or(std::nullopt)
                 : std::nullopt;
}

Expected<QString> ProgramScorer::version(const std::atomic_bool* cancel) const
{
    if (m_measure.versionCommand.trimmed().isEmpty())
        return QString();
    const std::lock_guard asking(m_asking);
    {
        const std::lock_guard lock(m_mutex);
        if (m_version)
            return *m_version;
    }
    TANDEM_TRY(words, commandWords(m_measure.versionCommand));
    TANDEM_TRY(process, ChildProcess::start(*words, m_folder));
    (*process)->closeInput();
    QByteArray none;
    QByteArray printed;
    QElapsedTimer time;
    time.start();
    while ((*process)->exchange(none, printed, kScorerLookMs)) {
        if (isRaised(cancel)) {
            (*process)->end(kScorerEndMs);
            return calledOff();
        }
        if (printed.size() > kLongestScorerLine || time.elapsed() > kVersionMs)
            break;
    }
    const QString version = QString::fromUtf8(printed).trimmed().section(u'\n', 0, 0).trimmed();
    const QString ending = (*process)->ending();
    if (version.isEmpty() || version.size() > kLongestVersion ||
        ending != ScorerWords::tr("exit code %1").arg(0))
        return failure(ErrorCode::Refused,
            withMessage(ScorerWords::tr("The version command did not print a version."), **process),
            m_measure.key, ScorerWords::tr("It must print one line and end within a minute."),
            (*process)->lastMessages());
    {
        const std::lock_guard lock(m_mutex);
        m_version = version;
    }
    if (auto cache = ScoreCache::open(m_cache))
        (void)(*cache)->noteVersion(commandHash(m_measure, m_folder), version);
    return version;
}

} // namespace tandem
