#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/kgds/kgdscommand.h"
#include "models/kgds/scorereport.h"
#include "models/kgds/systemscore.h"
#include "models/results/reportjson.h"
#include "storage/database/schema.h"
#include "storage/formats/kgdsoutputs.h"
#include "storage/formats/kgdsreader.h"
#include "storage/project/systembenchmark.h"
#include "storage/project/systemscores.h"
#include "storage/runs/runsbehind.h"

#include <QFileInfo>

namespace tandem {

namespace {

constexpr qint64 kFilesBetweenWords = 256; // files

Expected<QList<kgds::SampleRecord>> benchmarkOf(Call& call)
{
    if (!call.has("benchmark"))
        return call.misuseOfCommand(CommandWords::tr(
            "--benchmark is required: the benchmark that the outputs were made for."));
    TANDEM_TRY(input, inputOf(call.value("benchmark"), call));
    QList<kgds::SampleRecord> samples;
    TANDEM_DO(kgds::readKgds(*input, [&](kgds::SampleRecord&& sample, qint64) -> Expected<void> {
        samples.append(std::move(sample));
        return {};
    }));
    return samples;
}

/// What was read differently from what somebody may expect.
QStringList readingRemarks(const kgds::SystemOutputs& outputs)
{
    QStringList remarks;
    if (outputs.passedOver > 0)
        remarks +=
            CommandWords::tr("%n file(s) skipped because they are not outputs: %1 and similar.",
                nullptr, int(outputs.passedOver))
                .arg(printable(outputs.firstPassedOver));
    if (outputs.otherWords > 0)
        remarks +=
            CommandWords::tr("%n conclusion(s) that are neither \"knowable\" nor \"unknowable\" "
                             "count as not covered, as published; the first is %1.",
                nullptr, int(outputs.otherWords))
                .arg(printable(outputs.firstOtherWord));
    return remarks;
}

Expected<kgds::SystemOutputs> outputsOf(Call& call, const QList<kgds::SampleRecord>& benchmark)
{
    TerminalProgress progress(call.console, CommandWords::tr("Reading outputs"));
    return kgds::readSystemOutputs(call.word(1), benchmark, [&](qint64 files) {
        return files % kFilesBetweenWords != 0 ||
               progress.show(CommandWords::tr("%n file(s)", nullptr, int(files)));
    });
}

/// Prints scores and what the runs behind them were asked to do, for programs alone with what
/// should be known of them on stderr.
Expected<void> tellScores(const QList<kgds::ScoredSystem>& scores, QStringList remarks,
    const QList<results::Section>& runs, Call& call)
{
    if (!call.wantsJson()) {
        results::Report report = kgds::scoreReport(scores);
        report.sections += results::notesOf(remarks);
        report.sections += runs;
        return call.show(report);
    }
    for (const kgds::ScoredSystem& system : scores)
        remarks += kgds::scoreRemarks(system);
    for (const QString& remark : std::as_const(remarks))
        call.err << remark << '\n';
    printJson(call, results::reportJson({{}, runs}, Json{{"systems", kgds::scoresJson(scores)}}));
    return {};
}

Expected<void> scoreFiles(Call& call)
{
    TANDEM_TRY(benchmark, benchmarkOf(call));
    TANDEM_TRY(outputs, outputsOf(call, *benchmark));
    QList<kgds::ScoredSystem> scores;
    for (const kgds::JudgedSystem& system : outputs->systems)
        scores.append(kgds::systemScore(*benchmark, system));
    return tellScores(scores, readingRemarks(*outputs), {}, call);
}

/// What a project's systems are worth by one verifier.
struct ProjectScores
{
    QList<kgds::ScoredSystem> systems;
    QString verifier;
    qint64 judged = 0; ///< outputs
    QList<results::Section> runs;
};

Expected<ProjectScores> projectScores(Database& database, Call& call)
{
    ProjectScores scores;
    TANDEM_TRY(verifier, askedVerifier(database, call));
    // Without a benchmark that is said, not that there are no systems.
    TANDEM_DO(SystemBenchmark::of(database).map([](const SystemBenchmark&) {}));
    TANDEM_TRY(systems, systemScores(database, verifier->name));
    scores.systems = *systems;
    scores.verifier = verifier->name;
    scores.judged = verifier->complete;
    TANDEM_TRY(runs, runSettingSections(database, runsBehindSystems(verifier->name)));
    scores.runs = *runs;
    return scores;
}

Expected<void> scoreProject(Call& call)
{
    if (call.has("benchmark"))
        return call.misuseOfCommand(CommandWords::tr(
            "A project contains its benchmark; --benchmark is only for outputs in files."));
    TANDEM_TRY(scores, readProject(call.word(1),
                           [&](Database& database) { return projectScores(database, call); }));
    QStringList remarks;
    qint64 outputs = 0;
    for (const kgds::ScoredSystem& system : scores->systems)
        outputs += system.samples.size();
    if (outputs > scores->judged)
        remarks += scores->verifier.isEmpty()
                       ? CommandWords::tr("The outputs have not been judged yet.")
                       : CommandWords::tr("%n output(s) not judged by %1.", nullptr,
                             int(outputs - scores->judged))
                             .arg(scores->verifier);
    return tellScores(scores->systems, remarks, scores->runs, call);
}

} // namespace

Expected<void> runKgdsScore(Call& call)
{
    if (QFileInfo(call.word(1)).isFile() && isProjectFile(call.word(1)))
        return scoreProject(call);
    if (call.has("verifier"))
        return call.misuseOfCommand(CommandWords::tr(
            "--verifier works only with a project; files hold the judgments of one verifier."));
    return scoreFiles(call);
}

} // namespace tandem
