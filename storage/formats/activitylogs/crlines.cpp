#include "storage/formats/activitylogs/crlines.h"

#include "storage/formats/jsonhead.h"

#include <algorithm>

namespace tandem {

CrLines::CrLines(QIODevice& source)
    : m_source(source)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 CrLines::readData(char* data, qint64 maxSize)
{
    const qint64 got = m_source.read(data, maxSize);
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
