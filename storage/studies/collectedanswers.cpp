#include "storage/studies/collectedanswers.h"

#include "models/studies/answervalues.h"
#include "models/text/foreigncell.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/formats/record.h"
#include "storage/formats/spellings.h"
#include "storage/repositories/studyerasure.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"
#include "storage/studies/studywords.h"

#include <QMap>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <optional>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kShownAnswer = 60;
constexpr qsizetype kShownPlaces = 10;

/// Takes rows into one study.
class Collector final
{
public:
    Collector(Database& database, StudyId study, PersonId by, PassedOverRows passedOver)
        : m_database(database)
        , m_study(study)
        , m_by(by)
        , m_passedOver(std::move(passedOver))
    {
    }

    Expected<void> prepare()
    {
        TANDEM_TRY(summary, StudyRepository(m_database).byId(m_study));
        m_studyUuid = summary->uuid;
        TANDEM_TRY(version, StudyRepository(m_database).version(m_study));
        m_version = *version;
        TANDEM_TRY(items,
            pairsOf<QString, qint64>(m_database,
                QStringLiteral("SELECT name, id FROM study_item WHERE study_id = ?"), {m_study}));
        for (auto item = items->cbegin(); item != items->cend(); ++item)
            m_items.insert(comparedId(item.key()), item.value());
        TANDEM_TRY(raters, StudyRaterRepository(m_database).all(m_study));
        for (const StudyRater& rater : *raters) {
            know(rater.name, rater.id);
            m_states.insert(rater.id, rater.state);
        }
        // Who came by an open link is known to other tools by the id of their platform.
        for (const StudyRater& rater : *raters) {
            if (!rater.participant.isEmpty())
                know(rater.participant, rater.id);
        }
        TANDEM_TRY(own, valuesOf<RaterId>(m_database,
                            QStringLiteral("SELECT DISTINCT r.id FROM study_rater r JOIN"
                                           " study_answer a ON a.rater_id = r.id WHERE r.study_id"
                                           " = ? AND ") +
                                isGivenHereSql(QStringLiteral("a")),
                            {m_study}));
        m_answeredHere = QSet<RaterId>(own->begin(), own->end());
        return {};
    }

    Expected<void> take(StudyAnswerRow row)
    {
        TANDEM_TRY(question, questionOf(row));
        const auto item = m_items.constFind(comparedId(row.item));
        if (item == m_items.cend())
            return noSuchItem(row);
        TANDEM_DO(checkWithdrawn(row));
        // A question may have the answer "NA" of its own.
        if (const QString word = answerAsAsked(*question, row.missing);
            question->kind == studies::Question::Kind::Choice && isAllowedAnswer(*question, word))
            row.answer = word;
        row.answer = answerAsAsked(*question, row.answer);
        if (row.answer.isEmpty() && !row.at.isValid()) {
            m_passedOver.add(StudyFileWords::tr("no answer"), row.place);
            return {};
        }
        if (row.answer.isEmpty())
            return takeBack(*question, *item, row);
        TANDEM_TRY(rater, raterOf(row));
        TANDEM_TRY(turn, turnOf(*rater, *item, row));
        compareWithTurn(*turn, row);
        const QString value = ofItemsSides(*question, row.answer, turn->isSwapped);
        if (!isAllowedAnswer(*question, value))
            return failure(ErrorCode::InvalidInput,
                StudyFileWords::tr("\"%1\" is not one of the answers to \"%2\".")
                    .arg(row.answer.left(kShownAnswer), question->name),
                row.place, possibleAnswers(*question));
        return insert(*rater, turn->id, question->name, value, row, &CollectedAnswers::fresh);
    }

    /// Refuses all of it where somebody would be answered for who has answered themselves.
    Expected<void> checkEveryRater() const
    {
        if (m_contested.isEmpty())
            return {};
        QStringList places;
        for (const QString& rater : m_contested.keys())
            places.append(m_contested.value(rater));
        std::sort(places.begin(), places.end(), isEarlierPlace);
        return failure(ErrorCode::Refused,
            StudyFileWords::tr(
                "These raters have answered here themselves; answers from a file are refused: %1.")
                .arg(shownOf(m_contested.keys())),
            places.first(),
            StudyFileWords::tr("Remove their rows: %1. Or give the raters of the file other names.")
                .arg(shownOf(places)));
    }

    /// Refuses all of it where a rater was assigned the other side first than the file says: what
    /// was shown first would be said wrongly ever after.
    Expected<void> checkSides() const
    {
        if (m_otherSides.names.isEmpty())
            return {};
        return failure(ErrorCode::Refused,
            StudyFileWords::tr(
                "The study shows the sides of these items in another order than the file: %1.")
                .arg(shownOf(m_otherSides.names)),
            m_otherSides.firstPlace,
            StudyFileWords::tr("Give the raters of the file other names, or import it into a study "
                               "that has assigned them nothing: the file's order is then used."));
    }

    /// `raters`, `items`: the names of the file.
    CollectedAnswers report(const Spellings& raters, const Spellings& items)
    {
        m_apart.add(raters);
        CollectedAnswers report = m_report;
        report.passedOver = m_passedOver.count();
        report.remarks = m_passedOver.sentences();
        if (!m_otherPositions.names.isEmpty())
            report.remarks.append(StudyFileWords::tr("%n item(s) have another position in their "
                                                     "rater's order in the study, and keep it: %1.",
                nullptr, int(m_otherPositions.names.size()))
                                      .arg(shownOf(m_otherPositions.names)));
        report.remarks += remarksOnRaters(m_apart) + remarksOnItems(items);
        return report;
    }

private:
    void know(const QString& name, RaterId rater)
    {
        if (!m_raters.contains(comparedRater(name)))
            m_raters.insert(comparedRater(name), rater);
        if (!m_alike.contains(studyNameKey(name)))
            m_alike.insert(studyNameKey(name), comparedRater(name));
    }
    /// Notes whom case alone tells from the rater of this row, whom the study has not; false:
    /// nobody.
    bool noteAlike(const StudyAnswerRow& row)
    {
        const QString key = studyNameKey(row.rater);
        const auto known = m_alike.constFind(key);
        if (known == m_alike.cend())
            return false;
        m_apart.note(key, *known);
        m_apart.note(key, comparedRater(row.rater));
        return true;
    }

    /// A row without a value counts from its time on, in whatever order files come.
    Expected<void> takeBack(
        const studies::Question& question, qint64 item, const StudyAnswerRow& row)
    {
        const auto rater = m_raters.constFind(comparedRater(row.rater));
        std::optional<qint64> turn;
        if (rater != m_raters.cend()) {
            TANDEM_TRY(asked, valueOf<std::optional<qint64>>(m_database,
                                  QStringLiteral("SELECT id FROM study_turn WHERE rater_id = ?"
                                                 " AND item_id = ?"),
                                  {*rater, item}));
            turn = *asked;
        }
        if (!turn) {
            if (rater == m_raters.cend())
                noteAlike(row);
            m_passedOver.add(StudyFileWords::tr("no answer to withdraw"), row.place);
            return {};
        }
        TANDEM_TRY(stands,
            isAny(m_database,
                QStringLiteral("SELECT 1 FROM (SELECT value, at FROM study_answer WHERE turn_id = ?"
                               " AND question = ? ORDER BY at DESC, uuid DESC LIMIT 1)"
                               " WHERE value IS NOT NULL AND at <= ?"),
                {*turn, question.name, row.at}));
        const int before = m_report.passedOver;
        TANDEM_DO(insert(*rater, *turn, question.name, QString(), row,
            *stands ? &CollectedAnswers::takenBack : &CollectedAnswers::passedOver));
        if (m_report.passedOver > before)
            m_passedOver.add(StudyFileWords::tr("the answer to withdraw is newer"), row.place);
        return {};
    }

    tl::unexpected<Error> noSuchItem(const StudyAnswerRow& row) const
    {
        QString alike;
        for (auto item = m_items.cbegin(); item != m_items.cend(); ++item) {
            if (comparedName(item.key()) == comparedName(row.item))
                alike = item.key();
        }
        return failure(ErrorCode::NotFound,
            StudyFileWords::tr("The study has no item \"%1\".").arg(row.item.left(kShownAnswer)),
            row.place,
            alike.isEmpty() ? QString()
                            : StudyFileWords::tr("It has \"%1\": item names are case-sensitive.")
                                  .arg(alike.left(kShownAnswer)));
    }

    struct Shown
    {
        qint64 id = 0;
        bool isSwapped = false;
        int position = 0;
    };

    /// Items of raters of which the file says something else than the study, in the file's order.
    struct Differing
    {
        QStringList names;
        QString firstPlace;

        void note(const QString& name, const QString& place)
        {
            if (names.isEmpty())
                firstPlace = place;
            if (!names.contains(name))
                names.append(name);
        }
    };

    /// A turn is as it was assigned, and never changes: sees whether the file says the same of it.
    void compareWithTurn(const Shown& turn, const StudyAnswerRow& row)
    {
        const QString name = StudyFileWords::tr("%1, %2", "a rater, an item")
                                 .arg(row.rater.left(kShownAnswer), row.item.left(kShownAnswer));
        const int side = turn.isSwapped ? 2 : 1;
        if (row.side > 0 && row.side != side)
            m_otherSides.note(StudyFileWords::tr("%1 (side %2 first in the file, side %3 here)")
                                  .arg(name)
                                  .arg(row.side)
                                  .arg(side),
                row.place);
        if (row.position > 0 && row.position != turn.position)
            m_otherPositions.note(StudyFileWords::tr("%1 (%2 in the file, %3 here)")
                                      .arg(name)
                                      .arg(row.position)
                                      .arg(turn.position),
                row.place);
    }

    Expected<studies::Question> questionOf(const StudyAnswerRow& row) const
    {
        const QList<studies::Question>& questions = m_version.design.questions;
        if (row.question.isEmpty() && questions.size() == 1)
            return questions.first();
        if (const auto* const found = questionNamed(m_version.design, row.question))
            return *found;
        QStringList names;
        for (const studies::Question& question : questions)
            names.append(question.name);
        return failure(ErrorCode::InvalidInput,
            StudyFileWords::tr("The study has no question \"%1\".")
                .arg(row.question.left(kShownAnswer)),
            row.place,
            StudyFileWords::tr("Its questions: %1.").arg(names.join(QStringLiteral(", "))));
    }

    Expected<RaterId> raterOf(const StudyAnswerRow& row)
    {
        const QString id = comparedRater(row.rater);
        if (const auto known = m_raters.constFind(id); known != m_raters.cend())
            return *known;
        // A study tells the names of its raters apart without case: who has one that is taken in
        // another case is known by it as platforms know theirs.
        const NewRater rater =
            noteAlike(row) ? NewRater{.participant = id} : NewRater{.name = row.rater};
        const auto added = StudyRaterRepository(m_database).add(m_study, {rater}, m_by);
        if (!added)
            return failure(added.error().in(row.place));
        know(row.rater, added->first());
        ++m_report.raters;
        return added->first();
    }

    /// The rater's turn for the item, which is made where they were not asked.
    Expected<Shown> turnOf(RaterId rater, qint64 item, const StudyAnswerRow& row)
    {
        TANDEM_TRY(
            known, firstRow(m_database,
                       QStringLiteral("SELECT id, swapped, position FROM study_turn WHERE"
                                      " rater_id = ? AND item_id = ?"),
                       {rater, item}, into(&Shown::id, &Shown::isSwapped, &Shown::position)));
        if (*known)
            return **known;
        TANDEM_TRY(taken, valuesOf<int>(m_database,
                              QStringLiteral("SELECT position FROM study_turn WHERE rater_id = ?"
                                             " ORDER BY position"),
                              {rater}));
        int position = row.position;
        if (position < 1 || taken->contains(position))
            position = taken->isEmpty() ? 1 : taken->last() + 1;
        const bool isSwapped = row.side == 2;
        TANDEM_TRY(version, valueOf<qint64>(m_database,
                                QStringLiteral("SELECT coalesce((SELECT version_id FROM study_turn"
                                               " WHERE rater_id = ? LIMIT 1), ?)"),
                                {rater, m_version.id}));
        return insertRow(m_database, "study_turn",
            {{"uuid", newUuid()}, {"rater_id", rater}, {"item_id", item}, {"version_id", *version},
                {"position", position}, {"swapped", isSwapped},
                {"at", QDateTime::currentMSecsSinceEpoch()}})
            .map([&](qint64 id) {
                return Shown{id, isSwapped, position};
            });
    }

    /// The first of them.
    static QString shownOf(const QStringList& all)
    {
        return all.size() <= kShownPlaces
                   ? all.join(QStringLiteral(", "))
                   : all.mid(0, kShownPlaces).join(QStringLiteral(", ")) + QStringLiteral(" …");
    }

    /// Refuses whoever has withdrawn, also where they come under the name that was erased.
    Expected<void> checkWithdrawn(const StudyAnswerRow& row)
    {
        const QString key = comparedRater(row.rater);
        if (!m_withdrawn.contains(key)) {
            TANDEM_TRY(byName, hasWithdrawnAs(m_database, m_study, KnownBy::Name, row.rater));
            TANDEM_TRY(byId, hasWithdrawnAs(m_database, m_study, KnownBy::Participant, row.rater));
            const RaterState state = m_states.value(m_raters.value(key));
            m_withdrawn.insert(key, *byName || *byId || state == RaterState::Withdrawn);
        }
        if (!m_withdrawn.value(key))
            return {};
        return failure(ErrorCode::Refused,
            StudyFileWords::tr("This rater has withdrawn; no more answers of theirs are accepted."),
            row.place);
    }

    /// Refuses what would be put into the mouth of somebody who is done.
    Expected<void> checkState(RaterId rater, const StudyAnswerRow& row) const
    {
        const RaterState state = m_states.value(rater);
        if (state == RaterState::Submitted)
            return failure(ErrorCode::Refused,
                StudyFileWords::tr("This rater has already submitted here."), row.place,
                StudyFileWords::tr("Give the raters of the file other names."));
        return {};
    }

    /// The same row of the same file has the same UUID, where its rater is called so; of version 5,
    /// see isGivenHereSql().
    QString uuidOf(
        const QStringList& rater, const QString& question, const StudyAnswerRow& row) const
    {
        const QStringList parts =
            rater + QStringList{row.item, question, row.answer,
                        row.at.isValid() ? QString::number(row.at.toMSecsSinceEpoch()) : QString()};
        return QUuid::createUuidV5(QUuid(m_studyUuid), parts.join(QChar(0x1f)))
            .toString(QUuid::WithoutBraces);
    }

    /// `counted`: what is one more where the row is taken.
    Expected<void> insert(RaterId rater, qint64 turn, const QString& question, const QString& value,
        const StudyAnswerRow& row, int CollectedAnswers::*counted)
    {
        // What is empty ahead of the name keeps it from those without case that versions before 0.7
        // gave, by which their rows are known again.
        const QString uuid = uuidOf({QString(), comparedRater(row.rater)}, question, row);
        const QString before = uuidOf({studyNameKey(row.rater)}, question, row);
        TANDEM_TRY(known,
            isAny(m_database,
                QStringLiteral("SELECT 1 FROM study_answer WHERE rater_id = ? AND uuid IN (?, ?)"),
                {rater, uuid, before}));
        if (*known) {
            ++m_report.known;
            return {};
        }
        if (m_answeredHere.contains(rater)) {
            m_contested[row.rater].append(row.place);
            return {};
        }
        TANDEM_DO(checkState(rater, row));
        ++(m_report.*counted);
        const QDateTime at = row.at.isValid() ? row.at : QDateTime::currentDateTimeUtc();
        return insertRow(m_database, "study_answer",
            {{"uuid", uuid}, {"turn_id", turn}, {"rater_id", rater}, {"question", question},
                {"value", value.isEmpty() ? SqlValue() : SqlValue(value)}, {"at", at},
                {"duration_ms", qMax<qint64>(0, row.durationMs)}, {"late", false}})
            .map([](qint64) {})
            .map_error([&](const Error& error) { return error.in(row.place); });
    }

    Database& m_database;
    StudyId m_study;
    PersonId m_by;
    QString m_studyUuid;
    StudyVersion m_version;
    QHash<QString, qint64> m_items;
    QHash<QString, RaterId> m_raters;    ///< by comparedRater()
    QHash<QString, QString> m_alike;     ///< the first of those whom case alone tells apart
    Spellings m_apart;                   ///< raters of the study beside others of the file
    QHash<RaterId, RaterState> m_states; ///< of those that the study had before
    QSet<RaterId> m_answeredHere;
    QMap<QString, QStringList> m_contested; ///< places of rows, by the names of m_answeredHere
    QHash<QString, bool> m_withdrawn;       ///< by comparedRater()
    Differing m_otherSides;
    Differing m_otherPositions;
    CollectedAnswers m_report;
    PassedOverRows m_passedOver;
};

} // namespace

Expected<CollectedAnswers> takeCollectedAnswers(
    Database& database, StudyId study, const CollectedRows& collected, PersonId by)
{
    TANDEM_DO(requireStudyLead(database, by));
    TANDEM_DO(StudyRepository(database).requireOpen(study));
    Collector collector(database, study, by, collected.passedOver);
    TANDEM_DO(collector.prepare());
    for (const StudyAnswerRow& row : collected.rows)
        TANDEM_DO(collector.take(row));
    TANDEM_DO(collector.checkEveryRater());
    TANDEM_DO(collector.checkSides());
    const CollectedAnswers report = collector.report(collected.raters, collected.items);
    if (report.fresh + report.takenBack > 0) {
        TANDEM_DO(
            journalStudyEvent(database, {.study = study,
                                            .event = QStringLiteral("answers_collected"),
                                            .by = by,
                                            .detail = {{QStringLiteral("answers"), report.fresh},
                                                {QStringLiteral("raters"), report.raters}}}));
    }
    return report;
}

} // namespace tandem
