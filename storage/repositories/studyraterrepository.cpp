#include "storage/repositories/studyraterrepository.h"

#include "models/names.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyhandout.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"

#include <QRegularExpression>

namespace tandem {

namespace {

constexpr qsizetype kLongestReason = 1000;

const QString kRaters = QStringLiteral(
    "SELECT r.id, r.study_id, r.uuid, r.number, r.name, r.participant, r.person_id,"
    " coalesce(r.link_id, 0), r.at, (SELECT count(*) FROM study_turn t WHERE t.rater_id = r.id),"
    " (SELECT count(*) FROM study_turn t JOIN study_item i ON i.id = t.item_id"
    " WHERE t.rater_id = r.id AND i.kind = 0),"
    " EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = r.id AND e.event = 'withdrawn'),"
    " EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = r.id AND e.event = 'replaced'),"
    " coalesce((SELECT e.event FROM study_event e WHERE e.rater_id = r.id AND e.event IN"
    " ('consented', 'declined', 'screened_out', 'handed_in', 'taken_back')"
    " ORDER BY e.at DESC, e.uuid DESC LIMIT 1), ''),"
    " EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = r.id AND e.event <> 'opened')"
    " OR EXISTS (SELECT 1 FROM study_answer a WHERE a.rater_id = r.id) FROM study_rater r");

RaterState stateAfter(bool isWithdrawn, bool isReplaced, const QString& last, bool hasBegun)
{
    if (isWithdrawn)
        return RaterState::Withdrawn;
    if (isReplaced)
        return RaterState::Replaced;
    if (last == QLatin1String("handed_in"))
        return RaterState::Submitted;
    if (last == QLatin1String("declined"))
        return RaterState::Declined;
    if (last == QLatin1String("screened_out"))
        return RaterState::ScreenedOut;
    return hasBegun ? RaterState::AtWork : RaterState::Waiting;
}

StudyRater raterFrom(Statement& row)
{
    StudyRater rater;
    row.read(rater.id, rater.study, rater.uuid, rater.number, rater.name, rater.participant,
        rater.person, rater.link, rater.addedAt, rater.turns, rater.rated);
    const bool isWithdrawn = row.take<bool>();
    const bool isReplaced = row.take<bool>();
    const QString last = row.take<QString>();
    rater.state = stateAfter(isWithdrawn, isReplaced, last, row.take<bool>());
    return rater;
}

Expected<QString> checkedReason(const QString& reason)
{
    const QString simple = reason.trimmed();
    if (simple.isEmpty() || simple.size() > kLongestReason)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("The reason must have 1 to 1,000 characters."), {},
            RepositoryWords::tr("It appears in the study's report."));
    return simple;
}

/// A name like a pseudonym is for its own number alone.
bool isPseudonymOfAnother(const QString& name, int number)
{
    static const QRegularExpression pseudonym(QStringLiteral("\\A[Rr][0-9]+\\z"));
    return pseudonym.match(name).hasMatch() && name.mid(1) != QString::number(number);
}

} // namespace

bool isPartOfResults(RaterState state)
{
    return state != RaterState::Withdrawn && state != RaterState::Declined &&
           state != RaterState::ScreenedOut;
}

QString raterStateKey(RaterState state)
{
    switch (state) {
    case RaterState::Waiting:
        return QStringLiteral("waiting");
    case RaterState::AtWork:
        return QStringLiteral("at_work");
    case RaterState::Submitted:
        return QStringLiteral("handed_in");
    case RaterState::Declined:
        return QStringLiteral("declined");
    case RaterState::ScreenedOut:
        return QStringLiteral("screened_out");
    case RaterState::Withdrawn:
        return QStringLiteral("withdrawn");
    case RaterState::Replaced:
        return QStringLiteral("replaced");
    }
    return {};
}

QString raterStateName(RaterState state)
{
    switch (state) {
    case RaterState::Waiting:
        return RepositoryWords::tr("not started");
    case RaterState::AtWork:
        return RepositoryWords::tr("in progress");
    case RaterState::Submitted:
        return RepositoryWords::tr("submitted");
    case RaterState::Declined:
        return RepositoryWords::tr("declined");
    case RaterState::ScreenedOut:
        return RepositoryWords::tr("screened out");
    case RaterState::Withdrawn:
        return RepositoryWords::tr("withdrawn");
    case RaterState::Replaced:
        return RepositoryWords::tr("replaced");
    }
    return {};
}

Expected<QList<StudyRater>> StudyRaterRepository::all(StudyId study)
{
    return rowsOf(m_database, kRaters + QStringLiteral(" WHERE r.study_id = ? ORDER BY r.number"),
        {study}, raterFrom);
}

Expected<QList<StudyRater>> StudyRaterRepository::ofPerson(PersonId person)
{
    return rowsOf(m_database,
        kRaters + QStringLiteral(" WHERE r.person_id = ? ORDER BY r.study_id, r.number"), {person},
        raterFrom);
}

Expected<QSet<RaterId>> StudyRaterRepository::left(StudyId study)
{
    return all(study).map([](const QList<StudyRater>& raters) {
        QSet<RaterId> left;
        for (const StudyRater& rater : raters) {
            if (!isPartOfResults(rater.state))
                left.insert(rater.id);
        }
        return left;
    });
}

Expected<StudyRater> StudyRaterRepository::byId(RaterId rater)
{
    return oneRow(m_database, kRaters + QStringLiteral(" WHERE r.id = ?"), {rater}, raterFrom,
        notInProject(RepositoryWords::tr("This rater is not in the project.")));
}

Expected<StudyRater> StudyRaterRepository::byName(StudyId study, const QString& name)
{
    return oneRow(m_database, kRaters + QStringLiteral(" WHERE r.study_id = ? AND r.name_key = ?"),
        {study, studyNameKey(name)}, raterFrom,
        {ErrorCode::NotFound, RepositoryWords::tr("The study has no rater with this name."),
            name.left(100), RepositoryWords::tr("\"tandem study status\" lists its raters."), {}});
}

Expected<std::optional<StudyRater>> StudyRaterRepository::byUuid(const QString& uuid)
{
    return firstRow(m_database, kRaters + QStringLiteral(" WHERE r.uuid = ?"), {uuid}, raterFrom);
}

Expected<QList<RaterId>> StudyRaterRepository::add(
    StudyId study, const QList<NewRater>& raters, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    QList<RaterId> added;
    for (const NewRater& rater : raters) {
        TANDEM_TRY(isKnown, recognize(study, rater, by));
        if (*isKnown)
            continue;
        TANDEM_TRY(id, insert(study, rater, 0, {}));
        added.append(*id);
    }
    if (!added.isEmpty()) {
        TANDEM_DO(journalStudyEvent(
            m_database, {.study = study,
                            .event = QStringLiteral("raters_added"),
                            .by = by,
                            .detail = {{QStringLiteral("raters"), int(added.size())}}}));
    }
    return added;
}

Expected<QList<StudyRater>> StudyRaterRepository::strangersNamed(const QString& name)
{
    return rowsOf(m_database,
        kRaters + QStringLiteral(" WHERE r.person_id IS NULL AND r.name_key = ? AND NOT EXISTS"
                                 " (SELECT 1 FROM study_event e WHERE (e.event = 'closed' AND"
                                 " e.study_id = r.study_id) OR (e.event = 'replaced' AND"
                                 " e.rater_id = r.id)) ORDER BY r.id"),
        {studyNameKey(name)}, raterFrom);
}

/// Whether the rater is there by name alone, and now is the person who `rater` says. That a person
/// is told apart from others of the name is up to the lead, who adds them.
Expected<bool> StudyRaterRepository::recognize(StudyId study, const NewRater& rater, PersonId by)
{
    if (!rater.person.isValid())
        return false;
    TANDEM_TRY(strangers, strangersNamed(rater.name));
    for (const StudyRater& stranger : *strangers) {
        if (stranger.study != study)
            continue;
        TANDEM_DO(
            m_database.run(QStringLiteral("UPDATE study_rater SET person_id = ? WHERE id = ?"),
                {rater.person, stranger.id}));
        // Without the person's name, of which nothing may be left when they withdraw.
        TANDEM_DO(
            Journal(m_database).append(QStringLiteral("rater recognized"), by, stranger.uuid));
        return true;
    }
    return false;
}

Expected<RaterId> StudyRaterRepository::insert(
    StudyId study, const NewRater& rater, qint64 link, RaterId replaces)
{
    TANDEM_DO(StudyRepository(m_database).requireOpen(study));
    TANDEM_TRY(number, valueOf<int>(m_database,
                           QStringLiteral("SELECT coalesce(max(number), 0) + 1 FROM study_rater"
                                          " WHERE study_id = ?"),
                           {study}));
    TANDEM_TRY(name,
        checkedStudyName(
            rater.name.trimmed().isEmpty() ? QStringLiteral("R%1").arg(*number) : rater.name));
    const QString key = studyNameKey(*name);
    TANDEM_TRY(taken, isAny(m_database,
                          QStringLiteral("SELECT 1 FROM study_rater WHERE study_id = ?1 AND"
                                         " (name_key = ?2 OR (?3 <> '' AND participant = ?3))"),
                          {study, key, rater.participant}));
    if (isPseudonymOfAnother(*name, *number))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "Names like R1 are reserved for the pseudonyms of a study's own raters."),
            *name,
            RepositoryWords::tr("Choose another name. Answers exported with --names can be "
                                "imported into a study again."));
    if (*taken)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The study already has a rater with this name or participant id."),
            *name, RepositoryWords::tr("Choose a name that distinguishes the two people."));
    if (rater.participant.size() > kMostNameUnits)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A participant id can have at most 200 characters."),
            rater.participant.left(40));
    return insertRow<RaterId>(m_database, "study_rater",
        {{"uuid", newUuid()}, {"study_id", study}, {"number", *number}, {"name", *name},
            {"name_key", key}, {"participant", rater.participant}, {"person_id", rater.person},
            {"link_id", link > 0 ? SqlValue(link) : SqlValue()}, {"replaces_id", replaces},
            {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<int> StudyRaterRepository::assign(StudyId study, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    TANDEM_DO(StudyRepository(m_database).requireOpen(study));
    TANDEM_TRY(given, handOut(m_database, study));
    if (*given > 0) {
        TANDEM_DO(
            journalStudyEvent(m_database, {.study = study,
                                              .event = QStringLiteral("assigned"),
                                              .by = by,
                                              .detail = {{QStringLiteral("raters"), *given}}}));
    }
    return *given;
}

Expected<RaterId> StudyRaterRepository::addOneMore(
    StudyId study, const NewRater& rater, qint64 link)
{
    TANDEM_TRY(id, insert(study, rater, link, {}));
    TANDEM_TRY(version, StudyRepository(m_database).version(study));
    if (link == 0 || version->design.consent.isEmpty()) {
        TANDEM_DO(handOutTo(m_database, study, *id));
    }
    return *id;
}

Expected<RaterId> StudyRaterRepository::replace(
    RaterId rater, const NewRater& other, const QString& reason, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    TANDEM_TRY(checked, checkedReason(reason));
    TANDEM_TRY(old, byId(rater));
    if (old->state == RaterState::Replaced)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This rater has already been replaced."), old->name);
    TANDEM_TRY(
        turns, studyTurns(m_database, old->study, QStringLiteral("t.rater_id = ?"), {rater}));
    TANDEM_TRY(released, releaseIncomplete(m_database, *turns));
    TANDEM_TRY(id, insert(old->study, other, 0, rater));
    TANDEM_DO(handOutTo(m_database, old->study, *id));
    TANDEM_TRY(fresh, byId(*id));
    TANDEM_DO(journalStudyEvent(m_database,
        {.study = old->study,
            .rater = rater,
            .event = QStringLiteral("replaced"),
            .by = by,
            .detail = {{QStringLiteral("reason"), *checked}, {QStringLiteral("by"), fresh->uuid},
                {QStringLiteral("released"), *released}}}));
    return *id;
}

Expected<void> StudyRaterRepository::extend(
    StudyId study, int ratersPerItem, const QString& reason, PersonId by)
{
    TANDEM_TRY(checked, checkedReason(reason));
    StudyRepository studies(m_database);
    TANDEM_TRY(version, studies.version(study));
    studies::Design design = version->design;
    if (ratersPerItem <= design.ratersPerItem)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("Each item already has %1 raters.").arg(design.ratersPerItem));
    design.ratersPerItem = ratersPerItem;
    TANDEM_DO(studies.changeDesign(study, design, by));
    return journalStudyEvent(
        m_database, {.study = study,
                        .event = QStringLiteral("extended"),
                        .by = by,
                        .detail = {{QStringLiteral("reason"), *checked},
                            {QStringLiteral("from"), version->design.ratersPerItem},
                            {QStringLiteral("to"), ratersPerItem}}});
}

Expected<int> StudyRaterRepository::releaseStale(StudyId study, const QDateTime& now)
{
    TANDEM_TRY(version, StudyRepository(m_database).version(study));
    const qint64 before = now.toMSecsSinceEpoch() - qint64(version->design.releaseMinutes) * 60'000;
    const QString isStale =
        QStringLiteral("t.released_at IS NULL AND t.at < ? AND NOT EXISTS (SELECT 1 FROM study_form"
                       " f WHERE f.rater_id = r.id) AND (r.link_id IS NOT NULL OR %1)"
                       " AND NOT EXISTS (SELECT 1 FROM study_answer a WHERE a.rater_id = r.id"
                       " AND a.at >= ?) AND NOT EXISTS (SELECT 1 FROM study_event e"
                       " WHERE e.rater_id = r.id AND e.at >= ?) AND NOT EXISTS (SELECT 1 FROM"
                       " study_event e WHERE e.study_id = r.study_id AND e.event = 'closed')")
            .arg(hasBegunSql(QStringLiteral("r.id")));
    TANDEM_TRY(turns, studyTurns(m_database, study, isStale, {before, before, before}));
    return releaseIncomplete(m_database, *turns);
}

Expected<void> StudyRaterRepository::opened(RaterId rater)
{
    TANDEM_TRY(found, byId(rater));
    TANDEM_TRY(hasBegun, isAny(m_database,
                             QStringLiteral("SELECT 1 FROM study_rater r WHERE r.id = ? AND ") +
                                 hasBegunSql(QStringLiteral("r.id")),
                             {rater}));
    if (*hasBegun)
        return {};
    return appendStudyEvent(
        m_database, {.study = found->study, .rater = rater, .event = QStringLiteral("opened")});
}

} // namespace tandem
