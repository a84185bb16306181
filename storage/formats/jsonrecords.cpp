#include "storage/formats/jsonrecords.h"

#include "storage/formats/limits.h"

namespace tandem {

JsonRecords::JsonRecords(JsonSource& jsonSource, const QString& fileName)
    : JsonVisitor(jsonSource, fileName)
{
}

bool JsonRecords::isWanted(std::string_view) const
{
    return true;
}

bool JsonRecords::isIgnored() const
{
    return false;
}

bool JsonRecords::failIn(const QString& inner, const QString& what, const QString& remedy)
{
    return failAt(pointer() + inner, m_recordPlace, what, remedy);
}

/// Whether the value being read belongs to an unwanted key of a record.
bool JsonRecords::isSkipped() const
{
    return inRecord() && m_skipping && depth() > m_recordDepth;
}

bool JsonRecords::countValue()
{
    return ++m_values <= limits::maxValues ||
           failHere(tr("There are more than %L1 values in it.").arg(limits::maxValues),
               tooLargeRemedy(), ErrorCode::TooLarge);
}

bool JsonRecords::enter(Container container)
{
    if (inRecord()) {
        if (isSkipped())
            return true;
        m_copy.enter(container);
        m_keyCounts.push_back(0);
        return countValue();
    }
    if (isIgnored())
        return true;
    if (container == Container::Object && isRecord()) {
        m_recordDepth = depth();
        m_recordPlace = source().place();
        m_skipping = false;
        m_values = 0;
        m_recordKeys.clear();
        m_keyCounts.assign(1, 0);
        m_text.clear();
        m_copy.enter(container);
        source().beginItem();
        return true;
    }
    return mayEnter(container) || failExpected(expectedHere(), describe(container));
}

bool JsonRecords::leave(Container container)
{
    if (!inRecord())
        return true;
    if (depth() > m_recordDepth) {
        if (!m_skipping) {
            m_copy.leave(container);
            m_keyCounts.pop_back();
        }
        return true;
    }
    m_recordDepth = -1;
    if (source().isItemTooLong())
        return failItemTooLarge();
    m_copy.leave(container);
    const bool taken = takeRecord(m_text.bytes());
    source().beginItem();
    return taken;
}

bool JsonRecords::field(std::string_view key)
{
    if (!inRecord()) {
        if (depth() > 1)
            return true;
        m_topKey = QString::fromUtf8(key.data(), qsizetype(key.size()));
        if (m_topKeys.contains(m_topKey))
            return failRepeated(key);
        m_topKeys.insert(m_topKey);
        return m_topKeys.size() <= maxKeys ||
               failHere(tr("This object has more than %n key(s).", nullptr, maxKeys));
    }
    if (depth() == m_recordDepth + 1) {
        const QByteArray name(key.data(), qsizetype(key.size()));
        if (m_recordKeys.contains(name))
            return failRepeated(key);
        m_recordKeys.insert(name);
        m_skipping = !isWanted(key);
    }
    if (m_skipping)
        return m_recordKeys.size() <= maxKeys ||
               failHere(tr("This object has more than %n key(s).", nullptr, maxKeys));
    if (++m_keyCounts.back() > maxKeys)
        return failHere(tr("This object has more than %n key(s).", nullptr, maxKeys));
    m_copy.field(key);
    return true;
}

bool JsonRecords::scalar(const JsonScalar& value)
{
    if (!inRecord())
        return isIgnored() || failExpected(expectedHere(), describe(value));
    if (isSkipped())
        return true;
    m_copy.scalar(value);
    return countValue();
}

} // namespace tandem
