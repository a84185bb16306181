#include "storage/formats/activitylogs/crlines.h"

#include "models/text/decode.h"
#include "storage/formats/jsonhead.h"

#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace tandem {

namespace {

constexpr qsizetype kMarkBytes = 2;
constexpr qsizetype kLongestMark = 4; ///< that of UTF-32, which begins like one of UTF-16
constexpr qsizetype kMostUtf8OfUnit = 3;

/// With a byte that is no UTF-8 for each half of a surrogate pair.
QByteArray utf8OfUnits(QStringView text)
{
    QByteArray utf8;
    for (;;) {
        const qsizetype half = firstLoneSurrogate(text);
        if (half < 0)
            return utf8 + text.toUtf8();
        utf8 += text.first(half).toUtf8() + '\xFF';
        text = text.sliced(half + 1);
    }
}

} // namespace

CrLines::CrLines(QIODevice& source)
    : m_source(source)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

/// The first bytes, where they are no mark; of UTF-16 what is behind it is kept.
qint64 CrLines::readHead(char* data, qint64 maxSize)
{
    qint64 head = 0;
    const qint64 wanted = std::min<qint64>(kLongestMark, maxSize);
    while (head < wanted) {
        const qint64 got = m_source.read(data + head, wanted - head);
        if (got < 0)
            return got;
        if (got == 0)
            break;
        head += got;
    }
    const QByteArrayView bytes(data, qsizetype(head));
    m_encoding = Encoding::AsItIs;
    if (isUtf32(bytes))
        return head;
    if (bytes.startsWith(QByteArrayView("\xFF\xFE", kMarkBytes)))
        m_encoding = Encoding::Utf16Le;
    else if (bytes.startsWith(QByteArrayView("\xFE\xFF", kMarkBytes)))
        m_encoding = Encoding::Utf16Be;
    if (m_encoding == Encoding::AsItIs)
        return head;
    m_half = bytes.sliced(kMarkBytes).toByteArray();
    return 0;
}

qint64 CrLines::readUtf16(char* data, qint64 maxSize)
{
    QByteArray units;
    for (;;) {
        units = m_half;
        units.resize(qsizetype(maxSize) / kMostUtf8OfUnit * 2);
        const qint64 got =
            m_source.read(units.data() + m_half.size(), units.size() - m_half.size());
        if (got < 0)
            return got;
        units.truncate(m_half.size() + qsizetype(got));
        QString text(units.size() / 2, Qt::Uninitialized);
        if (m_encoding == Encoding::Utf16Le)
            qFromLittleEndian<quint16>(units.constData(), text.size(), text.data());
        else
            qFromBigEndian<quint16>(units.constData(), text.size(), text.data());
        const bool isEnd = got == 0;
        if (!isEnd && !text.isEmpty() && text.back().isHighSurrogate())
            text.chop(1);
        m_half = units.sliced(2 * text.size());
        QByteArray utf8 = utf8OfUnits(text);
        if (isEnd && !m_half.isEmpty()) {
            utf8 += '\xFF';
            m_half.clear();
        }
        std::memcpy(data, utf8.constData(), std::size_t(utf8.size()));
        if (isEnd || !utf8.isEmpty())
            return utf8.size();
    }
}

/// As UTF-8, or as it is.
qint64 CrLines::readEncoded(char* data, qint64 maxSize)
{
    qint64 head = 0;
    if (m_encoding == Encoding::Unknown) {
        head = readHead(data, maxSize);
        if (head < 0)
            return head;
    }
    if (m_encoding != Encoding::AsItIs)
        return readUtf16(data, maxSize);
    const qint64 got = m_source.read(data + head, maxSize - head);
    return head > 0 ? head + std::max<qint64>(got, 0) : got;
}

qint64 CrLines::readData(char* data, qint64 maxSize)
{
    const qint64 got = readEncoded(data, maxSize);
    if (got < 0) {
        setErrorString(m_source.errorString());
        return got;
    }
    if (m_break == Break::Unknown && got > 0) {
        const QByteArrayView bytes(data, qsizetype(got));
        const char visible = firstVisible(withoutUtf8Mark(bytes));
        const bool isJson = m_isFirst && (visible == '{' || visible == '[');
        const qsizetype cr = bytes.indexOf('\r');
        m_isFirst = false;
        if (isJson || bytes.contains('\n')) // there is no CR alone in CRLF
            m_break = Break::Lf;
        else if (cr >= 0 && cr + 1 < bytes.size()) // what is behind the last byte is not known
            m_break = Break::Cr;
    }
    if (m_break == Break::Cr)
        std::replace(data, data + got, '\r', '\n');
    return got;
}

qint64 CrLines::writeData(const char*, qint64)
{
    return -1;
}

} // namespace tandem
