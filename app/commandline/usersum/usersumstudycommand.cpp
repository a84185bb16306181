#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/newraters.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "models/seed.h"
#include "models/studies/designcheck.h"
#include "storage/project/summarystudy.h"
#include "storage/repositories/studyrepository.h"

/// "usersum study": asks people whether summaries are good or bad.
namespace tandem {

namespace {

constexpr qint64 kMostUsersRated = 100'000;

Expected<SummaryStudyOrder> askedSummaryStudy(Database& database, Call& call)
{
    SummaryStudyOrder order;
    TANDEM_TRY(log, askedLog(database, call));
    std::optional<qint64> users;
    if (call.value("users") != QLatin1String("all")) {
        TANDEM_TRY(number, call.number("users", 1, kMostUsersRated));
        users = *number;
    }
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    TANDEM_TRY(perItem, call.number("raters-per-item", 1, studies::kMostRatersPerItem));
    TANDEM_TRY(asked, askedNewRaters(database, call));
    TANDEM_TRY(raters, onlyNewRaters(database, {}, *asked));
    order.log = log->id;
    order.name = call.has("name") ? call.value("name")
                                  : CommandWords::tr("Summaries: %1").arg(log->made.name);
    TANDEM_TRY(summarizers, namedOnce(call, "summarizers"));
    order.summarizers = *summarizers;
    order.users = users;
    order.seed = quint32(seed->value_or(order.seed));
    order.query = call.value("query").trimmed();
    order.ratersPerItem = int(perItem->value_or(order.ratersPerItem));
    order.raters = *raters;
    return order;
}

/// What was made, under the name that the study has.
struct MadeSummaryStudy
{
    SummaryStudyOrder order;
    SummaryStudyItems items;
    SummaryStudy study;
    StudySummary summary;
    QStringList leads; ///< what is to be said of leads among the raters
};

QStringList remarksOn(const MadeSummaryStudy& made)
{
    QStringList remarks = made.leads;
    if (made.items.incomplete > 0)
        remarks += CommandWords::tr("%n user(s) excluded: no summary by one of the summarizers.",
            nullptr, int(made.items.incomplete));
    if (!made.order.raters.isEmpty() && made.order.raters.size() < made.order.ratersPerItem)
        remarks += CommandWords::tr(
            "Each item needs %1 raters, but there are %2: add raters with \"tandem study assign\".")
                       .arg(made.order.ratersPerItem)
                       .arg(made.order.raters.size());
    if (made.order.raters.isEmpty())
        remarks += CommandWords::tr("No raters yet: add some with \"tandem study assign\".");
    return remarks;
}

} // namespace

Expected<void> runUsersumStudy(Call& call)
{
    MadeSummaryStudy made;
    // Timelines are long; who else writes does not wait for them to be read.
    TANDEM_DO(readProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY_VAR(order, askedSummaryStudy(database, call));
        made.order = std::move(*order);
        TANDEM_TRY_VAR(items, summaryStudyItems(database, made.order));
        made.items = std::move(*items);
        return {};
    }));
    TANDEM_DO(writeProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
        TANDEM_TRY(study, makeSummaryStudy(database, made.order, made.items, *lead));
        TANDEM_TRY(summary, StudyRepository(database).byId(study->study));
        TANDEM_TRY(leads, remarksOnLeads(database, made.order.raters));
        made.leads = *leads;
        made.study = *study;
        made.summary = *summary;
        return {};
    }));
    return call.tell(Json{{"study", made.summary.name}, {"id", made.summary.uuid},
                         {"seed", qint64(made.order.seed)}, {"users", made.items.users},
                         {"items", made.study.items}, {"assigned", made.study.raters},
                         {"left_out", made.items.incomplete},
                         {"summarizers", QJsonArray::fromStringList(made.items.summarizers)}},
        CommandWords::tr("Created the study \"%1\" on %n summary(s).", nullptr, made.study.items)
                .arg(printable(made.summary.name)) +
            u'\n' +
            CommandWords::tr("Items were assigned to %n rater(s).", nullptr, made.study.raters),
        remarksOn(made));
}

} // namespace tandem
