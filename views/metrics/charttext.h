#pragma once

#include "models/agreement/correlation.h"
#include "models/figure.h"
#include "ui/chartnumber.h"
#include "ui/resulttablemodel.h"

#include <QString>

namespace tandem {

/// The value, or a dash, with its n, interval or reason as tool tip.
ResultCell figureCell(const Figure& figure);
/// The interval, or a dash.
ResultCell intervalCell(const Figure& figure);
/// "0.032", "< 0.001", or a dash with the reason.
ResultCell probabilityCell(const Correlation& correlation);
/// Value, interval, p, n and what was left out in a sentence; translated.
QString correlationSentence(const QString& name, const Correlation& correlation);
/// The word of files for how p was computed; empty where there is none.
QString probabilityMethodKey(const Correlation& correlation);
/// A number for programs, in the shortest spelling that is read as the same; empty where it is not
/// finite.
QString plainNumber(double value);
QString plainNumber(const std::optional<double>& value);

} // namespace tandem
