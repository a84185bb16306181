#include "models/results/reportjson.h"

#include "models/results/report.h"

#include <cmath>

namespace tandem::results {

namespace {

/// What is there already, with the members of `value` where both are objects.
QJsonValue joined(const QJsonValue& there, const QJsonValue& value)
{
    if (!there.isObject() || !value.isObject())
        return value;
    QJsonObject both = there.toObject();
    const QJsonObject added = value.toObject();
    for (auto it = added.begin(); it != added.end(); ++it)
        both.insert(it.key(), it.value());
    return both;
}

/// Puts a value at a path of names set apart by dots.
void putAt(QJsonObject& object, const QString& path, const QJsonValue& value)
{
    const qsizetype dot = path.indexOf(u'.');
    const QString key = path.left(dot);
    if (dot < 0) {
        object.insert(key, joined(object.value(key), value));
        return;
    }
    QJsonObject inner = object.value(key).toObject();
    putAt(inner, path.mid(dot + 1), value);
    object.insert(key, inner);
}

QJsonValue valueJson(const Cell& cell)
{
    if (const auto* text = std::get_if<QString>(&cell.value))
        return *text;
    if (const auto* count = std::get_if<qint64>(&cell.value))
        return *count;
    if (const auto* number = std::get_if<double>(&cell.value))
        return std::isfinite(*number) ? QJsonValue(*number) : QJsonValue();
    if (const auto* yes = std::get_if<bool>(&cell.value))
        return *yes;
    if (const auto* figure = std::get_if<Figure>(&cell.value))
        return figureJson(*figure);
    if (const auto* json = std::get_if<QJsonValue>(&cell.value))
        return *json;
    return {};
}

bool isIn(const Column& column, const Cell& cell)
{
    return column.in.testFlag(Outlet::Json) && !std::holds_alternative<Absent>(cell.value);
}

QJsonObject rowJson(const Section& section, const Row& row, qsizetype first = 0)
{
    QJsonObject object;
    for (qsizetype i = first; i < section.columns.size(); ++i) {
        const QString& key = section.columns.at(i).key;
        const QJsonValue value = valueJson(row.cells.at(i));
        if (isIn(section.columns.at(i), row.cells.at(i)) && key.isEmpty())
            object = joined(object, value).toObject();
        else if (isIn(section.columns.at(i), row.cells.at(i)))
            putAt(object, key, value);
    }
    return object;
}

/// The values of a row by its first cell; one value stands alone.
QJsonObject keyedJson(const Section& section)
{
    QList<qsizetype> inside;
    for (qsizetype i = 1; i < section.columns.size(); ++i) {
        if (section.columns.at(i).in.testFlag(Outlet::Json))
            inside += i;
    }
    const bool isAlone = inside.size() == 1 && section.columns.at(inside.first()).key.isEmpty();
    QJsonObject object;
    for (const Row& row : section.rows) {
        const QString key = std::get<QString>(row.cells.first().value);
        object.insert(key, isAlone ? valueJson(row.cells.at(inside.first()))
                                   : QJsonValue(rowJson(section, row, 1)));
    }
    return object;
}

QJsonValue sectionJson(const Section& section)
{
    switch (section.shape) {
    case Shape::List:
        return rowsJson(section);
    case Shape::Keyed:
        return keyedJson(section);
    case Shape::Fields:
        break;
    }
    return section.rows.isEmpty() ? QJsonObject() : rowJson(section, section.rows.first());
}

} // namespace

QJsonObject figureJson(const Figure& figure)
{
    QJsonObject object{{QStringLiteral("n"), figure.n}};
    if (!figure.isDefined()) {
        object.insert(QStringLiteral("undefined"), figure.undefinedBecause);
        return object;
    }
    object.insert(QStringLiteral("value"), *figure.value);
    if (figure.interval) {
        object.insert(QStringLiteral("low"), figure.interval->low);
        object.insert(QStringLiteral("high"), figure.interval->high);
    }
    return object;
}

QJsonArray rowsJson(const Section& section)
{
    QJsonArray rows;
    for (const Row& row : section.rows)
        rows.append(rowJson(section, row));
    return rows;
}

QJsonObject reportJson(const Report& report, QJsonObject fields)
{
    for (const Section& section : report.sections) {
        if (!section.in.testFlag(Outlet::Json))
            continue;
        const QJsonValue value = sectionJson(section);
        if (section.key.isEmpty())
            fields = joined(fields, value).toObject();
        else
            putAt(fields, section.key, value);
    }
    return fields;
}

} // namespace tandem::results
