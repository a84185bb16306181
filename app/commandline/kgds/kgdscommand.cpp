#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/kgds/kgdsruncommand.h"
#include "models/kgds/scorereport.h"
#include "storage/formats/kgdsoutputs.h"
#include "storage/formats/kgdsreader.h"

namespace tandem {

namespace {

constexpr qint64 kFilesBetweenWords = 256; // files

Expected<QList<kgds::SampleRecord>> benchmarkOf(Call& call)
{
    if (!call.has("benchmark"))
        return call.misuseOfCommand(
            CommandWords::tr("--benchmark says which benchmark the outputs were made for."));
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
            CommandWords::tr("%n file(s) that are no outputs were passed over: %1 and its like.",
                nullptr, int(outputs.passedOver))
                .arg(printable(outputs.firstPassedOver));
    if (outputs.otherWords > 0)
        remarks += CommandWords::tr("%n conclusion(s) that are neither \"knowable\" nor "
                                    "\"unknowable\" count as not covered, as published; the first "
                                    "one is %1.",
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

Expected<void> runScore(Call& call)
{
    TANDEM_TRY(benchmark, benchmarkOf(call));
    TANDEM_TRY(outputs, outputsOf(call, *benchmark));
    QList<kgds::ScoredSystem> scores;
    for (const kgds::JudgedSystem& system : outputs->systems)
        scores.append(kgds::systemScore(*benchmark, system));
    QStringList remarks = readingRemarks(*outputs);
    if (!call.wantsJson()) {
        results::Report report = kgds::scoreReport(scores);
        report.sections.append(results::notesOf(remarks));
        return call.show(report);
    }
    for (const kgds::ScoredSystem& system : std::as_const(scores))
        remarks += kgds::scoreRemarks(system);
    for (const QString& remark : std::as_const(remarks))
        call.err << remark << '\n';
    printJson(call, Json{{"systems", kgds::scoresJson(scores)}});
    return {};
}

constexpr Verb kVerbs[] = {
    {"generate", runKgdsGenerate}, {"verify", runKgdsVerify}, {"score", runScore}};

} // namespace

const Command kgdsCommand{"kgds", nullptr, 1, 2, kVerbs};

} // namespace tandem
