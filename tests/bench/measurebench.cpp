#include "measurebench.h"

#include "figures.h"
#include "models/metrics/bleu.h"
#include "models/metrics/pairscorer.h"
#include "storage/wordnet/wordnet.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>

namespace tandem::bench {

namespace {

using metrics::Measure;
using metrics::Score;
using metrics::TextPair;

constexpr int kRuns = 3;

/// A bench of the reference implementations: its name in timings.json, what is measured here, and
/// how its value comes from the measure's.
struct Bench
{
    const char* name;
    QList<Measure> measures; ///< the last one has the value
    double (*value)(double score);
    double tolerance;
    double aim; ///< times as fast; 0: none
};

double unchanged(double score)
{
    return score;
}

/// PerSEval's distances are rounded to 5 decimals, JSD to 4.
double distance(double score)
{
    return 1.0 - std::round(score * 1e5) / 1e5;
}

const QList<Bench>& benches()
{
    constexpr double kExact = 1e-9;
    constexpr double kRounded5 = 1.1e-5;
    constexpr double kRounded4 = 0.6e-4;
    static const QList<Bench> all{
        {"rougeL_perseval", {metrics::measureOfKey("rougeL_stem")}, distance, kRounded5, 100},
        {"rougeL_stem_reused_scorer", {metrics::measureOfKey("rougeL_stem")}, unchanged, kExact,
            100},
        {"rougeL_no_stem", {metrics::measureOfKey("rougeL")}, unchanged, kExact, 100},
        {"rouge12LLsum_stem",
            {metrics::measureOfKey("rouge1_stem"), metrics::measureOfKey("rouge2_stem"),
                metrics::measureOfKey("rougeL_stem"), metrics::measureOfKey("rougeLsum_stem")},
            unchanged, kExact, 0},
        {"rougeSU4_perseval", {metrics::measureOfKey("rouge_su4_perseval")}, distance, kRounded5,
            0},
        {"bleu_perseval", {metrics::measureOfKey("bleu_nltk")}, distance, kRounded5, 30},
        {"sacrebleu_sentence", {metrics::measureOfKey("bleu_sacrebleu")}, unchanged, kExact, 30},
        {"meteor_perseval", {metrics::measureOfKey("meteor")}, distance, kRounded5, 50},
        {"jsd_perseval", {metrics::measureOfKey("jsd")}, unchanged, kRounded4, 20},
    };
    return all;
}

QByteArray unpacked(const QString& name)
{
    QProcess gzip;
    gzip.start(QStringLiteral("gzip"),
        {QStringLiteral("-dc"), QStringLiteral(TANDEM_SHARED "/reference/") + name});
    return gzip.waitForFinished(-1) && gzip.exitCode() == 0 ? gzip.readAllStandardOutput()
                                                            : QByteArray();
}

QList<TextPair> timedPairs()
{
    QList<TextPair> pairs;
    for (const QByteArray& line : unpacked(QStringLiteral("timing_pairs.jsonl.gz")).split('\n')) {
        const QJsonArray texts = QJsonDocument::fromJson(line).array();
        if (texts.size() == 2)
            pairs.append({QString::number(pairs.size()), {}, texts.at(0).toString(),
                texts.at(1).toString()});
    }
    return pairs;
}

/// The values that the reference implementations gave, a row for each pair under a header.
QList<QByteArrayList> expectedRows()
{
    QList<QByteArrayList> rows;
    for (const QByteArray& line :
        unpacked(QStringLiteral("timing_pairs_expected.tsv.gz")).split('\n')) {
        if (!line.isEmpty())
            rows.append(line.split('\t'));
    }
    return rows;
}

QJsonObject timedReference()
{
    QFile file(QStringLiteral(TANDEM_SHARED "/reference/timings.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(
        file.readAll())[QLatin1String("timings")][QLatin1String("pair_metrics")]
        .toObject();
}

/// How many values of the last column are not those of the reference.
int differing(const Bench& bench, const QList<Score>& scores, const QList<QByteArrayList>& rows)
{
    const qsizetype column = rows.isEmpty() ? -1 : rows.first().indexOf(QByteArray(bench.name));
    int wrong = 0;
    for (qsizetype i = 0; i < scores.size(); ++i) {
        const auto& value = scores.at(i).value;
        const double expected = rows.value(i + 1).value(column, "nan").toDouble();
        wrong += value && std::abs(bench.value(*value) - expected) <= bench.tolerance ? 0 : 1;
    }
    return wrong;
}

void measureOne(const Bench& bench, const QList<TextPair>& pairs, const metrics::Synonyms* synonyms,
    const QJsonObject& reference, const QList<QByteArrayList>& rows)
{
    metrics::BatchOptions options;
    options.synonyms = synonyms;
    QList<double> times;
    QList<metrics::ScoreColumn> columns;
    for (int run = 0; run < kRuns; ++run) {
        QElapsedTimer timer;
        timer.start();
        columns = metrics::scorePairs(pairs, bench.measures, options)
                      .value_or(QList<metrics::ScoreColumn>());
        times.append(double(timer.nsecsElapsed()) / 1e9);
    }
    const double wall = *std::min_element(times.cbegin(), times.cend());
    const double theirs = reference.value(QLatin1String(bench.name))
                              .toObject()
                              .value(QLatin1String("cpu_s"))
                              .toDouble();
    const int wrong =
        columns.isEmpty() ? int(pairs.size()) : differing(bench, columns.last().scores, rows);
    QString remark = QStringLiteral("%1 pairs/s, %2 times the reference (%3 s)")
                         .arg(double(pairs.size()) / wall, 0, 'f', 0)
                         .arg(theirs / wall, 0, 'f', 1)
                         .arg(theirs, 0, 'f', 2);
    if (bench.aim > 0)
        remark += QStringLiteral(", aim %1").arg(bench.aim);
    if (wrong > 0)
        remark += QStringLiteral("; %1 VALUES DIFFER").arg(wrong);
    print(QLatin1String(bench.name), wall, QStringLiteral("s"), remark);
}

void measureCorpus(const QList<TextPair>& pairs, const QJsonObject& reference)
{
    QElapsedTimer timer;
    timer.start();
    const metrics::CorpusScores scores = metrics::corpusBleu(pairs);
    const double wall = double(timer.nsecsElapsed()) / 1e9;
    const QJsonObject theirs = reference.value(QLatin1String("sacrebleu_corpus")).toObject();
    const bool isSame = std::abs(scores.bleuSacrebleu -
                                 theirs.value(QLatin1String("mean_value")).toDouble()) <= 1e-9;
    print(QStringLiteral("sacrebleu_corpus (and nltk's, one thread)"), wall, QStringLiteral("s"),
        QStringLiteral("%1 times the reference%2")
            .arg(theirs.value(QLatin1String("cpu_s")).toDouble() / wall, 0, 'f', 1)
            .arg(isSame ? QString() : QStringLiteral("; THE VALUE DIFFERS")));
}

void measureAll(const QList<TextPair>& pairs, const metrics::Synonyms* synonyms)
{
    metrics::BatchOptions options;
    options.synonyms = synonyms;
    QElapsedTimer timer;
    timer.start();
    const auto columns = metrics::scorePairs(pairs, metrics::generalMeasures(), options);
    const double wall = double(timer.nsecsElapsed()) / 1e9;
    print(QStringLiteral("all %1 measures at once").arg(columns ? columns->size() : 0), wall,
        QStringLiteral("s"),
        QStringLiteral("%1 pairs/s").arg(double(pairs.size()) / wall, 0, 'f', 0));
}

bool writePairs(const QList<TextPair>& pairs, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    for (const TextPair& pair : pairs) {
        const QJsonObject record{{QStringLiteral("id"), pair.id},
            {QStringLiteral("reference"), pair.reference},
            {QStringLiteral("candidate"), pair.candidate}};
        file.write(QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n');
    }
    return file.flush();
}

/// The F1 of each pair from lines of scores; without what cannot be read.
QList<double> scoresIn(const QString& path)
{
    QFile file(path);
    QList<double> scores;
    if (!file.open(QIODevice::ReadOnly))
        return scores;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        const QJsonValue score = line.value(QLatin1String("rougeL_stem"));
        if (score.isObject())
            scores.append(score[QLatin1String("f1")].toDouble());
    }
    return scores;
}

int differing(const QList<double>& ours, const QList<double>& theirs)
{
    int wrong = int(std::abs(ours.size() - theirs.size()));
    for (qsizetype i = 0; i < std::min(ours.size(), theirs.size()); ++i)
        wrong += std::abs(ours.at(i) - theirs.at(i)) <= 1e-9 ? 0 : 1;
    return wrong;
}

ChildRun bestRun(const QString& program, const QStringList& arguments, int runs)
{
    ChildRun best;
    for (int run = 0; run < runs; ++run) {
        const ChildRun now = runChild(program, arguments);
        if (best.exitCode != 0 || now.wallMs < best.wallMs)
            best = now;
    }
    return best;
}

/// Whole processes, from start to end: the program and, where it is installed, Python with
/// rouge_score, on the same file of pairs.
void measureProcesses(const QList<TextPair>& pairs, const QJsonObject& reference)
{
    const QTemporaryDir folder;
    const QString input = folder.filePath(QStringLiteral("pairs.jsonl"));
    const QString ours = folder.filePath(QStringLiteral("tandem.jsonl"));
    const QString theirs = folder.filePath(QStringLiteral("python.jsonl"));
    if (!writePairs(pairs, input))
        return;
    const ChildRun program = bestRun(QStringLiteral(TANDEM_BINARY),
        {QStringLiteral("metrics"), input, QStringLiteral("--measures"),
            QStringLiteral("rougeL_stem"), QStringLiteral("-o"), ours},
        kRuns);
    const ChildRun python = bestRun(QStandardPaths::findExecutable(QStringLiteral("python3")),
        {QStringLiteral(TANDEM_BENCH "/rougescore.py"), input, theirs}, 1);
    const bool isMeasured = python.exitCode == 0;
    const double other =
        isMeasured ? python.wallMs / 1000
                   : reference[QLatin1String("rougeL_stem_reused_scorer")][QLatin1String("cpu_s")]
                         .toDouble();
    const double wall = program.wallMs / 1000;
    QString remark =
        QStringLiteral("%1 times %2 (%3 s), aim 100")
            .arg(other / wall, 0, 'f', 1)
            .arg(isMeasured
                     ? QStringLiteral("Python with rouge_score, a whole process, in this run")
                     : QStringLiteral("the reference's scoring alone, from another run"))
            .arg(other, 0, 'f', 2);
    if (program.exitCode != 0)
        remark = QStringLiteral("FAILED");
    else if (const int wrong = isMeasured ? differing(scoresIn(ours), scoresIn(theirs)) : 0)
        remark += QStringLiteral("; %1 VALUES DIFFER").arg(wrong);
    print(QStringLiteral("tandem metrics, ROUGE-L with stems, a whole process"), wall,
        QStringLiteral("s"), remark);
}

} // namespace

void measureMeasures()
{
    const QList<TextPair> pairs = timedPairs();
    const QJsonObject reference = timedReference();
    if (pairs.isEmpty() || reference.isEmpty()) {
        printHeadline(QStringLiteral("Text measures: left out, the shared pairs are not here"));
        return;
    }
    printHeadline(
        QStringLiteral("Text measures, %1 pairs of some 29 words, %2 threads, best of %3; "
                       "the reference's processor time is\nfrom another run, on one core "
                       "of a machine of this kind")
            .arg(pairs.size())
            .arg(QThread::idealThreadCount())
            .arg(kRuns));
    const QString folder = WordNet::installedFolder();
    QElapsedTimer timer;
    timer.start();
    const auto wordNet = folder.isEmpty() ? nullptr : WordNet::open(folder).value_or(nullptr);
    if (wordNet)
        print(QStringLiteral("WordNet opened"), double(timer.nsecsElapsed()) / 1e9,
            QStringLiteral("s"));
    const QList<QByteArrayList> rows = expectedRows();
    for (const Bench& bench : benches())
        measureOne(bench, pairs, wordNet.get(), reference, rows);
    measureCorpus(pairs, reference);
    measureAll(pairs, wordNet.get());
    measureProcesses(pairs, reference);
}

} // namespace tandem::bench
