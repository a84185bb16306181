#pragma once

#include <QIODevice>

namespace tandem {

/// The bytes of another device, LF for CR where a table has CR alone between its lines, as Excel on
/// a Mac still writes it.
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

    QIODevice& m_source;
    Break m_break = Break::Unknown; ///< as the first that was seen
    bool m_isFirst = true;
};

} // namespace tandem
