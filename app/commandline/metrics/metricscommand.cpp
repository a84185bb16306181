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
#include <memory>

#include <unistd.h>

namespace tandem {

namespace {

// What is read before it is scored and written, so that memory does not grow with the file.
constexpr qsizetype kPairsAtOnce = 8192;
constexpr qsizetype kUnitsAtOnce = qsizetype(16) << 20;

/// Reads, scores and writes piece by piece.
class MetricsWork final
{
public:
    MetricsWork(const MetricsOptions& options, const metrics::Synonyms* synonyms, Call& call)
        : m_options(options)
        , m_console(call.console)
        , m_quiet{call.out, call.err}
        , m_progress(isSilent() ? m_quiet : call.console, Words::tr("Comparing texts"))
        , m_scorer(synonyms, options.threads, options.outside)
        , m_sums(options.measures, options.wantsCorpus, options.wantsSystems)
        , m_output(options, call)
    {
    }

    Expected<void> run()
    {
        TANDEM_DO(m_output.begin());
        const auto sink = [this](metrics::TextPair&& pair) { return take(std::move(pair)); };
        const auto watch = [this](qint64 bytes) {
            m_bytesRead = bytes;
            return tell(0.0);
        };
        const bool isFile = m_options.input != QLatin1String("-");
        m_bytes = isFile ? QFileInfo(m_options.input).size() : 0;
        const auto read =
            isFile ? readEachPair(m_options.input, sink, watch)
                   : readEachPair(*m_console.in, Words::tr("standard input"), sink, watch);
        if (!read)
            return failure(read.error());
        return flush().and_then([this] { return m_output.finish(m_sums); });
    }

private:
    /// Lines on a terminal and a line of progress would be in each other's way.
    bool isSilent() const { return m_options.output.isEmpty() && isatty(STDOUT_FILENO) == 1; }

    /// Shows how far it is, `share` of the piece at hand being scored; false once Ctrl+C is
    /// pressed.
    bool tell(double share)
    {
        const double piece = double(m_bytesRead - m_bytesBefore);
        const QString percent =
            m_bytes > 0 ? QStringLiteral("%1 %").arg(int(
                              100.0 * (double(m_bytesBefore) + share * piece) / double(m_bytes)))
                        : QString();
        const QString count = Words::tr("%n pair(s)", nullptr, int(m_sums.pairs()));
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

    /// Scores and writes what has been read.
    Expected<void> flush()
    {
        const auto columns =
            m_scorer.score(m_pairs, m_options.measures, [this](qint64 done, qint64 total) {
                return tell(double(done) / double(std::max<qint64>(total, 1)));
            });
        if (!columns)
            return failure(columns.error());
        m_bytesBefore = m_bytesRead;
        auto written =
            m_sums.add(m_pairs, *columns).and_then([&] { return m_output.put(m_pairs, *columns); });
        m_pairs.clear();
        m_units = 0;
        return written;
    }

    const MetricsOptions& m_options;
    Console& m_console;
    Console m_quiet;
    TerminalProgress m_progress;
    metrics::PairScorer m_scorer;
    MetricsSums m_sums;
    MetricsOutput m_output;
    QList<metrics::TextPair> m_pairs; ///< read, not scored
    qsizetype m_units = 0;            ///< of their texts
    qint64 m_bytes = 0;               ///< of the file; 0: not known
    qint64 m_bytesRead = 0;
    qint64 m_bytesBefore = 0; ///< read when the piece at hand began
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

CommandSyntax metricsSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Compare texts with references: ROUGE, BLEU, METEOR and more.");
    syntax.usage = {
        "PAIRS [--measures KEYS] [--corpus] [--systems] [--wordnet FOLDER] [--output FILE]"};
    syntax.text = Words::tr(
        "Reads pairs of texts, as JSONL {\"id\", \"reference\", \"candidate\"} and if wanted "
        "\"system\", as a JSON list or CSV, \"-\" from standard input, and prints a line of JSON "
        "for each, in their order. The numbers are those of rouge_score, NLTK, sacreBLEU and "
        "PerSEval's code, unrounded; forms of a measure that give other numbers have names of "
        "their own. A text that a measure cannot see has no score by it (--published gives the 0 "
        "of the implementation). \"tandem help formats\" tells of the fields and says what each "
        "measure is.\n\n"
        "A file may be of any length: it is read and written piece by piece, in some 300 MB of "
        "memory at most, and 30 bytes for each pair (200 with --systems). A FILE is written whole "
        "or not at all; as *.md or *.tex it is a table for readers, with --systems of the means.");
    syntax.options = metricsOptionList();
    syntax.options += overwriteOption();
    syntax.examples = {"tandem metrics pairs.jsonl --corpus > scores.jsonl",
        "tandem metrics pairs.csv --measures rougeL_stem,meteor --systems -o "
        "means.tex"};
    return syntax;
}

Expected<void> runMetrics(Call& call)
{
    TANDEM_TRY(options, metricsOptions(call));
    if (options->input == QLatin1String("-") && !call.console.in)
        return call.misuse(Words::tr("There is no standard input to read."));
    TANDEM_TRY(synonyms, openWordNet(*options));
    return MetricsWork(*options, synonyms->get(), call).run();
}

const Command metricsCommand{"metrics", metricsSyntax, runMetrics};

} // namespace tandem
