#pragma once

#include "models/metrics/measure.h"
#include "models/text/span.h"

#include <QString>

#include <atomic>
#include <cstddef>
#include <vector>

namespace tandem::metrics {

class Vocabulary;

/// How texts are cut into tokens of which neither blanks nor the letters a to z tell the words.
enum class Tokenizer {
    Characters, ///< sacreBLEU's char: each character that is no white space
    Zh,         ///< sacreBLEU's zh, see sacrebleuZhLine()
    Persian,    ///< the words of persianWord(), and each other character that is no white space
};
inline constexpr std::size_t kTokenizers = 3;
/// The scripts without blanks that a tokenizer splits.
RunningScripts scriptsSplitBy(Tokenizer tokenizer);

/// Which of the tokens a measure takes.
enum class TokensTaken {
    All,            ///< as BLEU
    WordsLowerCase, ///< as ROUGE: those with a letter, mark or number, in lower case
};

/// One spelling of a Persian word for all that people write: NFKC; without format characters, such
/// as the zero-width non-joiner, without tatweel and without the nonspacing marks of Arabic script;
/// Arabic yeh, alef maksura and kaf as the Persian letters, heh with yeh above as heh; Persian and
/// Arabic digits as 0 to 9; in lower case. A word is a run of letters, marks, numbers and format
/// characters, and may be empty.
QString persianWord(QStringView written);

/// Puts a text's tokens into `into`, and where each stands into `places` where there is one. A
/// raised `cancel` leaves the rest out.
void readLanguageTokens(const QString& text, Tokenizer tokenizer, TokensTaken taken,
    Vocabulary& words, std::vector<quint32>& into, std::vector<Utf16Span>* places = nullptr,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem::metrics
