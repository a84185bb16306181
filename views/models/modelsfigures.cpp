#include "views/models/modelsfigures.h"

#include "models/kgds/systemlabel.h"
#include "views/models/modelscharts.h"
#include "views/models/modelswords.h"
#include "views/models/systemofrow.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <set>

namespace tandem {

namespace {

constexpr int kAttritionLetters = 24;

std::optional<EmptyWords> noOutputs(const ModelsKnown& known)
{
    if (!known.isRead || known.models->outputs > 0)
        return std::nullopt;
    if (known.models->samples == 0)
        return EmptyWords{ModelsWords::tr("The benchmark has no samples yet"),
            ModelsWords::tr(
                "Models summarize samples with settled paragraphs, key facts and opinions. "
                "Annotate and settle some first, or import a published benchmark.")};
    return EmptyWords{ModelsWords::tr("No model outputs yet"),
        ModelsWords::tr(
            "Have models summarize the samples, or import their outputs: the published folders, a "
            ".tar.gz or .zip of them, JSONL or CSV. Their scores are then shown here."),
        {ModelsWords::tr("Get summaries…"), "modelsGenerate"},
        {ModelsWords::tr("Import outputs…"), "modelsImport"}};
}

/// All samples, then each of which something is known.
QList<FigureEntry> sampleEntries(const QList<kgds::SystemAttrition>& losses)
{
    std::set<qint64> numbers;
    for (const kgds::SystemAttrition& one : losses)
        numbers.insert(one.bySample.keyBegin(), one.bySample.keyEnd());
    QList<FigureEntry> entries{{ModelsWords::tr("all samples"), QStringLiteral("all")}};
    for (const qint64 number : numbers)
        entries.append({ModelsWords::tr("sample %1").arg(number), QString::number(number)});
    return entries;
}

/// Step by step of the system at this place, then every system; of this sample alone, if any.
ShownFigures attritionFigures(
    const QList<kgds::SystemAttrition>& losses, qsizetype place, std::optional<qint64> sample)
{
    ShownFigures figures;
    const QList<kgds::SystemAttrition> shown =
        sample ? kgds::attritionOver(losses, {*sample}) : losses;
    if (sample)
        figures.report.lines = {ModelsWords::tr("Sample %1 only.").arg(*sample)};
    const kgds::SystemRef chosen = losses.value(place).system;
    for (const kgds::SystemAttrition& one : shown) {
        if (one.system == chosen)
            figures.add(kgds::attritionStepsSection(one));
    }
    for (const kgds::Pattern pattern : kgds::kPatterns) {
        const results::Section section = kgds::attritionSection(shown, pattern);
        if (!section.rows.isEmpty())
            figures.add(section, attritionChart(shown, pattern));
    }
    return figures;
}

} // namespace

FiguresSpec modelsFigures(const char* name, ProjectSession& session, const KnownModels& known)
{
    return {.name = name,
        .icon = Icon::Models,
        .empty = [known](const ShownFigures*, const FigureValues&) { return noOutputs(*known); },
        .open =
            [known, &session](const results::Section& section, int row, const FigureValues&) {
                if (const auto system = systemOfRow(section, row, known->models->systems))
                    emit NextSteps::of(session).systemRequested(*system, {}, {});
            },
        .runs = [known](
                    const FigureValues&) { return runsBehindSystems(known->models->verifier); }};
}

FiguresSpec modelsAttritionFigures(ProjectSession& session, const KnownModels& known)
{
    FiguresSpec spec = modelsFigures("modelsAttrition", session, known);
    const auto systems = [known](const FigureValues&) {
        QStringList names;
        for (const kgds::SystemAttrition& one : std::as_const(known->losses))
            names.append(QStringLiteral("%1, %2").arg(
                kgds::patternName(one.system.pattern), kgds::systemLabel(one.system)));
        return figureEntries(names);
    };
    spec.choices = {{.name = "modelsAttritionSystem",
                        .offers = systems,
                        .label = [] { return ModelsWords::tr("Steps of &system"); },
                        .letters = kAttritionLetters,
                        .isKept = false},
        {.name = "modelsAttritionSample",
            .offers = [known](const FigureValues&) { return sampleEntries(known->losses); },
            .called = [] { return ModelsWords::tr("Samples"); },
            .isKept = false}};
    spec.work = [known](const FigureValues& values) -> FiguresWork {
        const auto sample = values.isOn("modelsAttritionSample")
                                ? std::optional(values.key("modelsAttritionSample").toLongLong())
                                : std::nullopt;
        return {.now = [known, sample, place = values.place("modelsAttritionSystem")] {
            return attritionFigures(known->losses, place, sample);
        }};
    };
    spec.fileName = [](const FigureValues&) { return QStringLiteral("attrition"); };
    return spec;
}

} // namespace tandem
