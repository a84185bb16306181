#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/judgedkind.h"
#include "storage/repositories/loneverdicts.h"

#include <QCoreApplication>
#include <QHash>

namespace tandem {

namespace {

/// A kind of things that are closed.
struct ClosedKind
{
    const char* key;
    const char* problem;            ///< translated with %n in the context ProjectCheck
    const char* spot = "SELECT ?1"; ///< SQL: where it is, of ?1 and the person ?2
};

constexpr char kSample[] = "SELECT position || '. ' || title FROM sample WHERE id = ?1";
constexpr char kRound[] = "SELECT s.position || '. ' || s.title || coalesce(', ' || (SELECT p.name"
                          " FROM person p WHERE p.id = ?2), '') FROM round r JOIN sample s"
                          " ON s.id = r.sample_id WHERE r.id = ?1";
constexpr char kStudy[] = "SELECT name FROM study WHERE id = ?1";
constexpr char kRater[] = "SELECT s.name || ', R' || r.number FROM study_rater r JOIN study s"
                          " ON s.id = r.study_id WHERE r.id = ?1";
constexpr char kPerson[] = "SELECT name FROM person WHERE id = ?1";
constexpr char kReviewer[] = "SELECT name || ', ' || ?1 FROM person WHERE id = ?2";
constexpr char kFact[] = "SELECT s.position || '. ' || s.title FROM atomic_fact f JOIN sample s"
                         " ON s.id = f.sample_id WHERE f.id = ?1";

constexpr ClosedKind kClosedKinds[] = {
    {"work",
        QT_TRANSLATE_N_NOOP("ProjectCheck",
            "%n submission(s) changed since they were submitted, or about other texts"),
        kRound},
    {"outcome", QT_TRANSLATE_N_NOOP("ProjectCheck", "%n round(s) changed since they were settled"),
        kRound},
    {"study",
        QT_TRANSLATE_N_NOOP("ProjectCheck",
            "%n study(ies) whose name, questions or items were changed after closing"),
        kStudy},
    {"rater",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n rater(s) whose name, assigned items or answers "
                                            "were changed after their study was closed"),
        kRater},
    {"evaluation",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n evaluation(s) changed since completion")},
    {"judgement",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n judgment(s) of outputs changed since completion")},
    {"sample",
        QT_TRANSLATE_N_NOOP("ProjectCheck",
            "%n sample(s) with texts or labels other than those imported or edited"),
        kSample},
    {"person",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n person(s) whose name or role was changed outside Tandem"),
        kPerson},
    {"reply", QT_TRANSLATE_N_NOOP("ProjectCheck",
                  "%n reply(ies) of language models changed since they were stored")},
    {"case",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n case(s) whose texts or profile changed since they were added"),
        "SELECT position || '. ' || name FROM text_case WHERE id = ?1"},
    {"output",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n output(s) of cases changed since they were added")},
    {"score", QT_TRANSLATE_N_NOOP(
                  "ProjectCheck", "%n score(s) of outputs changed since they were added")},
    {"choice", QT_TRANSLATE_N_NOOP(
                   "ProjectCheck", "%n pairwise judgment(s) changed since they were added")},
    {"verdict", QT_TRANSLATE_N_NOOP(
                    "ProjectCheck", "%n review(s) of a judgment changed since they were given")},
    {"gold", QT_TRANSLATE_N_NOOP("ProjectCheck",
                 "%n record(s) of the benchmark changed since systems were run on them")},
    {"system output", QT_TRANSLATE_N_NOOP(
                          "ProjectCheck", "%n output(s) of systems changed since they were added")},
    {"loose errors", QT_TRANSLATE_N_NOOP("ProjectCheck",
                         "%n list(s) of error types changed since they were added")},
    {"exclusion", QT_TRANSLATE_N_NOOP("ProjectCheck",
                      "%n exclusion(s) of samples or cases changed since they were recorded")},
    {"fact", QT_TRANSLATE_N_NOOP("ProjectCheck", "%n fact(s) changed outside Tandem"), kFact},
    {"fact change",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n change(s) of facts with an altered record"),
        "SELECT s.position || '. ' || s.title FROM fact_change c JOIN atomic_fact f"
        " ON f.id = c.fact_id JOIN sample s ON s.id = f.sample_id WHERE c.id = ?1"},
    {"mask", QT_TRANSLATE_N_NOOP("ProjectCheck", "%n mask(s) of facts changed since they were set"),
        "SELECT s.position || '. ' || s.title FROM fact_mask m JOIN atomic_fact f"
        " ON f.id = m.fact_id JOIN sample s ON s.id = f.sample_id WHERE m.id = ?1"},
    {"study event",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n event(s) of studies changed since they were recorded"),
        "SELECT s.name || ', ' || e.event FROM study_event e JOIN study s ON s.id = e.study_id"
        " WHERE e.id = ?1"},
    {"opinion check",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n peer review(s) of opinions changed since they were recorded"),
        "SELECT s.position || '. ' || s.title || ', ' || p.name FROM opinion_event e JOIN round r"
        " ON r.id = e.round_id JOIN sample s ON s.id = r.sample_id JOIN person p"
        " ON p.id = e.person_id WHERE e.id = ?1"},
    {"drawn part",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n audit(s) with settings other than those of the draw"),
        "SELECT verifier FROM kgds_check WHERE id = ?1"},
    {"drawn checks",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n judgment(s) with other items in an audit than were drawn"),
        "SELECT verifier FROM kgds_check WHERE id = ?2"},
    {"settings",
        QT_TRANSLATE_NOOP(
            "ProjectCheck", "The project's settings were changed since they were saved"),
        "SELECT value FROM setting WHERE key = 'name'"},
    {"run",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n run(s) of language models changed outside Tandem")},
    {"task",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n task(s) of runs with a changed subject or reply"),
        "SELECT run_id || ', ' || position FROM llm_task WHERE id = ?1"},
};

/// Of each kind of what is reviewed.
constexpr ClosedKind kReviews{"review %1",
    QT_TRANSLATE_N_NOOP("ProjectCheck", "%n finished review(s) changed since they were finished"),
    kReviewer};

/// What is not as it was closed of one kind.
struct ClosingFault
{
    qint64 number = 0;
    qint64 subject = 0;
    qint64 person = 0;
    bool isUpgraded = false;
};

/// What was changed since, taken away with its digest left, or closed by no program that takes
/// digests. Samples and people that nobody imported or saved have none.
Expected<QHash<QString, ClosingFault>> closingFaults(Database& database, const Faults& faults)
{
    QHash<QString, ClosingFault> found;
    const auto take = [&](Statement& row) {
        ClosingFault& fault = found[row.take<QString>()];
        ClosingFault first{1, 0, 0, false};
        row.read(first.subject, first.person, first.isUpgraded);
        if (fault.number++ == 0)
            fault = first;
    };
    TANDEM_DO(faults.goOn());
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT n.kind, n.subject_id, n.person_id, coalesce(c.upgraded, 0)"
                       " FROM closed_now n LEFT JOIN closing c ON c.kind = n.kind"
                       " AND c.subject_id = n.subject_id AND c.person_id = n.person_id"
                       " WHERE c.digest IS NOT n.digest"
                       " AND (c.digest IS NOT NULL OR n.kind NOT IN ('sample', 'person'))"),
        {}, take));
    TANDEM_DO(faults.goOn());
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT kind, subject_id, person_id, 0 FROM (SELECT kind, subject_id,"
                       " person_id FROM closing EXCEPT SELECT kind, subject_id, person_id"
                       " FROM closed_now)"),
        {}, take));
    return found;
}

/// Nothing where there is none.
Expected<void> tellFault(
    Database& database, Faults& faults, const ClosingFault& fault, const ClosedKind& kind)
{
    if (fault.number == 0)
        return {};
    // All of them are given both, whatever they ask for.
    TANDEM_TRY(spot, valueOf<QString>(database,
                         QStringLiteral("SELECT (%1), ?1, ?2").arg(QLatin1String(kind.spot)),
                         {fault.subject, fault.person}));
    const QString place = spot->isEmpty() ? QString::number(fault.subject) : *spot;
    const QString what = QCoreApplication::translate(
        "ProjectCheck", kind.problem, nullptr, Faults::shownNumber(fault.number));
    faults.tell((fault.isUpgraded
                     ? ProjectWords::tr(
                           "%1 (first: %2; compared with its state when the project was upgraded)")
                     : ProjectWords::tr("%1 (first: %2)"))
                    .arg(what, place));
    return {};
}

} // namespace

Expected<void> checkClosings(Database& database, Faults& faults)
{
    TANDEM_TRY(isPacket, isAny(database, QStringLiteral("SELECT 1 FROM packet")));
    if (*isPacket)
        return {};
    TANDEM_TRY_VAR(found, closingFaults(database, faults));
    for (const ClosedKind& kind : kClosedKinds)
        TANDEM_DO(tellFault(database, faults, found->take(QLatin1String(kind.key)), kind));
    for (const int kind : judgedKinds())
        TANDEM_DO(tellFault(
            database, faults, found->take(QString::fromLatin1(kReviews.key).arg(kind)), kReviews));
    for (const LoneTable& table : loneTables())
        TANDEM_DO(tellFault(database, faults, found->take(QLatin1String(table.closing)),
            {table.closing, table.altered}));
    for (auto other = found->cbegin(); other != found->cend(); ++other)
        faults.tell(ProjectWords::tr("A digest of an unknown kind is stored: \"%1\"")
                        .arg(other.key().left(60)));
    return {};
}

} // namespace tandem
