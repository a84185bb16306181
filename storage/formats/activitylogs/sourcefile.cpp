#include "storage/formats/activitylogs/sourcefile.h"

#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/activitylogs/sourcemeter.h"
#include "storage/formats/openfile.h"

namespace tandem {

namespace {

constexpr qsizetype kDrainedBytes = qsizetype(256) * 1024;
constexpr qint64 kTarEndBytes = 1024; // two blocks of NULs

} // namespace

SourceFile::SourceFile(const QString& path, SourceMeter& meter)
    : m_file(path)
    , m_meter(meter)
{
}

Expected<void> SourceFile::openFile()
{
    TANDEM_DO(openForReading(m_file));
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    return {};
}

qint64 SourceFile::readData(char* data, qint64 maxSize)
{
    const qint64 got = m_file.read(data, maxSize);
    if (got < 0 || m_file.error() != QFileDevice::NoError) {
        setErrorString(m_file.errorString());
        return -1;
    }
    if (!m_meter.add(got, m_file.size()))
        return -1;
    const QByteArrayView bytes(data, qsizetype(got));
    m_sum.add(bytes);
    qsizetype nulls = 0;
    while (nulls < bytes.size() && nulls < kTarEndBytes && bytes[bytes.size() - 1 - nulls] == '\0')
        ++nulls;
    m_nulls = nulls == bytes.size() ? m_nulls + nulls : nulls;
    return got;
}

qint64 SourceFile::writeData(const char*, qint64)
{
    return -1;
}

Expected<void> SourceFile::readToEnd()
{
    QByteArray bytes(kDrainedBytes, Qt::Uninitialized);
    for (;;) {
        const qint64 got = read(bytes.data(), bytes.size());
        if (got == 0)
            return {};
        if (got < 0)
            return failure(ErrorCode::Unreadable,
                LogWords::tr("The file could not be read: %1.").arg(errorString()),
                m_file.fileName());
    }
}

bool SourceFile::endsLikeTar() const
{
    return m_nulls >= kTarEndBytes;
}

} // namespace tandem
