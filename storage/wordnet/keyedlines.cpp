#include "storage/wordnet/keyedlines.h"

#include "storage/wordnet/wordnetwords.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstring>

namespace tandem {

namespace {

constexpr qsizetype c_mostBytes = qsizetype(256) << 20; ///< WordNet's largest file has 15 MB
constexpr qsizetype c_longestKey = 255;
constexpr qsizetype c_longestLine = qsizetype(1) << 20; ///< its longest has 13,000 bytes
constexpr qsizetype c_mostEntries = 4'000'000;          ///< its largest index has 120,000

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

QString wordNetRemedy()
{
    return WordNetWords::tr(
        "Choose a folder with the database files of WordNet 3.x (index.noun, data.noun, noun.exc "
        "and the same for verb, adj and adv), or reinstall WordNet.");
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
        return failure(ErrorCode::NotFound, WordNetWords::tr("A WordNet file is missing."), shown,
            wordNetRemedy());
    }
    if (info.size() > c_mostBytes) {
        return failure(ErrorCode::TooLarge,
            WordNetWords::tr("The file is too large for a WordNet file."), shown, wordNetRemedy());
    }
    if (info.size() == 0)
        return failure(ErrorCode::InvalidInput, WordNetWords::tr("The file is empty."), shown,
            wordNetRemedy());
    const bool isOpen = m_file.open(QIODevice::ReadOnly);
    const qint64 size = isOpen ? m_file.size() : 0;
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
                WordNetWords::tr("This is not a WordNet entry."),
                WordNetWords::tr("%1, line %2")
                    .arg(QDir::toNativeSeparators(m_file.fileName()), QString::number(number)),
                wordNetRemedy());
        }
        if (m_lines.size() == c_mostEntries) {
            return failure(ErrorCode::TooLarge,
                WordNetWords::tr("The file is too large for a WordNet file."),
                QDir::toNativeSeparators(m_file.fileName()), wordNetRemedy());
        }
        m_longestKey = std::max(m_longestKey, key.size());
        m_lines.insert(key, quint32(start));
        start = next;
    }
    return {};
}

std::optional<QByteArrayView> KeyedLines::lineOf(QByteArrayView key) const
{
    if (key.size() > m_longestKey)
        return {};
    const auto found = m_lines.constFind(key);
    return found == m_lines.cend() ? std::nullopt : std::optional(lineAt(qsizetype(*found)));
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

} // namespace tandem
