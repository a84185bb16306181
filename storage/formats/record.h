#pragma once

#include "models/text/foreigncell.h"
#include "storage/formats/jsonvisitor.h"
#include "storage/formats/recordvalue.h"

#include <QByteArray>
#include <QByteArrayView>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tandem {

/// One object of a file of records: a flat list of its values, each with its key and its place,
/// built from the events of a reader.
class Record final
{
public:
    /// Where a record stands.
    struct Place
    {
        QString file;
        QString pointer;            ///< JSON pointer in the document
        bool isTable = false;       ///< of CSV: what is refused is named by line and column
        bool hasUniqueKeys = false; ///< in all its objects: none has to be looked for twice
        int section = -1;           ///< the part of the document that it is in, see RecordShape
        DecimalSign decimals = DecimalSign::Point; ///< of numbers that are written as texts
    };
    /// A value; the numbers count bytes in the record's own memory, and nodes.
    struct Node
    {
        RecordValue::Type type = RecordValue::Type::Missing;
        quint32 keyAt = 0;
        quint32 keySize = 0;
        quint32 textAt = 0; ///< the literal; of a Text, its content
        quint32 textSize = 0;
        quint32 end = 0; ///< the node behind the last one inside this
        FilePlace place;
    };

    RecordValue root() const { return {*this, m_nodes.empty() ? -1 : 0}; }
    const Place& place() const { return m_place; }
    /// On which line it begins, counted from 1.
    qint64 line() const { return m_nodes.empty() ? 0 : m_nodes.front().place.line; }
    /// "FILE, line N", translated.
    QString linePlace() const;
    /// "FILE, /POINTER" in a document, else as above.
    QString rowPlace() const;
    /// Names the value with this pointer within the record, which stands at `value`.
    QString placeOf(const QString& inner, FilePlace value) const;

    const Node& node(qsizetype index) const { return m_nodes[std::size_t(index)]; }
    QByteArrayView keyOf(qsizetype index) const
    {
        return bytes(node(index).keyAt, node(index).keySize);
    }
    QByteArrayView textOf(qsizetype index) const
    {
        return bytes(node(index).textAt, node(index).textSize);
    }

    /// Forgets what was built, keeps the memory.
    void begin(const Place& place);
    void enter(JsonVisitor::Container container, FilePlace place);
    void leave();
    void field(std::string_view key);
    void scalar(const JsonScalar& value, FilePlace place);
    /// An object of texts under their keys, which stand in a line of a file.
    static Record ofTexts(
        const QString& file, qint64 line, const QList<std::pair<QString, QString>>& texts);
    /// The list or object that `json` holds; null where it is none.
    static std::unique_ptr<Record> ofJson(QByteArrayView json, const Place& place);
    /// The same of what is written in a text of a record.
    static std::unique_ptr<Record> inText(const RecordValue& text);

private:
    QByteArrayView bytes(qsizetype at, qsizetype size) const { return {m_bytes.data() + at, size}; }
    Node& add(RecordValue::Type type, FilePlace place);

    Place m_place;
    std::vector<Node> m_nodes;
    std::vector<qsizetype> m_open; ///< lists and objects that are not ended
    std::string m_bytes;           ///< keys and texts
    quint32 m_keyAt = 0;
    quint32 m_keySize = 0;
};

/// What Record::rowPlace() says of one that stands there.
QString recordPlace(const QString& file, const QString& pointer, qint64 line);
/// Whether the first of two places in one file, as rowPlace() names them, is the earlier one.
bool isEarlierPlace(const QString& place, const QString& other);

} // namespace tandem
