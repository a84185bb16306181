#include "storage/formats/linereader.h"

namespace tandem {

LineReader::LineReader(ChunkReader& reader, qint64 maxLineBytes, QString remedy)
    : m_reader(reader)
    , m_maxLineBytes(maxLineBytes)
    , m_remedy(std::move(remedy))
{
}

Expected<bool> LineReader::next()
{
    m_line.resize(0);
    m_hasBreak = false;
    m_isTooLong = false;
    m_firstByte = m_nextByte;
    ++m_number;
    for (;;) {
        if (m_rest.isEmpty()) {
            const bool first = m_reader.bytesRead() == 0;
            TANDEM_TRY(chunk, m_reader.next());
            if (first) {
                TANDEM_DO(checkJsonHead(*chunk, m_reader.name()));
            }
            m_rest = *chunk;
            if (m_rest.isEmpty())
                return !m_line.isEmpty() || m_isTooLong;
        }
        const qsizetype end = m_rest.indexOf('\n');
        TANDEM_DO(take(end < 0 ? m_rest.size() : end));
        if (end < 0)
            continue;
        m_rest = m_rest.sliced(1);
        ++m_nextByte;
        m_hasBreak = true;
        return true;
    }
}

/// Moves bytes from the piece to the line.
Expected<void> LineReader::take(qsizetype bytes)
{
    if (m_line.size() + bytes > m_maxLineBytes && !m_passesOverLong) {
        return failure(ErrorCode::TooLarge,
            tr("This line is longer than %1 MiB.").arg(m_maxLineBytes >> 20),
            tr("%1 (line %2)").arg(m_reader.name()).arg(m_number), m_remedy);
    }
    m_isTooLong = m_isTooLong || m_line.size() + bytes > m_maxLineBytes;
    if (m_isTooLong)
        m_line.resize(0);
    else
        m_line.append(m_rest.first(bytes));
    m_rest = m_rest.sliced(bytes);
    m_nextByte += bytes;
    return {};
}

} // namespace tandem
