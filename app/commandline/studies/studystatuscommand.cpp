#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "models/results/spelling.h"
#include "models/rounds/timetext.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studylinkrepository.h"

#include <algorithm>

/// "study status" and "close": how far a study is, without anything that was said in it.
namespace tandem {

namespace {

struct NamedStatus
{
    StudySummary study;
    StudyStatus status;
    QHash<RaterId, QString> codes; ///< the completion codes that raters were given
    QList<OpenLink> links;
};

Expected<NamedStatus> statusOf(Database& database, Call& call)
{
    NamedStatus found;
    TANDEM_TRY(study, askedStudy(database, call));
    found.study = *study;
    TANDEM_TRY(status, StudyGate(database).status(study->id, QDateTime::currentDateTimeUtc()));
    found.status = *status;
    StudyLinkRepository links(database);
    for (const RaterProgress& rater : status->raters) {
        TANDEM_TRY(code, links.completionCode(rater.rater.id));
        found.codes.insert(rater.rater.id, *code);
    }
    TANDEM_TRY(open, links.openLinks(study->id));
    found.links = *open;
    return found;
}

/// A text, or nothing.
results::Cell textCell(const QString& text)
{
    return text.isEmpty() ? results::Cell(results::Absent()) : results::Cell(text);
}

bool hasParticipants(const QList<RaterProgress>& raters)
{
    return std::any_of(raters.cbegin(), raters.cend(),
        [](const RaterProgress& rater) { return !rater.rater.participant.isEmpty(); });
}

/// The open links without their secrets, which the project does not know.
results::Section linksSection(const QList<OpenLink>& links)
{
    results::SectionOf table("links", links, CommandWords::tr("Open links"));
    table.add("id", CommandWords::tr("Link"), &OpenLink::id).ordinal();
    table.add("limit", CommandWords::tr("Limit"), [](const OpenLink& link) {
        return link.most > 0 ? results::Cell(link.most)
                             : results::Cell(0).shownAs(CommandWords::tr("as many as needed"));
    });
    table.add("used", CommandWords::tr("Joined"), &OpenLink::raters);
    table.add("revoked", CommandWords::tr("Revoked"), [](const OpenLink& link) {
        return results::Cell(link.isRevoked)
            .shownAs(link.isRevoked ? CommandWords::tr("yes") : CommandWords::tr("no"));
    });
    table.add("codes.done", CommandWords::tr("Completion code: done"),
        [](const OpenLink& link) { return textCell(link.codes.done); });
    table.add("codes.declined", CommandWords::tr("Completion code: declined"),
        [](const OpenLink& link) { return textCell(link.codes.declined); });
    table.add("codes.screened_out", CommandWords::tr("Completion code: screened out"),
        [](const OpenLink& link) { return textCell(link.codes.screenedOut); });
    if (links.isEmpty())
        table.section().in = results::Outlet::Json;
    return table;
}

results::Section ratersSection(const NamedStatus& found)
{
    const QList<RaterProgress>& raters = found.status.raters;
    results::SectionOf table("raters", raters);
    table.add("name", CommandWords::tr("Rater"),
        [](const RaterProgress& rater) { return rater.rater.name; });
    table.add("pseudonym", CommandWords::tr("Pseudonym"),
        [](const RaterProgress& rater) { return rater.rater.pseudonym(); });
    table.add("state", CommandWords::tr("State"),
        [](const RaterProgress& rater) { return raterStateKey(rater.rater.state); });
    // Who is paid for it: for the lead alone, in no report and no export without names.
    const bool fromACrowd = hasParticipants(raters) || !found.links.isEmpty();
    const results::Outlets crowd =
        fromACrowd ? results::kEverywhere : results::Outlets(results::Outlet::Json);
    table
        .add("participant", CommandWords::tr("Participant"),
            [](const RaterProgress& rater) { return textCell(rater.rater.participant); })
        .only(crowd);
    table
        .add("completion_code", CommandWords::tr("Code"),
            [&](const RaterProgress& rater) { return textCell(found.codes.value(rater.rater.id)); })
        .only(crowd);
    table.add("complete", CommandWords::tr("Done"), &RaterProgress::complete);
    table.add("items", CommandWords::tr("Assigned"), &RaterProgress::asked);
    table.add("released", CommandWords::tr("Released"), &RaterProgress::released);
    table.add("seconds", CommandWords::tr("Seconds"), &RaterProgress::seconds).number(1);
    table.add("checks_right", CommandWords::tr("Attention checks passed"), &RaterProgress::checks)
        .percent();
    table.add("straight_lined", CommandWords::tr("Straight-lining"), &RaterProgress::straightLine)
        .percent();
    table.add("last_answer", CommandWords::tr("Last answer"),
        [](const RaterProgress& rater) { return results::timeCell(rater.lastAt); });
    table.add(
        "longest_gap_seconds", CommandWords::tr("Longest gap"), [](const RaterProgress& rater) {
            const results::Cell seconds(rater.longestGapMs / 1000);
            return rater.longestGapMs > 0 ? seconds.shownAs(spanText(rater.longestGapMs))
                                          : seconds.shownAs(results::dash());
        });
    return table;
}

} // namespace

Expected<void> runStudyStatus(Call& call)
{
    TANDEM_TRY(found,
        readProject(call.word(1), [&](Database& database) { return statusOf(database, call); }));
    const StudyStatus& status = found->status;
    results::Report report;
    report.lines = {CommandWords::tr("%1: %2 of %3 answers to items, %4 of %5 items complete.")
                        .arg(printable(found->study.name), groupedCount(status.done),
                            groupedCount(status.wanted), groupedCount(status.itemsComplete),
                            groupedCount(status.items))};
    if (status.isClosed)
        report.lines.append(CommandWords::tr("The study is closed."));
    if (status.expectedEnd.isValid())
        report.lines.append(CommandWords::tr("Expected end at the current pace: %1.")
                                .arg(status.expectedEnd.toLocalTime().toString(
                                    QStringLiteral("yyyy-MM-dd hh:mm"))));
    report.sections = {ratersSection(*found), linksSection(found->links)};
    return call.show(report,
        Json{{"study", found->study.name}, {"closed", status.isClosed}, {"items", status.items},
            {"items_complete", status.itemsComplete}, {"wanted", status.wanted},
            {"done", status.done}, {"drop_outs", status.dropOuts},
            {"expected_end", status.expectedEnd.isValid()
                                 ? QJsonValue(status.expectedEnd.toString(Qt::ISODate))
                                 : QJsonValue()}});
}

Expected<void> runStudyClose(Call& call)
{
    TANDEM_TRY(study, writeProject(call.word(1), [&](Database& database) -> Expected<StudySummary> {
        TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
        TANDEM_TRY(asked, askedStudy(database, call));
        StudyRepository studies(database);
        const auto early = call.has("early") ? std::optional(EarlyEnd{call.value("early")})
                                             : std::optional<EarlyEnd>();
        TANDEM_DO(studies.close(asked->id, *lead, early));
        return studies.byId(asked->id);
    }));
    return call.tell(
        Json{{"study", study->name}, {"closed_at", study->closedAt.toString(Qt::ISODate)}},
        CommandWords::tr("\"%1\" is closed; its results are now visible.")
            .arg(printable(study->name)));
}

} // namespace tandem
