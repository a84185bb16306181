#include "storage/formats/casesreader.h"

#include "models/text/decode.h"
#include "storage/formats/caserow.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/jsonrecords.h"
#include "storage/formats/limits.h"
#include "storage/formats/linereader.h"
#include "storage/formats/openfile.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CasesReader)
};

/// Turns the events of a document with cases into cases.
class CasesVisitor final : public JsonRecords
{
    Q_DECLARE_TR_FUNCTIONS(CasesReader)

public:
    CasesVisitor(JsonSource& jsonSource, const QString& fileName, bool mayBeList,
        const TextCaseSink& sink, CaseNeeds needs)
        : JsonRecords(jsonSource, fileName)
        , m_mayBeList(mayBeList)
        , m_sink(sink)
        , m_needs(needs)
    {
    }
    qint64 casesRead() const { return m_casesRead; }

protected:
    bool isRecord() const override { return depth() == (m_isList ? 1 : 0); }
    bool mayEnter(Container container) override
    {
        m_isList = depth() == 0 && m_mayBeList && container == Container::Array;
        return m_isList;
    }
    QString expectedHere() const override
    {
        return m_mayBeList && depth() == 0 ? tr("an object or a list of objects") : tr("an object");
    }
    bool isWanted(std::string_view key) const override { return isCaseKey(key); }
    bool takeRecord(const QByteArray& json) override
    {
        auto textCase = textCaseFrom(QJsonDocument::fromJson(json).object(), m_needs);
        if (!textCase)
            return failIn(textCase.error().inner, textCase.error().what, textCase.error().remedy);
        const QString place = Words::tr("%1, line %2").arg(name()).arg(recordPlace().line);
        if (const auto taken = m_sink(std::move(*textCase), place); !taken)
            return fail(taken.error());
        ++m_casesRead;
        return true;
    }

private:
    const bool m_mayBeList;
    bool m_isList = false;
    const TextCaseSink& m_sink;
    const CaseNeeds m_needs;
    qint64 m_casesRead = 0;
};

Expected<qint64> readJson(QIODevice& device, const QString& name, const TextCaseSink& sink,
    const ReadProgress& progress, CaseNeeds needs)
{
    ChunkReader reader(device, name, progress);
    JsonSource source(reader);
    CasesVisitor visitor(source, name, true, sink, needs);
    return visitor.run().map([&] { return visitor.casesRead(); });
}

Expected<qint64> readJsonLines(QIODevice& device, const QString& name, const TextCaseSink& sink,
    const ReadProgress& progress, CaseNeeds needs)
{
    ChunkReader reader(device, name, progress);
    LineReader lines(reader, limits::maxItemBytes);
    qint64 cases = 0;
    for (;;) {
        const auto more = lines.next();
        if (!more)
            return failure(more.error());
        if (!*more)
            return cases;
        if (lines.line().trimmed().isEmpty())
            continue;
        JsonSource source(lines);
        CasesVisitor visitor(source, name, false, sink, needs);
        if (const auto read = visitor.run(); !read)
            return failure(read.error());
        ++cases;
    }
}

Expected<QString> readText(QIODevice& device, const QString& name, const ReadProgress& progress)
{
    ChunkReader reader(device, name, progress);
    QByteArray bytes;
    for (;;) {
        const auto chunk = reader.next();
        if (!chunk)
            return failure(chunk.error());
        if (chunk->isEmpty())
            return decodeText(bytes, name);
        if (reader.bytesRead() > limits::maxDocumentBytes)
            return failure(ErrorCode::TooLarge, Words::tr("The file is larger than 64 MiB."), name,
                Words::tr("Save the cases as JSONL; that may be of any size."));
        bytes.append(*chunk);
    }
}

Expected<QStringList> columnsOf(const CsvRecord& header, const QString& place)
{
    const QStringList columns = caseColumns(header.cells);
    if (!hasCaseColumn(columns))
        return failure(ErrorCode::InvalidInput,
            Words::tr("The first row should name the columns: input, output, reference."), place,
            Words::tr("\"tandem help formats\" shows how cases are written."));
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (isCaseKey(columns.at(i).toStdString()) && columns.indexOf(columns.at(i)) < i)
            return failure(ErrorCode::InvalidInput,
                Words::tr("The column \"%1\" is there twice.").arg(columns.at(i)), place,
                Words::tr("Remove one of the two."));
    }
    return columns;
}

/// Turns the records of a table into cases, one after the other.
class CasesTable final
{
public:
    CasesTable(const QString& name, const TextCaseSink& sink, CaseNeeds needs)
        : m_name(name)
        , m_sink(sink)
        , m_needs(needs)
    {
    }
    qint64 casesRead() const { return m_casesRead; }

    Expected<void> take(const CsvRecord& record)
    {
        const QString place = Words::tr("%1, line %2").arg(m_name).arg(record.line);
        return m_columns.isEmpty() ? takeHeader(record, place) : takeCase(record, place);
    }

private:
    Expected<void> takeHeader(const CsvRecord& record, const QString& place)
    {
        return columnsOf(record, place).map([&](const QStringList& columns) {
            m_columns = columns;
            for (qsizetype i = 0; i < columns.size(); ++i) {
                if (isCaseKey(columns.at(i).toStdString()))
                    m_wanted.append(i);
            }
        });
    }

    Expected<void> takeCase(const CsvRecord& record, const QString& place)
    {
        if (record.cells.size() != m_columns.size())
            return failure(ErrorCode::InvalidInput,
                Words::tr("Expected as many cells as the header has."), place,
                Words::tr("Put cells with commas or line breaks in quotes."));
        QJsonObject object;
        for (const qsizetype i : std::as_const(m_wanted)) {
            if (!record.cells.at(i).isEmpty())
                object.insert(m_columns.at(i), record.cells.at(i));
        }
        auto textCase = textCaseFrom(object, m_needs);
        if (!textCase)
            return failure(ErrorCode::InvalidInput, textCase.error().what,
                textCase.error().inner.isEmpty()
                    ? place
                    : QString(place + QLatin1String(", ") + textCase.error().inner.mid(1)),
                textCase.error().remedy);
        ++m_casesRead;
        return m_sink(std::move(*textCase), place);
    }

    const QString& m_name;
    const TextCaseSink& m_sink;
    const CaseNeeds m_needs;
    QStringList m_columns;
    QList<qsizetype> m_wanted; ///< which columns say something of a case
    qint64 m_casesRead = 0;
};

Expected<qint64> readTable(QIODevice& device, const QString& name, const TextCaseSink& sink,
    const ReadProgress& progress, CaseNeeds needs)
{
    const auto text = readText(device, name, progress);
    if (!text)
        return failure(text.error());
    CasesTable table(name, sink, needs);
    const auto take = [&](const CsvRecord& record) -> Expected<void> {
        if (progress && !progress(device.pos()))
            return failure(ErrorCode::Cancelled, Words::tr("Reading was cancelled."), name);
        return table.take(record);
    };
    return readCsvRecords(*text, name, take).map([&] { return table.casesRead(); });
}

Expected<qint64> readAs(QIODevice& device, const QString& name, CasesFormat format,
    const TextCaseSink& sink, const ReadProgress& progress, CaseNeeds needs)
{
    switch (format) {
    case CasesFormat::Json:
        return readJson(device, name, sink, progress, needs);
    case CasesFormat::JsonLines:
        return readJsonLines(device, name, sink, progress, needs);
    case CasesFormat::Csv:
        return readTable(device, name, sink, progress, needs);
    case CasesFormat::Result:
        break;
    }
    return failure(ErrorCode::Refused, Words::tr("This is a result of expert_score, not cases."),
        name, Words::tr("Import it as a result, together with the file of its texts."));
}

} // namespace

Expected<qint64> readCases(
    const QString& path, const TextCaseSink& sink, const ReadProgress& progress, CaseNeeds needs)
{
    return casesFormatOf(path).and_then([&](CasesFormat format) -> Expected<qint64> {
        QFile file(path);
        return openForReading(file).and_then(
            [&] { return readCases(file, path, format, sink, progress, needs); });
    });
}

Expected<qint64> readCases(QIODevice& device, const QString& name, CasesFormat format,
    const TextCaseSink& sink, const ReadProgress& progress, CaseNeeds needs)
{
    const auto read = readAs(device, name, format, sink, progress, needs);
    if (read && *read == 0)
        return failure(ErrorCode::InvalidInput, Words::tr("There is no case in it."), name,
            Words::tr("Choose a file with at least one case."));
    return read;
}

} // namespace tandem
