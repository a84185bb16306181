#include "app/commandline/metrics/metricsoutput.h"

#include "app/commandline/command.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/latextable.h"
#include "storage/formats/readerstable.h"

#include <QJsonDocument>

#include <algorithm>

namespace tandem {

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
    return putBytes(
        (m_options.format == PairScoresFormat::Markdown ? markdownTable(table) : latexTable(table))
            .toUtf8());
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
}

Expected<void> MetricsOutput::finish(const MetricsSums& sums)
{
    sayWhatIsOutside(sums);
    m_call.note(sums.remarks());
    if (m_file)
        return finishFile(sums);
    if (!m_options.wantsJson)
        return putBytes(lastLines(sums));
    QByteArray end = "]";
    if (m_options.wantsCorpus)
        end += ",\n\"corpus\":" + corpusScoresJson(sums.corpus());
    if (m_options.wantsSystems)
        end += ",\n\"systems\":" + systemScoresJson(sums.systems(), m_options.measures);
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

} // namespace tandem
