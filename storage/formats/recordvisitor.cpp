#include "storage/formats/recordvisitor.h"

#include "storage/formats/limits.h"

#include <algorithm>

namespace tandem {

namespace {

/// Most keys of one object: looking one up must stay cheap whatever a file holds.
constexpr int kMostRecordKeys = 10'000;
constexpr std::size_t kFewKeys = 16;
constexpr std::size_t kShortKeyBytes = 64; ///< longer ones keep no memory

} // namespace

void RecordVisitor::Keys::clear()
{
    count = 0;
    m_size = 0;
    m_many.clear();
}

bool RecordVisitor::Keys::add(std::string_view key)
{
    const auto end = m_few.begin() + std::ptrdiff_t(m_size);
    if (std::find(m_few.begin(), end, key) != end)
        return false;
    if (m_size == kFewKeys || key.size() > kShortKeyBytes) {
        const qsizetype before = m_many.size();
        m_many.insert(QByteArray(key.data(), qsizetype(key.size())));
        return m_many.size() > before;
    }
    if (m_size == m_few.size())
        m_few.emplace_back();
    m_few[m_size++] = key;
    return true;
}

RecordVisitor::RecordVisitor(JsonSource& jsonSource, const QString& fileName,
    const RecordShape& shape, const RecordSink& sink, RecordCounts& counts)
    : JsonVisitor(jsonSource, fileName)
    , m_shape(shape)
    , m_sink(sink)
    , m_counts(counts)
{
}

/// Whether an object that begins here is a record.
bool RecordVisitor::isRecordHere() const
{
    if (depth() == 0)
        return m_shape.mayBeOne && m_shape.sections.isEmpty();
    if (m_section < 0)
        return m_isList && depth() == 1;
    return depth() == (m_shape.sections.at(m_section).isList ? 2 : 1);
}

/// Whether the value being read has no meaning, whatever it is.
bool RecordVisitor::isIgnored() const
{
    return depth() > 0 && !m_isList && m_section < 0;
}

/// Whether the list of a section has to begin here.
bool RecordVisitor::isListOfSection() const
{
    return depth() == 1 && m_section >= 0 && m_shape.sections.at(m_section).isList;
}

QString RecordVisitor::expectedHere() const
{
    if (isListOfSection())
        return tr("a list");
    if (depth() == 0 && !m_shape.documentIs.isEmpty())
        return m_shape.documentIs;
    const bool mayBeBoth = depth() == 0 && m_shape.mayBeList;
    return mayBeBoth ? tr("an object or a list of objects") : tr("an object");
}

bool RecordVisitor::countValue()
{
    return ++m_values <= limits::maxValues ||
           failHere(tr("It contains more than %L1 values.").arg(limits::maxValues),
               tooLargeRemedy(), ErrorCode::TooLarge);
}

bool RecordVisitor::countKeys(qsizetype keys)
{
    return keys <= kMostRecordKeys ||
           failHere(tr("This object has more than %n key(s).", nullptr, kMostRecordKeys));
}

void RecordVisitor::beginRecord()
{
    m_recordDepth = depth();
    m_skipping = false;
    m_values = 0;
    m_open = 0;
    openKeys();
    m_record.begin({name(), pointer(), false, m_shape.keysAreUnique, m_section});
    m_record.enter(Container::Object, source().place());
    beginItem();
}

void RecordVisitor::openKeys()
{
    if (m_open == m_keys.size())
        m_keys.emplace_back();
    m_keys[m_open++].clear();
}

void RecordVisitor::beginItem()
{
    if (!m_shape.isBoundedAsAWhole)
        source().beginItem();
}

QString RecordVisitor::tooLargeRemedy() const
{
    return m_shape.tooLargeADocument.isEmpty() ? JsonVisitor::tooLargeRemedy()
                                               : m_shape.tooLargeADocument;
}

/// A list or object outside the records begins.
bool RecordVisitor::enterAround(Container container)
{
    if (depth() == 0) {
        m_counts.isList = m_isList = container == Container::Array;
        if (m_isList ? m_shape.mayBeList : !m_shape.sections.isEmpty())
            return true;
    } else if (isListOfSection() && container == Container::Array) {
        return true;
    }
    return failExpected(expectedHere(), describe(container));
}

bool RecordVisitor::enter(Container container)
{
    if (inRecord()) {
        if (isSkipped())
            return true;
        m_record.enter(container, source().place());
        openKeys();
        return countValue();
    }
    if (isIgnored())
        return true;
    if (container != Container::Object || !isRecordHere())
        return enterAround(container);
    beginRecord();
    return true;
}

bool RecordVisitor::leave(Container)
{
    if (!inRecord())
        return true;
    if (depth() > m_recordDepth) {
        if (!m_skipping) {
            m_record.leave();
            --m_open;
        }
        return true;
    }
    m_recordDepth = -1;
    if (source().isItemTooLong())
        return failItemTooLarge();
    m_record.leave();
    if (auto taken = m_sink(m_record); !taken)
        return fail(taken.error());
    ++m_counts.records;
    beginItem();
    return true;
}

/// A key of the object around the records.
bool RecordVisitor::topField(std::string_view key)
{
    if (depth() > 1)
        return true;
    const QByteArray word(key.data(), qsizetype(key.size()));
    if (m_topKeys.contains(word))
        return failRepeated(key);
    m_topKeys.insert(word);
    m_section = -1;
    for (int i = 0; i < m_shape.sections.size(); ++i) {
        if (m_shape.sections.at(i).key == QLatin1String(word))
            m_section = i;
    }
    if (m_section >= 0)
        m_counts.sections.append(m_section);
    else if (m_shape.refusesOtherKeys)
        return failHere(tr("Unknown key."), m_shape.shapeRemedy);
    return countKeys(m_topKeys.size());
}

bool RecordVisitor::field(std::string_view key)
{
    if (!inRecord())
        return topField(key);
    const bool isOwn = depth() == m_recordDepth + 1;
    if (isOwn)
        m_skipping = false;
    if (m_skipping)
        return true;
    Keys& keys = m_keys[m_open - 1];
    if ((isOwn || m_shape.keysAreUnique) && !keys.add(key))
        return failRepeated(key);
    m_skipping = isOwn && m_shape.isKey && !m_shape.isKey(key);
    if (!m_skipping)
        m_record.field(key);
    return countKeys(++keys.count);
}

bool RecordVisitor::scalar(const JsonScalar& value)
{
    if (!inRecord())
        return isIgnored() || failExpected(expectedHere(), describe(value));
    if (isSkipped())
        return true;
    m_record.scalar(value, source().place());
    return countValue();
}

} // namespace tandem
