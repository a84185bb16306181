#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "models/expert/systemreport.h"
#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runsbehind.h"

namespace tandem {

namespace {

/// A set with what it says of each system.
struct ListedSet
{
    EvaluationSet set;
    QList<expert::SystemScores> systems;
};

/// What "expert list" prints.
struct Listing
{
    qint64 cases = 0;
    QList<SystemRow> systems;
    QList<ListedSet> sets;
    QList<results::Section> runs; ///< what the runs behind the sets were asked to do
};

Expected<Listing> listingOf(Database& database, Call& call)
{
    CaseRepository cases(database);
    TANDEM_TRY(count, cases.count());
    TANDEM_TRY(systems, cases.systems());
    TANDEM_TRY(sets, chosenSets(database, call));
    Listing listing{*count, *systems, {}, {}};
    EvaluationRepository evaluations(database);
    QList<EvaluationId> listed;
    for (const EvaluationSet& set : *sets) {
        TANDEM_TRY(rows, evaluations.list(set));
        listing.sets.append({set, expert::systemScores(*rows)});
        for (const EvaluationSummary& row : *rows)
            listed.append(row.id);
    }
    TANDEM_TRY(runs, runSettingSections(database, runsBehindEvaluations(listed)));
    listing.runs = *runs;
    return listing;
}

Json setJson(const ListedSet& listed)
{
    const EvaluationSet& set = listed.set;
    Json object{{"evaluations", set.evaluations}, {"complete", set.complete},
        {"at", set.at.toString(Qt::ISODate)},
        {"systems", results::rowsJson(expert::systemsSection(listed.systems))}};
    addSetTo(object, set);
    return object;
}

Json listingJson(const Listing& listing)
{
    const auto system = [](const SystemRow& row) {
        return Json{{"system", row.system}, {"outputs", row.outputs}};
    };
    return results::reportJson({{}, listing.runs},
        Json{{"cases", listing.cases}, {"systems", jsonArray(listing.systems, system)},
            {"sets", jsonArray(listing.sets, setJson)}});
}

QString captionOf(const EvaluationSet& set)
{
    const QString name = set.run.isValid() && !set.model.isEmpty()
                             ? CommandWords::tr("%1, model %2").arg(expertSetName(set), set.model)
                             : expertSetName(set);
    return CommandWords::tr(
        "%1: %2 of %3 evaluations complete, averages with 95 % intervals (Student's t on the "
        "logit scale)")
        .arg(printable(name), groupedCount(set.complete), groupedCount(set.evaluations));
}

void printListing(const Listing& listing, Call& call)
{
    call.out << CommandWords::tr("%n case(s).", nullptr, int(listing.cases));
    for (const SystemRow& row : listing.systems)
        call.out << ' '
                 << CommandWords::tr("%1: %n output(s).", nullptr, int(row.outputs))
                        .arg(printable(expert::systemName(row.system)));
    call.out << '\n';
    if (listing.sets.isEmpty())
        call.out << CommandWords::tr("Nothing has been evaluated yet.") << '\n';
    for (const ListedSet& listed : listing.sets) {
        results::Section section = expert::averagesSection(listed.systems);
        section.title = captionOf(listed.set);
        if (listed.set.hasSettings())
            section.notes.append(
                CommandWords::tr("Settings: %1")
                    .arg(runSettingLines(RunKindId::Expert, runOptionsFrom(listed.set.settings))
                             .join(QStringLiteral("; "))));
        call.out << '\n' << results::consoleText({{}, {section}});
    }
}

} // namespace

Expected<void> runExpertList(Call& call)
{
    TANDEM_TRY(listing,
        readProject(call.word(1), [&](Database& database) { return listingOf(database, call); }));
    if (call.wantsJson())
        printJson(call, listingJson(*listing));
    else
        printListing(*listing, call);
    return {};
}

} // namespace tandem
