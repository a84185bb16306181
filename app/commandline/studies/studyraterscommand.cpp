#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/newraters.h"
#include "app/commandline/studies/studycommand.h"
#include "models/studies/designcheck.h"
#include "storage/project/erasedcopies.h"
#include "storage/repositories/studyanswerrepository.h"

/// "study assign", "replace", "extend" and "withdraw": who is asked.
namespace tandem {

namespace {

constexpr qsizetype kMostNamedRaters = 30;

/// What was handed out.
struct Assigned
{
    int added = 0;
    int given = 0;
    QList<StudyRater> raters;
    QStringList remarks;
};

/// Refuses a newcomer for whom nothing is left to rate.
Expected<void> checkWork(const QList<StudyRater>& raters, const QList<RaterId>& added)
{
    QStringList idle;
    for (const StudyRater& rater : raters) {
        if (rater.rated == 0 && added.contains(rater.id))
            idle.append(rater.name);
    }
    if (idle.isEmpty())
        return {};
    return failure(ErrorCode::Refused,
        CommandWords::tr("Too few items for %n of the new rater(s): other raters have all of them. "
                         "No rater was added.",
            nullptr, int(idle.size())),
        idle.mid(0, kMostNamedRaters).join(QStringLiteral(", ")),
        CommandWords::tr("\"tandem study extend\" increases the raters per item."));
}

/// How many rated items raters have: "Ann 3, Bob 2".
QString ratedItemsText(const QList<StudyRater>& raters)
{
    QStringList each;
    for (const StudyRater& rater : raters) {
        if (rater.rated > 0)
            each.append(printable(rater.name) + u' ' + QString::number(rater.rated));
    }
    if (each.isEmpty())
        return CommandWords::tr("No rater has items to rate.");
    const auto others = each.size() - kMostNamedRaters;
    const QString more =
        others > 0 ? CommandWords::tr(" and %n more", nullptr, int(others)) : QString();
    return CommandWords::tr("Items to rate: %1%2.")
        .arg(each.mid(0, kMostNamedRaters).join(QStringLiteral(", ")), more);
}

} // namespace

Expected<void> runStudyAssign(Call& call)
{
    TANDEM_TRY(done, writeProject(call.word(1), [&](Database& database) -> Expected<Assigned> {
        TANDEM_TRY(asked, askedNewRaters(database, call));
        TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
        TANDEM_TRY(study, askedStudy(database, call));
        StudyRaterRepository raters(database);
        TANDEM_TRY(fresh, onlyNewRaters(database, study->id, *asked));
        TANDEM_TRY(added, raters.add(study->id, *fresh, *lead));
        TANDEM_TRY(given, raters.assign(study->id, *lead));
        TANDEM_TRY(all, raters.all(study->id));
        TANDEM_DO(checkWork(*all, *added));
        TANDEM_TRY_VAR(remarks, remarksOnLeads(database, *fresh));
        if (const auto known = int(fresh->size() - added->size()); known > 0)
            remarks->append(
                CommandWords::tr("%n rater(s) that the study knew by name are now people of the "
                                 "project and can also rate in the window.",
                    nullptr, known));
        return Assigned{int(added->size()), *given, *all, *remarks};
    }));
    const auto raterJson = [](const StudyRater& rater) {
        return Json{{"name", rater.name}, {"pseudonym", rater.pseudonym()},
            {"state", raterStateKey(rater.state)}, {"items", rater.turns},
            {"rated_items", rater.rated}};
    };
    return call.tell(Json{{"added", done->added}, {"assigned", done->given},
                         {"raters", jsonArray(done->raters, raterJson)}},
        CommandWords::tr("%n rater(s) added.", nullptr, done->added) + u'\n' +
            CommandWords::tr("Items were assigned to %n rater(s).", nullptr, done->given) + u'\n' +
            ratedItemsText(done->raters),
        done->remarks);
}

Expected<void> runStudyReplace(Call& call)
{
    if (!call.has("reason"))
        return call.misuse(CommandWords::tr("--reason is required; the report states it."));
    QStringList remarks;
    TANDEM_TRY(fresh, writeProject(call.word(1), [&](Database& database) -> Expected<StudyRater> {
        TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
        TANDEM_TRY(study, askedStudy(database, call));
        TANDEM_TRY(rater, askedRater(database, study->id, call));
        // Whoever is a rater already is refused by that.
        QList<NewRater> by{{.name = call.value("by")}};
        TANDEM_TRY(known, onlyNewRaters(database, study->id, by));
        if (!known->isEmpty())
            by = *known;
        TANDEM_TRY(leads, remarksOnLeads(database, by));
        remarks = *leads;
        StudyRaterRepository raters(database);
        TANDEM_TRY(id, raters.replace(rater->id, by.first(), call.value("reason"), *lead));
        return raters.byId(*id);
    }));
    return call.tell(
        Json{{"replaced", call.value("rater")}, {"by", fresh->name}, {"items", fresh->turns}},
        CommandWords::tr("%1 replaces %2 for %n item(s).", nullptr, fresh->turns)
            .arg(printable(fresh->name), printable(call.value("rater"))),
        remarks);
}

Expected<void> runStudyExtend(Call& call)
{
    TANDEM_TRY(number, call.number("raters-per-item", 1, studies::kMostRatersPerItem));
    if (!*number || !call.has("reason"))
        return call.misuse(CommandWords::tr("--raters-per-item and --reason are required."));
    TANDEM_DO(writeProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
        TANDEM_TRY(study, askedStudy(database, call));
        return StudyRaterRepository(database).extend(
            study->id, int(**number), call.value("reason"), *lead);
    }));
    return call.tell(Json{{"raters_per_item", **number}},
        CommandWords::tr("Each item is now rated by %n rater(s).", nullptr, int(**number)));
}

Expected<void> runStudyWithdraw(Call& call)
{
    TANDEM_TRY(erased, writeProject(call.word(1), [&](Database& database) -> Expected<int> {
        TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
        TANDEM_TRY(study, askedStudy(database, call));
        TANDEM_TRY(rater, askedRater(database, study->id, call));
        return StudyAnswerRepository(database).withdraw(rater->id, *lead);
    }));
    QStringList copies{backupsKeepErased(call.word(1)), logKeepsErased(call.word(1))};
    copies.removeAll(QString());
    return call.tell(Json{{"erased", *erased}},
        CommandWords::tr("%n answer(s) were erased. Copies of the project still contain them.",
            nullptr, *erased),
        copies);
}

} // namespace tandem
