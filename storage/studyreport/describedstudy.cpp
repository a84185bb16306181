#include "storage/studyreport/describedstudy.h"

#include "models/error.h"
#include "models/results/spelling.h"
#include "models/studies/ids.h"
#include "models/studies/item.h"
#include "models/words.h"
#include "storage/database/rows.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/studyreport/studyorigins.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <tuple>

namespace tandem {

class Database;

namespace {

/// A row of study_event that is told.
struct ToldEvent
{
    RaterId rater;
    QString event;
    QDateTime at;
    QJsonObject detail;
};

Expected<QList<ToldEvent>> toldEvents(Database& database, StudyId study)
{
    return rowsOf(database,
        QStringLiteral("SELECT rater_id, event, at, detail FROM study_event WHERE study_id = ?"
                       " AND event IN ('items_added', 'items_removed', 'answers_collected',"
                       " 'replaced', 'extended', 'link_made', 'withdrawn', 'ended_early', "
                       "'closed') ORDER BY at, id"),
        {study}, [](Statement& row) {
            ToldEvent event;
            QString detail;
            row.read(event.rater, event.event, event.at, detail);
            event.detail = QJsonDocument::fromJson(detail.toUtf8()).object();
            return event;
        });
}

/// Tells events of a study with these raters.
class Teller final
{
public:
    /// `hasOthers`: some of the study's items are for practice or checks.
    Teller(const QList<StudyRater>& raters, bool hasOthers)
        : m_raters(raters)
        , m_hasOthers(hasOthers)
    {
    }

    QString sentence(const ToldEvent& event) const
    {
        return QStringLiteral("%1: %2").arg(
            event.at.toUTC().toString(QStringLiteral("yyyy-MM-dd hh:mm")), what(event));
    }

private:
    QString what(const ToldEvent& event) const
    {
        const auto number = [&](const char* name) {
            return event.detail.value(QLatin1String(name)).toInt();
        };
        const QString reason =
            results::onOneLine(event.detail.value(QLatin1String("reason")).toString());
        if (event.event == QLatin1String("items_added"))
            return (m_hasOthers
                        ? StudyWords::tr(
                              "%n item(s) added, including practice items and attention checks.",
                              nullptr, number("items"))
                        : StudyWords::tr("%n item(s) added.", nullptr, number("items")));
        if (event.event == QLatin1String("items_removed"))
            return StudyWords::tr("%n item(s) removed.", nullptr, number("items"));
        if (event.event == QLatin1String("answers_collected"))
            return StudyWords::tr(
                "%n answer(s) collected elsewhere were imported.", nullptr, number("answers"));
        if (event.event == QLatin1String("link_made") && number("most") == 0)
            return StudyWords::tr(
                "A link was created for as many raters as the study still needed.");
        if (event.event == QLatin1String("link_made"))
            return StudyWords::tr(
                "A link was created for up to %n rater(s).", nullptr, number("most"));
        if (event.event == QLatin1String("replaced"))
            return StudyWords::tr("%1 was replaced by %2, who was assigned %n of their items: %3",
                nullptr, number("released"))
                .arg(raterOf(event), nameOf([&](const StudyRater& one) {
                    return one.uuid == event.detail.value(QLatin1String("by")).toString();
                }),
                    reason);
        if (event.event == QLatin1String("withdrawn"))
            return StudyWords::tr(
                "%1 withdrew; their %n answer(s) were erased.", nullptr, number("erased"))
                .arg(raterOf(event));
        if (event.event == QLatin1String("extended"))
            return StudyWords::tr("Raters per item were changed to %1 (before: %2): %3")
                .arg(number("to"))
                .arg(number("from"))
                .arg(reason);
        if (event.event == QLatin1String("ended_early"))
            return StudyWords::tr(
                "The study was ended early, with items completed %1 of %2 times: %3")
                .arg(number("done"))
                .arg(number("wanted"))
                .arg(reason);
        return StudyWords::tr("The study was closed.");
    }

    QString raterOf(const ToldEvent& event) const
    {
        return nameOf([&](const StudyRater& one) { return one.id == event.rater; });
    }

    template <typename Is>
    QString nameOf(const Is& is) const
    {
        const auto found = std::find_if(m_raters.cbegin(), m_raters.cend(), is);
        return found == m_raters.cend() ? results::dash() : found->pseudonym();
    }

    const QList<StudyRater>& m_raters;
    const bool m_hasOthers;
};

/// What is told as a number alone.
struct Counts
{
    int released = 0;
    int afterRelease = 0;
    int afterClose = 0;
};

Expected<Counts> countsOf(Database& database, StudyId study)
{
    const auto one = [&](const char* sql) {
        return valueOf<int>(database, QString::fromLatin1(sql), {study});
    };
    TANDEM_TRY(released, one("SELECT count(*) FROM study_rater r JOIN study_turn t"
                             " ON t.rater_id = r.id WHERE r.study_id = ?"
                             " AND t.released_at IS NOT NULL"));
    TANDEM_TRY(afterRelease,
        one("SELECT count(*) FROM study_rater r JOIN study_turn t ON t.rater_id = r.id"
            " JOIN study_answer a ON a.turn_id = t.id WHERE r.study_id = ? AND a.late = 0"
            " AND a.at > t.released_at"));
    TANDEM_TRY(afterClose, one("SELECT count(*) FROM study_rater r JOIN study_answer a"
                               " ON a.rater_id = r.id WHERE r.study_id = ? AND a.late = 1"));
    return Counts{*released, *afterRelease, *afterClose};
}

QStringList countSentences(const QList<StudyRater>& raters, const Counts& counts)
{
    const auto inState = [&](RaterState state) {
        return int(std::count_if(raters.cbegin(), raters.cend(),
            [state](const StudyRater& rater) { return rater.state == state; }));
    };
    QStringList said;
    if (const int declined = inState(RaterState::Declined))
        said += StudyWords::tr("%n rater(s) declined to take part.", nullptr, declined);
    if (const int out = inState(RaterState::ScreenedOut))
        said += StudyWords::tr("%n rater(s) were screened out.", nullptr, out);
    if (counts.released > 0)
        said += StudyWords::tr(
            "%n assigned item(s) were released without being completed.", nullptr, counts.released);
    if (counts.afterRelease > 0)
        said += StudyWords::tr("%n answer(s) came after their item had been passed to another "
                               "rater; they are included in the results.",
            nullptr, counts.afterRelease);
    if (counts.afterClose > 0)
        said += StudyWords::tr(
            "%n answer(s) came after the study was closed and are excluded from the results.",
            nullptr, counts.afterClose);
    return said;
}

/// The raters who lead the project and so could see everything while they rated, by pseudonym.
Expected<QStringList> leadsAmong(Database& database, const QList<StudyRater>& raters)
{
    TANDEM_TRY(leads,
        valuesOf<PersonId>(database, QStringLiteral("SELECT id FROM person WHERE role = 0")));
    QStringList names;
    for (const StudyRater& rater : raters) {
        if (leads->contains(rater.person))
            names += rater.pseudonym();
    }
    return names;
}

} // namespace

/// What happened while the study ran that a reader of its results has to know, in sentences, the
/// first first: raters replaced, extensions, an early end, items added and answers that came from
/// elsewhere, and who withdrew; then how many raters declined or were screened out, how many items
/// were released, and how many answers came after that or after the close. Raters have their
/// pseudonyms.
Expected<QStringList> studyHistory(Database& database, StudyId study)
{
    TANDEM_TRY(raters, StudyRaterRepository(database).all(study));
    TANDEM_TRY(events, toldEvents(database, study));
    TANDEM_TRY(counts, countsOf(database, study));
    TANDEM_TRY(hasOthers,
        isAny(database, QStringLiteral("SELECT 1 FROM study_item WHERE study_id = ? AND kind <> ?"),
            {study, studies::ItemKind::Rated}));
    const Teller teller(*raters, *hasOthers);
    QStringList said;
    for (const ToldEvent& event : *events)
        said += teller.sentence(event);
    TANDEM_TRY(leads, leadsAmong(database, *raters));
    if (!leads->isEmpty())
        said += StudyWords::tr("Not blind, because they lead the project: %1.")
                    .arg(leads->join(QStringLiteral(", ")));
    return said + countSentences(*raters, *counts);
}

namespace {

studies::DescribedRater describedRater(const RaterProgress& progress, RaterNames names)
{
    const bool isComplete = progress.rater.state == RaterState::AtWork && progress.asked > 0 &&
                            progress.complete >= progress.asked;
    return {names == RaterNames::Real ? progress.rater.name : progress.rater.pseudonym(),
        raterStateKey(progress.rater.state),
        isComplete ? StudyWords::tr("all items answered, not submitted", "a rater")
                   : raterStateName(progress.rater.state),
        progress.asked, progress.complete, progress.released, progress.firstAt, progress.lastAt,
        progress.longestGapMs};
}

} // namespace

Expected<studies::StudyDescription> describedStudy(
    Database& database, StudyId study, RaterNames names)
{
    StudyGate gate(database);
    TANDEM_DO(gate.requireClosed(study));
    StudyRepository studies(database);
    TANDEM_TRY(summary, studies.byId(study));
    TANDEM_TRY(versions, studies.versions(study));
    TANDEM_TRY(items, studies.items(study));
    TANDEM_TRY(status, gate.status(study, summary->closedAt));
    TANDEM_TRY(happened, studyHistory(database, study));
    TANDEM_TRY(origins, studyOrigins(database, study));
    studies::StudyDescription described;
    described.name = summary->name;
    for (const StudyVersion& version : *versions)
        described.versions.append({version.number, version.at, version.design});
    described.design = versions->last().design;
    described.fields = studies::describedFields(described.design, *items);
    for (const RaterProgress& rater : status->raters)
        described.raters.append(describedRater(rater, names));
    described.happened = *happened;
    described.origins = *origins;
    return described;
}

} // namespace tandem
