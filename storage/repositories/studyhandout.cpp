#include "storage/repositories/studyhandout.h"

#include "models/studies/assignment.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"

#include <algorithm>

namespace tandem {

namespace {

/// What a study hands out, and to how many it did.
struct HandOut
{
    StudyVersion version;
    QList<StoredStudyItem> stored;
    QList<studies::Item> items;
    QList<int> timesAssigned; ///< by the item's place
    QList<int> timesSwapped;
};

Expected<HandOut> handOutOf(Database& database, StudyId study)
{
    HandOut out;
    TANDEM_TRY(version, StudyRepository(database).version(study));
    out.version = *version;
    TANDEM_TRY(stored, storedStudyItems(database, study));
    out.stored = *stored;
    for (const StoredStudyItem& one : *stored)
        out.items.append(one.item.item);
    out.timesAssigned.fill(0, stored->size());
    out.timesSwapped.fill(0, stored->size());
    return out;
}

/// Counts who has each item: its turns that were not released, and those that were and are
/// complete. Who declined or was screened out has none: their places are free.
Expected<void> countTurns(Database& database, StudyId study, HandOut& out)
{
    QHash<qint64, qsizetype> places;
    for (qsizetype i = 0; i < out.stored.size(); ++i)
        places.insert(out.stored.at(i).id, i);
    const auto count = [&](qint64 item, int times, int swapped) {
        out.timesAssigned[places.value(item)] += times;
        out.timesSwapped[places.value(item)] += swapped;
    };
    TANDEM_TRY(left, StudyRaterRepository(database).left(study));
    QStringList gone;
    for (const RaterId rater : *left)
        gone.append(QString::number(rater.value));
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT t.item_id, count(*), sum(t.swapped) FROM study_rater r"
                       " JOIN study_turn t ON t.rater_id = r.id WHERE r.study_id = ?"
                       " AND t.released_at IS NULL AND r.id NOT IN (%1) GROUP BY t.item_id")
            .arg(gone.join(u',')),
        {study}, [&](Statement& row) {
            const auto item = row.take<qint64>();
            const int times = row.take<int>();
            count(item, times, row.take<int>());
        }));
    TANDEM_TRY(released, studyTurns(database, study, QStringLiteral("t.released_at IS NOT NULL")));
    for (const StudyTurn& turn : *released) {
        if (turn.isComplete && !left->contains(turn.rater))
            count(turn.item, 1, turn.isSwapped ? 1 : 0);
    }
    return {};
}

Expected<void> insertTurns(
    Database& database, const HandOut& out, RaterId rater, const QList<studies::Turn>& turns)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (const studies::Turn& turn : turns) {
        TANDEM_DO(insertRow(database, "study_turn",
            {{"uuid", newUuid()}, {"rater_id", rater}, {"item_id", out.stored.at(turn.item).id},
                {"version_id", out.version.id}, {"position", turn.position},
                {"swapped", turn.swapped}, {"at", now}}));
    }
    return {};
}

/// Practice and check items alone are nothing to do.
QList<studies::Turn> withWork(const QList<studies::Turn>& turns, const HandOut& out)
{
    const bool hasWork = std::any_of(turns.begin(), turns.end(), [&](const studies::Turn& turn) {
        return out.items.at(turn.item).kind == studies::ItemKind::Rated;
    });
    return hasWork ? turns : QList<studies::Turn>();
}

/// One more rater's turns; `number` is theirs in the study. Counts them, and says whether there
/// were any.
Expected<bool> giveNext(Database& database, HandOut& out, RaterId rater, int number)
{
    const QList<studies::Turn> turns =
        withWork(nextRatersTurns(out.items, out.version.design, out.timesAssigned, out.timesSwapped,
                     number - 1),
            out);
    for (const studies::Turn& turn : turns) {
        ++out.timesAssigned[turn.item];
        out.timesSwapped[turn.item] += turn.swapped ? 1 : 0;
    }
    return insertTurns(database, out, rater, turns).map([&] { return !turns.isEmpty(); });
}

bool takesPart(const StudyRater& rater)
{
    return rater.state == RaterState::Waiting || rater.state == RaterState::AtWork;
}

/// Everybody anew.
Expected<int> giveAll(
    Database& database, StudyId study, const HandOut& out, const QList<StudyRater>& raters)
{
    TANDEM_DO(database.run(QStringLiteral("DELETE FROM study_turn WHERE rater_id IN"
                                          " (SELECT id FROM study_rater WHERE study_id = ?)"),
        {study}));
    const auto turns = assignedTurns(out.items, out.version.design, int(raters.size()));
    int given = 0;
    for (qsizetype i = 0; i < raters.size(); ++i) {
        const QList<studies::Turn> ofRater = withWork(turns.at(i), out);
        TANDEM_DO(insertTurns(database, out, raters.at(i).id, ofRater));
        given += ofRater.isEmpty() ? 0 : 1;
    }
    return given;
}

} // namespace

Expected<int> handOut(Database& database, StudyId study)
{
    TANDEM_TRY_VAR(out, handOutOf(database, study));
    TANDEM_TRY(raters, StudyRaterRepository(database).all(study));
    if (out->items.isEmpty())
        return failure(ErrorCode::Refused, RepositoryWords::tr("The study has no items to assign."),
            {}, RepositoryWords::tr("Import items first."));
    if (raters->isEmpty())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The study has no raters to assign items to."), {},
            RepositoryWords::tr("Name its raters, or specify how many there are."));
    TANDEM_TRY(begun, isAny(database,
                          QStringLiteral("SELECT 1 FROM study_rater r WHERE r.study_id = ? AND ") +
                              hasBegunSql(QStringLiteral("r.id")),
                          {study}));
    if (!*begun)
        return giveAll(database, study, *out, *raters);
    TANDEM_DO(countTurns(database, study, *out));
    int given = 0;
    for (const StudyRater& rater : *raters) {
        if (rater.turns > 0 || !takesPart(rater))
            continue;
        TANDEM_TRY(got, giveNext(database, *out, rater.id, rater.number));
        given += *got ? 1 : 0;
    }
    return given;
}

Expected<void> handOutTo(Database& database, StudyId study, RaterId rater)
{
    TANDEM_TRY_VAR(out, handOutOf(database, study));
    TANDEM_DO(countTurns(database, study, *out));
    TANDEM_TRY(found, StudyRaterRepository(database).byId(rater));
    return giveNext(database, *out, rater, found->number).map([](bool) {});
}

Expected<bool> lacksRaters(Database& database, StudyId study)
{
    TANDEM_TRY_VAR(out, handOutOf(database, study));
    TANDEM_DO(countTurns(database, study, *out));
    for (qsizetype i = 0; i < out->items.size(); ++i) {
        if (out->items.at(i).kind == studies::ItemKind::Rated &&
            out->timesAssigned.at(i) < out->version.design.ratersPerItem)
            return true;
    }
    return false;
}

} // namespace tandem
