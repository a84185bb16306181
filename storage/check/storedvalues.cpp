#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/publicationsettings.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>
#include <QUuid>

#include <algorithm>

/// Values of single rows: what the tables' constraints, clocks and the program's own spelling of
/// texts do not allow.
namespace tandem {

namespace {

constexpr QLatin1String kCheck("CHECK (");
constexpr int kMostRowsOfConstraint = 5;

struct CheckedTable
{
    QString name;
    QString row; ///< what a row is known by, in SQL
    QString sql; ///< that makes the table
};

/// What stands in parentheses behind each CHECK of a statement that makes a table.
QStringList constraintsOf(const QString& sql)
{
    QStringList constraints;
    for (qsizetype at = sql.indexOf(kCheck); at >= 0; at = sql.indexOf(kCheck, at)) {
        at += kCheck.size();
        qsizetype end = at;
        for (int depth = 1; end < sql.size(); ++end) {
            if (sql.at(end) == u'(')
                ++depth;
            else if (sql.at(end) == u')' && --depth == 0)
                break;
        }
        constraints.append(sql.mid(at, end - at));
    }
    return constraints;
}

Expected<QStringList> rowsThatBreak(
    Database& database, const CheckedTable& table, const QString& constraint)
{
    return valuesOf<QString>(database,
        QStringLiteral("SELECT %1 FROM \"%2\" WHERE NOT (%3) LIMIT %4")
            .arg(table.row, table.name, constraint, QString::number(kMostRowsOfConstraint)));
}

/// A column of times, and what a row of its table is known by.
struct TimeColumn
{
    QString table;
    QString column;
    QString row;
    int earliest = 0;         ///< 1 in a table that never had a time that was not known
    bool isOfPersons = false; ///< each row says whose it is
};

/// Clocks are set wrong by years, too; what is beyond this many is none of a clock's.
constexpr int kYearsAhead = 50;

/// What was recorded later than it is now.
struct TimesAhead
{
    qint64 number = 0;
    qint64 last = 0;
    QStringList people; ///< whose clocks they are, as far as rows say it
};

Expected<QList<TimeColumn>> timeColumns(Database& database)
{
    return rowsOf(database,
        QStringLiteral("SELECT t.name, c.name, iif(t.wr, '''?''', 'min(rowid)'),"
                       " t.name = 'article_change', EXISTS (SELECT 1 FROM"
                       " pragma_table_info(t.name) o WHERE o.name = 'person_id')"
                       " FROM pragma_table_list t JOIN pragma_table_info(t.name) c"
                       " WHERE t.schema = 'main' AND t.type = 'table' AND c.type = 'INTEGER'"
                       " AND (c.name IN ('at', 'handed_in_a', 'handed_in_b')"
                       " OR c.name LIKE '%\\_at' ESCAPE '\\') ORDER BY t.name, c.cid"),
        {},
        into(&TimeColumn::table, &TimeColumn::column, &TimeColumn::row, &TimeColumn::earliest,
            &TimeColumn::isOfPersons));
}

/// Adds those of a column that are from `soon` on, and not beyond `latest`.
Expected<void> addTimesAhead(
    Database& database, const TimeColumn& column, qint64 soon, qint64 latest, TimesAhead& ahead)
{
    const QString where = QStringLiteral("FROM \"%1\" x WHERE x.\"%2\" > ? AND x.\"%2\" <= ?")
                              .arg(column.table, column.column);
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT count(*), coalesce(max(x.\"%1\"), 0) ").arg(column.column) + where,
        {soon, latest}, [&](Statement& row) {
            ahead.number += row.take<qint64>();
            ahead.last = std::max(ahead.last, row.take<qint64>());
        }));
    if (!column.isOfPersons || ahead.number == 0)
        return {};
    TANDEM_TRY(
        people, valuesOf<QString>(database,
                    QStringLiteral("SELECT name FROM person WHERE id IN (SELECT x.person_id ") +
                        where + QStringLiteral(") ORDER BY name"),
                    {soon, latest}));
    for (const QString& name : *people) {
        if (!ahead.people.contains(name))
            ahead.people.append(name);
    }
    return {};
}

QString sentenceOf(const TimesAhead& ahead, const QDateTime& now)
{
    QString sentence =
        ProjectWords::tr(
            "%n times are ahead of this computer's clock, which says %1; the last is %2.", nullptr,
            Faults::shownNumber(ahead.number))
            .arg(now.toString(Qt::ISODate),
                QDateTime::fromMSecsSinceEpoch(ahead.last, Qt::UTC).toString(Qt::ISODate));
    if (!ahead.people.isEmpty())
        sentence += u' ' + ProjectWords::tr("They were recorded by: %1.")
                               .arg(ahead.people.join(QStringLiteral(", ")));
    return sentence + u' ' +
           ProjectWords::tr("Either this clock is slow, or the clock that recorded them was fast. "
                            "Nothing is damaged: later entries still count as later.");
}

/// Models may answer with anything; what they said is kept as it came.
const QString kSaidByModels = QStringLiteral("llm_reply");

/// What a JSON column is called, in whatever table it stands.
bool holdsJson(const QString& column)
{
    static const QStringList names{QStringLiteral("extra"), QStringLiteral("supporting_extra"),
        QStringLiteral("detail"), QStringLiteral("profile"), QStringLiteral("work"),
        QStringLiteral("paragraphs"), QStringLiteral("record"), QStringLiteral("explanations"),
        QStringLiteral("settings")};
    return names.contains(column);
}

/// Whether JSON is a list of texts as an article has them: one or more, none of them empty.
bool isParagraphs(const QJsonDocument& json)
{
    const QJsonArray texts = json.array();
    return json.isArray() && !texts.isEmpty() &&
           std::all_of(texts.begin(), texts.end(), [](const QJsonValue& text) {
               return !text.toString().isEmpty() && !text.toString().contains(QChar());
           });
}

/// What is wrong with a text, "" where nothing is.
QString textProblem(const QByteArray& text, const QString& table, const QString& column)
{
    if (!QUtf8StringView(text).isValidUtf8())
        return ProjectWords::tr("it is not valid UTF-8");
    if (text.contains('\0') && table != kSaidByModels)
        return ProjectWords::tr("it contains a NUL character");
    const bool isUuid = column == QLatin1String("uuid");
    const bool isNeeded =
        isUuid || (table == QLatin1String("person") && column == QLatin1String("name"));
    if (isNeeded && text.isEmpty())
        return ProjectWords::tr("it is empty");
    if (isUuid &&
        QUuid::fromString(QUtf8StringView(text)).toByteArray(QUuid::WithoutBraces) != text)
        return ProjectWords::tr("it is not a UUID");
    const bool isArticle =
        table == QLatin1String("article_change") && column == QLatin1String("paragraphs");
    const bool isJson = holdsJson(column) && (isArticle || !text.isEmpty());
    if (!isJson)
        return {};
    const QJsonDocument json = QJsonDocument::fromJson(text);
    if (isArticle)
        return isParagraphs(json) ? QString()
                                  : ProjectWords::tr("it is not a list of an article's paragraphs");
    const bool isWhole = column.endsWith(QLatin1String("extra")) ? json.isObject() : !json.isNull();
    return isWhole ? QString() : ProjectWords::tr("it is not JSON");
}

/// Whether a setting can have that value.
bool isSetting(const QString& key, const QString& value)
{
    if (key == QLatin1String("rule") || key == QLatin1String("adjudicator"))
        return value == QLatin1String("0") || value == QLatin1String("1");
    if (key == QLatin1String("uuid"))
        return !QUuid::fromString(value).isNull();
    if (key == QLatin1String("hourly_wage") || key == QLatin1String("quick_seconds") ||
        key == QLatin1String("one_answer_share")) {
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        return isNumber && number >= 0.0 &&
               (key != QLatin1String("one_answer_share") || number <= 1.0);
    }
    if (key == QLatin1String("publication"))
        return isStoredPublication(value);
    return key == QLatin1String("name") || key == QLatin1String("currency") ||
           key == QLatin1String("guideline");
}

Expected<void> checkTable(Database& database, Faults& faults, const QString& table)
{
    TANDEM_TRY(columns, valuesOf<QString>(database,
                            QStringLiteral("SELECT name FROM"
                                           " pragma_table_info(?)"
                                           " WHERE type = 'TEXT'"),
                            {table}));
    if (columns->isEmpty())
        return {};
    TANDEM_TRY(hasNumbers, isAny(database,
                               QStringLiteral("SELECT 1 FROM pragma_table_list"
                                              " WHERE name = ? AND wr = 0"),
                               {table}));
    const QString row = table == QLatin1String("setting") ? QStringLiteral("key")
                        : *hasNumbers                     ? QStringLiteral("rowid")
                                                          : QStringLiteral("'?'");
    return eachChecked(database, faults,
        QStringLiteral("SELECT %1, \"%2\" FROM \"%3\"")
            .arg(row, columns->join(QStringLiteral("\", \"")), table),
        [&](Statement& rows) {
            for (qsizetype i = 0; i < columns->size(); ++i) {
                const QString problem = textProblem(rows.bytes(int(i) + 1), table, columns->at(i));
                if (!problem.isEmpty())
                    faults.tell(
                        ProjectWords::tr("Row %1 of table %2, \"%3\": %4. Restore an earlier copy "
                                         "of the project, or enter or import it again.")
                            .arg(rows.text(0), table, columns->at(i), problem));
            }
        });
}

Expected<void> checkSettings(Database& database, Faults& faults)
{
    TANDEM_TRY_VAR(settings,
        pairsOf<QString, QString>(database, QStringLiteral("SELECT key, value FROM setting")));
    if (!settings->contains(QStringLiteral("uuid")))
        settings->insert(QStringLiteral("uuid"), QString());
    for (auto it = settings->cbegin(); it != settings->cend(); ++it) {
        if (!isSetting(it.key(), it.value()))
            faults.tell(
                ProjectWords::tr("Row %1 of table setting has an invalid value: \"%2\". Restore an "
                                 "earlier copy of the project, or save its settings again.")
                    .arg(it.key(), it.value().left(60)));
    }
    return {};
}

} // namespace

Expected<void> checkConstraints(Database& database, Faults& faults)
{
    TANDEM_TRY(tables,
        rowsOf(database,
            QStringLiteral("SELECT t.name, iif(t.wr, '''?''', 'rowid'), m.sql FROM"
                           " pragma_table_list t JOIN sqlite_master m ON m.name = t.name"
                           " AND m.type = 'table' WHERE t.schema = 'main' AND t.type = 'table'"
                           " AND instr(m.sql, 'CHECK (') ORDER BY t.name"),
            {}, into(&CheckedTable::name, &CheckedTable::row, &CheckedTable::sql)));
    for (const CheckedTable& table : *tables) {
        const QStringList constraints = constraintsOf(table.sql);
        TANDEM_TRY(
            any, rowsThatBreak(database, table, constraints.join(QStringLiteral(") OR NOT ("))));
        if (any->isEmpty())
            continue;
        for (const QString& constraint : constraints) {
            TANDEM_TRY(rows, rowsThatBreak(database, table, constraint));
            for (const QString& row : *rows)
                faults.tell(ProjectWords::tr("Row %1 of table %2 has an invalid value: \"%3\" does "
                                             "not hold. Restore an earlier copy of the project.")
                                .arg(row, table.name, constraint));
        }
    }
    return {};
}

Expected<void> checkTimes(Database& database, Faults& faults)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const qint64 latest = now.addYears(kYearsAhead).toMSecsSinceEpoch();
    const qint64 soon = now.addDays(1).toMSecsSinceEpoch();
    TANDEM_TRY(columns, timeColumns(database));
    TimesAhead ahead;
    for (const TimeColumn& column : *columns) {
        TANDEM_DO(eachRow(database,
            QStringLiteral("SELECT count(*), %3 FROM \"%1\" WHERE \"%2\" NOT BETWEEN ? AND ?")
                .arg(column.table, column.column, column.row),
            {column.earliest, latest}, [&](Statement& row) {
                const auto number = row.take<qint64>();
                if (number > 0)
                    faults.tell(
                        ProjectWords::tr("%n impossible time(s): table %1, \"%2\", first in row %3",
                            nullptr, Faults::shownNumber(number))
                            .arg(column.table, column.column, row.take<QString>()));
            }));
        TANDEM_DO(addTimesAhead(database, column, soon, latest, ahead));
    }
    if (ahead.number > 0)
        faults.note(sentenceOf(ahead, now));
    return {};
}

Expected<void> checkTexts(Database& database, Faults& faults)
{
    TANDEM_TRY(tables, valuesOf<QString>(database,
                           QStringLiteral("SELECT name FROM pragma_table_list WHERE schema = 'main'"
                                          " AND type = 'table' AND name NOT LIKE 'sqlite\\_%'"
                                          " ESCAPE '\\' ORDER BY name")));
    for (const QString& table : std::as_const(*tables))
        TANDEM_DO(checkTable(database, faults, table));
    return checkSettings(database, faults);
}

} // namespace tandem
