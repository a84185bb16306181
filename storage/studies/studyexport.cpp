#include "storage/studies/studyexport.h"

#include "models/studies/designjson.h"
#include "models/studies/kindkeys.h"
#include "models/wordof.h"
#include "storage/database/rows.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/devicewrite.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"
#include "storage/studies/studywords.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace tandem {

namespace {

using Record = const StudyAnswerRecord&;

/// A column of the export: its name, what it means, and its cell.
struct StudyAnswerColumn
{
    QString name;
    QString meaning; ///< English, as everything in files is
    std::function<QJsonValue(Record)> cell;
};

QJsonValue orNull(int number)
{
    return number > 0 ? QJsonValue(number) : QJsonValue();
}

QJsonValue latenessWord(Record record)
{
    static constexpr std::array kWords{"", "released", "closed"};
    return QString::fromLatin1(wordOf(record.lateness, kWords));
}

/// Whose text the rater saw first (0) or second (1); of an item without sides its only one's.
QJsonValue shownSystem(Record record, int place)
{
    return record.source.systems[record.firstSide == 2 ? 1 - place : place];
}

QList<StudyAnswerColumn> exportedColumns()
{
    const auto column = [](const char* name, const char* meaning, const auto& cell) {
        return StudyAnswerColumn{QLatin1String(name), QLatin1String(meaning), cell};
    };
    return {
        column("rater", "who answered: a pseudonym unless names were asked for",
            [](Record record) { return QJsonValue(record.rater.name); }),
        column("item", "the item's name", [](Record record) { return QJsonValue(record.item); }),
        column("kind", "rated; practice and check items are no part of results",
            [](Record record) { return QJsonValue(studies::itemKindKey(record.kind)); }),
        column("question", "the question's name",
            [](Record record) { return QJsonValue(record.question); }),
        column("answer",
            "of the item's own sides, whichever way round it was shown; empty: taken "
            "back",
            [](Record record) { return QJsonValue(record.value); }),
        column("time", "when it was given, UTC",
            [](Record record) { return QJsonValue(record.at.toString(Qt::ISODateWithMs)); }),
        column("duration_ms", "active time on the item since the row before; 0: not measured",
            [](Record record) { return QJsonValue(record.durationMs); }),
        column("side", "the side that was shown first, 1 or 2; empty: the item has no sides",
            [](Record record) { return orNull(record.firstSide); }),
        column("position", "of the item among the rater's, from 1",
            [](Record record) { return orNull(record.position); }),
        column("version", "of the design that it was given under",
            [](Record record) { return orNull(record.version); }),
        column("current",
            "1: the latest of its rater to this question about this item, which "
            "counts; 0: a later one took its place, or its question is no longer asked after "
            "another answer",
            [](Record record) { return QJsonValue(record.isCurrent ? 1 : 0); }),
        column("late",
            "released: given after the item had gone to another rater, and counts all "
            "the same; closed: came after the study was closed, and does not count; "
            "empty: in time",
            latenessWord),
        column("in_view",
            "1: each text of the item was in view, its beginning and its end, before it could be "
            "answered; empty: that was not recorded",
            [](Record record) { return record.wasInView ? QJsonValue(1) : QJsonValue(); }),
        column("system_1", "whose text the item's side 1 is, or its only text; raters never see it",
            [](Record record) { return QJsonValue(record.source.systems[0]); }),
        column("system_2", "whose text the item's side 2 is; raters never see it",
            [](Record record) { return QJsonValue(record.source.systems[1]); }),
        column("shown_first", "whose text the rater saw first (on the left, or above)",
            [](Record record) { return shownSystem(record, 0); }),
        column("shown_second", "whose text the rater saw second",
            [](Record record) { return shownSystem(record, 1); }),
        column("item_group",
            "the item's group: items of one hang together, and intervals take them as one; empty: "
            "alone",
            [](Record record) { return QJsonValue(record.group); }),
        column("known",
            "the right answer to this question about a check item; empty: none; raters never see "
            "it",
            [](Record record) { return QJsonValue(record.source.known.value(record.question)); }),
        column("asked", "rated and check items that the rater was asked about",
            [](Record record) { return orNull(record.asked); }),
    };
}

/// A score's cell: the number, or nothing where the item has none.
QJsonValue scoreCellOf(Record record, const QString& score)
{
    const auto found = record.source.scores.constFind(score);
    return found == record.source.scores.cend() ? QJsonValue() : QJsonValue(*found);
}

/// The columns of a study whose items have these scores.
QList<StudyAnswerColumn> exportedColumns(const QStringList& scores, RaterNames names)
{
    QList<StudyAnswerColumn> columns = exportedColumns();
    if (names == RaterNames::Real)
        columns.insert(1, {QStringLiteral("participant"),
                              QStringLiteral("the rater's id at a crowd platform; empty: none"),
                              [](Record record) { return QJsonValue(record.rater.participant); }});
    for (const QString& score : scores) {
        const bool isOfSide =
            score.endsWith(QLatin1String("_1")) || score.endsWith(QLatin1String("_2"));
        const QString meaning = isOfSide ? QStringLiteral("the score %1 of the item's side %2")
                                               .arg(score.chopped(2), score.last(1))
                                         : QStringLiteral("the score %1 of the item").arg(score);
        columns.append({QStringLiteral("score_") + score,
            meaning + QStringLiteral("; empty: it has none; raters never see it"),
            [score](Record record) { return scoreCellOf(record, score); }});
    }
    return columns;
}

/// The scores of a study's items, by name.
Expected<QStringList> scoresOfStudy(Database& database, StudyId study)
{
    TANDEM_TRY(items, storedStudyItems(database, study));
    QSet<QString> names;
    for (const StoredStudyItem& stored : *items) {
        const QHash<QString, double>& scores = stored.item.source.scores;
        for (auto score = scores.cbegin(); score != scores.cend(); ++score)
            names.insert(score.key());
    }
    QStringList sorted = names.values();
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

Expected<void> writeStudyAnswersCsv(const QList<StudyAnswerRecord>& records,
    const QList<StudyAnswerColumn>& columns, Formulas formulas, QIODevice& device)
{
    CsvWriter writer(device, StudyFileWords::tr("the answers"), LineEnd::CrLf, formulas);
    QStringList header;
    for (const StudyAnswerColumn& column : columns)
        header.append(column.name);
    if (formulas == Formulas::Quoted)
        header.append(kFormulasColumn);
    TANDEM_DO(writer.writeRow(header));
    for (const StudyAnswerRecord& record : records) {
        QStringList cells;
        for (const StudyAnswerColumn& column : columns)
            cells.append(column.cell(record).toVariant().toString());
        if (formulas == Formulas::Quoted)
            cells.append(kFormulasQuoted);
        TANDEM_DO(writer.writeRow(cells));
    }
    return writer.finish();
}

Expected<void> writeAnswersJsonl(const QList<StudyAnswerRecord>& records,
    const QList<StudyAnswerColumn>& columns, QIODevice& device)
{
    for (const StudyAnswerRecord& record : records) {
        QJsonObject line;
        for (const StudyAnswerColumn& column : columns)
            line.insert(column.name, column.cell(record));
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
    TANDEM_TRY(scores, scoresOfStudy(database, study));
    const QList<StudyAnswerColumn> columns = exportedColumns(*scores, names);
    const auto formulas =
        layout == AnswersLayout::SpreadsheetCsv ? Formulas::Quoted : Formulas::AsTheyAre;
    const auto written = layout == AnswersLayout::JsonLines
                             ? writeAnswersJsonl(*records, columns, device)
                             : writeStudyAnswersCsv(*records, columns, formulas, device);
    return written.map([&] { return qint64(records->size()); });
}

Expected<QByteArray> studyCodebook(Database& database, StudyId study, RaterNames names)
{
    StudyRepository studies(database);
    TANDEM_TRY(summary, studies.byId(study));
    TANDEM_TRY(versions, studies.versions(study));
    TANDEM_TRY(late, valueOf<qint64>(database,
                         QStringLiteral("SELECT count(*) FROM study_rater r JOIN study_answer a"
                                        " ON a.rater_id = r.id WHERE r.study_id = ?"
                                        " AND a.late = 1"),
                         {study}));
    TANDEM_TRY(scores, scoresOfStudy(database, study));
    QJsonObject columns;
    for (const StudyAnswerColumn& column : exportedColumns(*scores, names))
        columns.insert(column.name, column.meaning);
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
    Database& database, StudyId study, RaterNames names, const QString& path, Formulas formulas)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix != QLatin1String("csv") && suffix != QLatin1String("jsonl"))
        return failure(ErrorCode::InvalidInput,
            StudyFileWords::tr(
                "Answers are exported as CSV or JSONL, depending on the file extension."),
            path, StudyFileWords::tr("Use the extension .csv or .jsonl."));
    const auto layout = suffix != QLatin1String("csv") ? AnswersLayout::JsonLines
                        : formulas == Formulas::Quoted ? AnswersLayout::SpreadsheetCsv
                                                       : AnswersLayout::Csv;
    ExportedAnswers exported{0, codebookPath(path)};
    TANDEM_TRY(book, studyCodebook(database, study, names));
    TANDEM_DO(writeAtomically(path, [&](QIODevice& device) {
        return writeStudyAnswers(database, study, names, layout, device).map([&](qint64 rows) {
            exported.answers = rows;
        });
    }));
    TANDEM_DO(writeAtomically(exported.codebook, *book));
    return exported;
}

} // namespace tandem
