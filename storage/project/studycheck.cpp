#include "storage/project/studycheck.h"

#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyrepository.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

/// An SQL statement that counts rows that must not be there, and what to say where there are any.
struct StudyRule
{
    const char* sql;
    const char* problem; ///< translated with %n in the context ProjectCheck
};

constexpr StudyRule kStudyRules[] = {
    {"SELECT count(*) FROM study_turn t JOIN study_rater r ON r.id = t.rater_id"
     " JOIN study_item i ON i.id = t.item_id JOIN study_version v ON v.id = t.version_id"
     " WHERE i.study_id <> r.study_id OR v.study_id <> r.study_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n item(s) handed out in another study")},
    {"SELECT count(*) FROM (SELECT rater_id FROM study_turn GROUP BY rater_id"
     " HAVING count(DISTINCT version_id) > 1)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) asked under several versions")},
    {"SELECT count(*) FROM study_answer a JOIN study_turn t ON t.id = a.turn_id"
     " WHERE t.rater_id <> a.rater_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of a rater to what another was asked")},
    {"SELECT count(*) FROM study_answer a WHERE (SELECT e.event FROM study_event e"
     " WHERE e.rater_id = a.rater_id AND e.event IN ('handed_in', 'taken_back') AND e.at < a.at"
     " ORDER BY e.at DESC, e.uuid DESC LIMIT 1) = 'handed_in'",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters who had handed in")},
    {"SELECT count(*) FROM study_answer a JOIN study_event e ON e.rater_id = a.rater_id"
     " AND e.event = 'withdrawn'",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters who have withdrawn")},
    {"SELECT count(*) FROM study_answer a JOIN study_rater r ON r.id = a.rater_id"
     " WHERE a.late = 1 AND NOT EXISTS (SELECT 1 FROM study_event e"
     " WHERE e.study_id = r.study_id AND e.event = 'closed')",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n late answer(s) in a study that is open")},
    {"SELECT count(*) FROM (SELECT study_id FROM study_event WHERE event = 'closed'"
     " GROUP BY study_id HAVING count(*) > 1)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) closed more than once")},
    {"SELECT count(*) FROM study_event e JOIN study_rater r ON r.id = e.rater_id"
     " WHERE r.study_id <> e.study_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of another study's rater")},
    {"SELECT count(*) FROM study s WHERE NOT EXISTS (SELECT 1 FROM study_version v"
     " WHERE v.study_id = s.id AND v.number = 1) OR (SELECT max(v.number) - count(*)"
     " FROM study_version v WHERE v.study_id = s.id) <> 0",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) without one of their versions")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM study_event",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) taken out of the journal of studies")},
    // What raters took back when they withdrew is gone; the events say how many answers that were.
    {"SELECT max(0, coalesce(max(id), 0) - count(*) - coalesce((SELECT"
     " sum(json_extract(detail, '$.erased')) FROM study_event WHERE event = 'withdrawn'), 0))"
     " FROM study_answer",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters taken out")},
};

} // namespace

Expected<void> checkStudies(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& problem)
{
    for (const StudyRule& rule : kStudyRules) {
        TANDEM_DO(goOn());
        TANDEM_TRY(count, valueOf<qint64>(database, QString::fromLatin1(rule.sql)));
        // A number out of an altered file may be any.
        if (*count != 0)
            problem(QCoreApplication::translate("ProjectCheck", rule.problem, nullptr,
                int(std::clamp<qint64>(*count, 1, std::numeric_limits<int>::max()))));
    }
    TANDEM_TRY(studies, StudyRepository(database).all());
    int unreadable = 0;
    for (const StudySummary& study : *studies) {
        TANDEM_DO(goOn());
        const bool isReadable =
            studyDesigns(database, study.id) && StudyRepository(database).items(study.id);
        unreadable += isReadable ? 0 : 1;
    }
    if (unreadable > 0)
        problem(ProjectWords::tr("%n study(s) that cannot be read", nullptr, unreadable));
    return {};
}

} // namespace tandem
