#include "storage/formats/studyscoresreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"
#include "storage/formats/spellings.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace tandem {

namespace {

constexpr qsizetype kShownScoreUnits = 60;

QString studyScoresHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of study item scores.");
}

const RecordFields<StudyScoreRow>& studyScoreFields()
{
    using F = RecordFields<StudyScoreRow>;
    using Row = StudyScoreRow;
    static const F fields =
        F(studyScoresHelp,
            {F::name("item", &Row::item).required().unique(),
                F::name({"group", "document"}, &Row::group),
                F::name({"system", "model", "system_1"}, &Row::system),
                F::name("system_2", &Row::secondSystem), F::name("stratum", &Row::stratum)})
            .others([](Row& row, const RecordValue& value) {
                return takeScore(row.scores, value.key(), value, kMostStudyScores, studyScoresHelp);
            })
            .keepsPlace(&Row::place);
    return fields;
}

/// "bleu_2" of "bleu_1", and the other way round.
QString otherSideOf(const QString& score)
{
    return score.chopped(1) + (score.endsWith(u'1') ? u'2' : u'1');
}

} // namespace

Expected<QList<StudyScoreRow>> readStudyScores(
    const Input& input, std::optional<RecordLayout> layout)
{
    return studyScoreFields().readList(input, layout);
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
            FormatWords::tr("No item has scores in both \"%1\" and \"%2\".")
                .arg(otherSideOf(name.key()).left(kShownScoreUnits),
                    name.key().left(kShownScoreUnits)),
            place,
            FormatWords::tr("Add the scores of the other side, or rename the column so that it "
                            "does not end in _1 or _2."));
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
