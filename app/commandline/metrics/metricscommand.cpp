#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/metrics/metricsoptions.h"
#include "app/commandline/metrics/metricsoutput.h"
#include "app/commandline/metrics/metricssums.h"
#include "models/metrics/pairscorer.h"
#include "storage/formats/pairsreader.h"
#include "storage/wordnet/wordnet.h"

#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <utility>

#include <unistd.h>

namespace tandem {

namespace {

// What is read before it is scored and written, so that memory does not grow with the file.
constexpr qsizetype kPairsAtOnce = 2048;
constexpr qsizetype kUnitsAtOnce = qsizetype(8) << 20;
constexpr std::chrono::milliseconds kTellEvery{40};

/// Reads, scores and writes piece by piece; one piece is scored while the next one is read.
class MetricsWork final
{
public:
    MetricsWork(const MetricsOptions& options, const metrics::Synonyms* synonyms, Call& call)
        : m_options(options)
        , m_console(call.console)
        , m_quiet{call.out, call.err}
        , m_progress(isSilent() ? m_quiet : call.console, CommandWords::tr("Comparing texts"))
        , m_scorer(synonyms, options.threads, options.outside)
        , m_sums(options.measures, options.wantsCorpus, options.wantsSystems)
        , m_output(options, call)
    {
    }

    ~MetricsWork() { m_isCancelled = true; }
    Q_DISABLE_COPY_MOVE(MetricsWork)

    Expected<void> run()
    {
        TANDEM_DO(m_output.begin());
        const auto sink = [this](metrics::TextPair&& pair) { return take(std::move(pair)); };
        const auto watch = [this](qint64 bytes) {
            m_bytesRead = bytes;
            return tell();
        };
        const bool isFile = m_options.input != QLatin1String("-");
        m_bytes = isFile ? QFileInfo(m_options.input).size() : 0;
        const Input input = isFile ? Input(m_options.input)
                                   : Input(*m_console.in, CommandWords::tr("standard input"));
        const auto read = readEachPair(input, sink, watch);
        if (!read)
            return failure(read.error());
        return flush()
            .and_then([this] { return scored(); })
            .and_then([this](const Piece& last) { return write(last); })
            .and_then([this] { return m_output.finish(m_sums); });
    }

private:
    struct Piece
    {
        QList<metrics::TextPair> pairs;
        QList<metrics::ScoreColumn> columns;
    };

    /// Lines on a terminal and a line of progress would be in each other's way.
    bool isSilent() const { return m_options.output.isEmpty() && isatty(STDOUT_FILENO) == 1; }

    /// Shows how far it is; false once Ctrl+C is pressed.
    bool tell()
    {
        const double done = double(m_bytesBefore) + m_share * double(m_bytesScored - m_bytesBefore);
        const QString percent =
            QStringLiteral("%1 %").arg(int(100.0 * done / double(std::max<qint64>(m_bytes, 1))));
        const QString count = CommandWords::tr("%n pair(s)", nullptr, int(m_sums.pairs()));
        return m_progress.show(m_bytes > 0 ? percent : count);
    }

    Expected<void> take(metrics::TextPair&& pair)
    {
        m_units += pair.reference.size() + pair.candidate.size();
        m_pairs.append(std::move(pair));
        if (m_pairs.size() < kPairsAtOnce && m_units < kUnitsAtOnce)
            return {};
        return flush();
    }

    /// Has what was read scored, and writes what was scored before it.
    Expected<void> flush()
    {
        TANDEM_TRY(before, scored());
        m_scored = std::exchange(m_pairs, {});
        m_units = 0;
        m_bytesBefore = std::exchange(m_bytesScored, m_bytesRead);
        m_share = 0.0;
        m_scoring = std::async(std::launch::async, [this] {
            return m_scorer.score(m_scored, m_options.measures, [this](qint64 done, qint64 total) {
                m_share = double(done) / double(std::max<qint64>(total, 1));
                return !m_isCancelled;
            });
        });
        return write(*before);
    }

    /// Waits for the pairs that are being scored; none where there are none.
    Expected<Piece> scored()
    {
        if (!m_scoring.valid())
            return Piece();
        while (m_scoring.wait_for(kTellEvery) != std::future_status::ready) {
            if (!tell())
                m_isCancelled = true;
        }
        TANDEM_TRY_VAR(columns, m_scoring.get());
        return Piece{std::exchange(m_scored, {}), std::move(*columns)};
    }

    Expected<void> write(const Piece& piece)
    {
        if (piece.pairs.isEmpty())
            return {};
        return m_sums.add(piece.pairs, piece.columns).and_then([&] {
            return m_output.put(piece.pairs, piece.columns);
        });
    }

    const MetricsOptions& m_options;
    Console& m_console;
    Console m_quiet;
    TerminalProgress m_progress;
    metrics::PairScorer m_scorer;
    MetricsSums m_sums;
    MetricsOutput m_output;
    QList<metrics::TextPair> m_pairs;  ///< read, not scored
    QList<metrics::TextPair> m_scored; ///< being scored, not written
    qsizetype m_units = 0;             ///< of the texts of m_pairs
    qint64 m_bytes = 0;                ///< of the file; 0: not known
    qint64 m_bytesRead = 0;
    qint64 m_bytesBefore = 0;          ///< read when the piece that is being scored began
    qint64 m_bytesScored = 0;          ///< and when it ended
    std::atomic<double> m_share = 0.0; ///< of the piece that is scored
    std::atomic_bool m_isCancelled = false;
    std::future<Expected<QList<metrics::ScoreColumn>>> m_scoring;
};

/// Where METEOR gets its synonyms from: none where it is not asked for, or nothing is installed.
Expected<std::unique_ptr<WordNet>> openWordNet(const MetricsOptions& options)
{
    const bool isNeeded = std::any_of(options.measures.cbegin(), options.measures.cend(),
        [](metrics::Measure measure) { return measure->needsSynonyms; });
    const QString folder = options.wordnet.isEmpty() ? WordNet::installedFolder() : options.wordnet;
    if (!isNeeded || folder.isEmpty())
        return nullptr;
    return WordNet::open(folder);
}

} // namespace

Expected<void> runMetrics(Call& call)
{
    TANDEM_TRY(options, metricsOptions(call));
    if (options->input == QLatin1String("-") && !call.console.in)
        return call.misuse(CommandWords::tr("Standard input is not available."));
    TANDEM_TRY(synonyms, openWordNet(*options));
    return MetricsWork(*options, synonyms->get(), call).run();
}

const Command metricsCommand{"metrics", runMetrics};

} // namespace tandem
