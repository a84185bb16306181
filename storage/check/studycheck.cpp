#include "models/studies/answervalues.h"
#include "models/studies/designcheck.h"
#include "models/studies/itemcheck.h"
#include "models/studies/participantid.h"
#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/check/rules.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/studyanswerdigest.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

/// Around every rule: `w` says which rater of which study one is, `c` which study is closed, and
/// `places` who takes one of a link.
QString studyFrame()
{
    return QStringLiteral(
        "WITH w AS (SELECT r.id, r.study_id, r.link_id, r.replaces_id,"
        " s.name || ', R' || r.number AS spot FROM study_rater r JOIN study s ON s.id ="
        " r.study_id), c AS (SELECT e.study_id, min(e.at) AS at FROM study_event e"
        " WHERE e.event = 'closed' GROUP BY e.study_id), places AS (SELECT r.id AS rater_id,"
        " r.link_id FROM study_rater r WHERE r.link_id IS NOT NULL AND %1)"
        " SELECT coalesce(sum(n), 0), min(spot) FILTER (WHERE n <> 0) FROM (%2)")
        .arg(takesPlaceSql(QStringLiteral("r.id")), QStringLiteral("%1"));
}

void tellAt(const QString& spot, const QString& what, Faults& faults)
{
    faults.tell(spot.isEmpty() ? what : QStringLiteral("%1 (%2)").arg(what, spot));
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

/// Names that are not written, or told apart, as the program does it.
Expected<void> checkStudyNames(Database& database, Faults& faults)
{
    return eachRow(database,
        QStringLiteral("SELECT name, name, name_key FROM study UNION ALL SELECT s.name || ', R' ||"
                       " r.number, r.name, r.name_key FROM study_rater r JOIN study s"
                       " ON s.id = r.study_id"),
        {}, [&](Statement& row) {
            const auto spot = row.take<QString>();
            const auto name = row.take<QString>();
            const auto checked = checkedStudyName(name);
            if (!checked || *checked != name || studyNameKey(name) != row.take<QString>())
                tellAt(spot, ProjectWords::tr("An invalid name of a study or rater"), faults);
        });
}

/// Designs and items that could not have been handed out.
Expected<void> checkStudyDesigns(Database& database, const StudySummary& study, Faults& faults)
{
    const QString cannotBeRead =
        ProjectWords::tr("The study \"%1\" cannot be read.").arg(study.name);
    const auto designs = studyDesigns(database, study.id);
    if (!designs) {
        tellAt(designs.error().sentence(), cannotBeRead, faults);
        return {};
    }
    for (const studies::Design& design : *designs) {
        for (const studies::DesignProblem& wrong : designProblems(design))
            tellAt(study.name + QStringLiteral(", ") + wrong.place, wrong.sentence, faults);
    }
    const auto items = StudyRepository(database).items(study.id);
    if (!items)
        tellAt(items.error().sentence(), cannotBeRead, faults);
    for (const studies::StudyItem& item : items.value_or(QList<studies::StudyItem>())) {
        const QString wrong = problemOfItself(item);
        if (!wrong.isEmpty())
            tellAt(study.name + QStringLiteral(", ") + item.item.name, wrong, faults);
    }
    TANDEM_TRY(impossible, impossibleAnswers(database, study.id, *designs));
    if (*impossible > 0)
        tellAt(study.name,
            ProjectWords::tr("%n answer(s) that the study does not offer", nullptr,
                Faults::shownNumber(*impossible)),
            faults);
    return {};
}

/// Answers that are not those that the close found, of studies that were closed by an older
/// version: their digests of everything (closingcheck.cpp) were taken later. Who withdrew has none
/// any more.
Expected<void> checkClosedAnswers(Database& database, const StudySummary& study, Faults& faults)
{
    TANDEM_TRY(detail, valueOf<QByteArray>(database,
                           QStringLiteral("SELECT detail FROM study_event WHERE study_id = ?"
                                          " AND event = 'closed' LIMIT 1"),
                           {study.id}));
    const QJsonValue noted =
        QJsonDocument::fromJson(*detail).object().value(QLatin1String("answers"));
    if (!noted.isObject())
        return {};
    QJsonObject before = noted.toObject();
    TANDEM_TRY_VAR(now, studyAnswerDigests(database, study.id));
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT r.uuid FROM study_rater r JOIN study_event e ON e.rater_id = r.id"
                       " WHERE r.study_id = ? AND e.event = 'withdrawn'"),
        {study.id}, [&](Statement& row) {
            const auto rater = row.take<QString>();
            before.remove(rater);
            now->remove(rater);
        }));
    if (before != *now)
        tellAt(study.name, ProjectWords::tr("Answers changed since the study was closed"), faults);
    return {};
}

/// Answers of who is part of results that counted before 0.7, though another answer of the rater
/// rules their question out.
Expected<int> ruledOutAnswers(Database& database, StudyId study)
{
    TANDEM_TRY(turns, studyTurns(database, study));
    TANDEM_TRY(raters, StudyRaterRepository(database).all(study));
    QSet<RaterId> counting;
    for (const StudyRater& rater : *raters) {
        if (isPartOfResults(rater.state))
            counting.insert(rater.id);
    }
    int ruledOut = 0;
    for (const StudyTurn& turn : *turns) {
        if (!counting.contains(turn.rater) || turn.kind == studies::ItemKind::Practice)
            continue;
        ruledOut += int(std::count_if(turn.answers.cbegin(), turn.answers.cend(),
            [](const CurrentStudyAnswer& answer) { return answer.value && !answer.counts; }));
    }
    return ruledOut;
}

/// Raters whose participant id is what their platform should have replaced: whoever came that way
/// before 0.7 shared one page.
Expected<int> sharedRaters(Database& database, StudyId study)
{
    TANDEM_TRY(raters, StudyRaterRepository(database).all(study));
    return int(std::count_if(raters->begin(), raters->end(), [](const StudyRater& rater) {
        return !rater.participant.isEmpty() && studies::isUnfilledPlace(rater.participant);
    }));
}

Expected<void> noteEarlierStudy(Database& database, const StudySummary& study, Faults& faults)
{
    TANDEM_TRY(ruledOut, study.isClosed() ? ruledOutAnswers(database, study.id) : Expected<int>(0));
    TANDEM_TRY(shared, sharedRaters(database, study.id));
    if (*ruledOut > 0)
        faults.note(ProjectWords::tr(
            "Study \"%1\": Tandem before 0.7 counted %n answer(s) to questions that a later answer "
            "rules out. Compute its results and export its answers again.",
            nullptr, *ruledOut)
                        .arg(study.name));
    if (*shared > 0)
        faults.note(ProjectWords::tr(
            "Study \"%1\": %n raters have a participant ID that no platform filled in. Before 0.7, "
            "everyone who came by such an address was counted as one rater.",
            nullptr, *shared)
                        .arg(study.name));
    return {};
}

} // namespace

Expected<void> checkStudies(Database& database, Faults& faults)
{
    TANDEM_DO(checkRules(database, faults, studyRules(), studyFrame()));
    TANDEM_DO(checkStudyNames(database, faults));
    TANDEM_TRY(studies, StudyRepository(database).all());
    for (const StudySummary& study : *studies) {
        TANDEM_DO(faults.goOn());
        TANDEM_DO(checkStudyDesigns(database, study, faults));
        TANDEM_DO(checkClosedAnswers(database, study, faults));
        // What cannot be read is a fault already.
        static_cast<void>(noteEarlierStudy(database, study, faults));
    }
    return {};
}

} // namespace tandem
