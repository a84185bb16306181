#include "models/error.h"

namespace tandem {

namespace {

QString sentenceOnOneLine(QString text)
{
    return text.replace(QLatin1Char('\n'), QLatin1Char(' ')).simplified();
}

} // namespace

QString Error::sentence() const
{
    QString line = where.isEmpty() ? what : where + QStringLiteral(": ") + what;
    if (!remedy.isEmpty())
        line += QLatin1Char(' ') + remedy;
    return sentenceOnOneLine(line);
}

Error Error::in(const QString& outer) const
{
    Error copy = *this;
    copy.where = where.isEmpty() ? outer : outer + QStringLiteral(", ") + where;
    return copy;
}

} // namespace tandem
