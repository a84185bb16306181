#pragma once

#include "models/expert/casefilter.h"

#include <QList>
#include <QString>

namespace tandem::expert {

/// Reads what somebody typed into a CaseFilter, once; see caseFilterFrom().
class CaseFilterReader final
{
public:
    explicit CaseFilterReader(const QString& text);

    TypedFilter read();

private:
    enum class Kind { Word, Quoted, Operator, Open, Close, Comma, End };
    struct Token
    {
        Kind kind = Kind::End;
        QString text;
    };

    void split(const QString& text);
    const Token& token(int ahead = 0) const;
    bool nextIs(const QString& word, int ahead) const;

    void readOne();
    void readWord();
    bool readKey(const QString& word);
    bool readFigure(const QString& word);
    bool readDifference(const QString& word);
    bool readVerdict(const QString& word);
    bool readFlag(const QString& word);
    void skipComparison();
    void compare(FigureCondition condition, const QString& written);
    void allow(const QSet<LinkVerdict>& verdicts);
    void addWord(const QString& word);

    QList<Token> m_tokens;
    int m_at = 0;
    TypedFilter m_typed;
};

} // namespace tandem::expert
