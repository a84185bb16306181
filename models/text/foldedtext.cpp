#include "models/text/foldedtext.h"

#include "models/text/codepoints.h"
#include "models/text/scripts.h"

#include <QHash>
#include <QTextBoundaryFinder>

namespace tandem {

namespace {

constexpr QChar kQuote(u'\'');
constexpr QChar kDash(u'-');

bool isBlank(QChar c)
{
    return c.isSpace() || c.category() == QChar::Other_Control;
}

bool isQuote(QChar c)
{
    return QStringView(u"'\"`\u00b4\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb"
                       u"\u2039\u203a\u2032\u2033\u300c\u300d\u300e\u300f\u301d\u301e\u301f\uff02"
                       u"\uff07")
        .contains(c);
}

bool isDash(QChar c)
{
    return c == kDash || (c.unicode() >= 0x2010 && c.unicode() <= 0x2015) ||
           QStringView(u"\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d").contains(c);
}

/// Seen by nobody: joiners, marks of direction, soft hyphens, selectors of variants.
bool isUnseen(QChar c)
{
    return c.category() == QChar::Other_Format || (c.unicode() >= 0xfe00 && c.unicode() <= 0xfe0f);
}

/// Where scripts set no blanks every character counts as a word, as a sign does.
bool standsAloneFolded(char32_t c)
{
    return isOfRunningScript(c) || QChar::category(c) == QChar::Symbol_Other;
}

QString foldedGrapheme(QStringView grapheme)
{
    if (grapheme.size() == 1 && isQuote(grapheme[0]))
        return kQuote;
    if (grapheme.size() == 1 && isDash(grapheme[0]))
        return kDash;
    QString folded = grapheme.toString().normalized(QString::NormalizationForm_KC).toCaseFolded();
    folded = folded.normalized(QString::NormalizationForm_KC);
    folded.removeIf(isUnseen);
    return folded;
}

/// Folds graphemes; most texts are made of few different ones.
class GraphemeFolder final
{
public:
    QString fold(QStringView grapheme)
    {
        if (grapheme.size() > 1)
            return foldedGrapheme(grapheme);
        auto known = m_known.find(grapheme[0]);
        if (known == m_known.end())
            known = m_known.insert(grapheme[0], foldedGrapheme(grapheme));
        return *known;
    }

private:
    QHash<QChar, QString> m_known;
};

} // namespace

FoldedText::FoldedText(const QString& text)
    : m_boundaries(size_t(text.size()) + 1, false)
{
    m_folded.reserve(text.size());
    m_starts.reserve(size_t(text.size()));
    m_ends.reserve(size_t(text.size()));
    GraphemeFolder folder;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end != -1; end = finder.toNextBoundary()) {
        const QStringView grapheme = QStringView(text).sliced(start, end - start);
        bool inside = false;
        if (isBlank(grapheme[0])) {
            m_inWord = false;
        } else if (const QString folded = folder.fold(grapheme); !folded.isEmpty()) {
            const qsizetype before = m_folded.size();
            append(folded, start, end);
            inside = continuesWord(codePointAt(grapheme, 0), before);
        }
        m_boundaries[size_t(start)] = !inside;
        start = end;
    }
    m_boundaries[size_t(text.size())] = true;
}

void FoldedText::append(const QString& folded, qsizetype start, qsizetype end)
{
    const bool isSign = folded.size() == 1 && (folded[0] == kDash || folded[0] == kQuote);
    if (isSign && m_folded.endsWith(folded) && m_ends.back() == start) {
        m_ends.back() = end; // "--" is a dash, and '' a quotation mark
        return;
    }
    m_folded += folded;
    m_starts.resize(size_t(m_folded.size()), start);
    m_ends.resize(size_t(m_folded.size()), end);
}

/// Adds a grapheme to the tokens; whether it goes on with the word before it.
bool FoldedText::continuesWord(char32_t first, qsizetype foldedStart)
{
    const bool alone = standsAloneFolded(first);
    const bool isWord = alone || QChar::isLetterOrNumber(first) || QChar::isMark(first);
    const bool goesOn = isWord && !alone && m_inWord;
    if (goesOn)
        m_tokens.last().end = m_folded.size();
    else if (isWord)
        m_tokens.append({foldedStart, m_folded.size()});
    m_inWord = isWord && !alone;
    return goesOn;
}

bool FoldedText::isFoldedBoundary(qsizetype at) const
{
    return at == 0 || at == m_folded.size() || m_starts[size_t(at)] != m_starts[size_t(at) - 1];
}

} // namespace tandem
