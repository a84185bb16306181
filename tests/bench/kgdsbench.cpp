#include "kgdsbench.h"

#include "figures.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemscore.h"
#include "storage/formats/kgdsoutputs.h"
#include "storage/formats/kgdsoutputswriter.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
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

void measureScoring(const QList<SampleRecord>& benchmark, const QList<JudgedSystem>& systems)
{
    double best = 0.0;
    qint64 uncovered = 0;
    for (int run = 0; run < kRuns; ++run) {
        QElapsedTimer timer;
        timer.start();
        uncovered = 0;
        for (const JudgedSystem& system : systems)
            uncovered += errorsOf(systemScore(benchmark, system)).uncovered;
        const double wall = double(timer.nsecsElapsed()) / 1e9;
        best = run == 0 ? wall : std::min(best, wall);
    }
    print(QStringLiteral("scored in memory, best of %1").arg(kRuns), best, QStringLiteral("s"),
        QStringLiteral("%1 systems, %2 opinions not covered").arg(systems.size()).arg(uncovered));
}

bool measureReading(const QList<SampleRecord>& benchmark, const QList<JudgedSystem>& systems)
{
    const QTemporaryDir folder;
    const QString tree = folder.filePath(QStringLiteral("outputs"));
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
    return true;
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
    measureScoring(benchmark, systems);
    if (measureReading(benchmark, systems))
        return 0;
    std::fprintf(stderr, "bench: the outputs cannot be written and read\n");
    return 1;
}

} // namespace tandem::bench
