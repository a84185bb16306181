#include "storage/formats/studyscoresreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"

#include <QHash>
#include <QSet>

namespace tandem {

namespace {

constexpr qsizetype kShownScoreUnits = 60;

QString studyScoresRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how scores of a study's items are "
                           "written.");
}

/// What a column says of the item that is no score; null for a score.
QString StudyScoreRow::*wordsMember(const QString& key)
{
    static const QHash<QString, QString StudyScoreRow::*> members{
        {QStringLiteral("item"), &StudyScoreRow::item},
        {QStringLiteral("group"), &StudyScoreRow::group},
        {QStringLiteral("document"), &StudyScoreRow::group},
        {QStringLiteral("system"), &StudyScoreRow::system},
        {QStringLiteral("model"), &StudyScoreRow::system},
        {QStringLiteral("stratum"), &StudyScoreRow::stratum}};
    return members.value(key, nullptr);
}

/// Names of metrics keep their case, the other columns may have any.
QString scoreColumnKey(const QString& column)
{
    const QString lower = column.toLower();
    return wordsMember(lower) ? lower : column;
}

bool isMissingScore(const RecordValue& value)
{
    static const QSet<QString> missing{QStringLiteral("na"), QStringLiteral("n/a"),
        QStringLiteral("nan"), QStringLiteral("null"), QStringLiteral("none")};
    return value.isBlank() || missing.contains(value.text().trimmed().toLower());
}

Expected<StudyScoreRow> scoreRowOf(const Record& record)
{
    StudyScoreRow row;
    row.place = record.rowPlace();
    for (const RecordValue& value : record.root().entries()) {
        const QString key = value.key();
        if (QString StudyScoreRow::*member = wordsMember(key)) {
            row.*member = value.text().trimmed();
            continue;
        }
        if (isMissingScore(value))
            continue;
        const auto number = value.looseNumber();
        if (!number)
            return value.refuse(FormatWords::tr("\"%1\" is not a number.")
                                    .arg(value.text().trimmed().left(kShownScoreUnits)),
                studyScoresRemedy());
        if (row.scores.size() == kMostStudyScores)
            return failure(value.tooLarge(
                FormatWords::tr("There are more than %1 scores.").arg(kMostStudyScores),
                FormatWords::tr("Leave some of them out.")));
        row.scores.insert(key, *number);
    }
    if (row.item.isEmpty())
        return record.root().refuse(
            FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("item")),
            studyScoresRemedy());
    return row;
}

Expected<void> checkStudyScoreColumns(const QStringList& columns, const QString& place)
{
    if (!columns.contains(QLatin1String("item")))
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("The first row should name the columns: item, and a score in each "
                            "other."),
            place, studyScoresRemedy());
    return {};
}

RecordShape studyScoresShape()
{
    RecordShape shape;
    shape.checkHeader = checkStudyScoreColumns;
    shape.keepsCase = true;
    shape.keyOfColumn = scoreColumnKey;
    shape.tooLargeATable = FormatWords::tr("Save the scores as JSONL; that may be of any size.");
    shape.shapeRemedy = studyScoresRemedy();
    return shape;
}

} // namespace

Expected<QList<StudyScoreRow>> readStudyScores(const Input& input)
{
    return readStudyScores(input, layoutNamed(input.name()).value_or(RecordLayout::Csv));
}

Expected<QList<StudyScoreRow>> readStudyScores(const Input& input, RecordLayout layout)
{
    QList<StudyScoreRow> rows;
    QHash<QString, qsizetype> places;
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY_VAR(row, scoreRowOf(record));
        if (const auto known = places.constFind(row->item); known != places.cend())
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("\"%1\" occurs twice, after %2.")
                    .arg(row->item.left(kShownScoreUnits), rows.at(*known).place),
                row->place, FormatWords::tr("Give each item one row."));
        if (rows.size() == limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 rows.").arg(limits::maxRows), row->place,
                FormatWords::tr("Leave out what is not of this study."));
        places.insert(row->item, rows.size());
        rows.append(std::move(*row));
        return {};
    };
    TANDEM_DO(readRecords(input, layout, studyScoresShape(), take));
    if (rows.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("There is no row in it."),
            input.name(), studyScoresRemedy());
    return rows;
}

qint64 addScores(studies::StudyAnswers& study, const QList<StudyScoreRow>& rows)
{
    QHash<QString, studies::StudyItem*> items;
    for (studies::StudyItem& item : study.items)
        items.insert(item.item.name, &item);
    qint64 strange = 0;
    for (const StudyScoreRow& row : rows) {
        studies::StudyItem* item = items.value(row.item, nullptr);
        if (!item) {
            ++strange;
            continue;
        }
        item->item.group = row.group;
        item->source.systems[0] = row.system;
        item->source.stratum = row.stratum;
        item->source.scores.insert(row.scores);
    }
    return strange;
}

} // namespace tandem
