#include "storage/formats/recordvalue.h"

#include "models/text/decode.h"
#include "storage/formats/jsonparser.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/record.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tandem {

namespace {

/// A key as a step of a JSON pointer.
QString pointerStep(QByteArrayView key)
{
    QString step = fromUtf8Exact(key);
    step.replace(QLatin1Char('~'), QLatin1String("~0"))
        .replace(QLatin1Char('/'), QLatin1String("~1"));
    return step;
}

} // namespace

RecordValue::Type RecordValue::type() const
{
    return m_index < 0 ? Type::Missing : m_record->node(m_index).type;
}

bool RecordValue::isBlank() const
{
    return !isGiven() || (is(Type::Text) && word().isEmpty());
}

bool RecordValue::isMissing() const
{
    return !isGiven() || (is(Type::Text) && meansMissing(text()));
}

bool RecordValue::isNoNumber() const
{
    return !isGiven() || (is(Type::Text) && meansNoNumber(text()));
}

QString RecordValue::text() const
{
    return is(Type::Text) || is(Type::Number) ? fromUtf8Exact(written()) : QString();
}

bool RecordValue::isTrue() const
{
    return is(Type::Boolean) && written() == QByteArrayView("true");
}

double RecordValue::number() const
{
    return is(Type::Number) ? written().toByteArray().toDouble() : 0.0;
}

std::optional<double> RecordValue::looseNumber() const
{
    return foreignNumber(text(), is(Type::Text) ? m_record->place().decimals : DecimalSign::Point);
}

QString RecordValue::word() const
{
    return withoutOuterBlanks(text());
}

QString RecordValue::pointText() const
{
    const QString plain = word();
    const bool mayHaveComma =
        is(Type::Text) && plain.contains(u',') && m_record->place().decimals == DecimalSign::Comma;
    return mayHaveComma ? withPlainNumber(plain, DecimalSign::Comma) : plain;
}

std::optional<int> RecordValue::ordinal() const
{
    const double number = looseNumber().value_or(0.0);
    if (number < 1 || number > std::numeric_limits<int>::max() || number != std::floor(number))
        return std::nullopt;
    return int(number);
}

bool RecordValue::isTruthy() const
{
    switch (type()) {
    case Type::Missing:
    case Type::Null:
        return false;
    case Type::Boolean:
        return isTrue();
    case Type::Number:
        return number() != 0.0;
    case Type::Text:
        return m_record->node(m_index).textSize > 0;
    case Type::List:
    case Type::Object:
        break;
    }
    return m_record->node(m_index).end > m_index + 1;
}

QString RecordValue::json() const
{
    JsonText out(JsonText::Style::Compact);
    write(out, true);
    return fromUtf8Exact(out.bytes());
}

void RecordValue::write(JsonText& out, bool isSpelled) const
{
    switch (type()) {
    case Type::Missing:
    case Type::Null:
        return out.raw("null");
    case Type::Boolean:
        return out.raw(written());
    case Type::Number:
        return out.raw(isSpelled ? QByteArrayView(spelledNumber(written())) : written());
    case Type::Text:
        return out.text(written());
    case Type::List:
        out.beginArray();
        for (const RecordValue& entry : entries())
            entry.write(out, isSpelled);
        return out.endArray();
    case Type::Object:
        break;
    }
    out.beginObject();
    writeEntries(out, isSpelled);
    out.endObject();
}

void RecordValue::writeEntries(JsonText& out, bool isSpelled) const
{
    for (const RecordValue& entry : entries()) {
        out.key(entry.keyBytes());
        entry.write(out, isSpelled);
    }
}

QString RecordValue::key() const
{
    return fromUtf8Exact(keyBytes());
}

QByteArrayView RecordValue::keyBytes() const
{
    return m_index < 0 ? QByteArrayView() : m_record->keyOf(m_index);
}

QByteArrayView RecordValue::written() const
{
    return m_index < 0 ? QByteArrayView() : m_record->textOf(m_index);
}

RecordValue RecordValue::value(QLatin1String key) const
{
    RecordValue found = *this;
    found.m_index = -1;
    if (!is(Type::Object))
        return found;
    const QByteArrayView wanted(key.data(), key.size());
    const qsizetype end = m_record->node(m_index).end;
    for (qsizetype i = m_index + 1; i < end; i = m_record->node(i).end) {
        if (m_record->keyOf(i) == wanted)
            found = {*m_record, i};
    }
    return found;
}

RecordValue RecordValue::first(const RecordKeys& keys) const
{
    RecordValue found = *this;
    found.m_index = -1;
    for (const QLatin1String key : keys) {
        const RecordValue given = value(key);
        if (given.isGiven())
            return given;
        if (given.is(Type::Null))
            found = given;
    }
    return found;
}

QList<RecordValue> RecordValue::entries() const
{
    QList<RecordValue> found;
    if (!is(Type::List) && !is(Type::Object))
        return found;
    const bool mayRepeat = is(Type::Object) && !m_record->place().hasUniqueKeys;
    QHash<QByteArray, qsizetype> places; ///< of the keys
    const qsizetype end = m_record->node(m_index).end;
    for (qsizetype i = m_index + 1; i < end; i = m_record->node(i).end) {
        if (mayRepeat) {
            const QByteArray key = m_record->keyOf(i).toByteArray();
            const auto known = places.constFind(key);
            if (known != places.cend()) {
                found[*known] = {*m_record, i};
                continue;
            }
            places.insert(key, found.size());
        }
        found.append({*m_record, i});
    }
    return found;
}

QString RecordValue::pointer() const
{
    QString steps;
    qsizetype at = 0;
    while (m_index > at) {
        const bool isList = m_record->node(at).type == Type::List;
        qsizetype number = 0;
        qsizetype child = at + 1;
        while (m_record->node(child).end <= m_index) {
            child = m_record->node(child).end;
            ++number;
        }
        at = child;
        steps += QLatin1Char('/') +
                 (isList ? QString::number(number) : pointerStep(m_record->keyOf(child)));
    }
    return steps;
}

QString RecordValue::rowPlace() const
{
    const Record::Place& record = m_record->place();
    return recordPlace(record.file, record.pointer + pointer(), place().line);
}

FilePlace RecordValue::place() const
{
    return m_record->node(std::max<qsizetype>(0, m_index)).place;
}

tl::unexpected<Error> RecordValue::refuse(const QString& what, const QString& remedy) const
{
    return failure(ErrorCode::InvalidInput, what, m_record->placeOf(pointer(), place()), remedy);
}

tl::unexpected<Error> RecordValue::refuseExpected(
    const QString& expected, const QString& remedy) const
{
    return refuse(JsonVisitor::tr("Expected %1, found %2.").arg(expected, described()),
        remedy.isEmpty() ? JsonVisitor::tr("Correct the file and try again.") : remedy);
}

QString RecordValue::described() const
{
    const std::string_view literal(written().data(), std::size_t(written().size()));
    switch (type()) {
    case Type::List:
        return JsonVisitor::describe(JsonVisitor::Container::Array);
    case Type::Object:
        return JsonVisitor::describe(JsonVisitor::Container::Object);
    case Type::Missing:
    case Type::Null:
        return JsonVisitor::describe(JsonScalar{});
    case Type::Boolean:
    case Type::Number:
        return JsonVisitor::describe({JsonScalar::Type::Decimal, literal, 0});
    case Type::Text:
        break;
    }
    return JsonVisitor::describe({JsonScalar::Type::Text, literal, 0});
}

Error RecordValue::tooLarge(const QString& what, const QString& remedy) const
{
    Error error = refuse(what, remedy).value();
    error.code = ErrorCode::TooLarge;
    return error;
}

tl::unexpected<Error> RecordValue::refuseUnder(
    QLatin1String key, const QString& what, const QString& remedy) const
{
    const RecordValue there = value(key);
    if (there.type() != Type::Missing)
        return there.refuse(what, remedy);
    const QString inner = pointer() + QLatin1Char('/') + key;
    return failure(ErrorCode::InvalidInput, what, m_record->placeOf(inner, place()), remedy);
}

Expected<void> takeText(QString& text, const RecordValue& value)
{
    if (!value.is(RecordValue::Type::Text))
        return value.refuseExpected(JsonVisitor::tr("a text"));
    text = value.text();
    return {};
}

Expected<void> eachIn(
    const RecordValue& list, const std::function<Expected<void>(const RecordValue&)>& take)
{
    if (!list.is(RecordValue::Type::List))
        return list.refuseExpected(JsonVisitor::tr("a list"));
    for (const RecordValue& entry : list.entries()) {
        TANDEM_DO(take(entry));
    }
    return {};
}

} // namespace tandem
