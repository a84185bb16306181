#include "storage/formats/gunzip.h"

#include <algorithm>
#include <limits>

#include <zlib.h>

namespace tandem {

namespace {

constexpr qsizetype kGzipBlock = qsizetype(64) * 1024;
constexpr int kGzipAlone = 16; ///< zlib: neither its own form nor one without a checksum

} // namespace

struct Gunzip::Inflating
{
    Inflating() { isReady = inflateInit2(&stream, MAX_WBITS + kGzipAlone) == Z_OK; }
    ~Inflating() { inflateEnd(&stream); }
    Q_DISABLE_COPY_MOVE(Inflating)

    z_stream stream = {};
    bool isReady = false;
};

Gunzip::Gunzip(QIODevice& source)
    : m_source(source)
    , m_inflating(std::make_unique<Inflating>())
    , m_block(kGzipBlock, Qt::Uninitialized)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

Gunzip::~Gunzip() = default;

bool Gunzip::isGzip(QByteArrayView head)
{
    return head.startsWith(QByteArrayView("\x1f\x8b"));
}

qint64 Gunzip::fail(const QString& why)
{
    m_hasFailed = true;
    setErrorString(why);
    return -1;
}

bool Gunzip::fill()
{
    z_stream& stream = m_inflating->stream;
    if (stream.avail_in > 0)
        return true;
    const qint64 got = m_source.read(m_block.data(), m_block.size());
    if (got < 0)
        return false;
    stream.next_in = reinterpret_cast<Bytef*>(m_block.data());
    stream.avail_in = uInt(got);
    return true;
}

bool Gunzip::beginNext()
{
    z_stream& stream = m_inflating->stream;
    for (;;) {
        if (!fill())
            return false;
        if (stream.avail_in == 0)
            return true;
        if (*stream.next_in != 0) {
            m_isInside = true;
            return inflateReset(&stream) == Z_OK;
        }
        ++stream.next_in;
        --stream.avail_in;
    }
}

qint64 Gunzip::readData(char* data, qint64 maxSize)
{
    if (m_hasFailed || !m_inflating->isReady)
        return -1;
    z_stream& stream = m_inflating->stream;
    const auto most = uInt(std::min<qint64>(maxSize, qint64(std::numeric_limits<int>::max())));
    stream.next_out = reinterpret_cast<Bytef*>(data);
    stream.avail_out = most;
    while (stream.avail_out == most && most > 0) {
        if (!m_isInside && !beginNext())
            return fail(m_source.errorString());
        if (!m_isInside)
            return 0;
        if (!fill())
            return fail(m_source.errorString());
        if (stream.avail_in == 0)
            return fail(QStringLiteral("unexpected end of gzip data"));
        const int told = inflate(&stream, Z_NO_FLUSH);
        if (told == Z_STREAM_END)
            m_isInside = false;
        else if (told != Z_OK && told != Z_BUF_ERROR)
            return fail(QString::fromLatin1(stream.msg ? stream.msg : "damaged gzip data"));
    }
    return qint64(most - stream.avail_out);
}

} // namespace tandem
