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
