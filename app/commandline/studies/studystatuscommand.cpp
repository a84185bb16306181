#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "app/commandline/studies/studyoptions.h"
#include "storage/repositories/studygate.h"

/// "study status" and "close": how far a study is, without anything that was said in it.
namespace tandem {

namespace {

struct NamedStatus
{
    StudySummary study;
    StudyStatus status;
};

results::Cell timeCell(const QDateTime& at)
{
    if (!at.isValid())
        return {};
    return results::Cell(at.toString(Qt::ISODate))
        .shownAs(at.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm")));
}

results::Section ratersSection(const QList<RaterProgress>& raters)
{
    results::SectionOf table("raters", raters);
    table.add("name", CommandWords::tr("Rater"),
        [](const RaterProgress& rater) { return rater.rater.name; });
    table.add("pseudonym", CommandWords::tr("In results"),
        [](const RaterProgress& rater) { return rater.rater.pseudonym(); });
    table.add("state", CommandWords::tr("State"),
        [](const RaterProgress& rater) { return raterStateKey(rater.rater.state); });
    table.add("complete", CommandWords::tr("Done"), &RaterProgress::complete);
    table.add("items", CommandWords::tr("Of"), &RaterProgress::asked);
    table.add("released", CommandWords::tr("Released"), &RaterProgress::released);
    table.add("seconds", CommandWords::tr("Seconds"), &RaterProgress::seconds).number(1);
    table.add("checks_right", CommandWords::tr("Checks right"), &RaterProgress::checks).percent();
    table.add("straight_lined", CommandWords::tr("Same answer"), &RaterProgress::straightLine)
        .percent();
    table.add("last_answer", CommandWords::tr("Last answer"),
        [](const RaterProgress& rater) { return timeCell(rater.lastAt); });
    table
        .add("longest_gap_seconds", CommandWords::tr("Longest gap, s"),
            [](const RaterProgress& rater) { return rater.longestGapMs / 1000; })
        .only(results::Outlet::Json);
    return table;
}

} // namespace

Expected<void> runStudyStatus(Call& call)
{
    TANDEM_TRY(found, readProject(call.word(1), [&](Database& database) -> Expected<NamedStatus> {
        TANDEM_TRY(study, askedStudy(database, call));
        TANDEM_TRY(status, StudyGate(database).status(study->id, QDateTime::currentDateTimeUtc()));
        return NamedStatus{*study, *status};
    }));
    const StudyStatus& status = found->status;
    results::Report report;
    report.lines = {CommandWords::tr("%1: %2 of %3 answers to items, %4 of %5 items complete.")
                        .arg(printable(found->study.name), groupedCount(status.done),
                            groupedCount(status.wanted), groupedCount(status.itemsComplete),
                            groupedCount(status.items))};
    if (status.isClosed)
        report.lines.append(CommandWords::tr("It is closed."));
    if (status.expectedEnd.isValid())
        report.lines.append(CommandWords::tr("At the pace so far it ends %1.")
                                .arg(status.expectedEnd.toLocalTime().toString(
                                    QStringLiteral("yyyy-MM-dd hh:mm"))));
    report.sections = {ratersSection(status.raters)};
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
        CommandWords::tr("\"%1\" is closed: its results can be seen now.")
            .arg(printable(study->name)));
}

} // namespace tandem
