#pragma once

namespace tandem {

/// Whether a character is of a script written without blanks between words: Han, Hiragana,
/// Katakana, Thai, Lao, Khmer, Myanmar.
bool isOfRunningScript(char32_t character);

} // namespace tandem
