#pragma once

#include <QByteArray>
#include <QIODevice>

#include <algorithm>

/// A device in memory that fails after a number of bytes, as a bad disk does; below that it reads
/// or takes what it is given, in pieces as small as asked for.
class FaultyDevice final : public QIODevice
{
public:
    explicit FaultyDevice(QByteArray content, qint64 failsAfter, qint64 pieceBytes = 1 << 20)
        : m_content(std::move(content))
        , m_failsAfter(failsAfter)
        , m_pieceBytes(pieceBytes)
    {
    }
    const QByteArray& written() const { return m_written; }

protected:
    qint64 readData(char* data, qint64 maxSize) override
    {
        if (m_position >= m_failsAfter) {
            setErrorString(QStringLiteral("bad sector"));
            return -1;
        }
        const qint64 size = std::min(
            {maxSize, m_pieceBytes, m_failsAfter - m_position, m_content.size() - m_position});
        std::copy_n(m_content.constData() + m_position, size, data);
        m_position += size;
        return size;
    }
    qint64 writeData(const char* data, qint64 size) override
    {
        const qint64 taken = std::min({size, m_pieceBytes, m_failsAfter - m_written.size()});
        if (taken <= 0) {
            setErrorString(QStringLiteral("bad sector"));
            return -1;
        }
        m_written.append(data, static_cast<qsizetype>(taken));
        return taken;
    }
    bool isSequential() const override { return true; }

private:
    QByteArray m_content;
    QByteArray m_written;
    qint64 m_failsAfter;
    qint64 m_pieceBytes;
    qint64 m_position = 0;
};
