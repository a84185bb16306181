#include "views/inspect/casewords.h"

#include "models/results/datetext.h"
#include "views/inspect/inspectwords.h"

#include <QLocale>

namespace tandem {

QString caseName(const EvaluationSummary& summary)
{
    return summary.caseName.isEmpty() ? InspectWords::tr("case %1").arg(summary.casePosition)
                                      : summary.caseName;
}

QString scoreText(double score)
{
    return QLocale().toString(score, 'f', 2);
}

QString differenceText(double difference)
{
    const QString number = QLocale().toString(qAbs(difference), 'f', 2);
    // What rounds to nothing has no sign.
    if (qAbs(difference) < 0.005)
        return number;
    return (difference > 0 ? QStringLiteral("+") : QStringLiteral("−")) + number;
}

QString stateText(EvaluationState state)
{
    switch (state) {
    case EvaluationState::UnderWay:
        return InspectWords::tr("incomplete", "an evaluation");
    case EvaluationState::Complete:
        return InspectWords::tr("complete", "an evaluation");
    case EvaluationState::Unscored:
        break;
    }
    return InspectWords::tr("not scored", "an evaluation");
}

QString faultsText(int faults)
{
    return InspectWords::tr("%n reply(ies) could not be parsed", "", faults);
}

QString setName(const EvaluationSet& set)
{
    if (!set.run.isValid())
        return set.source;
    const QString day = results::dateTimeText(set.at);
    return InspectWords::tr("%1, %2", "model, date of a run").arg(set.model, day);
}

QString shareText(double points, int whole)
{
    if (points <= 0.0 || whole <= 0)
        return QLocale().toString(0);
    const bool half = points < 1.0;
    return QStringLiteral("%1/%2").arg(
        QLocale().toString(1), QLocale().toString(half ? 2 * whole : whole));
}

} // namespace tandem
