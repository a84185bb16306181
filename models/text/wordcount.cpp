#include "models/text/wordcount.h"

namespace tandem {

qint64 countWords(QStringView text)
{
    qint64 words = 0;
    bool inWord = false;
    for (const QChar letter : text) {
        const bool isBlank = letter.isSpace();
        words += !isBlank && !inWord ? 1 : 0;
        inWord = !isBlank;
    }
    return words;
}

} // namespace tandem
