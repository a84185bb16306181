#include "models/results/spelling.h"

#include "models/results/intervaltext.h"
#include "models/results/report.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tandem::results {

namespace {

struct SpellingWords
{
    Q_DECLARE_TR_FUNCTIONS(Results)
};

constexpr double kPercent = 100.0;

const QLocale& englishLocale()
{
    static const QLocale english(QLocale::English, QLocale::UnitedStates);
    return english;
}

QLocale localeOf(Outlet outlet)
{
    return outlet == Outlet::Window ? QLocale() : englishLocale();
}

bool isPercent(const Column& column)
{
    return column.spelling == Column::Spelling::Percent;
}

QString valueText(double value, const Column& column, Outlet outlet)
{
    if (column.spelling == Column::Spelling::Probability)
        return probabilityText(value, column.decimals, outlet);
    if (column.tiny > 0 && value != 0.0 && std::abs(value) < std::pow(10.0, -column.decimals))
        return significantText(value, column.tiny, outlet);
    return numberText(isPercent(column) ? value * kPercent : value, column.decimals, outlet);
}

QString endsText(const Interval& interval, const Column& column, Outlet outlet)
{
    Interval shown = interval;
    if (column.spelling == Column::Spelling::Coefficient)
        shown = {std::max(interval.low, -1.0), std::min(interval.high, 1.0)};
    const QString low = valueText(shown.low, column, outlet);
    const QString high = valueText(shown.high, column, outlet);
    return intervalText(low, high);
}

/// The value with its unit, where the heading does not say it.
QString withUnit(const QString& value, const Column& column, Outlet outlet)
{
    return isPercent(column) && outlet == Outlet::Window
               ? SpellingWords::tr("%1 %", "a share").arg(value)
               : value;
}

} // namespace

QString countText(qint64 count, Outlet outlet)
{
    return localeOf(outlet).toString(count);
}

QString ordinalText(qint64 number, Outlet outlet)
{
    QLocale locale = localeOf(outlet);
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number);
}

QString numberText(double number, int decimals, Outlet outlet)
{
    if (!std::isfinite(number))
        return dash();
    const bool isZero = QByteArray::number(number, 'f', decimals).toDouble() == 0.0;
    QString text = localeOf(outlet).toString(isZero ? 0.0 : number, 'f', decimals);
    // A hyphen would be lost beside the dash of an interval.
    if (outlet == Outlet::Window && text.startsWith(u'-'))
        text[0] = QChar(u'\u2212');
    return text;
}

QString significantText(double number, int digits, Outlet outlet)
{
    QString text = localeOf(outlet).toString(number, 'g', digits);
    if (outlet == Outlet::Window)
        text.replace(u'-', QChar(u'\u2212'));
    return text;
}

QString probabilityText(double p, int decimals, Outlet outlet)
{
    const double tiny = std::pow(10.0, -decimals);
    return p < tiny
               ? SpellingWords::tr("< %1", "a probability").arg(numberText(tiny, decimals, outlet))
               : numberText(p, decimals, outlet);
}

QString dash()
{
    return QStringLiteral("–");
}

QString intervalText(const Figure& figure, const Column& column, Outlet outlet)
{
    return figure.isDefined() && figure.interval ? endsText(*figure.interval, column, outlet)
                                                 : dash();
}

QString figureText(const Figure& figure, const Column& column, Outlet outlet)
{
    if (column.ends == IntervalStyle::Only)
        return intervalText(figure, column, outlet);
    if (column.ends == IntervalStyle::Sentence)
        return figureSentence(figure, column, outlet);
    if (!figure.isDefined())
        return dash();
    const QString value = valueText(*figure.value, column, outlet);
    if (!figure.interval || column.ends == IntervalStyle::None)
        return withUnit(value, column, outlet);
    const QString ends = endsText(*figure.interval, column, outlet);
    return withUnit(value, column, outlet) + u' ' + ends;
}

QString figureSentence(const Figure& figure, const Column& column, Outlet outlet)
{
    if (!figure.isDefined())
        return outlet == Outlet::Window
                   ? SpellingWords::tr("undefined (n %1): %2")
                         .arg(countText(figure.n), figure.undefinedBecause)
                   : SpellingWords::tr("undefined: %1").arg(figure.undefinedBecause);
    const QString value = withUnit(valueText(*figure.value, column, outlet), column, outlet);
    const QString n = countText(figure.n, outlet);
    if (!figure.interval)
        return SpellingWords::tr("%1, n = %2", "a value and what it stands on").arg(value, n);
    return SpellingWords::tr("%1, 95 % %2, n = %3", "value, interval, n")
        .arg(value, endsText(*figure.interval, column, outlet), n);
}

QString figureBasis(const Figure& figure, const Column& column)
{
    const QString n = SpellingWords::tr("n %1", "how many it stands on").arg(countText(figure.n));
    return figure.interval ? SpellingWords::tr("%1 · %2", "interval, n")
                                 .arg(endsText(*figure.interval, column, Outlet::Window), n)
                           : n;
}

QString spelled(const Cell& cell, const Column& column, Outlet outlet)
{
    if (!cell.shown.isEmpty())
        return cell.shown;
    if (const auto* text = std::get_if<QString>(&cell.value)) {
        return outlet == Outlet::Console && column.longest > 0 ? beginning(*text, column.longest)
                                                               : *text;
    }
    if (const auto* count = std::get_if<qint64>(&cell.value)) {
        return column.spelling == Column::Spelling::Ordinal ? ordinalText(*count, outlet)
                                                            : countText(*count, outlet);
    }
    if (const auto* number = std::get_if<double>(&cell.value))
        return withUnit(valueText(*number, column, outlet), column, outlet);
    if (const auto* yes = std::get_if<bool>(&cell.value))
        return *yes ? SpellingWords::tr("yes") : SpellingWords::tr("no");
    if (const auto* figure = std::get_if<Figure>(&cell.value))
        return figureText(*figure, column, outlet);
    return dash();
}

QString explanation(const Cell& cell, const Column& column)
{
    if (!cell.toolTip.isEmpty())
        return cell.toolTip;
    const auto* figure = std::get_if<Figure>(&cell.value);
    return figure ? figureSentence(*figure, column) : QString();
}

std::optional<double> numberOf(const Cell& cell)
{
    if (const auto* count = std::get_if<qint64>(&cell.value))
        return double(*count);
    if (const auto* figure = std::get_if<Figure>(&cell.value))
        return figure->value;
    const auto* number = std::get_if<double>(&cell.value);
    return number && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

QString onOneLine(const QString& text)
{
    QString clean = text;
    for (QChar& c : clean) {
        // A terminal obeys controls, and marks of direction make a line read otherwise. What joins
        // letters and emoji stays.
        const char16_t code = c.unicode();
        const bool turns = code == 0x061c || code == 0x200e || code == 0x200f ||
                           (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        if (c.category() == QChar::Other_Control || turns)
            c = u' ';
    }
    return clean.simplified();
}

QString beginning(const QString& text, qsizetype units)
{
    const QString line = onOneLine(text);
    if (line.size() <= units)
        return line;
    QString cut = line.left(units - 1);
    if (cut.back().isHighSurrogate())
        cut.chop(1);
    return cut.trimmed() + QStringLiteral("…");
}

} // namespace tandem::results
