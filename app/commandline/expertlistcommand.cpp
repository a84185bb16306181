#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "models/expert/systemreport.h"
#include "models/results/reporttable.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"

#include <QJsonArray>

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
};

Expected<QList<EvaluationSet>> wantedSets(
    Database& database, const Arguments& arguments, Console& console)
{
    if (!arguments.has(expertoption::run) && !arguments.has(expertoption::source))
        return EvaluationRepository(database).sets();
    return chosenSet(database, arguments, console).map([](const EvaluationSet& set) {
        return QList<EvaluationSet>{set};
    });
}

Expected<void> readListing(
    Database& database, const Arguments& arguments, Console& console, Listing& listing)
{
    CaseRepository cases(database);
    TANDEM_TRY(count, cases.count());
    TANDEM_TRY(systems, cases.systems());
    TANDEM_TRY(sets, wantedSets(database, arguments, console));
    listing.cases = *count;
    listing.systems = *systems;
    EvaluationRepository evaluations(database);
    for (const EvaluationSet& set : *sets) {
        TANDEM_TRY(rows, evaluations.list(set));
        listing.sets.append({set, expert::systemScores(*rows)});
    }
    return {};
}

QJsonObject setJson(const ListedSet& listed)
{
    const EvaluationSet& set = listed.set;
    QJsonObject object{{QStringLiteral("evaluations"), set.evaluations},
        {QStringLiteral("complete"), set.complete},
        {QStringLiteral("at"), set.at.toString(Qt::ISODate)},
        {QStringLiteral("systems"), results::rowsJson(expert::systemsSection(listed.systems))}};
    addSetTo(object, set);
    return object;
}

QJsonObject listingJson(const Listing& listing)
{
    QJsonArray systems;
    for (const SystemRow& row : listing.systems)
        systems.append(QJsonObject{
            {QStringLiteral("system"), row.system}, {QStringLiteral("outputs"), row.outputs}});
    QJsonArray sets;
    for (const ListedSet& listed : listing.sets)
        sets.append(setJson(listed));
    return {{QStringLiteral("cases"), listing.cases}, {QStringLiteral("systems"), systems},
        {QStringLiteral("sets"), sets}};
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

void printEvaluations(const Listing& listing, Console& console)
{
    console.out << CommandWords::tr("%n case(s).", nullptr, int(listing.cases));
    for (const SystemRow& row : listing.systems)
        console.out << ' '
                    << CommandWords::tr("%1: %n output(s).", nullptr, int(row.outputs))
                           .arg(printable(expert::systemName(row.system)));
    console.out << '\n';
    if (listing.sets.isEmpty())
        console.out << CommandWords::tr("Nothing is evaluated yet.") << '\n';
    for (const ListedSet& listed : listing.sets) {
        results::Section section = expert::averagesSection(listed.systems);
        section.title = captionOf(listed.set);
        console.out << '\n' << results::consoleText({{}, {section}});
    }
}

} // namespace

Expected<void> runExpertList(const Arguments& arguments, Console& console)
{
    Listing listing;
    const auto done = readProject(arguments.word(1),
        [&](Database& database) { return readListing(database, arguments, console, listing); });
    if (!done)
        return done;
    if (arguments.wantsJson())
        printJson(console.out, listingJson(listing));
    else
        printEvaluations(listing, console);
    return {};
}

} // namespace tandem
