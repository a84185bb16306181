#include "storage/studies/studyexport.h"

#include "models/studies/designjson.h"
#include "models/studies/kindkeys.h"
#include "storage/database/rows.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/devicewrite.h"
#include "storage/repositories/studyrepository.h"
#include "storage/studies/studywords.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace tandem {

namespace {

/// A column of the export: its name, what it means, and its cell.
struct StudyAnswerColumn
{
    const char* name;
    const char* meaning; ///< English, as everything in files is
    QJsonValue (*cell)(const StudyAnswerRecord& record);
};

QJsonValue orNull(int number)
{
    return number > 0 ? QJsonValue(number) : QJsonValue();
}

using Record = const StudyAnswerRecord&;

const StudyAnswerColumn kAnswerColumns[] = {
    {"rater", "who answered: a pseudonym unless names were asked for",
        [](Record record) { return QJsonValue(record.rater); }},
    {"item", "the item's name", [](Record record) { return QJsonValue(record.item); }},
    {"kind", "rated; practice and check items are no part of results",
        [](Record record) { return QJsonValue(studies::itemKindKey(record.kind)); }},
    {"question", "the question's name", [](Record record) { return QJsonValue(record.question); }},
    {"answer", "of the item's own sides, whichever way round it was shown; empty: taken back",
        [](Record record) { return QJsonValue(record.value); }},
    {"time", "when it was given, UTC",
        [](Record record) { return QJsonValue(record.at.toString(Qt::ISODateWithMs)); }},
    {"duration_ms", "active time on the item before it; 0: not measured",
        [](Record record) { return QJsonValue(record.durationMs); }},
    {"side", "the side that was shown first, 1 or 2; empty: the item has no sides",
        [](Record record) { return orNull(record.firstSide); }},
    {"position", "of the item among the rater's, from 1",
        [](Record record) { return orNull(record.position); }},
    {"version", "of the design that it was given under",
        [](Record record) { return orNull(record.version); }},
    {"current", "1: the latest of its rater to this question about this item, which counts",
        [](Record record) { return QJsonValue(record.isCurrent ? 1 : 0); }},
};

Expected<void> writeStudyAnswersCsv(const QList<StudyAnswerRecord>& records, QIODevice& device)
{
    CsvWriter writer(device, StudyFileWords::tr("the answers"));
    QStringList header;
    for (const StudyAnswerColumn& column : kAnswerColumns)
        header.append(QLatin1String(column.name));
    TANDEM_DO(writer.writeRow(header));
    for (const StudyAnswerRecord& record : records) {
        QStringList cells;
        for (const StudyAnswerColumn& column : kAnswerColumns)
            cells.append(column.cell(record).toVariant().toString());
        TANDEM_DO(writer.writeRow(cells));
    }
    return writer.finish();
}

Expected<void> writeAnswersJsonl(const QList<StudyAnswerRecord>& records, QIODevice& device)
{
    for (const StudyAnswerRecord& record : records) {
        QJsonObject line;
        for (const StudyAnswerColumn& column : kAnswerColumns)
            line.insert(QLatin1String(column.name), column.cell(record));
        const QByteArray bytes = QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
        TANDEM_DO(writeFully(device, bytes, StudyFileWords::tr("the answers")));
    }
    return {};
}

} // namespace

Expected<qint64> writeStudyAnswers(
    Database& database, StudyId study, RaterNames names, AnswersLayout layout, QIODevice& device)
{
    TANDEM_TRY(records, StudyGate(database).records(study, names));
    const auto written = layout == AnswersLayout::Csv ? writeStudyAnswersCsv(*records, device)
                                                      : writeAnswersJsonl(*records, device);
    return written.map([&] { return qint64(records->size()); });
}

Expected<QByteArray> studyCodebook(Database& database, StudyId study)
{
    StudyRepository studies(database);
    TANDEM_TRY(summary, studies.byId(study));
    TANDEM_TRY(versions, studies.versions(study));
    TANDEM_TRY(late, valueOf<qint64>(database,
                         QStringLiteral("SELECT count(*) FROM study_rater r JOIN study_answer a"
                                        " ON a.rater_id = r.id WHERE r.study_id = ?"
                                        " AND a.late = 1"),
                         {study}));
    QJsonObject columns;
    for (const StudyAnswerColumn& column : kAnswerColumns)
        columns.insert(QLatin1String(column.name), QLatin1String(column.meaning));
    QJsonArray designs;
    for (const StudyVersion& version : *versions)
        designs.append(QJsonObject{{QStringLiteral("version"), version.number},
            {QStringLiteral("from"), version.at.toString(Qt::ISODate)},
            {QStringLiteral("design"),
                QJsonDocument::fromJson(designJson(version.design)).object()}});
    return QJsonDocument(
        QJsonObject{{QStringLiteral("tandem_codebook"), 1},
            {QStringLiteral("study"), summary->name},
            {QStringLiteral("closed"), summary->closedAt.toString(Qt::ISODate)},
            {QStringLiteral("columns"), columns}, {QStringLiteral("late_answers_left_out"), *late},
            {QStringLiteral("versions"), designs}})
        .toJson(QJsonDocument::Indented);
}

QString codebookPath(const QString& path)
{
    const QFileInfo file(path);
    return file.path() + u'/' + file.completeBaseName() + QStringLiteral("-codebook.json");
}

Expected<ExportedAnswers> exportStudyAnswers(
    Database& database, StudyId study, RaterNames names, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix != QLatin1String("csv") && suffix != QLatin1String("jsonl"))
        return failure(ErrorCode::InvalidInput,
            StudyFileWords::tr("Answers are written as CSV or JSONL, by the ending of the name."),
            path, StudyFileWords::tr("End the name in .csv or .jsonl."));
    const auto layout =
        suffix == QLatin1String("csv") ? AnswersLayout::Csv : AnswersLayout::JsonLines;
    ExportedAnswers exported{0, codebookPath(path)};
    TANDEM_TRY(book, studyCodebook(database, study));
    TANDEM_DO(writeAtomically(path, [&](QIODevice& device) {
        return writeStudyAnswers(database, study, names, layout, device).map([&](qint64 rows) {
            exported.answers = rows;
        });
    }));
    TANDEM_DO(writeAtomically(exported.codebook, *book));
    return exported;
}

} // namespace tandem
