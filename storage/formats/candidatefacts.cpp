#include "storage/formats/candidatefacts.h"

#include "models/facts/factedit.h"
#include "models/text/decode.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/jsonvalues.h"
#include "storage/formats/limits.h"
#include "storage/formats/openfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QStringTokenizer>

#include <limits>
#include <optional>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CandidateFacts)
};

Error wrongAt(const QString& what, const QString& where)
{
    return {ErrorCode::InvalidInput, what, where,
        Words::tr("A row is {\"sample\": 1, \"paragraph\": 3, \"fact\": \"...\"}."), {}};
}

QString lineOf(const QString& name, qint64 line)
{
    return Words::tr("%1, line %2").arg(name).arg(line);
}

Expected<int> numberIn(const QJsonObject& row, const char* key, const QString& place)
{
    const QJsonValue value = row.value(QLatin1String(key));
    bool isNumber = value.isDouble();
    double number = value.toDouble();
    if (value.isString())
        number = value.toString().trimmed().toInt(&isNumber);
    if (isNumber && number >= 1 && number <= std::numeric_limits<int>::max() &&
        number == double(int(number)))
        return int(number);
    return failure(
        wrongAt(Words::tr("\"%1\" is not a number from 1 on.").arg(QLatin1String(key)), place));
}

Expected<CandidateFact> factFrom(const QJsonObject& row, const QString& place)
{
    const auto sample = numberIn(row, "sample", place);
    const auto paragraph = numberIn(row, "paragraph", place);
    if (!sample || !paragraph)
        return failure(sample ? paragraph.error() : sample.error());
    if (!row.value(QLatin1String("fact")).isString())
        return failure(wrongAt(Words::tr("\"fact\" is not a text."), place));
    const auto text = checkedFactText(row.value(QLatin1String("fact")).toString());
    if (!text)
        return failure(text.error().in(place));
    return CandidateFact{*sample, *paragraph, *text, place};
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

Expected<QList<CandidateFact>> fromJson(const QString& text, const QString& name)
{
    const auto document = parse(text, name, 1);
    if (!document)
        return failure(document.error());
    const bool wrapped = document->isObject();
    const QJsonValue listed = document->object().value(QLatin1String("facts"));
    if (wrapped && !listed.isArray())
        return failure(wrongAt(Words::tr("Expected a list."), name + QStringLiteral(", /facts")));
    const QJsonArray rows = wrapped ? listed.toArray() : document->array();
    QList<CandidateFact> facts;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QString place = QStringLiteral("%1, %2/%3")
                                  .arg(name, wrapped ? QStringLiteral("/facts") : QString())
                                  .arg(i);
        if (!rows.at(i).isObject())
            return failure(wrongAt(Words::tr("Expected an object."), place));
        const auto fact = factFrom(rows.at(i).toObject(), place);
        if (!fact)
            return failure(fact.error());
        facts.append(*fact);
    }
    return facts;
}

Expected<void> append(QList<CandidateFact>& facts, const QJsonObject& row, const QString& place)
{
    const auto fact = factFrom(row, place);
    if (!fact)
        return failure(fact.error());
    if (facts.size() == limits::maxRows)
        return failure(ErrorCode::TooLarge,
            Words::tr("There are more than %L1 facts.").arg(limits::maxRows), place,
            Words::tr("Split it, one file for some of the samples each."));
    facts.append(*fact);
    return {};
}

Expected<QList<CandidateFact>> fromJsonLines(const QString& text, const QString& name)
{
    QList<CandidateFact> facts;
    qint64 number = 0;
    for (const QStringView line : qTokenize(text, u'\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        const auto document = parse(line.toString(), name, number);
        if (!document)
            return failure(document.error());
        if (!document->isObject())
            return failure(wrongAt(Words::tr("Expected an object."), lineOf(name, number)));
        if (auto taken = append(facts, document->object(), lineOf(name, number)); !taken)
            return failure(taken.error());
    }
    return facts;
}

Expected<QList<CandidateFact>> fromCsv(const QString& text, const QString& name)
{
    static const QSet<QString> keys{
        QStringLiteral("sample"), QStringLiteral("paragraph"), QStringLiteral("fact")};
    QList<CandidateFact> facts;
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
        QJsonObject row;
        for (qsizetype i = 0; i < header->size(); ++i) {
            if (keys.contains(header->at(i)))
                row.insert(header->at(i), record.cells.at(i));
        }
        return append(facts, row, place);
    }).map([&] { return facts; });
}

CandidateFormat formatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("json"))
        return CandidateFormat::Json;
    return suffix == QLatin1String("csv") ? CandidateFormat::Csv : CandidateFormat::JsonLines;
}

} // namespace

Expected<QList<CandidateFact>> readCandidateFacts(const QString& path)
{
    QFile file(path);
    return openForReading(file).and_then(
        [&] { return readCandidateFacts(file, path, formatOf(path)); });
}

Expected<QList<CandidateFact>> readCandidateFacts(
    QIODevice& device, const QString& name, CandidateFormat format)
{
    const QByteArray bytes = readUpTo(device, limits::maxDocumentBytes + 1);
    if (bytes.size() > limits::maxDocumentBytes)
        return failure(ErrorCode::TooLarge, Words::tr("The file is larger than 64 MiB."), name,
            Words::tr("Split it, one file for some of the samples each."));
    const auto text = decodeText(bytes, name);
    if (!text)
        return failure(text.error());
    const auto facts = format == CandidateFormat::Json        ? fromJson(*text, name)
                       : format == CandidateFormat::JsonLines ? fromJsonLines(*text, name)
                                                              : fromCsv(*text, name);
    if (facts && facts->isEmpty())
        return failure(wrongAt(Words::tr("There is no fact in it."), name));
    return facts;
}

} // namespace tandem
