#include "kgdsbench.h"

#include "figures.h"
#include "kgdsprojectbench.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemscore.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/kgdsoutputs.h"
#include "storage/formats/kgdsoutputswriter.h"
#include "storage/formats/kgdswriter.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tandem::bench {

namespace {

using namespace kgds;

constexpr int kModels = 12;
constexpr int kSamples = 100;
constexpr int kParagraphs = 14;
constexpr int kFacts = 21; // of a paragraph
constexpr int kOpinions = 9;
constexpr int kSupporting = 4; // of the paragraphs
constexpr int kRuns = 3;
constexpr double kLeastDifference = 1e-6; // percent

SampleRecord madeUpSample(int number)
{
    SampleRecord sample;
    for (int i = 1; i <= kParagraphs; ++i) {
        const bool isSupporting = i <= kSupporting;
        sample.article.append({i, QStringLiteral("Paragraph %1 of article %2.").arg(i).arg(number),
            isSupporting ? ParagraphLabel::Supporting : ParagraphLabel::Nonsupporting, {}, {}});
        FactGroup group{i, {}, {}};
        for (int k = 0; k < kFacts; ++k)
            group.facts.append(
                {QStringLiteral("Number %1 of the facts in paragraph %2 of article %3 is so.")
                        .arg(k)
                        .arg(i)
                        .arg(number),
                    isSupporting ? FactType::KeyBackSupporting : FactType::BackNonsupporting, {}});
        (isSupporting ? sample.supportingFacts : sample.nonsupportingFacts).append(group);
    }
    for (int i = 0; i < kOpinions; ++i)
        sample.opinions.append(
            QStringLiteral("Ann thinks so of **matter %1** of article %2.").arg(i).arg(number));
    return sample;
}

JudgedSample madeUpOutput(const SampleRecord& sample, Pattern pattern, QRandomGenerator& random)
{
    const auto conclusion = [&] {
        return random.bounded(3) > 0 ? Conclusion::Knowable : Conclusion::Unknowable;
    };
    JudgedSample judged;
    judged.isJudged = true;
    judged.output = SystemOutput();
    judged.output->opinions = sample.opinions.join(u' ');
    if (pattern == Pattern::Extractive) {
        for (int i = 1; i <= kSupporting; ++i)
            judged.output->paragraphs.append(paragraphName(i + random.bounded(3)));
    } else {
        judged.output->background = sample.article.first().text.repeated(20);
        for (const FactGroup& group : sample.supportingFacts + sample.nonsupportingFacts) {
            judged.judgement.facts.append(QList<Conclusion>());
            for (qsizetype i = 0; i < group.facts.size(); ++i)
                judged.judgement.facts.last().append(conclusion());
        }
    }
    for (qsizetype i = 0; i < sample.opinions.size(); ++i) {
        const Conclusion covered = conclusion();
        judged.judgement.opinions.append(covered);
        judged.judgement.errors.append(
            covered == Conclusion::Unknowable
                ? std::optional(ErrorType(1 + random.bounded(kErrorTypes)))
                : std::nullopt);
    }
    return judged;
}

QList<JudgedSystem> madeUpSystems(const QList<SampleRecord>& benchmark)
{
    QRandomGenerator random(1);
    QList<JudgedSystem> systems;
    for (int model = 0; model < kModels; ++model) {
        for (const Paradigm paradigm : kParadigms) {
            for (const Pattern pattern : kPatterns) {
                JudgedSystem system{{QStringLiteral("model %1").arg(model, 2, 10, QLatin1Char('0')),
                                        paradigm, pattern},
                    {}, {}};
                for (const SampleRecord& sample : benchmark)
                    system.samples.append(madeUpOutput(sample, pattern, random));
                systems.append(system);
            }
        }
    }
    return systems;
}

double meanOverall(const QList<ScoredSystem>& scored)
{
    double sum = 0.0;
    for (const ScoredSystem& system : scored)
        sum += 100.0 * macroAverage(system, &SampleScore::overall).value.value_or(0.0);
    return sum / double(scored.size());
}

/// The scores, with the seconds that the best run took.
std::pair<QList<ScoredSystem>, double> measureScoring(
    const QList<SampleRecord>& benchmark, const QList<JudgedSystem>& systems)
{
    QList<ScoredSystem> scored;
    double best = 0.0;
    qint64 uncovered = 0;
    for (int run = 0; run < kRuns; ++run) {
        QElapsedTimer timer;
        timer.start();
        uncovered = 0;
        scored.clear();
        for (const JudgedSystem& system : systems) {
            scored.append(systemScore(benchmark, system));
            uncovered += errorsOf(scored.last()).uncovered;
        }
        const double wall = double(timer.nsecsElapsed()) / 1e9;
        best = run == 0 ? wall : std::min(best, wall);
    }
    print(QStringLiteral("scored in memory, best of %1").arg(kRuns), best, QStringLiteral("s"),
        QStringLiteral("%1 systems, %2 opinions not covered").arg(systems.size()).arg(uncovered));
    return {scored, best};
}

/// A plain script of the kind that was published, on the same files.
void measureScript(const QString& benchmark, const QString& tree,
    const std::pair<QList<ScoredSystem>, double>& ours, double oursFromFiles)
{
    const ChildRun run = runChild(QStandardPaths::findExecutable(QStringLiteral("python3")),
        {QStringLiteral(TANDEM_BENCH "/kgdspublished.py"), benchmark, tree});
    const QStringList figures = run.output.split(u' ');
    if (run.exitCode != 0 || figures.size() != 3) {
        print(QStringLiteral("a plain script"), 0.0, QStringLiteral("s"),
            QStringLiteral("not measured: python3 is missing or failed"));
        return;
    }
    const double counting = figures.at(0).toDouble();
    const double fromFiles = figures.at(1).toDouble();
    const bool isSame =
        std::abs(figures.at(2).toDouble() - meanOverall(ours.first)) < kLeastDifference;
    print(QStringLiteral("a plain script, from the folder"), fromFiles, QStringLiteral("s"),
        QStringLiteral(
            "%1 times as long as scoring in memory, aim 100; %2 as reading and scoring%3")
            .arg(fromFiles / ours.second, 0, 'f', 0)
            .arg(fromFiles / oursFromFiles, 0, 'f', 1)
            .arg(isSame ? QString() : QStringLiteral("; THEY DIFFER")));
    print(QStringLiteral("of this counting, once all is read"), counting, QStringLiteral("s"),
        QStringLiteral("%1 times as long as here").arg(counting / ours.second, 0, 'f', 1));
}

Expected<void> writeBenchmark(const QString& path, const QList<SampleRecord>& benchmark)
{
    return writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        KgdsWriter writer(device, path);
        TANDEM_DO(writer.open());
        for (const SampleRecord& sample : benchmark)
            TANDEM_DO(writer.write(sample));
        return writer.finish();
    });
}

bool measureReading(const QList<SampleRecord>& benchmark, const QList<JudgedSystem>& systems,
    const std::pair<QList<ScoredSystem>, double>& scored)
{
    const QTemporaryDir folder;
    const QString tree = folder.filePath(QStringLiteral("outputs"));
    const QString benchmarkFile = folder.filePath(QStringLiteral("benchmark.json"));
    if (!writeBenchmark(benchmarkFile, benchmark))
        return false;
    QElapsedTimer timer;
    timer.start();
    if (!writeSystemOutputs(tree, benchmark, systems))
        return false;
    print(QStringLiteral("outputs and verdicts written as a folder"),
        double(timer.nsecsElapsed()) / 1e9, QStringLiteral("s"));
    timer.start();
    const auto read = readSystemOutputs(tree, benchmark);
    if (!read)
        return false;
    const double wall = double(timer.nsecsElapsed()) / 1e9;
    print(QStringLiteral("read from the folder"), wall, QStringLiteral("s"),
        QStringLiteral("%1 files, %2 files/s%3")
            .arg(read->files)
            .arg(double(read->files) / wall, 0, 'f', 0)
            .arg(read->systems == systems ? QString() : QStringLiteral("; THEY DIFFER")));
    measureScript(benchmarkFile, tree, scored, wall + scored.second);
    return measureSystemsInProject(benchmarkFile, tree);
}

} // namespace

int measureKgdsScores(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QList<SampleRecord> benchmark;
    for (int i = 1; i <= kSamples; ++i)
        benchmark.append(madeUpSample(i));
    const QList<JudgedSystem> systems = madeUpSystems(benchmark);
    printHeadline(
        QStringLiteral("Systems on a benchmark: %1 outputs, %2 verdicts on facts, %3 on opinions")
            .arg(systems.size() * kSamples)
            .arg(systems.size() / 2 * kSamples * kParagraphs * kFacts)
            .arg(systems.size() * kSamples * kOpinions));
    const auto scored = measureScoring(benchmark, systems);
    if (measureReading(benchmark, systems, scored))
        return 0;
    std::fprintf(stderr, "bench: the outputs cannot be written, read and imported\n");
    return 1;
}

} // namespace tandem::bench
