#include "models/kgds/systemlabel.h"

#include "models/kgds/benchmarkscorewords.h"

namespace tandem::kgds {

QString systemLabel(const SystemRef& system)
{
    return system.paradigm == Paradigm::StructuredPrompt
               ? system.model
               : BenchmarkScoreWords::tr("%1 (%2)", "a model, how it was asked")
                     .arg(system.model, paradigmName(system.paradigm));
}

QString systemsSpread(const std::set<SystemRef>& systems)
{
    std::set<QString> models;
    std::set<Pattern> patterns;
    std::set<Paradigm> paradigms;
    for (const SystemRef& system : systems) {
        models.insert(system.model);
        patterns.insert(system.pattern);
        paradigms.insert(system.paradigm);
    }
    return QStringList{BenchmarkScoreWords::tr("%n model(s)", nullptr, int(models.size())),
        BenchmarkScoreWords::tr("%n pattern(s)", nullptr, int(patterns.size())),
        BenchmarkScoreWords::tr("%n paradigm(s)", nullptr, int(paradigms.size()))}
        .join(QStringLiteral(", "));
}

results::Cell systemLabelCell(const SystemRef& system)
{
    return results::Cell(system.model).shownAs(systemLabel(system));
}

results::Cell publishedLabelCell(const QString& model)
{
    return results::Cell(model).shownAs(
        BenchmarkScoreWords::tr("%1 (published)", "a model").arg(model));
}

} // namespace tandem::kgds
