#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

/// The samples asked for; with --all those of the person that wait for it.
Expected<QList<SampleRow>> chosenSamples(Database& database, const Person& person, Call& call)
{
    TANDEM_TRY(step, askedStep(call));
    if (call.has("sample"))
        return selectedSamples(database, call.value("sample"), call, *step);
    const bool isHandedIn = call.has("take-back");
    const auto rows = samplesWhere(
        database,
        [&](const SampleRow& row) {
            return row.round && row.round->pair.contains(person.id) && !row.round->isClosed() &&
                   row.round->hasHandedIn(person.id) == isHandedIn;
        },
        *step);
    if (rows && rows->isEmpty()) {
        return failure(ErrorCode::NotFound,
            isHandedIn ? Words::tr("Nothing that was handed in can be taken back.")
                       : Words::tr("There is nothing to hand in."),
            person.name, Words::tr("\"tandem rounds\" shows who is assigned to what."));
    }
    return rows;
}

Expected<Round> handInOne(
    Database& database, const SampleRow& row, const Person& person, bool takeBack)
{
    if (!row.round) {
        return failure(ErrorCode::Refused, Words::tr("Nobody is assigned to it."), {},
            Words::tr("Assign it to a pair first."));
    }
    RoundRepository rounds(database);
    return takeBack ? rounds.takeBackHandIn(row.round->id, person.id)
                    : rounds.handIn(row.round->id, person.id);
}

/// What a hand-in came to.
struct HandInReport
{
    QString person;
    QList<int> samples;
    QList<int> closed; ///< of these, both have handed in now
};

Expected<HandInReport> handIn(Database& database, Call& call)
{
    TANDEM_TRY(person, actingPerson(database, call));
    TANDEM_TRY(rows, chosenSamples(database, *person, call));
    HandInReport report{person->name, {}, {}};
    for (const SampleRow& row : *rows) {
        const auto round = handInOne(database, row, *person, call.has("take-back"));
        if (!round)
            return failure(round.error().in(Words::tr("sample %1").arg(row.position)));
        report.samples.append(row.position);
        if (round->isClosed())
            report.closed.append(row.position);
    }
    return report;
}

QString textOf(const HandInReport& report, bool takenBack)
{
    const int count = int(report.samples.size());
    QString text = (takenBack ? Words::tr("%1: %n sample(s) taken back.", nullptr, count)
                              : Words::tr("%1: %n sample(s) handed in.", nullptr, count))
                       .arg(printable(report.person));
    if (!report.closed.isEmpty())
        text += u'\n' + Words::tr("%n round(s) closed: both have handed in.", nullptr,
                            int(report.closed.size()));
    return text;
}

} // namespace

CommandSyntax handInSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Hand in as an annotator.");
    syntax.usage = {"PROJECT --person NAME [--step STEP] --sample N|N-M|all | --all [--take-back]"};
    syntax.text = Words::tr(
        "Says that NAME is done with these samples; refused, with a list of what is missing, "
        "unless every paragraph, fact or utterance has its answer and none is marked unsure. When "
        "both have handed "
        "in, the round is closed and can be compared. Either all these samples are handed in or "
        "none.");
    syntax.options = {actorOption(Words::tr("Who hands in.")), samplesOption(), stepOption(),
        option("all", Words::tr("Every sample that is assigned to NAME and still open.")),
        option(
            "take-back", Words::tr("Take the hand-in back, while the other has not handed in."))};
    syntax.examples = {"tandem handin k.tandem --person Ada --sample 1",
        "tandem handin k.tandem --person Ben --all"};
    return syntax;
}

Expected<void> runHandIn(Call& call)
{
    if (!call.has("person"))
        return call.misuse(Words::tr("--person NAME is missing: who hands in?"));
    if (call.has("sample") == call.has("all"))
        return call.misuse(Words::tr("Give one of --sample and --all."));
    TANDEM_TRY(report,
        writeProject(call.word(0), [&](Database& database) { return handIn(database, call); }));
    const bool takenBack = call.has("take-back");
    return call.tell(Json{{"person", report->person},
                         {takenBack ? "taken_back" : "handed_in", jsonArray(report->samples)},
                         {"closed", jsonArray(report->closed)}},
        textOf(*report, takenBack));
}

const Command handInCommand{"handin", handInSyntax, runHandIn};

} // namespace tandem
