#pragma once

#include "models/error.h"
#include "storage/formats/jsonvisitor.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

class JsonText;
class Record;

/// The names under which something may stand in a record, that of the program's own files first.
using RecordKeys = QList<QLatin1String>;
template <typename... Names>
RecordKeys recordKeys(Names... names)
{
    return {QLatin1String(names)...};
}

/// A value of a record, or that there is none. To be copied; the record must outlive it.
class RecordValue final
{
public:
    enum class Type { Missing, Null, Boolean, Number, Text, List, Object };

    RecordValue() = default;
    RecordValue(const Record& record, qsizetype index)
        : m_record(&record)
        , m_index(index)
    {
    }

    const Record& record() const { return *m_record; }
    Type type() const;
    bool is(Type wanted) const { return type() == wanted; }
    /// Whether there is a value, null being none.
    bool isGiven() const { return type() > Type::Null; }
    /// Whether there is none, or a text of blanks alone.
    bool isBlank() const;
    /// The same, or a text that means so: meansMissing(), meansNoNumber() (where one is expected).
    bool isMissing() const;
    bool isNoNumber() const;

    /// The content of a Text, a Number as it is written, "" of others.
    QString text() const;
    bool isTrue() const;
    double number() const;
    /// A finite number, as itself or as a text in any digits; none where there is no such thing.
    std::optional<double> looseNumber() const;
    /// The text without the blanks around it, as withoutOuterBlanks() takes them off.
    QString word() const;
    /// The same; a number with a decimal comma has a point.
    QString pointText() const;
    /// Such a whole number from 1 on.
    std::optional<int> ordinal() const;
    /// Whether Python takes the value for true.
    bool isTruthy() const;
    /// The value as compact JSON, numbers spelled as Python does.
    QString json() const;
    /// Writes the value; numbers stay as they are written.
    void writeTo(JsonText& out) const { write(out, false); }
    /// Writes what is in an object into the object that is open in `out`.
    void writeEntriesTo(JsonText& out) const { writeEntries(out, false); }
    /// The name of the value in its object.
    QString key() const;
    QByteArrayView keyBytes() const;
    /// The literal as it stands in the file; of a Text, its UTF-8 content.
    QByteArrayView written() const;

    /// The value of a key; of one that is there twice the last.
    RecordValue value(QLatin1String key) const;
    /// The value of the first of these keys that has one; else null where one has that.
    RecordValue first(const RecordKeys& keys) const;
    /// What is in a list, or in an object: each key once, in the order of the file.
    QList<RecordValue> entries() const;

    /// The JSON pointer from the record to this; what is missing has that of the record.
    QString pointer() const;
    /// Where an object stands, as Record::rowPlace() says of a record.
    QString rowPlace() const;
    /// A failure at this value; of what is missing, at the record.
    tl::unexpected<Error> refuse(const QString& what, const QString& remedy) const;
    /// The same: "Expected ..., found ...". Without a remedy it is to correct the file.
    tl::unexpected<Error> refuseExpected(const QString& expected, const QString& remedy = {}) const;
    /// The error of a value that is beyond a bound.
    Error tooLarge(const QString& what, const QString& remedy) const;
    /// A failure at what stands, or should stand, under a key of this.
    tl::unexpected<Error> refuseUnder(
        QLatin1String key, const QString& what, const QString& remedy) const;

private:
    FilePlace place() const;
    QString described() const;
    void write(JsonText& out, bool isSpelled) const;
    void writeEntries(JsonText& out, bool isSpelled) const;

    const Record* m_record = nullptr;
    qsizetype m_index = -1;
};

/// Takes a text. InvalidInput, "Expected a text, found ...": it is something else.
Expected<void> takeText(QString& text, const RecordValue& value);
/// Hands over what is in a list, one after the other. InvalidInput likewise.
Expected<void> eachIn(
    const RecordValue& list, const std::function<Expected<void>(const RecordValue&)>& take);

} // namespace tandem
