#include "models/text/tokens.h"

#include <QChar>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace tandem {

namespace {

/// Whether a stretch between two word boundaries is a token: not blank.
bool isToken(QStringView piece)
{
    return !std::all_of(piece.begin(), piece.end(),
        [](QChar c) { return c.isSpace() || c.category() == QChar::Other_Control; });
}

/// The first offset from `at` on that splits no grapheme: a word boundary may lie behind a sign
/// that belongs to what follows it.
qsizetype graphemeEnd(QStringView text, qsizetype at)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.data(), text.size());
    finder.setPosition(at);
    return finder.isAtBoundary() ? at : finder.toNextBoundary();
}

} // namespace

qint64 countTokens(QStringView text)
{
    return cutAfterTokens(text, 0).tokens;
}

TokenCut cutAfterTokens(QStringView text, qint64 most)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text.data(), text.size());
    TokenCut cut;
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end != -1; end = finder.toNextBoundary()) {
        if (isToken(text.sliced(start, end - start)) && ++cut.tokens <= most) {
            cut.tokensBefore = cut.tokens;
            cut.end = end;
        }
        start = end;
    }
    if (cut.end > 0)
        cut.end = graphemeEnd(text, cut.end);
    return cut;
}

} // namespace tandem
