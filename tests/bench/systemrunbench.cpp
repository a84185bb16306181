#include "systemrunbench.h"

#include "figures.h"
#include "models/kgds/record.h"
#include "storage/database/schema.h"
#include "storage/project/importer.h"
#include "storage/repositories/samplerecords.h"
#include "storage/runs/runplan.h"
#include "workedrun.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace tandem::bench {

namespace {

using kgds::FactType;
using kgds::ParagraphLabel;

constexpr int kSamples = 100;
constexpr int kParagraphsOfSample = 14;
constexpr int kSupportingOfSample = 4;
constexpr int kFactsOfParagraph = 5;
constexpr int kUtterances = 4;
constexpr int kOpinionsOfSample = 9;

/// As large as a sample of the published benchmark is on average.
kgds::SampleRecord sampleNumber(int number)
{
    const QString article = QStringLiteral("harbour%1").arg(number);
    kgds::SampleRecord made;
    for (int i = 1; i <= kParagraphsOfSample; ++i) {
        const bool supports = i <= kSupportingOfSample;
        QString text;
        kgds::FactGroup group{i, {}, {}};
        for (int k = 1; k <= kFactsOfParagraph; ++k) {
            const QString fact = QStringLiteral("In %1 the quay%2 was mended by crew%3 in spring.")
                                     .arg(article)
                                     .arg(i)
                                     .arg(k);
            text += fact + u' ';
            group.facts.append(
                {fact, supports ? FactType::KeyBackSupporting : FactType::BackNonsupporting, {}});
        }
        made.article.append({i, text.trimmed(),
            supports ? ParagraphLabel::Supporting : ParagraphLabel::Nonsupporting, {}, {}});
        (supports ? made.supportingFacts : made.nonsupportingFacts).append(group);
    }
    for (int i = 1; i <= kUtterances; ++i)
        made.discussion.append({QStringLiteral("Person%1").arg(1 + i % 2),
            QStringLiteral("I think that mending quay%1 was a mistake, and crew2 knew it as well "
                           "as everybody else who was there at that time.")
                .arg(i),
            {}});
    for (int i = 1; i <= kOpinionsOfSample; ++i)
        made.opinions.append(
            QStringLiteral("Person%1 thinks that mending **quay%2 of %3** was a mistake.")
                .arg(1 + i % 2)
                .arg(i)
                .arg(i % 2 == 0 ? article : QStringLiteral("town")));
    return made;
}

void makeBenchmark(const QString& path)
{
    if (const auto made = createProject(path, QStringLiteral("Bench")); !made)
        giveUp(made.error().sentence());
    written(path, [](Database& database) {
        for (int number = 1; number <= kSamples; ++number)
            taken(SampleRecords(database).addRecord(sampleNumber(number)));
        return true;
    });
}

RunPlan planOf(RunKindId kind, const llm::Endpoint& endpoint)
{
    RunPlan plan;
    plan.kind = kind;
    plan.endpoint = endpoint;
    plan.promptFolder = promptFolder();
    plan.options.summaries.system = QStringLiteral("small");
    plan.options.verdicts.verifier = QStringLiteral("judge");
    plan.options.verdicts.feedback = true;
    return plan;
}

void measureRun(const QString& what, const QString& path, const RunPlan& plan)
{
    const RunId run =
        written(path, [&](Database& database) { return taken(createRun(database, plan)); });
    const Outcome outcome = workThrough(path, run, plan.endpoint);
    const int concurrency = plan.endpoint.limits.concurrency;
    printHeadline(QStringLiteral("%1, %2 samples, at a model that answers after %3 ms, %4 at once")
                      .arg(what)
                      .arg(kSamples)
                      .arg(kDelayMs)
                      .arg(concurrency));
    printBusy(outcome, concurrency);
}

} // namespace

int runManySamples(int argc, char** argv, int concurrency)
{
    const QCoreApplication application(argc, argv);
    const ServerProcess server;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bench.tandem"));
    const llm::Endpoint endpoint = server.endpoint(concurrency);
    makeBenchmark(path);
    measureRun(QStringLiteral("Summaries in both patterns and turns"), path,
        planOf(RunKindId::Summaries, endpoint));
    measureRun(QStringLiteral("Verdicts on them in every stage"), path,
        planOf(RunKindId::Verdicts, endpoint));
    return 0;
}

} // namespace tandem::bench
