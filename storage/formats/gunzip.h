#pragma once

#include <QByteArray>
#include <QIODevice>

#include <memory>

namespace tandem {

/// What is in a file compressed by gzip, as it is read from a device: one member or several after
/// each other. Length and checksum of each are compared, which libarchive does not do: reading
/// fails at the end of one that was changed or cut off. Memory is that of a block.
class Gunzip final : public QIODevice
{
public:
    /// `source`, open for reading, must outlive this.
    explicit Gunzip(QIODevice& source);
    ~Gunzip() override;
    Q_DISABLE_COPY_MOVE(Gunzip)

    /// Whether a file that begins so is such a one.
    static bool isGzip(QByteArrayView head);

    /// Whether reading ended before the end: it is damaged or cut off, or the source is.
    bool hasFailed() const { return m_hasFailed; }

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    struct Inflating;

    qint64 fail(const QString& why);
    /// Has bytes at hand unless the source is at its end; false where it cannot be read.
    bool fill();
    /// After a member: NULs that pad the file are passed over.
    bool beginNext();

    QIODevice& m_source;
    std::unique_ptr<Inflating> m_inflating;
    QByteArray m_block;
    bool m_isInside = true; ///< a member has begun, or has to
    bool m_hasFailed = false;
};

} // namespace tandem
