#include "storage/formats/scorenumber.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tandem {

QByteArray shortestNumber(double number)
{
    std::array<char, 32> letters{};
    const char* end = std::to_chars(letters.data(), letters.data() + letters.size(), number).ptr;
    return {letters.data(), end - letters.data()};
}

void putNumber(JsonText& json, double number)
{
    if (std::isfinite(number))
        return json.raw(shortestNumber(number));
    json.beginObject();
    json.text("undefined", FormatWords::tr("The value is not a finite number."));
    json.endObject();
}

void putNumber(JsonText& json, QByteArrayView name, double number)
{
    json.key(name);
    putNumber(json, number);
}

QString roundedScore(double value, metrics::Measure measure, int decimals)
{
    static const QLocale english(QLocale::English, QLocale::UnitedStates);
    const bool isPercent = measure && measure->most == 100.0;
    return english.toString(value, 'f', std::max(0, isPercent ? decimals - 2 : decimals));
}

QString scoreDash()
{
    return QStringLiteral("–");
}

} // namespace tandem
