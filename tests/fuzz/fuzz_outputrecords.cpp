#include "budget.h"
#include "storage/formats/kgdsoutputswriter.h"
#include "storage/formats/outputrecordsreader.h"
#include "storage/formats/publishedrowsreader.h"

#include <QBuffer>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace tandem;
using namespace tandem::kgds;

namespace {

QList<OutputRecord> outputsIn(const QByteArray& bytes, const QString& name, bool mustRead)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QList<OutputRecord> records;
    const auto meant = [](const QString& word) -> QList<qint64> {
        bool isNumber = false;
        const int number = word.toInt(&isNumber);
        return isNumber && number > 0 ? QList<qint64>{number} : QList<qint64>();
    };
    const auto read = readOutputRecords({buffer, name}, meant, [&](OutputRecord&& record) {
        records.append(std::move(record));
        return Expected<void>();
    });
    const bool isSound = read ? *read == records.size() : !read.error().what.isEmpty();
    if (!isSound || (mustRead && !read))
        std::abort();
    return records;
}

/// Whether a table of these texts may look like binary data, which is not read.
bool hasControls(const QList<OutputRecord>& records)
{
    const auto isControl = [](QChar c) {
        return c < u' ' && c != u'\t' && c != u'\n' && c != u'\r';
    };
    const auto has = [&](const QString& text) {
        return std::any_of(text.cbegin(), text.cend(), isControl);
    };
    return std::any_of(records.cbegin(), records.cend(), [&](const OutputRecord& record) {
        return has(record.output.background) || has(record.output.opinions) ||
               has(record.output.paragraphs.join(u' '));
    });
}

/// What was read is written, and reads as the same again.
void writeAndReadAgain(const QList<OutputRecord>& records, RecordLayout layout)
{
    const QString name =
        layout == RecordLayout::Csv ? QStringLiteral("o.csv") : QStringLiteral("o.jsonl");
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    OutputRecordsWriter writer(buffer, name, layout);
    if (!writer.open())
        std::abort();
    for (const OutputRecord& record : records) {
        if (!writer.write(record))
            std::abort();
    }
    const QList<OutputRecord> again = outputsIn(buffer.data(), name, true);
    if (again.size() != records.size())
        std::abort();
    for (qsizetype i = 0; i < again.size(); ++i) {
        if (again.at(i).sample != records.at(i).sample ||
            again.at(i).system != records.at(i).system ||
            again.at(i).output != records.at(i).output)
            std::abort();
        if (layout == RecordLayout::JsonLines && again.at(i).verdicts != records.at(i).verdicts)
            std::abort();
    }
}

void readTable(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto rows = readPublishedRows({buffer, QStringLiteral("t.csv")});
    if (rows ? rows->isEmpty() : rows.error().what.isEmpty())
        std::abort();
}

} // namespace

/// The first byte chooses the file's name, or a table of published models.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char*>(data + 1), qsizetype(size - 1));
    const char* const names[] = {"o.json", "o.jsonl", "o.csv", "o"};
    if (data[0] % 5 == 4) {
        readTable(bytes);
        return 0;
    }
    const QList<OutputRecord> records = outputsIn(bytes, QLatin1String(names[data[0] % 5]), false);
    for (const RecordLayout layout : {RecordLayout::JsonLines, RecordLayout::Csv}) {
        const bool isText = layout == RecordLayout::JsonLines || !hasControls(records);
        if (!records.isEmpty() && isText)
            writeAndReadAgain(records, layout);
    }
    return 0;
}
