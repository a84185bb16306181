#include "storage/database/statement.h"

#include "storage/database/database.h"
#include "storage/database/databasewords.h"
#include "storage/database/sqlerror.h"

#include <QSqlError>
#include <QStringDecoder>

namespace tandem {

QVariant sqlText(const QString& text)
{
    return text.isNull() ? QVariant(QStringLiteral("")) : QVariant(text);
}

QVariant sqlExactText(const QByteArray& utf8)
{
    return utf8.isNull() ? QVariant(QByteArray("")) : QVariant(utf8);
}

namespace {

/// INSERT of given values: a row that is not there afterwards was thrown away by the file itself.
bool insertsValues(const QString& sql)
{
    return sql.startsWith(QLatin1String("INSERT INTO")) && sql.contains(QLatin1String(" VALUES "));
}

} // namespace

Statement::Statement(Database& database, const QString& sql, const QVariantList& arguments)
    : m_database(database)
    , m_sql(sql)
    , m_query(database.takePrepared(sql))
{
    if (m_query.lastError().isValid()) {
        fail();
        return;
    }
    for (qsizetype i = 0; i < arguments.size(); ++i)
        m_query.bindValue(static_cast<int>(i), arguments.at(i));
    if (!m_query.exec())
        fail();
    else if (insertsValues(m_sql) && m_query.numRowsAffected() < 1)
        m_error = Error{ErrorCode::Database,
            DatabaseWords::tr("The project file did not take what was to be"
                              " written."),
            m_database.path(),
            DatabaseWords::tr(
                "Nothing was changed. If it happens again, run \"tandem check\" on the project."),
            m_sql};
}

Statement::~Statement()
{
    // An unfinished SELECT would keep the write-ahead log from being folded back into the file.
    m_query.finish();
    if (!m_error)
        m_database.giveBack(m_sql, std::move(m_query));
}

bool Statement::next()
{
    if (m_error)
        return false;
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        fail();
    return false;
}

std::optional<qint64> Statement::optionalInteger(int column) const
{
    if (m_query.isNull(column))
        return std::nullopt;
    return m_query.value(column).toLongLong();
}

QString Statement::exactText(int column) const
{
    // A byte order mark at the start is a character of the text here.
    QStringDecoder decode(QStringDecoder::Utf8,
        QStringConverter::Flag::Stateless | QStringConverter::Flag::ConvertInitialBom);
    return decode(m_query.value(column).toByteArray());
}

void Statement::fail()
{
    m_error = sqlError(m_query.lastError(), m_database.path(), m_sql);
}

} // namespace tandem
