#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/metrics/metricsoptions.h"
#include "app/commandline/metrics/metricssums.h"
#include "app/commandline/metrics/servermeasures.h"
#include "models/metrics/batchscorer.h"
#include "models/metrics/pairscorer.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/latextable.h"
#include "storage/formats/pairsreader.h"
#include "storage/formats/papertable.h"
#include "storage/formats/readerstable.h"
#include "storage/scorers/programmeasurestore.h"
#include "storage/wordnet/wordnet.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <utility>

namespace tandem {

class Call;

/// Where the scores of "tandem metrics" go, piece by piece: lines on standard output, one JSON
/// object there, or a file, which is whole or not there at all.
class MetricsOutput final
{
public:
    /// Both outlive this.
    MetricsOutput(const MetricsOptions& options, Call& call);
    Q_DISABLE_COPY_MOVE(MetricsOutput)

    /// Errors: NotWritable.
    Expected<void> begin();
    /// Errors: NotWritable, DiskFull; TooLarge where a table for readers gets too long.
    Expected<void> put(
        const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns);
    /// Puts what is said of all pairs, commits the file, and says so.
    Expected<void> finish(const MetricsSums& sums);

private:
    bool isTable() const;
    Expected<void> putBytes(const QByteArray& bytes);
    Expected<void> putCsv(
        const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns);
    Expected<void> gather(
        const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns);
    QByteArray lastLines(const MetricsSums& sums) const;
    Expected<void> putTable(const MetricsSums& sums);
    Expected<void> finishFile(const MetricsSums& sums);
    void sayWhatWasWritten(const MetricsSums& sums);
    void sayWhatIsOutside(const MetricsSums& sums);
    QString referencesNote(const MetricsSums& sums) const;
    QJsonObject madeBy() const;

    const MetricsOptions& m_options;
    Call& m_call;
    std::optional<AtomicFile> m_file;
    std::optional<CsvWriter> m_csv;
    bool m_hasBegun = false;               ///< something was put
    QList<metrics::TextPair> m_names;      ///< of a table for readers: ids and systems
    QList<metrics::ScoreColumn> m_columns; ///< the same
};

namespace {

/// Rows of a table for readers at most.
constexpr qsizetype kMostTableRows = 20'000;

} // namespace

MetricsOutput::MetricsOutput(const MetricsOptions& options, Call& call)
    : m_options(options)
    , m_call(call)
{
}

bool MetricsOutput::isTable() const
{
    return m_file && (m_options.format == PairScoresFormat::Markdown ||
                         m_options.format == PairScoresFormat::Latex);
}

Expected<void> MetricsOutput::begin()
{
    if (m_options.output.isEmpty())
        return {};
    m_file.emplace(m_options.output);
    TANDEM_DO(m_file->open());
    if (m_options.format == PairScoresFormat::Csv)
        m_csv.emplace(m_file->device(), m_options.output);
    return {};
}

Expected<void> MetricsOutput::putBytes(const QByteArray& bytes)
{
    if (m_file)
        return writeFully(m_file->device(), bytes, m_options.output);
    m_call.out << QString::fromUtf8(bytes);
    return {};
}

Expected<void> MetricsOutput::put(
    const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns)
{
    if (m_csv)
        return putCsv(pairs, columns);
    if (isTable())
        return gather(pairs, columns);
    QByteArray lines = pairScoresJson(pairs, columns);
    if (!m_file && m_options.wantsJson) {
        // The end of each line becomes what stands between the elements of a list.
        lines.chop(1);
        lines.replace('\n', ",\n");
        lines.prepend(m_hasBegun ? ",\n" : "{\"pairs\":[");
    }
    m_hasBegun = true;
    return putBytes(lines);
}

Expected<void> MetricsOutput::putCsv(
    const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns)
{
    if (!m_hasBegun) {
        TANDEM_DO(m_csv->writeRow(pairScoresHeader(columns)));
    }
    m_hasBegun = true;
    for (qsizetype row = 0; row < pairs.size(); ++row) {
        TANDEM_DO(m_csv->writeRow(pairScoresRow(pairs.at(row), columns, row)));
    }
    return {};
}

/// Keeps what a table for readers shows of the pairs until all of them are there.
Expected<void> MetricsOutput::gather(
    const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns)
{
    if (m_options.wantsSystems)
        return {};
    if (m_names.size() + pairs.size() > kMostTableRows)
        return failure(ErrorCode::TooLarge,
            CommandWords::tr(
                "A table for reading holds at most %n pair(s).", nullptr, kMostTableRows),
            m_options.output,
            CommandWords::tr("Write *.csv or *.jsonl, or only the systems' means with --systems."));
    for (const metrics::TextPair& pair : pairs)
        m_names.append({pair.id, pair.system, {}, {}});
    if (m_columns.isEmpty())
        m_columns = columns;
    else
        for (qsizetype i = 0; i < columns.size(); ++i)
            m_columns[i].scores += columns.at(i).scores;
    return {};
}

/// What is said of all pairs, as lines of JSON.
QByteArray MetricsOutput::lastLines(const MetricsSums& sums) const
{
    QByteArray lines;
    if (m_options.wantsCorpus)
        lines += "{\"corpus\":" + corpusScoresJson(sums.corpus()) + "}\n";
    if (m_options.wantsSystems)
        lines += "{\"systems\":" + systemScoresJson(sums.systems(), m_options.measures) + "}\n";
    return lines;
}

Expected<void> MetricsOutput::putTable(const MetricsSums& sums)
{
    const bool hasSystems = std::any_of(m_names.cbegin(), m_names.cend(),
        [](const metrics::TextPair& pair) { return !pair.system.isEmpty(); });
    const Table table = m_options.wantsSystems
                            ? systemScoresTable(sums.systems(), m_options.measures)
                            : pairScoresTable(m_names, m_columns, hasSystems);
    const bool isMarkdown = m_options.format == PairScoresFormat::Markdown;
    QString text = isMarkdown ? markdownTable(table) : latexTable(table);
    if (sums.severalReferences() > 0) {
        const results::Section note = referencesSection(referencesNote(sums));
        text += u'\n' + (isMarkdown ? sectionsMarkdown({note}) : sectionsLatex({note}));
    }
    return putBytes(text.toUtf8());
}

/// On the error stream, so that nothing comes among the scores.
void MetricsOutput::sayWhatIsOutside(const MetricsSums& sums)
{
    QStringList counts;
    for (qsizetype i = 0; i < sums.outside().size(); ++i) {
        if (const qint64 pairs = sums.outside().at(i); pairs > 0)
            counts.append(QStringLiteral("%1 %2").arg(
                QLatin1String(m_options.measures.at(i)->key), groupedCount(pairs)));
    }
    if (!counts.isEmpty())
        m_call.err
            << CommandWords::tr(
                   "Pairs to which a measure is not applicable, without a score and excluded from "
                   "means: %1. --published scores them as the implementations do.")
                   .arg(counts.join(QStringLiteral(", ")))
            << '\n';
    if (sums.severalReferences() > 0)
        m_call.err << referencesNote(sums) << '\n';
}

QString MetricsOutput::referencesNote(const MetricsSums& sums) const
{
    return metrics::severalReferencesNote(m_options.measures, sums.severalReferences());
}

/// Command and version behind the scores of each other program, by the measure's key.
QJsonObject MetricsOutput::madeBy() const
{
    QJsonObject programs;
    for (const metrics::Measure measure : m_options.measures) {
        if (measure->batch)
            programs.insert(QLatin1String(measure->key), measure->batch->madeBy());
    }
    return programs;
}

Expected<void> MetricsOutput::finish(const MetricsSums& sums)
{
    sayWhatIsOutside(sums);
    m_call.note(sums.remarks());
    const QJsonObject programs = madeBy();
    for (auto it = programs.begin(); it != programs.end(); ++it)
        m_call.note({CommandWords::tr("%1: computed by %2", "measure, command and version")
                         .arg(it.key(), it->toString())});
    if (m_file)
        return finishFile(sums);
    if (!m_options.wantsJson)
        return putBytes(lastLines(sums));
    QByteArray end = "]";
    if (m_options.wantsCorpus)
        end += ",\n\"corpus\":" + corpusScoresJson(sums.corpus());
    if (m_options.wantsSystems)
        end += ",\n\"systems\":" + systemScoresJson(sums.systems(), m_options.measures);
    if (!programs.isEmpty())
        end += ",\n\"made_by\":" + QJsonDocument(programs).toJson(QJsonDocument::Compact);
    return putBytes(end + "}\n");
}

Expected<void> MetricsOutput::finishFile(const MetricsSums& sums)
{
    Expected<void> written;
    if (isTable())
        written = putTable(sums);
    else if (m_csv)
        written = m_csv->finish();
    else
        written = putBytes(lastLines(sums));
    if (!written)
        return written;
    return m_file->commit().map([&] { sayWhatWasWritten(sums); });
}

void MetricsOutput::sayWhatWasWritten(const MetricsSums& sums)
{
    if (m_options.wantsJson) {
        QJsonObject object{
            {QStringLiteral("file"), m_options.output}, {QStringLiteral("pairs"), sums.pairs()}};
        for (const QByteArray& line : lastLines(sums).split('\n')) {
            const Json said = QJsonDocument::fromJson(line).object();
            for (auto it = said.begin(); it != said.end(); ++it)
                object.insert(it.key(), it.value());
        }
        return printJson(m_call, object);
    }
    m_call.out << CommandWords::tr("Wrote %1: %2.")
                      .arg(m_options.output,
                          CommandWords::tr("%n pair(s)", nullptr, int(sums.pairs())))
               << '\n';
    if (m_options.wantsCorpus) {
        const metrics::CorpusScores corpus = sums.corpus();
        m_call.out << CommandWords::tr("Corpus BLEU: %1 (sacreBLEU), %2 (NLTK), n = %3")
                          .arg(numberText(corpus.bleuSacrebleu, 2), numberText(corpus.bleuNltk, 4),
                              groupedCount(corpus.n))
                   << '\n';
    }
    if (m_options.wantsSystems)
        printTable(m_call.out, systemScoresTable(sums.systems(), m_options.measures));
}

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
        m_units += pair.candidate.size();
        for (qsizetype at = 0; at < pair.references(); ++at)
            m_units += pair.referenceAt(at).size();
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
    listProgramMeasures(ProgramMeasureStore());
    TANDEM_TRY(options, metricsOptions(call));
    if (options->input == QLatin1String("-") && !call.console.in)
        return call.misuse(CommandWords::tr("Standard input is not available."));
    TANDEM_TRY(synonyms, openWordNet(*options));
    TANDEM_DO(allowServers(options->measures, call));
    const auto done = MetricsWork(*options, synonyms->get(), call).run();
    noteServerUse(options->measures, call);
    return done;
}

const Command metricsCommand{"metrics", runMetrics};

} // namespace tandem
