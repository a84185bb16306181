#include "storage/formats/record.h"

#include "storage/formats/formatwords.h"

namespace tandem {

namespace {

RecordValue::Type recordTypeOf(JsonScalar::Type type)
{
    switch (type) {
    case JsonScalar::Type::Null:
        return RecordValue::Type::Null;
    case JsonScalar::Type::Boolean:
        return RecordValue::Type::Boolean;
    case JsonScalar::Type::Integer:
    case JsonScalar::Type::Decimal:
        return RecordValue::Type::Number;
    case JsonScalar::Type::Text:
        break;
    }
    return RecordValue::Type::Text;
}

/// Takes a whole document as one record.
class WholeRecord final : public JsonVisitor
{
public:
    WholeRecord(JsonSource& jsonSource, const QString& fileName, Record& record)
        : JsonVisitor(jsonSource, fileName)
        , m_record(record)
    {
    }

protected:
    bool enter(Container container) override
    {
        m_record.enter(container, source().place());
        return true;
    }
    bool leave(Container) override
    {
        m_record.leave();
        return true;
    }
    bool field(std::string_view key) override
    {
        m_record.field(key);
        return true;
    }
    bool scalar(const JsonScalar& value) override
    {
        m_record.scalar(value, source().place());
        return depth() > 0 || fail({});
    }

private:
    Record& m_record;
};

} // namespace

QString Record::linePlace() const
{
    return FormatWords::tr("%1, line %2").arg(m_place.file).arg(line());
}

QString Record::rowPlace() const
{
    return recordPlace(m_place.file, m_place.pointer, line());
}

QString recordPlace(const QString& file, const QString& pointer, qint64 line)
{
    return pointer.isEmpty() ? FormatWords::tr("%1, line %2").arg(file).arg(line)
                             : FormatWords::tr("%1, %2").arg(file, pointer);
}

bool isEarlierPlace(const QString& place, const QString& other)
{
    // They differ in a number alone, and of two numbers the one with fewer digits is smaller.
    return place.size() != other.size() ? place.size() < other.size() : place < other;
}

QString Record::placeOf(const QString& inner, FilePlace value) const
{
    const QString pointer = m_place.pointer + inner;
    if (!m_place.isTable)
        return JsonVisitor::located(m_place.file, pointer, value);
    return pointer.isEmpty() ? linePlace()
                             : FormatWords::tr("%1, %2").arg(linePlace(), pointer.mid(1));
}

void Record::begin(const Place& place)
{
    m_place = place;
    m_nodes.clear();
    m_open.clear();
    m_bytes.clear();
    m_keySize = 0;
}

Record::Node& Record::add(RecordValue::Type type, FilePlace place)
{
    Node& node = m_nodes.emplace_back();
    node.type = type;
    node.keyAt = m_keyAt;
    node.keySize = m_keySize;
    node.end = quint32(m_nodes.size());
    node.place = place;
    m_keySize = 0;
    return node;
}

void Record::enter(JsonVisitor::Container container, FilePlace place)
{
    m_open.push_back(qsizetype(m_nodes.size()));
    add(container == JsonVisitor::Container::Array ? RecordValue::Type::List
                                                   : RecordValue::Type::Object,
        place);
}

void Record::leave()
{
    m_nodes[std::size_t(m_open.back())].end = quint32(m_nodes.size());
    m_open.pop_back();
}

void Record::field(std::string_view key)
{
    m_keyAt = quint32(m_bytes.size());
    m_keySize = quint32(key.size());
    m_bytes.append(key);
}

void Record::scalar(const JsonScalar& value, FilePlace place)
{
    Node& node = add(recordTypeOf(value.type), place);
    node.textAt = quint32(m_bytes.size());
    node.textSize = quint32(value.written.size());
    m_bytes.append(value.written);
}

Record Record::ofTexts(
    const QString& file, qint64 line, const QList<std::pair<QString, QString>>& texts)
{
    Record record;
    record.begin({file, {}, true});
    record.enter(JsonVisitor::Container::Object, {line, 1});
    for (const auto& [key, text] : texts) {
        record.field(key.toStdString());
        const std::string utf8 = text.toStdString();
        record.scalar({JsonScalar::Type::Text, utf8, 0}, {line, 1});
    }
    record.leave();
    return record;
}

std::unique_ptr<Record> Record::ofJson(QByteArrayView json, const Place& place)
{
    auto record = std::make_unique<Record>();
    record->begin(place);
    JsonSource source(json, {});
    const bool isRead = WholeRecord(source, {}, *record).run().has_value();
    return isRead ? std::move(record) : nullptr;
}

std::unique_ptr<Record> Record::inText(const RecordValue& text)
{
    Place place = text.record().place();
    place.pointer += text.pointer();
    return ofJson(text.text().toUtf8(), place);
}

} // namespace tandem
