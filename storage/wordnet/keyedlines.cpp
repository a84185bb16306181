#include "storage/wordnet/keyedlines.h"

#include "storage/wordnet/wordnetwords.h"

#include <QDir>
#include <QFileInfo>
#include <QHashFunctions>

#include <algorithm>
#include <cstring>

namespace tandem {

namespace {

constexpr quint32 c_free = ~quint32(0);
constexpr qsizetype c_mostBytes = qsizetype(256) << 20; ///< WordNet's largest file has 15 MB
constexpr qsizetype c_longestKey = 255;
constexpr qsizetype c_longestLine = qsizetype(1) << 20; ///< its longest has 13,000 bytes
constexpr size_t c_mostEntries = 4'000'000;             ///< its largest index has 120,000
constexpr size_t c_firstSlots = 1 << 12;

bool isBlankLetter(char letter)
{
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

/// What stands before the first white space.
QByteArrayView keyOfLine(QByteArrayView line)
{
    qsizetype length = 0;
    while (length < line.size() && !isBlankLetter(line[length]))
        ++length;
    return line.first(length);
}

quint32 hashOf(QByteArrayView key)
{
    const size_t hash = qHash(key, size_t(QHashSeed::globalSeed()));
    return quint32(hash ^ (hash >> 32));
}

QString wordNetRemedy()
{
    return WordNetWords::tr(
        "Choose a folder that holds the database files of WordNet 3.x (index.noun, "
        "data.noun, noun.exc and the same for verb, adj and adv), or install WordNet "
        "again.");
}

} // namespace

KeyedLines::KeyedLines(const QString& path)
    : m_file(path)
{
}

Expected<std::unique_ptr<KeyedLines>> KeyedLines::open(const QString& path, Kind kind)
{
    std::unique_ptr<KeyedLines> lines(new KeyedLines(path));
    if (Expected<void> mapped = lines->map(); !mapped)
        return failure(mapped.error());
    if (kind == Kind::Entries) {
        if (Expected<void> indexed = lines->index(); !indexed)
            return failure(indexed.error());
    }
    return lines;
}

Expected<void> KeyedLines::map()
{
    const QFileInfo info(m_file.fileName());
    const QString shown = QDir::toNativeSeparators(m_file.fileName());
    if (!info.isFile()) {
        return failure(ErrorCode::NotFound, WordNetWords::tr("A file of WordNet is missing."),
            shown, wordNetRemedy());
    }
    if (info.size() > c_mostBytes) {
        return failure(ErrorCode::TooLarge,
            WordNetWords::tr("The file is too large to be WordNet's."), shown, wordNetRemedy());
    }
    if (info.size() == 0)
        return failure(ErrorCode::InvalidInput, WordNetWords::tr("The file is empty."), shown,
            wordNetRemedy());
    if (!m_file.open(QIODevice::ReadOnly)) {
        return failure(ErrorCode::Unreadable, WordNetWords::tr("The file cannot be read."), shown,
            WordNetWords::tr("Check its permissions."), m_file.errorString());
    }
    const qint64 size = m_file.size();
    const uchar* bytes = size > 0 ? m_file.map(0, size) : nullptr;
    if (!bytes) {
        return failure(ErrorCode::Unreadable, WordNetWords::tr("The file cannot be read."), shown,
            WordNetWords::tr("Check its permissions."), m_file.errorString());
    }
    m_bytes = QByteArrayView(bytes, qsizetype(size));
    while (m_licenceLength < m_bytes.size() && m_bytes[m_licenceLength] == ' ')
        m_licenceLength += lineAt(m_licenceLength).size() + 1;
    m_licenceLength = std::min(m_licenceLength, m_bytes.size());
    return {};
}

Expected<void> KeyedLines::index()
{
    m_slots.assign(c_firstSlots, Slot{0, c_free});
    qint64 number = 0;
    for (qsizetype start = 0; start < m_bytes.size();) {
        const QByteArrayView line = lineAt(start);
        ++number;
        const qsizetype next = start + line.size() + 1;
        if (line.isEmpty() || line[0] == ' ' || line == QByteArrayView("\r")) {
            start = next;
            continue;
        }
        const QByteArrayView key = keyOfLine(line);
        if (key.isEmpty() || key.size() > c_longestKey || key.size() == line.size() ||
            key.contains('\0') || line.size() == c_longestLine) {
            return failure(ErrorCode::InvalidInput,
                WordNetWords::tr("This is not an entry of WordNet."),
                WordNetWords::tr("%1, line %2")
                    .arg(QDir::toNativeSeparators(m_file.fileName()), QString::number(number)),
                wordNetRemedy());
        }
        if (m_entries == c_mostEntries) {
            return failure(ErrorCode::TooLarge,
                WordNetWords::tr("The file is too large to be WordNet's."),
                QDir::toNativeSeparators(m_file.fileName()), wordNetRemedy());
        }
        m_longestKey = std::max(m_longestKey, key.size());
        insert(hashOf(key), quint32(start), key);
        start = next;
    }
    return {};
}

std::optional<QByteArrayView> KeyedLines::lineOf(QByteArrayView key) const
{
    if (m_slots.empty() || key.isEmpty() || key.size() > m_longestKey)
        return {};
    const quint32 hash = hashOf(key);
    const size_t mask = m_slots.size() - 1;
    for (size_t at = hash & mask; m_slots[at].start != c_free; at = (at + 1) & mask) {
        if (m_slots[at].hash != hash)
            continue;
        const QByteArrayView rest = m_bytes.sliced(qsizetype(m_slots[at].start));
        if (keyOfLine(rest.first(std::min(rest.size(), key.size() + 1))) == key)
            return lineAt(qsizetype(m_slots[at].start));
    }
    return {};
}

QByteArrayView KeyedLines::lineAt(qsizetype start) const
{
    if (start < 0 || start >= m_bytes.size())
        return {};
    const QByteArrayView rest =
        m_bytes.sliced(start, std::min(m_bytes.size() - start, c_longestLine));
    const void* end = std::memchr(rest.data(), '\n', size_t(rest.size()));
    return end ? QByteArrayView(rest.data(), static_cast<const char*>(end)) : rest;
}

QByteArrayView KeyedLines::firstLine() const
{
    return lineAt(m_licenceLength);
}

QByteArrayView KeyedLines::licence() const
{
    return m_bytes.first(m_licenceLength);
}

void KeyedLines::insert(quint32 hash, quint32 start, QByteArrayView key)
{
    const size_t mask = m_slots.size() - 1;
    size_t at = hash & mask;
    for (; m_slots[at].start != c_free; at = (at + 1) & mask) {
        if (m_slots[at].hash == hash && keyOfLine(lineAt(qsizetype(m_slots[at].start))) == key)
            break;
    }
    const bool isNew = m_slots[at].start == c_free;
    m_slots[at] = {hash, start};
    if (isNew && ++m_entries * 2 > m_slots.size())
        grow();
}

void KeyedLines::grow()
{
    std::vector<Slot> table(m_slots.size() * 2, Slot{0, c_free});
    const size_t mask = table.size() - 1;
    for (const Slot& slot : m_slots) {
        if (slot.start == c_free)
            continue;
        size_t at = slot.hash & mask;
        while (table[at].start != c_free)
            at = (at + 1) & mask;
        table[at] = slot;
    }
    m_slots = std::move(table);
}

} // namespace tandem
