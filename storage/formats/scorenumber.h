#pragma once

#include "models/metrics/measure.h"

#include <QByteArray>
#include <QString>

/// How numbers of measures are spelled in files.
namespace tandem {

class JsonText;

/// The shortest spelling that is read as the same double; JSON and CSV both take it.
QByteArray shortestNumber(double number);

/// Puts a number as a JSON value; what is not finite as {"undefined": why}.
void putNumber(JsonText& json, double number);
void putNumber(JsonText& json, QByteArrayView name, double number);

/// For readers: with `decimals` decimals, two fewer where the measure goes up to 100.
QString roundedScore(double value, metrics::Measure measure, int decimals);

/// What readers see where there is no value.
QString scoreDash();

} // namespace tandem
