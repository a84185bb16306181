#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/runs/modelaccess.h"
#include "storage/scorers/embeddingscorer.h"
#include "storage/scorers/programmeasurestore.h"
#include "storage/scorers/programtest.h"

#include <QLocale>
#include <QTemporaryDir>

#include <atomic>
#include <future>

namespace tandem {

namespace {

constexpr std::chrono::milliseconds kAskEvery{100};
constexpr int kScoreDecimals = 4;

QString endOfRange(const std::optional<double>& bound)
{
    return bound ? QLocale(QLocale::English).toString(*bound, 'g', QLocale::FloatingPointShortest)
                 : CommandWords::tr("no bound");
}

Json measureJson(const ProgramMeasure& measure)
{
    Json object = fields::toJson(programMeasureFields(), &measure);
    object.insert("key", measure.key);
    return object;
}

Expected<void> listMeasuresOfPrograms(Call& call)
{
    const ProgramMeasureStore store;
    QList<ProgramMeasure> usable;
    QStringList broken;
    for (const StoredProgramMeasure& one : store.list()) {
        if (one.measure)
            usable.append(*one.measure);
        else
            broken.append(one.measure.error().sentence());
    }
    call.note(broken);
    if (call.wantsJson()) {
        printJson(call, {{"folder", store.folder()}, {"measures", jsonArray(usable, measureJson)}});
        return {};
    }
    results::SectionOf table("", usable);
    table.add("", CommandWords::tr("Key"), &ProgramMeasure::key);
    table.add("", CommandWords::tr("Name"), &ProgramMeasure::shownName);
    table.add("", CommandWords::tr("Range"), [](const ProgramMeasure& measure) {
        return CommandWords::tr("%1 to %2", "range of a measure")
            .arg(measure.isEmbedding() ? QStringLiteral("-1") : endOfRange(measure.least),
                measure.isEmbedding() ? QStringLiteral("1") : endOfRange(measure.most));
    });
    table.add("", CommandWords::tr("Better"), [](const ProgramMeasure& measure) {
        return measure.better == BetterScore::Lower ? CommandWords::tr("lower")
                                                    : CommandWords::tr("higher");
    });
    table.add("", CommandWords::tr("Command"), [](const ProgramMeasure& measure) {
        return measure.isEmbedding()
                   ? CommandWords::tr("%1 at endpoint %2").arg(measure.model, measure.endpoint)
                   : measure.command;
    });
    results::Report report;
    report.lines = {
        usable.isEmpty()
            ? CommandWords::tr("No measures of other programs yet. Put their files "
                               "into the folder %1.")
                  .arg(store.folder())
            : CommandWords::tr("Measures of other programs, in %1:").arg(store.folder())};
    report.sections = {table};
    return call.show(report);
}

/// Has the example texts embedded, whatever is stored.
Expected<ProgramTestReport> testEmbedding(
    const ProgramMeasure& measure, const ReadyEndpoint& ready, const std::atomic_bool* cancel)
{
    const QTemporaryDir scratch;
    const EmbeddingScorer scorer(measure, scratch.filePath(QStringLiteral("scores.sqlite")));
    TANDEM_DO(scorer.allow(ready.endpoint, ready.key, {}));
    return testScorer(scorer, measure.key, cancel);
}

Expected<ProgramTestReport> tested(const ProgramMeasure& measure, const QString& folder, Call& call)
{
    TerminalProgress progress(call.console, CommandWords::tr("Scoring two examples"));
    std::atomic_bool cancel = false;
    ReadyEndpoint ready;
    if (measure.isEmbedding()) {
        TANDEM_TRY(found, readyEndpoint(measure.endpoint));
        ready = *found;
    }
    auto testing = std::async(std::launch::async, [&] {
        return measure.isEmbedding() ? testEmbedding(measure, ready, &cancel)
                                     : testProgram(measure, folder, &cancel);
    });
    while (testing.wait_for(kAskEvery) != std::future_status::ready) {
        if (!progress.show({}))
            cancel = true;
    }
    return testing.get();
}

Expected<void> checkMeasure(Call& call)
{
    const ProgramMeasureStore store;
    TANDEM_TRY(measure, store.byKey(call.word(1)));
    TANDEM_TRY(report, tested(*measure, store.folder(), call));
    const bool isAgainst = report->isAgainstDirection(*measure);
    const bool isAsymmetric = report->isAgainstSymmetry(*measure);
    QStringList lines;
    if (!report->version.isEmpty())
        lines += CommandWords::tr("Version: %1").arg(report->version);
    lines += CommandWords::tr("It works: a text with itself %1, with another text %2, after %3 s.")
                 .arg(numberText(report->same, kScoreDecimals),
                     numberText(report->different, kScoreDecimals),
                     numberText(double(report->ms) / 1000.0, 2));
    if (isAgainst)
        lines += CommandWords::tr("The text itself is not the better one: check the direction.");
    if (isAsymmetric)
        lines +=
            CommandWords::tr("Two texts score %1, swapped %2: the measure is not symmetric. Set "
                             "\"symmetric\" to false.")
                .arg(numberText(report->part, kScoreDecimals),
                    numberText(report->swapped, kScoreDecimals));
    return call.tell(Json{{"works", true}, {"version", report->version}, {"same", report->same},
                         {"different", report->different}, {"milliseconds", report->ms},
                         {"against_direction", isAgainst}, {"against_symmetry", isAsymmetric}},
        lines);
}

constexpr Verb kMeasuresVerbs[] = {{"list", listMeasuresOfPrograms, 1, 1}, {"check", checkMeasure}};

} // namespace

const Command measuresCommand{"measures", nullptr, 1, 2, kMeasuresVerbs};

} // namespace tandem
