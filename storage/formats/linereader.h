#pragma once

#include "models/error.h"
#include "storage/formats/chunkreader.h"

#include <QByteArray>
#include <QCoreApplication>

namespace tandem {

/// Reads a device line by line; memory stays that of the longest line, which has a bound.
class LineReader final
{
    Q_DECLARE_TR_FUNCTIONS(LineReader)

public:
    /// `reader` must outlive this; no line may have more than `maxLineBytes`, and `remedy` is what
    /// to do about one that has.
    LineReader(ChunkReader& reader, qint64 maxLineBytes, QString remedy = {});

    /// Goes to the next line; false at the end. TooLarge, naming the line, or what the reader
    /// reports.
    Expected<bool> next();
    /// From now on a line that is too long is no error: it is empty, and isTooLong().
    void passOverLongLines() { m_passesOverLong = true; }

    /// The line without its LF; valid until the next call of next().
    const QByteArray& line() const { return m_line; }
    /// Whether a line break ends the line; otherwise the file does.
    bool hasBreak() const { return m_hasBreak; }
    /// Whether the line was longer than it may be and is not there.
    bool isTooLong() const { return m_isTooLong; }
    /// Counted from 1.
    qint64 number() const { return m_number; }
    /// Where the line begins in the file, counted from 1.
    qint64 firstByte() const { return m_firstByte; }

private:
    Expected<void> take(qsizetype bytes);

    ChunkReader& m_reader;
    qint64 m_maxLineBytes;
    QString m_remedy;
    QByteArrayView m_rest; ///< of the piece read last
    QByteArray m_line;
    bool m_hasBreak = false;
    bool m_passesOverLong = false;
    bool m_isTooLong = false;
    qint64 m_number = 0;
    qint64 m_firstByte = 1;
    qint64 m_nextByte = 1;
};

} // namespace tandem
