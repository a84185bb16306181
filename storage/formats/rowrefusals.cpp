#include "storage/formats/rowrefusals.h"

#include "models/text/foreigncell.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/record.h"

namespace tandem {

namespace {

constexpr qsizetype kShownFieldUnits = 60;

QString shownStart(const QString& text)
{
    return text.left(kShownFieldUnits).simplified();
}

} // namespace

Expected<void> UniqueRows::take(const QStringList& key, const RecordValue& row)
{
    QStringList compared;
    for (const QString& part : key)
        compared.append(comparedId(part));
    const Record& record = row.record();
    const QString joined = compared.join(QChar(0)); // which stands in no text that was read
    const auto before = m_rows.constFind(joined);
    if (before == m_rows.cend()) {
        m_rows.insert(joined, {record.line(), record.place().pointer});
        return {};
    }
    QStringList said = key;
    said.removeAll(QString());
    return row.refuse(occursTwice(shownStart(said.join(QStringLiteral(", "))),
                          recordPlace(record.place().file, before->pointer, before->line)),
        removeOneOfTheTwo());
}

QString occursTwice(const QString& what, const QString& before)
{
    return FormatWords::tr("\"%1\" occurs twice (first: %2).").arg(what, before);
}

QString occursTwice(const QString& what)
{
    return FormatWords::tr("\"%1\" occurs twice.").arg(what);
}

QString removeOneOfTheTwo()
{
    return FormatWords::tr("Remove one of the two.");
}

tl::unexpected<Error> refuseNoNumber(const RecordValue& value, FieldHelp help)
{
    return value.refuse(
        FormatWords::tr("\"%1\" is not a number.").arg(shownStart(value.text())), help());
}

QString formatsHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the file format.");
}

tl::unexpected<Error> nothingIn(const QString& name, const QString& help)
{
    return failure(ErrorCode::InvalidInput, FormatWords::tr("No rows found."), name, help);
}

Error tooManyRows(const RecordValue& row, qint64 most)
{
    return row.tooLarge(FormatWords::tr("There are more than %L1 rows.").arg(most),
        FormatWords::tr("Split it into files with fewer rows."));
}

} // namespace tandem
