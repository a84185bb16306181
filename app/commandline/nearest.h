#pragma once

#include <QString>
#include <QStringList>

namespace tandem {

/// The one of `known` that was most likely meant by `typed`: the fewest letters added, left out,
/// replaced or exchanged with their neighbour, at most a third of its letters, at least one; or one
/// that begins with it. "" where none is near.
QString nearestWord(const QString& typed, const QStringList& known);

} // namespace tandem
