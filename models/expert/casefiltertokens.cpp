#include "models/expert/casefilterreader.h"

/// How the text of a filter falls into words, quotations, signs.
namespace tandem::expert {

namespace {

bool isOperatorSign(QChar character)
{
    return QStringLiteral("<>=≤≥").contains(character);
}

} // namespace

void CaseFilterReader::split(const QString& text)
{
    static const QString ends = QStringLiteral(",;()\"<>=≤≥");
    qsizetype i = 0;
    while (i < text.size()) {
        const QChar character = text.at(i);
        const qsizetype start = i++;
        if (character.isSpace())
            continue;
        if (character == QLatin1Char(',') || character == QLatin1Char(';')) {
            m_tokens.append({Kind::Comma, {}});
        } else if (character == QLatin1Char('(') || character == QLatin1Char(')')) {
            m_tokens.append(
                {character == QLatin1Char('(') ? Kind::Open : Kind::Close, QString(character)});
        } else if (character == QLatin1Char('"')) {
            const qsizetype close = text.indexOf(QLatin1Char('"'), i);
            const qsizetype end = close < 0 ? text.size() : close;
            m_tokens.append({Kind::Quoted, text.mid(i, end - i)});
            i = end + 1;
        } else if (isOperatorSign(character)) {
            while (i < text.size() && isOperatorSign(text.at(i)))
                ++i;
            m_tokens.append({Kind::Operator, text.mid(start, i - start)});
        } else {
            while (i < text.size() && !text.at(i).isSpace() && !ends.contains(text.at(i)))
                ++i;
            m_tokens.append({Kind::Word, text.mid(start, i - start)});
        }
    }
}

} // namespace tandem::expert
