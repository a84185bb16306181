#pragma once

#include "models/text/span.h"

#include <QList>
#include <QMetaType>
#include <QString>

namespace tandem {

/// A stretch of a text around the first found word, on one line.
struct Snippet
{
    QString text;           ///< with an ellipsis where something was cut
    QList<Utf16Span> found; ///< in `text`, in order, without overlap
    bool operator==(const Snippet&) const = default;
};

/// The snippet of `text` for a search for all of `words`; about `units` UTF-16 units long, never
/// cut inside a surrogate pair. Where no word is found (the index also matches without accents) it
/// is the beginning of the text.
Snippet snippetOf(const QString& text, const QString& words, qsizetype units = 240);

} // namespace tandem

Q_DECLARE_METATYPE(tandem::Snippet)
