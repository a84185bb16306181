#include "views/overview/agreementtext.h"

#include "models/agreement/agreement.h"
#include "views/overview/overviewwords.h"

#include <QLocale>

#include <cmath>

namespace tandem {

namespace {

QString numberText(double value, FigureUnit unit)
{
    return unit == FigureUnit::Percent ? figureNumberText(value * 100.0, 1)
                                       : figureNumberText(value, 2);
}

QString intervalText(const Interval& interval, FigureUnit unit)
{
    return OverviewWords::tr("%1 – %2", "both ends of an interval")
        .arg(numberText(interval.low, unit), numberText(interval.high, unit));
}

} // namespace

QString figureNumberText(double number, int decimals)
{
    const double step = std::pow(10.0, -decimals);
    const bool isZero = std::abs(number) < step / 2.0; // and then has no sign
    QString text = QLocale().toString(isZero ? 0.0 : number, 'f', decimals);
    // A hyphen would be lost beside the dash of an interval.
    if (text.startsWith(QLatin1Char('-')))
        text[0] = QChar(u'\u2212');
    return text;
}

QString figureValueText(const Figure& figure, FigureUnit unit)
{
    if (!figure.isDefined())
        return QString(QChar(u'\u2013'));
    const QString number = numberText(*figure.value, unit);
    return unit == FigureUnit::Percent ? OverviewWords::tr("%1 %", "a share").arg(number) : number;
}

QString figureBasisText(const Figure& figure, FigureUnit unit)
{
    const QString count =
        OverviewWords::tr("n %1", "how many it stands on").arg(QLocale().toString(figure.n));
    if (!figure.interval)
        return count;
    return OverviewWords::tr("%1 · %2", "interval, n")
        .arg(intervalText(*shownCoefficient(figure).interval, unit), count);
}

QString figureSentence(const Figure& figure, FigureUnit unit)
{
    const QString count = QLocale().toString(figure.n);
    if (!figure.isDefined())
        return OverviewWords::tr("undefined (n %1): %2").arg(count, figure.undefinedBecause);
    const QString value = figureValueText(figure, unit);
    if (!figure.interval)
        return OverviewWords::tr("%1 (n %2, no interval)").arg(value, count);
    return OverviewWords::tr("%1 (95 %: %2, n %3)")
        .arg(value, intervalText(*shownCoefficient(figure).interval, unit), count);
}

QString ratedStepText(Step step)
{
    switch (step) {
    case Step::Paragraphs:
        return OverviewWords::tr("Paragraphs");
    case Step::KeyFacts:
        return OverviewWords::tr("Key facts");
    case Step::Opinions:
        return OverviewWords::tr("Opinions");
    }
    return {};
}

} // namespace tandem
