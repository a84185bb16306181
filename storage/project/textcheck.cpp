#include "storage/project/textcheck.h"

#include "storage/database/rows.h"
#include "storage/project/projectwords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace tandem {

namespace {

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
        return ProjectWords::tr("it has a NUL character");
    const bool isUuid = column == QLatin1String("uuid");
    const bool isNeeded =
        isUuid || (table == QLatin1String("person") && column == QLatin1String("name"));
    if (isNeeded && text.isEmpty())
        return ProjectWords::tr("it is empty");
    if (isUuid &&
        QUuid::fromString(QUtf8StringView(text)).toByteArray(QUuid::WithoutBraces) != text)
        return ProjectWords::tr("it is no UUID");
    const bool isArticle =
        table == QLatin1String("article_change") && column == QLatin1String("paragraphs");
    const bool isJson = holdsJson(column) && (isArticle || !text.isEmpty());
    if (!isJson)
        return {};
    const QJsonDocument json = QJsonDocument::fromJson(text);
    if (isArticle)
        return isParagraphs(json) ? QString()
                                  : ProjectWords::tr("it is no list of an article's paragraphs");
    const bool isWhole = column.endsWith(QLatin1String("extra")) ? json.isObject() : !json.isNull();
    return isWhole ? QString() : ProjectWords::tr("it is no JSON");
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
    return key == QLatin1String("name") || key == QLatin1String("currency") ||
           key == QLatin1String("guideline");
}

Expected<void> checkTable(Database& database, const QString& table,
    const std::function<Expected<void>()>& goOn, const std::function<void(const QString&)>& found)
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
    Statement rows(database, QStringLiteral("SELECT %1, \"%2\" FROM \"%3\"")
                                 .arg(row, columns->join(QStringLiteral("\", \"")), table));
    while (rows.next()) {
        TANDEM_DO(goOn());
        for (qsizetype i = 0; i < columns->size(); ++i) {
            const QString problem = textProblem(rows.bytes(int(i) + 1), table, columns->at(i));
            if (!problem.isEmpty())
                found(ProjectWords::tr("Row %1 of table %2, \"%3\": %4. Restore a copy of the "
                                       "project from before, or enter or import it anew.")
                          .arg(rows.text(0), table, columns->at(i), problem));
        }
    }
    return rows.done();
}

Expected<void> checkSettings(Database& database, const std::function<void(const QString&)>& found)
{
    TANDEM_TRY_VAR(settings,
        pairsOf<QString, QString>(database, QStringLiteral("SELECT key, value FROM setting")));
    if (!settings->contains(QStringLiteral("uuid")))
        settings->insert(QStringLiteral("uuid"), QString());
    for (auto it = settings->cbegin(); it != settings->cend(); ++it) {
        if (!isSetting(it.key(), it.value()))
            found(
                ProjectWords::tr("Row %1 of table setting cannot be \"%2\". Restore a copy of the "
                                 "project from before, or save its settings anew.")
                    .arg(it.key(), it.value().left(60)));
    }
    return {};
}

} // namespace

Expected<void> checkTexts(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString& problem)>& found)
{
    TANDEM_TRY(tables, valuesOf<QString>(database,
                           QStringLiteral("SELECT name FROM pragma_table_list WHERE schema = 'main'"
                                          " AND type = 'table' AND name NOT LIKE 'sqlite\\_%'"
                                          " ESCAPE '\\' ORDER BY name")));
    for (const QString& table : std::as_const(*tables)) {
        TANDEM_DO(checkTable(database, table, goOn, found));
    }
    return checkSettings(database, found);
}

} // namespace tandem
