#pragma once

#include "models/studies/design.h"
#include "models/studies/item.h"

#include <QList>
#include <QStringList>

namespace tandem {

/// A sentence about each field of items read from a file that has numbers only, NA for none, and
/// that the design does not show: a score whose column was not named so. Translated.
QStringList numberFieldHints(const QList<studies::StudyItem>& items, const studies::Design& design);

} // namespace tandem
