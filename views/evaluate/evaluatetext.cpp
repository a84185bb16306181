#include "views/evaluate/evaluatetext.h"

#include "storage/repositories/evaluationrepository.h"
#include "views/evaluate/evaluatewords.h"

#include <QLocale>

namespace tandem {

namespace {

QString dash()
{
    return QString(QChar(0x2013));
}

QString number(double value, int decimals)
{
    // What is rounded to nothing has no sign left.
    const bool nothing = QByteArray::number(value, 'f', decimals).toDouble() == 0.0;
    return QLocale().toString(nothing ? 0.0 : value, 'f', decimals);
}

} // namespace

QString systemText(const QString& system)
{
    return system.isEmpty() ? EvaluateWords::tr("(without a name)", "a system") : system;
}

QString evaluateNumber(const Figure& figure, int decimals)
{
    return figure.isDefined() ? number(*figure.value, decimals) : dash();
}

QString evaluateInterval(const Figure& figure, int decimals)
{
    if (!figure.isDefined() || !figure.interval)
        return dash();
    return EvaluateWords::tr("%1 – %2", "ends of an interval")
        .arg(number(figure.interval->low, decimals), number(figure.interval->high, decimals));
}

QString evaluateSentence(const Figure& figure, int decimals)
{
    if (!figure.isDefined())
        return figure.undefinedBecause;
    const QString n = QLocale().toString(figure.n);
    if (!figure.interval)
        return EvaluateWords::tr("%1, n = %2", "a value and what it stands on")
            .arg(number(*figure.value, decimals), n);
    return EvaluateWords::tr("%1, 95 % interval %2, n = %3")
        .arg(number(*figure.value, decimals), evaluateInterval(figure, decimals), n);
}

QString evaluatePercent(const Figure& figure)
{
    constexpr double kPercent = 100.0;
    if (!figure.isDefined())
        return dash();
    const QString value =
        EvaluateWords::tr("%1 %", "a percentage").arg(number(*figure.value * kPercent, 1));
    if (!figure.interval)
        return value;
    return EvaluateWords::tr("%1 (%2 – %3)", "a percentage with its 95 % interval")
        .arg(value, number(figure.interval->low * kPercent, 1),
            number(figure.interval->high * kPercent, 1));
}

QString evaluationSetText(const EvaluationSet& set)
{
    const QString name = set.run.isValid() ? set.model : set.source;
    return QStringList{name, QLocale().toString(set.at.toLocalTime(), QLocale::ShortFormat),
        set.complete < set.evaluations
            ? EvaluateWords::tr("%1 of %n evaluation(s) complete", nullptr, int(set.evaluations))
                  .arg(QLocale().toString(set.complete))
            : EvaluateWords::tr("%n evaluation(s)", nullptr, int(set.evaluations))}
        .join(QStringLiteral(" · "));
}

} // namespace tandem
