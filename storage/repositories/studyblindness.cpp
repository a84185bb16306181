#include "storage/repositories/studyblindness.h"

#include "models/people/personin.h"
#include "storage/database/rows.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrows.h"

#include <algorithm>

namespace tandem {

namespace {

const QString kIsOpen = QStringLiteral(
    "NOT EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = %1 AND e.event = 'closed')");

/// Whether an item shows what a system of the project wrote, or what was said of it. Of items that
/// came from a file the systems' names tell.
const QString kIsOfTheProject = QStringLiteral(
    "o.origin LIKE 'case/%' OR o.origin LIKE 'decision/%' OR o.origin LIKE 'explanation/%'"
    " OR o.origin LIKE 'usersum/%'"
    " OR EXISTS (SELECT 1 FROM case_output c WHERE c.system IN (o.system_1, o.system_2))");

/// Who declined can agree after all.
bool canStillAnswer(RaterState state)
{
    return state == RaterState::Waiting || state == RaterState::AtWork ||
           state == RaterState::Submitted || state == RaterState::Declined;
}

} // namespace

Expected<QString> StudyBlindness::ratedBy(PersonId person)
{
    TANDEM_TRY(people, PeopleRepository(m_database).all());
    const Person found = personIn(*people, person);
    if (!found.id.isValid() || (found.active && found.role == Role::Lead))
        return QString();
    TANDEM_TRY(
        raters, valuesOf<RaterId>(m_database,
                    QStringLiteral("SELECT r.id FROM study_rater r WHERE (r.person_id = ?"
                                   " OR (r.person_id IS NULL AND r.name_key = ?)) AND %1"
                                   " AND EXISTS (SELECT 1 FROM study_item i JOIN study_source o"
                                   " ON o.item_id = i.id WHERE i.study_id = r.study_id"
                                   " AND (%2)) ORDER BY r.id")
                        .arg(kIsOpen.arg(QStringLiteral("r.study_id")), kIsOfTheProject),
                    {person, studyNameKey(found.name)}));
    for (const RaterId id : *raters) {
        TANDEM_TRY(rater, StudyRaterRepository(m_database).byId(id));
        if (!canStillAnswer(rater->state))
            continue;
        // The title is what raters see; the study's own name is the lead's.
        TANDEM_TRY(version, StudyRepository(m_database).version(rater->study));
        return version->design.title;
    }
    return QString();
}

Expected<void> StudyBlindness::requireNoRater(PersonId person)
{
    TANDEM_TRY(title, ratedBy(person));
    if (title->isEmpty())
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("Your ratings in \"%1\" are blind.").arg(*title), {},
        RepositoryWords::tr("This opens when the study is closed."));
}

Expected<QList<StudySummary>> StudyBlindness::withResultsFor(PersonId person)
{
    TANDEM_TRY(title, ratedBy(person));
    if (!title->isEmpty())
        return QList<StudySummary>{};
    TANDEM_TRY(held,
        valuesOf<StudyId>(m_database,
            QStringLiteral("SELECT DISTINCT i.study_id FROM study_item i JOIN study_source o"
                           " ON o.item_id = i.id WHERE i.fields IN (SELECT j.fields FROM study_item"
                           " j WHERE %1) OR o.origin IN (SELECT p.origin FROM study_item j"
                           " JOIN study_source p ON p.item_id = j.id WHERE p.origin <> '' AND %1)")
                .arg(kIsOpen.arg(QStringLiteral("j.study_id")))));
    return StudyRepository(m_database).all().map([&](QList<StudySummary> studies) {
        studies.removeIf([&](const StudySummary& study) {
            return !study.isClosed() || held->contains(study.id);
        });
        return studies;
    });
}

} // namespace tandem
