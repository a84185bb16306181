#include "storage/project/studycheck.h"

#include "models/studies/answervalues.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyrepository.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

/// An SQL statement that gives what must not be there, as rows of a place (`spot`, NULL where
/// nothing says it) and a number (`n`), and what to say where there are any.
struct StudyRule
{
    const char* sql;
    const char* problem; ///< translated with %n in the context ProjectCheck
};

/// Before every statement: `w` says which rater of which study one is.
const QString kWhoIsWho = QStringLiteral(
    "WITH w AS (SELECT r.id, r.study_id, r.link_id, r.replaces_id,"
    " s.name || ', R' || r.number AS spot FROM study_rater r JOIN study s ON s.id = r.study_id)"
    " SELECT coalesce(sum(n), 0), min(spot) FROM (%1)");

constexpr StudyRule kStudyRules[] = {
    {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id JOIN study_item i"
     " ON i.id = t.item_id JOIN study_version v ON v.id = t.version_id"
     " WHERE i.study_id <> w.study_id OR v.study_id <> w.study_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n item(s) handed out in another study")},
    {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id GROUP BY w.id"
     " HAVING count(DISTINCT t.version_id) > 1",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) asked under several versions")},
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id JOIN study_turn t"
     " ON t.id = a.turn_id WHERE t.rater_id <> a.rater_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of a rater to what another was asked")},
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id WHERE (SELECT e.event"
     " FROM study_event e WHERE e.rater_id = a.rater_id AND e.event IN ('handed_in',"
     " 'taken_back') AND e.at < a.at ORDER BY e.at DESC, e.uuid DESC LIMIT 1) = 'handed_in'",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters who had handed in")},
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id JOIN study_event e"
     " ON e.rater_id = a.rater_id AND e.event = 'withdrawn'",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters who have withdrawn")},
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id WHERE a.late = 1"
     " AND NOT EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = w.study_id"
     " AND e.event = 'closed')",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n late answer(s) in a study that is open")},
    {"SELECT s.name AS spot, 1 AS n FROM study_event e JOIN study s ON s.id = e.study_id"
     " WHERE e.event = 'closed' GROUP BY s.id HAVING count(*) > 1",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) closed more than once")},
    {"SELECT w.spot, 1 AS n FROM study_event e JOIN w ON w.id = e.rater_id"
     " WHERE w.study_id <> e.study_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of another study's rater")},
    {"SELECT s.name || ', ' || e.event AS spot, 1 AS n FROM study_event e JOIN study s"
     " ON s.id = e.study_id WHERE e.event NOT IN ('opened', 'consented', 'declined',"
     " 'screened_out', 'handed_in', 'taken_back', 'withdrawn', 'replaced', 'raters_added',"
     " 'assigned', 'extended', 'items_added', 'link_made', 'answers_collected', 'ended_early',"
     " 'closed')",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of studies that are none")},
    {"SELECT s.name AS spot, 1 AS n FROM study_event e JOIN study s ON s.id = e.study_id"
     " WHERE NOT json_valid(e.detail)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of studies whose detail is no JSON")},
    {"SELECT s.name AS spot, 1 AS n FROM study s WHERE NOT EXISTS (SELECT 1 FROM study_version v"
     " WHERE v.study_id = s.id AND v.number = 1) OR (SELECT max(v.number) - count(*)"
     " FROM study_version v WHERE v.study_id = s.id) <> 0",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) without one of their versions")},
    {"SELECT s.name AS spot, 1 AS n FROM study s WHERE (SELECT coalesce(max(i.position), 0)"
     " - count(*) FROM study_item i WHERE i.study_id = s.id) <> 0",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) without one of their items")},
    {"SELECT s.name AS spot, 1 AS n FROM study s WHERE (SELECT coalesce(max(r.number), 0)"
     " - count(*) FROM study_rater r WHERE r.study_id = s.id) <> 0",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) without one of their raters")},
    {"SELECT s.name || ', ' || i.name AS spot, 1 AS n FROM study_item i JOIN study s"
     " ON s.id = i.study_id WHERE NOT EXISTS (SELECT 1 FROM study_source o WHERE o.item_id = i.id)"
     " AND NOT EXISTS (SELECT 1 FROM packet)", // whose rater must not have it
        QT_TRANSLATE_NOOP("ProjectCheck", "%n item(s) of studies without what they were made of")},
    {"SELECT w.spot, 1 AS n FROM study_form f JOIN w ON w.id = f.rater_id JOIN study_version v"
     " ON v.id = f.version_id WHERE v.study_id <> w.study_id OR length(f.secret) <> 32",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n form(s) that nobody could have been given")},
    {"SELECT w.spot, 1 AS n FROM w WHERE EXISTS (SELECT 1 FROM study_link l WHERE l.id = w.link_id"
     " AND l.study_id <> w.study_id) OR EXISTS (SELECT 1 FROM study_rater o"
     " WHERE o.id = w.replaces_id AND o.study_id <> w.study_id)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) who came out of another study")},
    {"SELECT NULL AS spot, coalesce(max(id), 0) - count(*) AS n FROM study_event",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) taken out of the journal of studies")},
    {"SELECT NULL AS spot, coalesce(max(id), 0) - count(*) AS n FROM study_form",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n form(s) of studies taken out")},
    // What raters took back when they withdrew is gone; the events say how many gaps that left.
    {"SELECT NULL AS spot, max(0, coalesce(max(id), 0) - count(*) - coalesce((SELECT"
     " sum(json_extract(detail, '$.gaps')) FROM study_event WHERE event = 'withdrawn'"
     " AND json_valid(detail)), 0)) AS n FROM study_answer",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters taken out")},
};

using Problem = std::function<void(const QString&)>;

/// What is wrong, how often, and the first place where it is.
struct StudyFinding
{
    qint64 number = 0;
    QString spot;
};

/// A number out of an altered file may be any.
int shownCount(qint64 number)
{
    return int(std::clamp<qint64>(number, 1, std::numeric_limits<int>::max()));
}

void tellFinding(const QString& what, const QString& spot, const Problem& problem)
{
    problem(spot.isEmpty() ? what : QStringLiteral("%1 (%2)").arg(what, spot));
}

Expected<void> checkStudyRules(
    Database& database, const std::function<Expected<void>()>& goOn, const Problem& problem)
{
    for (const StudyRule& rule : kStudyRules) {
        TANDEM_DO(goOn());
        TANDEM_TRY(found, rowOrNone(database, kWhoIsWho.arg(QLatin1String(rule.sql)), {},
                              into(&StudyFinding::number, &StudyFinding::spot)));
        if (found->number != 0)
            tellFinding(QCoreApplication::translate(
                            "ProjectCheck", rule.problem, nullptr, shownCount(found->number)),
                found->spot, problem);
    }
    return {};
}

/// Answers to what the version that they were given under does not ask, or that it does not offer.
Expected<int> impossibleAnswers(
    Database& database, StudyId study, const QHash<qint64, studies::Design>& designs)
{
    int impossible = 0;
    return eachRow(database,
        QStringLiteral("SELECT t.version_id, a.question, a.value, count(*) FROM study_rater r"
                       " JOIN study_answer a ON a.rater_id = r.id JOIN study_turn t"
                       " ON t.id = a.turn_id WHERE r.study_id = ?"
                       " GROUP BY t.version_id, a.question, a.value"),
        {study},
        [&](Statement& row) {
            const studies::Design design = designs.value(row.take<qint64>());
            const auto* const question = questionNamed(design, row.take<QString>());
            const auto value = row.take<std::optional<QString>>();
            if (!question || (value && !isAllowedAnswer(*question, *value)))
                impossible += row.take<int>();
        })
        .map([&] { return impossible; });
}

Expected<void> checkStudyContents(
    Database& database, const StudySummary& study, const Problem& problem)
{
    const auto designs = studyDesigns(database, study.id);
    if (!designs || !StudyRepository(database).items(study.id)) {
        problem(ProjectWords::tr("The study \"%1\" cannot be read.").arg(study.name));
        return {};
    }
    TANDEM_TRY(impossible, impossibleAnswers(database, study.id, *designs));
    if (*impossible > 0)
        tellFinding(ProjectWords::tr("%n answer(s) that the study does not offer", nullptr,
                        shownCount(*impossible)),
            study.name, problem);
    return {};
}

} // namespace

Expected<void> checkStudies(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& problem)
{
    TANDEM_DO(checkStudyRules(database, goOn, problem));
    TANDEM_TRY(studies, StudyRepository(database).all());
    for (const StudySummary& study : *studies) {
        TANDEM_DO(goOn());
        TANDEM_DO(checkStudyContents(database, study, problem));
    }
    return {};
}

} // namespace tandem
