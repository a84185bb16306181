#pragma once

#include <QByteArray>
#include <QIODevice>

namespace tandem {

/// The bytes of another device, LF for CR where a table has CR alone between its lines, as Excel on
/// a Mac still writes it, and UTF-8 for UTF-16 that has its mark. What is no UTF-16 becomes a byte
/// that is no UTF-8.
class CrLines final : public QIODevice
{
    Q_OBJECT

public:
    /// `source` must be open for reading and outlive this.
    explicit CrLines(QIODevice& source);

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    enum class Break { Unknown, Cr, Lf };
    enum class Encoding { Unknown, AsItIs, Utf16Le, Utf16Be };

    qint64 readHead(char* data, qint64 maxSize);
    qint64 readEncoded(char* data, qint64 maxSize);
    qint64 readUtf16(char* data, qint64 maxSize);

    QIODevice& m_source;
    Encoding m_encoding = Encoding::Unknown;
    QByteArray m_half;              ///< of a character of UTF-16
    Break m_break = Break::Unknown; ///< as the first that was seen
    bool m_isFirst = true;
};

} // namespace tandem
