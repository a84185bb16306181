#pragma once

#include <QStringView>

namespace tandem {

/// The number of tokens of a text, counted as the words and the single punctuation marks and
/// symbols between Unicode word boundaries (UAX #29); white space counts nothing. "It's 96-101."
/// has five: It's, 96, -, 101 and the full stop. KGDS does not name the tokenizer behind
/// its averages (617.5 an article, 112.0 a discussion); on its published file this count gives
/// about 494 and 98.
qint64 countTokens(QStringView text);

/// Where a text's first tokens end.
struct TokenCut
{
    qsizetype end = 0;       ///< UTF-16 offset behind the last of them, moved on to where no
                             ///< character that people see as one is split; 0 where there are none
    qint64 tokensBefore = 0; ///< before `end`
    qint64 tokens = 0;       ///< of the whole text
};

/// The end of the first `most` tokens of a text, as countTokens() counts them; of all where it has
/// no more.
TokenCut cutAfterTokens(QStringView text, qint64 most);

} // namespace tandem
