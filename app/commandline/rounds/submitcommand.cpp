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
    const bool isSubmitted = call.has("withdraw");
    const auto rows = samplesWhere(
        database,
        [&](const SampleRow& row) {
            return row.round && row.round->pair.contains(person.id) && !row.round->isFinal() &&
                   row.round->hasSubmitted(person.id) == isSubmitted;
        },
        *step);
    if (rows && rows->isEmpty()) {
        return failure(ErrorCode::NotFound,
            isSubmitted ? CommandWords::tr("There is no submission to withdraw.")
                        : CommandWords::tr("There is nothing to submit."),
            person.name, CommandWords::tr("\"tandem rounds\" shows who is assigned to what."));
    }
    return rows;
}

/// What a submission came to.
struct SubmissionReport
{
    QString person;
    QList<int> samples;
    QList<int> closed; ///< of these, both have submitted now
};

Expected<SubmissionReport> submit(Database& database, Call& call)
{
    TANDEM_TRY(person, actingPerson(database, call));
    TANDEM_TRY(rows, chosenSamples(database, *person, call));
    RoundRepository rounds(database);
    TANDEM_TRY(changed, eachRound(*rows, [&](const Round& round) {
        return call.has("withdraw") ? rounds.withdrawSubmission(round.id, person->id)
                                    : rounds.submit(round.id, person->id);
    }));
    SubmissionReport report{person->name, positionsOf(*rows), {}};
    for (qsizetype i = 0; i < rows->size(); ++i) {
        if (changed->at(i).isClosed())
            report.closed.append(report.samples.at(i));
    }
    return report;
}

QString textOf(const SubmissionReport& report, bool takenBack)
{
    const int count = int(report.samples.size());
    QString text =
        (takenBack ? CommandWords::tr("%1: submission of %n sample(s) withdrawn.", nullptr, count)
                   : CommandWords::tr("%1: %n sample(s) submitted.", nullptr, count))
            .arg(printable(report.person));
    if (!report.closed.isEmpty())
        text += u'\n' + CommandWords::tr("%n round(s) closed: both have submitted.", nullptr,
                            int(report.closed.size()));
    return text;
}

} // namespace

Expected<void> runSubmit(Call& call)
{
    if (!call.has("person"))
        return call.misuse(
            CommandWords::tr("--person NAME is required: the annotator who submits."));
    if (call.has("sample") == call.has("all"))
        return call.misuse(CommandWords::tr("Give either --sample or --all."));
    TANDEM_TRY(report,
        writeProject(call.word(0), [&](Database& database) { return submit(database, call); }));
    const bool takenBack = call.has("withdraw");
    return call.tell(Json{{"person", report->person},
                         {takenBack ? "taken_back" : "handed_in", jsonArray(report->samples)},
                         {"closed", jsonArray(report->closed)}},
        textOf(*report, takenBack));
}

const Command submitCommand{"submit", runSubmit};

} // namespace tandem
