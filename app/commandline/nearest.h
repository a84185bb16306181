#pragma once

#include "models/error.h"

#include <QString>
#include <QStringList>

namespace tandem {

class Call;

/// The one of `known` that was most likely meant by `typed`: the fewest letters added, left out,
/// replaced or exchanged with their neighbour, at most a third of its letters, at least one; or one
/// that begins with it. "" where none is near.
QString nearestWord(const QString& typed, const QStringList& known);

/// The misuse of a word that is none of `known`, with the nearest one.
tl::unexpected<Error> noneOf(const QString& typed, const QStringList& known, Call& call);

} // namespace tandem
