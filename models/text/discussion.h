#pragma once

#include "models/error.h"
#include "models/text/article.h"

#include <QList>
#include <QString>

namespace tandem {

/// A discussion pasted as lines "Name: text" (the colon may be full-width). A line without a name
/// continues the utterance before it, joined by a blank; blank lines are skipped. A name has 1 to
/// 40 UTF-16 units; the colon of an address ("https://") or of a time ("10:30") does not end one.
/// Blank input gives an empty list. InvalidInput, naming the line: the first line has no name; an
/// utterance is empty; a NUL character.
Expected<QList<UtteranceText>> parseDiscussion(const QString& pasted);

} // namespace tandem
