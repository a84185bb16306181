#pragma once

#include <QList>
#include <QString>

#include <vector>

namespace tandem {

/// A text without what evidence may differ in: letter case, white space, the kinds of quotation
/// marks and dashes, composition (NFKC), and signs that nobody sees. Keeps where everything stands
/// in the text itself.
class FoldedText final
{
public:
    /// A word, a character of a script that sets no blanks between words, or a symbol.
    struct Token
    {
        qsizetype start = 0; ///< in folded()
        qsizetype end = 0;
    };

    explicit FoldedText(const QString& text);

    const QString& folded() const { return m_folded; }
    const QList<Token>& tokens() const { return m_tokens; }
    QStringView tokenText(const Token& token) const
    {
        return QStringView(m_folded).sliced(token.start, token.end - token.start);
    }

    /// Where in the text the unit `at` of folded() comes from: UTF-16 offsets of the character that
    /// people see as one (or of the run of dashes or quotation marks).
    qsizetype originalStart(qsizetype at) const { return m_starts[size_t(at)]; }
    qsizetype originalEnd(qsizetype at) const { return m_ends[size_t(at)]; }
    /// Whether a stretch of folded() may begin or end before unit `at`.
    bool isFoldedBoundary(qsizetype at) const;
    /// Whether a stretch of the text may begin or end at this UTF-16 offset: no grapheme and no
    /// word is split there.
    bool isBoundary(qsizetype at) const { return m_boundaries[size_t(at)]; }

private:
    void append(const QString& folded, qsizetype start, qsizetype end);
    bool continuesWord(char32_t first, qsizetype foldedStart);

    QString m_folded;
    std::vector<qsizetype> m_starts; ///< of each unit of m_folded
    std::vector<qsizetype> m_ends;
    std::vector<bool> m_boundaries; ///< of each offset of the text, its end included
    QList<Token> m_tokens;
    bool m_inWord = false;
};

} // namespace tandem
