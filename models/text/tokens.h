#pragma once

#include <QStringView>

namespace tandem {

/// The number of tokens of a text, counted as the words and the single punctuation marks and
/// symbols between Unicode word boundaries (UAX #29); white space counts nothing. "It's 96-101."
/// has five: It's, 96, -, 101 and the full stop. KGDS does not name the tokenizer behind
/// its averages (617.5 an article, 112.0 a discussion); on its published file this count gives
/// about 494 and 98.
qint64 countTokens(QStringView text);

} // namespace tandem
