#include "storage/formats/labelsreader.h"

#include "models/text/decode.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/jsonvalues.h"
#include "storage/formats/labelrow.h"
#include "storage/formats/limits.h"
#include "storage/formats/openfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringTokenizer>

#include <functional>
#include <optional>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LabelsReader)
};

Error wrongAt(const QString& what, const QString& where)
{
    return {ErrorCode::InvalidInput, what, where,
        Words::tr("\"tandem help formats\" shows how labels are written."), {}};
}

QString lineOf(const QString& name, qint64 line)
{
    return Words::tr("%1, line %2").arg(name).arg(line);
}

Expected<QString> readText(QIODevice& device, const QString& name)
{
    const QByteArray bytes = readUpTo(device, limits::maxDocumentBytes + 1);
    if (bytes.size() > limits::maxDocumentBytes) {
        return failure(ErrorCode::TooLarge, Words::tr("The file is larger than 64 MiB."), name,
            Words::tr("Split it, one file for some of the samples each."));
    }
    return decodeText(bytes, name).and_then([&](const QString& text) -> Expected<QString> {
        if (text.trimmed().isEmpty())
            return failure(wrongAt(Words::tr("There is nothing in it."), name));
        return text;
    });
}

Expected<QJsonDocument> parse(const QString& text, const QString& name, qint64 firstLine)
{
    const QByteArray utf8 = text.toUtf8();
    if (auto few = checkJsonValues(utf8, name); !few)
        return failure(few.error());
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(utf8, &problem);
    if (problem.error == QJsonParseError::NoError)
        return document;
    const qint64 line = firstLine + utf8.left(problem.offset).count('\n');
    return failure(
        wrongAt(Words::tr("This is not JSON: %1.").arg(problem.errorString()), lineOf(name, line)));
}

Expected<QList<LabelRow>> rowsOf(const QJsonArray& entries, const QString& place)
{
    QList<LabelRow> rows;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QString at = QStringLiteral("%1/%2").arg(place).arg(i);
        if (!entries.at(i).isObject())
            return failure(wrongAt(Words::tr("Expected an object."), at));
        const auto row = labelRowFrom(entries.at(i).toObject(), at);
        if (!row)
            return failure(row.error());
        rows.append(*row);
    }
    return rows;
}

Expected<QList<LabelsPerson>> peopleOf(const QJsonValue& value, const QString& place)
{
    QList<LabelsPerson> people;
    if (value.isUndefined())
        return people;
    if (!value.isArray())
        return failure(wrongAt(Words::tr("Expected a list."), place));
    const QJsonArray entries = value.toArray();
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QJsonObject entry = entries.at(i).toObject();
        const QString name = entry.value(QLatin1String("name")).toString();
        const QString role =
            entry.value(QLatin1String("role")).toString(QStringLiteral("annotator"));
        if (name.isEmpty() || (role != QLatin1String("lead") && role != QLatin1String("annotator")))
            return failure(wrongAt(Words::tr("Expected a name and a role, lead or annotator."),
                QStringLiteral("%1/%2").arg(place).arg(i)));
        people.append({name, entry.value(QLatin1String("colour")).toString(),
            role == QLatin1String("lead") ? Role::Lead : Role::Annotator});
    }
    return people;
}

/// The answers of one entry of "samples": {sample, answers: {NAME: [row without sample]}}.
Expected<QList<LabelRow>> sampleRows(const QJsonObject& sample, const QString& place)
{
    if (!sample.value(QLatin1String("answers")).isObject())
        return failure(wrongAt(Words::tr("Expected an object: a list of answers for each person."),
            place + QStringLiteral("/answers")));
    const QJsonObject answers = sample.value(QLatin1String("answers")).toObject();
    QList<LabelRow> rows;
    for (auto it = answers.begin(); it != answers.end(); ++it) {
        const QString at = QStringLiteral("%1/answers/%2").arg(place, it.key());
        if (!it->isArray())
            return failure(wrongAt(Words::tr("Expected a list."), at));
        QJsonArray entries;
        for (const QJsonValueConstRef entry : it->toArray()) {
            QJsonObject row = entry.toObject();
            row.insert(QStringLiteral("sample"), sample.value(QLatin1String("sample")));
            row.insert(QStringLiteral("person"), it.key());
            entries.append(row);
        }
        const auto part = rowsOf(entries, at);
        if (!part)
            return part;
        rows += *part;
    }
    return rows;
}

Expected<LabelsFile> fromJson(const QString& text, const QString& name)
{
    const auto document = parse(text, name, 1);
    if (!document)
        return failure(document.error());
    LabelsFile file;
    if (document->isArray())
        return rowsOf(document->array(), name + QStringLiteral(", "))
            .map([&](const QList<LabelRow>& rows) {
                return LabelsFile{{}, rows};
            });
    const QJsonObject root = document->object();
    const auto people =
        peopleOf(root.value(QLatin1String("people")), name + QStringLiteral(", /people"));
    if (!people)
        return failure(people.error());
    file.people = *people;
    if (!root.value(QLatin1String("samples")).isArray())
        return failure(wrongAt(Words::tr("Expected a list."), name + QStringLiteral(", /samples")));
    const QJsonArray samples = root.value(QLatin1String("samples")).toArray();
    for (qsizetype i = 0; i < samples.size(); ++i) {
        const auto rows = sampleRows(
            samples.at(i).toObject(), QStringLiteral("%1, /samples/%2").arg(name).arg(i));
        if (!rows)
            return failure(rows.error());
        file.rows += *rows;
    }
    return file;
}

Expected<void> append(QList<LabelRow>& rows, const QJsonObject& entry, const QString& place)
{
    const auto row = labelRowFrom(entry, place);
    if (!row)
        return failure(row.error());
    if (rows.size() == limits::maxRows)
        return failure(ErrorCode::TooLarge,
            Words::tr("There are more than %L1 answers.").arg(limits::maxRows), place,
            Words::tr("Split it, one file for some of the samples each."));
    rows.append(*row);
    return {};
}

/// Calls `take` for each line that is not blank, with its number; keeps none of them.
Expected<void> eachLine(
    const QString& text, const std::function<Expected<void>(const QString&, qint64)>& take)
{
    qint64 number = 0;
    for (const QStringView line : qTokenize(text, u'\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        if (auto taken = take(line.toString(), number); !taken)
            return taken;
    }
    return {};
}

Expected<LabelsFile> fromJsonLines(const QString& text, const QString& name)
{
    LabelsFile file;
    return eachLine(text, [&](const QString& line, qint64 number) -> Expected<void> {
        const auto document = parse(line, name, number);
        if (!document)
            return failure(document.error());
        if (!document->isObject())
            return failure(wrongAt(Words::tr("Expected an object."), lineOf(name, number)));
        return append(file.rows, document->object(), lineOf(name, number));
    }).map([&] { return file; });
}

Expected<LabelsFile> fromCsv(const QString& text, const QString& name)
{
    LabelsFile file;
    std::optional<QStringList> header;
    return readCsvRecords(text, name, [&](const CsvRecord& record) -> Expected<void> {
        if (!header) {
            header = record.cells;
            for (QString& column : *header)
                column = column.trimmed().toLower();
            return {};
        }
        const QString place = lineOf(name, record.line);
        if (record.cells.size() != header->size())
            return failure(wrongAt(Words::tr("Expected as many cells as the header has."), place));
        QJsonObject entry;
        for (qsizetype i = 0; i < header->size(); ++i) {
            if (isLabelKey(header->at(i)))
                entry.insert(header->at(i), record.cells.at(i));
        }
        return append(file.rows, entry, place);
    }).map([&] { return file; });
}

Expected<LabelsFile> fromLines(const QString& text, const QString& name)
{
    LabelsFile file;
    return eachLine(text, [&](const QString& line, qint64 number) -> Expected<void> {
        const QStringList words = line.simplified().split(u' ', Qt::SkipEmptyParts);
        const QString place = lineOf(name, number);
        if (words.size() != 3)
            return failure(
                wrongAt(Words::tr("Expected three words: SAMPLE PARAGRAPH yes|no|clear."), place));
        return append(file.rows,
            {{QStringLiteral("sample"), words.at(0)}, {QStringLiteral("paragraph"), words.at(1)},
                {QStringLiteral("answer"), words.at(2)}},
            place);
    }).map([&] { return file; });
}

LabelsFormat formatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("json"))
        return LabelsFormat::Json;
    if (suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson"))
        return LabelsFormat::JsonLines;
    return suffix == QLatin1String("csv") ? LabelsFormat::Csv : LabelsFormat::Lines;
}

} // namespace

Expected<LabelsFile> readLabels(const QString& path)
{
    QFile file(path);
    return openForReading(file).and_then([&] { return readLabels(file, path, formatOf(path)); });
}

Expected<LabelsFile> readLabels(QIODevice& device, const QString& name, LabelsFormat format)
{
    const auto text = readText(device, name);
    if (!text)
        return failure(text.error());
    switch (format) {
    case LabelsFormat::Json:
        return fromJson(*text, name);
    case LabelsFormat::JsonLines:
        return fromJsonLines(*text, name);
    case LabelsFormat::Csv:
        return fromCsv(*text, name);
    case LabelsFormat::Lines:
        break;
    }
    return fromLines(*text, name);
}

} // namespace tandem
