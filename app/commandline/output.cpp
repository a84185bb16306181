#include "app/commandline/output.h"

#include "app/commandline/command.h"
#include "models/project/tabletext.h"
#include "models/results/reporttable.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace tandem {

QString printable(const QString& text)
{
    return results::onOneLine(text);
}

QString groupedCount(qint64 count)
{
    return results::countText(count, results::Outlet::Console);
}

QString numberText(double number, int decimals)
{
    return results::numberText(number, decimals, results::Outlet::Console);
}

QString figureText(const Figure& figure, int decimals)
{
    results::Column column;
    column.number(decimals);
    return results::figureSentence(figure, column, results::Outlet::Console);
}

QString probabilityText(double p)
{
    return results::probabilityText(p, 3, results::Outlet::Console);
}

void printTable(QTextStream& out, const Table& table)
{
    out << columnsText(table);
}

bool areOneFile(const QString& first, const QString& second)
{
    const QFileInfo a(first);
    const QFileInfo b(second);
    return a.absoluteFilePath() == b.absoluteFilePath() ||
           (a.exists() && a.canonicalFilePath() == b.canonicalFilePath());
}

void printJson(Call& call, const Json& object)
{
    call.out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

} // namespace tandem
