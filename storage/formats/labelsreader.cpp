#include "storage/formats/labelsreader.h"

#include "models/text/decode.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/labelrow.h"
#include "storage/formats/limits.h"
#include "storage/formats/openfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

Expected<LabelsFile> fromJsonLines(const QString& text, const QString& name)
{
    LabelsFile file;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines.at(i).trimmed().isEmpty())
            continue;
        const auto document = parse(lines.at(i), name, i + 1);
        if (!document)
            return failure(document.error());
        if (!document->isObject())
            return failure(wrongAt(Words::tr("Expected an object."), lineOf(name, i + 1)));
        const auto row = labelRowFrom(document->object(), lineOf(name, i + 1));
        if (!row)
            return failure(row.error());
        file.rows.append(*row);
    }
    return file;
}

Expected<LabelsFile> fromCsv(const QString& text, const QString& name)
{
    const auto records = readCsv(text, name);
    if (!records)
        return failure(records.error());
    LabelsFile file;
    const QStringList header = records->value(0).cells;
    for (const CsvRecord& record : records->mid(1)) {
        const QString place = lineOf(name, record.line);
        if (record.cells.size() != header.size())
            return failure(wrongAt(Words::tr("Expected as many cells as the header has."), place));
        QJsonObject entry;
        for (qsizetype i = 0; i < header.size(); ++i)
            entry.insert(header.at(i).trimmed().toLower(), record.cells.at(i));
        const auto row = labelRowFrom(entry, place);
        if (!row)
            return failure(row.error());
        file.rows.append(*row);
    }
    return file;
}

Expected<LabelsFile> fromLines(const QString& text, const QString& name)
{
    LabelsFile file;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringList words = lines.at(i).simplified().split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        const QString place = lineOf(name, i + 1);
        if (words.size() != 3)
            return failure(
                wrongAt(Words::tr("Expected three words: SAMPLE PARAGRAPH yes|no|clear."), place));
        const auto row = labelRowFrom(
            {{QStringLiteral("sample"), words.at(0)}, {QStringLiteral("paragraph"), words.at(1)},
                {QStringLiteral("answer"), words.at(2)}},
            place);
        if (!row)
            return failure(row.error());
        file.rows.append(*row);
    }
    return file;
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
