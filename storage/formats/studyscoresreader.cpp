#include "storage/formats/studyscoresreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/spellings.h"

#include <QHash>
#include <QMap>
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
        {QStringLiteral("system_1"), &StudyScoreRow::system},
        {QStringLiteral("system_2"), &StudyScoreRow::secondSystem},
        {QStringLiteral("stratum"), &StudyScoreRow::stratum}};
    return members.value(key, nullptr);
}

/// Names of metrics keep their case, the other columns may have any.
QString scoreColumnKey(const QString& column)
{
    const QString lower = column.toLower();
    return wordsMember(lower) ? lower : column;
}

Expected<StudyScoreRow> scoreRowOf(const Record& record)
{
    StudyScoreRow row;
    row.place = record.rowPlace();
    for (const RecordValue& value : record.root().entries()) {
        const QString key = value.key();
        if (QString StudyScoreRow::*member = wordsMember(key)) {
            row.*member = value.word();
            continue;
        }
        if (value.isNoNumber())
            continue;
        const auto number = value.looseNumber();
        if (!number)
            return value.refuse(
                FormatWords::tr("\"%1\" is not a number.").arg(value.word().left(kShownScoreUnits)),
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

/// "bleu_2" of "bleu_1", and the other way round.
QString otherSideOf(const QString& score)
{
    return score.chopped(1) + (score.endsWith(u'1') ? u'2' : u'1');
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
    TANDEM_TRY(device, input.open());
    return readStudyScores(input, layoutOfRecords(**device, input.name()));
}

Expected<QList<StudyScoreRow>> readStudyScores(const Input& input, RecordLayout layout)
{
    QList<StudyScoreRow> rows;
    QHash<QString, qsizetype> places;
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY_VAR(row, scoreRowOf(record));
        if (const auto known = places.constFind(comparedId(row->item)); known != places.cend())
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("\"%1\" occurs twice, after %2.")
                    .arg(row->item.left(kShownScoreUnits), rows.at(*known).place),
                row->place, FormatWords::tr("Give each item one row."));
        if (rows.size() == limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 rows.").arg(limits::maxRows), row->place,
                FormatWords::tr("Leave out what is not of this study."));
        places.insert(comparedId(row->item), rows.size());
        rows.append(std::move(*row));
        return {};
    };
    TANDEM_DO(readRecords(input, layout, studyScoresShape(), take));
    if (rows.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("There is no row in it."),
            input.name(), studyScoresRemedy());
    return rows;
}

Expected<void> checkScoresOfSides(const QList<StudyScoreRow>& rows, const QString& place)
{
    QMap<QString, bool> isPaired; // by the name of the side that is there
    for (const StudyScoreRow& row : rows) {
        for (auto score = row.scores.cbegin(); score != row.scores.cend(); ++score) {
            const QString& name = score.key();
            if (name.endsWith(QLatin1String("_1")) || name.endsWith(QLatin1String("_2")))
                isPaired[name] |= row.scores.contains(otherSideOf(name));
        }
    }
    for (auto name = isPaired.cbegin(); name != isPaired.cend(); ++name) {
        if (*name)
            continue;
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("No item has a score in \"%1\" beside that in \"%2\".")
                .arg(otherSideOf(name.key()).left(kShownScoreUnits),
                    name.key().left(kShownScoreUnits)),
            place,
            FormatWords::tr("Add the scores of the other side, or give the column a name that does "
                            "not end in _1 or _2."));
    }
    return {};
}

qint64 addScores(studies::StudyAnswers& study, const QList<StudyScoreRow>& rows)
{
    QHash<QString, studies::StudyItem*> items;
    for (studies::StudyItem& item : study.items)
        items.insert(comparedId(item.item.name), &item);
    qint64 strange = 0;
    for (const StudyScoreRow& row : rows) {
        studies::StudyItem* item = items.value(comparedId(row.item), nullptr);
        if (!item) {
            ++strange;
            continue;
        }
        const auto tell = [](QString& known, const QString& said) {
            if (!said.isEmpty())
                known = said;
        };
        tell(item->item.group, row.group);
        tell(item->source.systems[0], row.system);
        tell(item->source.systems[1], row.secondSystem);
        tell(item->source.stratum, row.stratum);
        item->source.scores.insert(row.scores);
    }
    return strange;
}

QStringList remarksOnScores(const studies::StudyAnswers& study, const QList<StudyScoreRow>& rows)
{
    QSet<QString> known;
    QHash<QString, QString> alike; ///< names of the study's items, by what they have in common
    Spellings systems;
    for (const studies::StudyItem& item : study.items) {
        known.insert(comparedId(item.item.name));
        alike.insert(comparedName(item.item.name), item.item.name);
        for (const QString& system : item.source.systems) {
            if (!system.isEmpty())
                systems.note(comparedName(system), system);
        }
    }
    Spellings items;
    for (const StudyScoreRow& row : rows) {
        const QString key = comparedName(row.item);
        const auto other = alike.constFind(key);
        if (known.contains(comparedId(row.item)) || other == alike.cend())
            continue;
        items.note(key, *other);
        items.note(key, row.item);
    }
    return remarksOnItems(items) + remarksOnSystems(systems);
}

} // namespace tandem
