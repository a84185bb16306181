#include "views/evaluate/evaluatetext.h"

#include "models/results/datetext.h"
#include "models/results/report.h"
#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/runs/runfields.h"
#include "views/evaluate/evaluatewords.h"

#include <QLocale>

namespace tandem {

QString evaluatePercent(const Figure& figure)
{
    return results::figureText(
        figure, results::Column().percent().withInterval(results::IntervalStyle::Range));
}

QString evaluationSetText(const EvaluationSet& set)
{
    const QString name = set.run.isValid() ? set.model : set.source;
    return QStringList{name, results::dateTimeText(set.at),
        set.complete < set.evaluations
            ? EvaluateWords::tr("%1 of %n evaluation(s) complete", nullptr, int(set.evaluations))
                  .arg(QLocale().toString(set.complete))
            : EvaluateWords::tr("%n evaluation(s)", nullptr, int(set.evaluations))}
        .join(QStringLiteral(" · "));
}

QString evaluationSettingsText(const EvaluationSet& set)
{
    if (!set.hasSettings())
        return {};
    const QStringList heading{set.run.isValid()
                                  ? EvaluateWords::tr("Run settings, run %1").arg(set.run.value)
                                  : EvaluateWords::tr("Run settings, from %1", "the name of a file")
                                        .arg(isolated(set.source))};
    return (heading + runSettingLines(RunKindId::Expert, runOptionsFrom(set.settings), QLocale()))
        .join(u'\n');
}

} // namespace tandem
