#include "storage/repositories/studyrepository.h"

#include "models/studies/designcheck.h"
#include "models/studies/designjson.h"
#include "models/studies/itemcheck.h"
#include "models/text/foreigncell.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrefusal.h"
#include "storage/repositories/studyrows.h"
#include "storage/repositories/studytally.h"

namespace tandem {

namespace {

/// How many answers count of those for which `condition` holds, over the alias a (study_answer).
QString answersSql(const QString& condition)
{
    return QStringLiteral(
        "(SELECT count(DISTINCT a.turn_id || ' ' || a.question) FROM study_rater r"
        " JOIN study_answer a ON a.rater_id = r.id WHERE r.study_id = s.id"
        " AND a.late = 0 AND a.value IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM study_answer b WHERE b.turn_id = a.turn_id"
        " AND b.question = a.question AND (b.at, b.uuid) > (a.at, a.uuid))"
        " AND %1)")
        .arg(condition);
}

const QString kStudies = QStringLiteral(
    "SELECT s.id, s.uuid, s.name, s.at, v.number, v.design,"
    " (SELECT count(*) FROM study_item i WHERE i.study_id = s.id AND i.kind = 0),"
    " (SELECT count(*) FROM study_item i WHERE i.study_id = s.id AND i.kind = 1),"
    " (SELECT count(*) FROM study_item i WHERE i.study_id = s.id AND i.kind = 2),"
    " (SELECT count(*) FROM study_rater r WHERE r.study_id = s.id),"
    " %1, %2,"
    " (SELECT max(e.at) FROM study_event e WHERE e.study_id = s.id AND e.event = 'closed')"
    " FROM study s JOIN study_version v ON v.study_id = s.id AND v.number ="
    " (SELECT max(w.number) FROM study_version w WHERE w.study_id = s.id)")
                             .arg(answersSql(QStringLiteral("1")),
                                 answersSql(QStringLiteral("(SELECT i.kind FROM study_turn t"
                                                           " JOIN study_item i ON i.id = t.item_id"
                                                           " WHERE t.id = a.turn_id) = 0")));

StudySummary studyFrom(Statement& row)
{
    StudySummary study;
    row.read(study.id, study.uuid, study.name, study.madeAt, study.version);
    // A study whose design cannot be read is listed all the same; asking for the design says why.
    study.kind =
        studies::designFromStoredJson(row.take<QByteArray>()).value_or(studies::Design()).kind;
    row.read(
        study.rated, study.practice, study.checks, study.raters, study.answers, study.ratedAnswers);
    if (const auto closed = row.take<std::optional<qint64>>())
        study.closedAt = QDateTime::fromMSecsSinceEpoch(*closed, Qt::UTC);
    return study;
}

Expected<void> checkDesign(const studies::Design& design)
{
    const QList<studies::DesignProblem> problems = designProblems(design);
    if (problems.isEmpty())
        return {};
    return failure(ErrorCode::InvalidInput, problems.first().sentence, problems.first().place);
}

/// That raters can be asked about those that there are and these.
Expected<void> checkStudyItems(const QList<StoredStudyItem>& stored,
    const QList<studies::StudyItem>& fresh, const studies::Design& design)
{
    QList<studies::StudyItem> all;
    for (const StoredStudyItem& one : stored)
        all.append(one.item);
    all += fresh;
    const QList<studies::ItemProblem> problems = itemProblems(all, design);
    if (problems.isEmpty())
        return {};
    const studies::ItemProblem& first = problems.first();
    return failure(ErrorCode::InvalidInput, first.sentence,
        first.item < 0 ? QString() : all.at(first.item).item.name.left(60));
}

bool isSameItem(const studies::StudyItem& one, const studies::StudyItem& other)
{
    return one.item == other.item && one.source.systems[0] == other.source.systems[0] &&
           one.source.systems[1] == other.source.systems[1] &&
           one.source.stratum == other.source.stratum && one.source.known == other.source.known;
}

/// Those that are not there yet.
Expected<QList<studies::StudyItem>> newStudyItems(
    const QList<StoredStudyItem>& stored, const QList<studies::StudyItem>& items)
{
    QHash<QString, studies::StudyItem> known;
    for (const StoredStudyItem& one : stored)
        known.insert(comparedId(one.item.item.name), one.item);
    QList<studies::StudyItem> fresh;
    for (const studies::StudyItem& item : items) {
        const QString key = comparedId(item.item.name);
        const auto same = known.constFind(key);
        if (same == known.constEnd())
            fresh.append(item);
        else if (!isSameItem(*same, item))
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("The study already has another item with this name."),
                item.item.name, RepositoryWords::tr("Give it another name."));
        known.insert(key, item);
    }
    return fresh;
}

const QString kVersionIsUsed = QStringLiteral(
    "EXISTS (SELECT 1 FROM study_form f WHERE f.version_id = v.id) OR EXISTS (SELECT 1 FROM"
    " study_turn t WHERE t.version_id = v.id AND %1)");

} // namespace

Expected<StudyId> StudyRepository::create(
    const QString& name, const studies::Design& design, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    TANDEM_TRY(checked, checkedStudyName(name));
    TANDEM_DO(checkDesign(design));
    const QString key = studyNameKey(*checked);
    TANDEM_TRY(
        taken, isAny(m_database, QStringLiteral("SELECT 1 FROM study WHERE name_key = ?"), {key}));
    if (*taken)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("A study with this name is already in the project."), *checked,
            RepositoryWords::tr("Choose another name."));
    const QString uuid = newUuid();
    TANDEM_TRY(study, insertRow<StudyId>(m_database, "study",
                          {{"uuid", uuid}, {"name", *checked}, {"name_key", key}, {"person_id", by},
                              {"at", QDateTime::currentMSecsSinceEpoch()}}));
    TANDEM_DO(addVersion(*study, design, 1, by));
    TANDEM_DO(
        Journal(m_database)
            .append(QStringLiteral("study made"), by, uuid, {{QStringLiteral("name"), *checked}}));
    return *study;
}

Expected<QList<StudySummary>> StudyRepository::all()
{
    return rowsOf(m_database, kStudies + QStringLiteral(" ORDER BY s.id"), {}, studyFrom);
}

Expected<StudySummary> StudyRepository::byId(StudyId study)
{
    return oneRow(m_database, kStudies + QStringLiteral(" WHERE s.id = ?"), {study}, studyFrom,
        notInProject(RepositoryWords::tr("This study is not in the project.")));
}

Expected<StudySummary> StudyRepository::byName(const QString& name)
{
    TANDEM_TRY(found, firstRow(m_database, kStudies + QStringLiteral(" WHERE s.name_key = ?"),
                          {studyNameKey(name)}, studyFrom));
    if (*found)
        return **found;
    TANDEM_TRY(names, valuesOf<QString>(m_database,
                          QStringLiteral("SELECT name FROM study ORDER BY id LIMIT 20")));
    return failure(ErrorCode::NotFound,
        RepositoryWords::tr("The project has no study with this name."), name.left(100),
        names->isEmpty() ? RepositoryWords::tr("Create one with \"tandem study new\".")
                         : RepositoryWords::tr("Studies in this project: %1.")
                               .arg(names->join(QStringLiteral(", "))));
}

Expected<QList<StudyVersion>> StudyRepository::versions(StudyId study)
{
    TANDEM_TRY(designs, studyDesigns(m_database, study));
    return rowsOf(m_database,
        QStringLiteral("SELECT v.id, v.uuid, v.number, v.at, %1 FROM study_version v"
                       " WHERE v.study_id = ? ORDER BY v.number")
            .arg(kVersionIsUsed.arg(hasBegunSql(QStringLiteral("t.rater_id")))),
        {study}, [&](Statement& row) {
            StudyVersion version;
            row.read(version.id, version.uuid, version.number, version.at, version.isFrozen);
            version.design = designs->value(version.id);
            return version;
        });
}

Expected<StudyVersion> StudyRepository::version(StudyId study)
{
    TANDEM_TRY(all, versions(study));
    if (all->isEmpty())
        return failure(notInProject(RepositoryWords::tr("This study is not in the project.")));
    return all->last();
}

Expected<StudyVersion> StudyRepository::changeDesign(
    StudyId study, const studies::Design& design, PersonId by)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    TANDEM_DO(requireOpen(study));
    TANDEM_DO(checkDesign(design));
    TANDEM_TRY(latest, version(study));
    if (latest->design == design)
        return *latest;
    if (latest->isFrozen)
        return addVersion(study, design, latest->number + 1, by);
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE study_version SET design = ?, person_id = ?, at = ? WHERE id = ?"),
        {SqlValue::text(designJson(design)), by, QDateTime::currentMSecsSinceEpoch(), latest->id}));
    return version(study);
}

Expected<int> StudyRepository::addItems(
    StudyId study, const QList<studies::StudyItem>& items, PersonId by, const QJsonObject& origin)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    TANDEM_DO(requireOpen(study));
    TANDEM_TRY(stored, storedStudyItems(m_database, study));
    TANDEM_TRY(fresh, newStudyItems(*stored, items));
    if (fresh->isEmpty())
        return 0;
    TANDEM_TRY(latest, version(study));
    TANDEM_DO(checkStudyItems(*stored, *fresh, latest->design));
    if (latest->isFrozen) {
        TANDEM_DO(addVersion(study, latest->design, latest->number + 1, by));
    }
    int position = int(stored->size());
    for (const studies::StudyItem& item : *fresh)
        TANDEM_DO(insertStudyItem(m_database, study, ++position, item));
    QJsonObject detail = origin;
    detail.insert(QStringLiteral("items"), int(fresh->size()));
    TANDEM_DO(journalStudyEvent(m_database,
        {.study = study, .event = QStringLiteral("items_added"), .by = by, .detail = detail}));
    return int(fresh->size());
}

Expected<QList<studies::StudyItem>> StudyRepository::items(StudyId study)
{
    return storedStudyItems(m_database, study).map([](const QList<StoredStudyItem>& stored) {
        QList<studies::StudyItem> items;
        for (const StoredStudyItem& one : stored)
            items.append(one.item);
        return items;
    });
}

Expected<void> StudyRepository::close(
    StudyId study, PersonId by, const std::optional<EarlyEnd>& early)
{
    TANDEM_DO(requireStudyLead(m_database, by));
    TANDEM_DO(requireOpen(study));
    TANDEM_TRY(turns, studyTurns(m_database, study));
    TANDEM_TRY(tally, studyTally(m_database, study, *turns));
    const bool isEarly = tally->done < tally->wanted || tally->wanted == 0;
    const QString reason = early ? early->reason.trimmed() : QString();
    if (isEarly && reason.isEmpty())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The study is incomplete: items were completed %1 of %2 times.")
                .arg(tally->done)
                .arg(tally->wanted),
            {}, RepositoryWords::tr("Wait for its raters, or end it early with a reason."));
    TANDEM_TRY(released, releaseIncomplete(m_database, *turns));
    if (isEarly) {
        TANDEM_DO(
            journalStudyEvent(m_database, {.study = study,
                                              .event = QStringLiteral("ended_early"),
                                              .by = by,
                                              .detail = {{QStringLiteral("reason"), reason},
                                                  {QStringLiteral("done"), tally->done},
                                                  {QStringLiteral("wanted"), tally->wanted}}}));
    }
    return journalStudyEvent(m_database, {.study = study,
                                             .event = QStringLiteral("closed"),
                                             .by = by,
                                             .detail = {{QStringLiteral("released"), *released}}});
}

Expected<void> StudyRepository::requireOpen(StudyId study)
{
    TANDEM_TRY(closed, isAny(m_database,
                           QStringLiteral("SELECT 1 FROM study_event WHERE study_id = ?"
                                          " AND event = 'closed'"),
                           {study}));
    if (*closed)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The study is closed."), {},
            RepositoryWords::tr("It can no longer be changed; create a new one."), why::kClosed);
    return {};
}

Expected<StudyVersion> StudyRepository::addVersion(
    StudyId study, const studies::Design& design, int number, PersonId by)
{
    TANDEM_TRY(id, insertRow(m_database, "study_version",
                       {{"uuid", newUuid()}, {"study_id", study}, {"number", number},
                           {"design", SqlValue::text(designJson(design))}, {"person_id", by},
                           {"at", QDateTime::currentMSecsSinceEpoch()}}));
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE study_turn SET version_id = ? WHERE rater_id IN (SELECT r.id FROM"
                       " study_rater r WHERE r.study_id = ? AND NOT %1)")
            .arg(hasBegunSql(QStringLiteral("r.id"))),
        {*id, study}));
    return version(study);
}

} // namespace tandem
