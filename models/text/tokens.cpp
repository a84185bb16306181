#include "models/text/tokens.h"

#include <QChar>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace tandem {

qint64 countTokens(QStringView text)
{
    const auto isBlank = [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Control;
    };
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text.data(), text.size());
    qint64 tokens = 0;
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end != -1; end = finder.toNextBoundary()) {
        const QStringView piece = text.sliced(start, end - start);
        if (!std::all_of(piece.begin(), piece.end(), isBlank))
            ++tokens;
        start = end;
    }
    return tokens;
}

} // namespace tandem
