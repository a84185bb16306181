#pragma once

#include "models/error.h"

#include <QByteArrayView>
#include <QString>

namespace tandem {

/// Refuses as TooLarge what would become a tree of more than limits::maxValues values, before it is
/// parsed: a document of empty lists takes many times its own size. `name` is what errors call the
/// file.
Expected<void> checkJsonValues(QByteArrayView json, const QString& name);

} // namespace tandem
