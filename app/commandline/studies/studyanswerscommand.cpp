#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "storage/formats/studyanswersreader.h"
#include "storage/studies/collectedanswers.h"
#include "storage/studies/studyexport.h"

/// "study answers": those that were collected elsewhere come in, all of a closed study go out.
namespace tandem {

namespace {

Expected<void> takeAnswers(Call& call)
{
    TANDEM_TRY(input, inputOf(call.word(2), call));
    TANDEM_TRY(rows, readCollectedRows(*input));
    TANDEM_TRY(
        taken, writeProject(call.word(1), [&](Database& database) -> Expected<CollectedAnswers> {
            TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
            TANDEM_TRY(study, askedStudy(database, call));
            return takeCollectedAnswers(database, study->id, *rows, *lead);
        }));
    QStringList parts{CommandWords::tr("%n new answer(s)", nullptr, taken->fresh),
        CommandWords::tr("%n already present", nullptr, taken->known)};
    if (taken->takenBack > 0)
        parts += CommandWords::tr("%n withdrawn", nullptr, taken->takenBack);
    if (taken->passedOver > 0)
        parts += CommandWords::tr("%n row(s) skipped", nullptr, taken->passedOver);
    parts += CommandWords::tr("%n new rater(s).", nullptr, taken->raters);
    return call.tell(
        Json{{"new", taken->fresh}, {"known", taken->known}, {"taken_back", taken->takenBack},
            {"passed_over", taken->passedOver}, {"raters", taken->raters}},
        parts.join(QStringLiteral(", ")), taken->remarks);
}

Expected<void> giveAnswers(Call& call)
{
    const QString path = call.value("output");
    TANDEM_TRY(ending, askedEnding(path, {QStringLiteral("csv"), QStringLiteral("jsonl")}, call));
    if (call.has("spreadsheet") && *ending != QLatin1String("csv"))
        return call.misuse(CommandWords::tr("--spreadsheet works only with answers as CSV."));
    const auto formulas = call.has("spreadsheet") ? Formulas::Quoted : Formulas::AsTheyAre;
    const auto names = call.has("names") ? RaterNames::Real : RaterNames::Pseudonyms;
    TANDEM_DO(askToReplace({path, codebookPath(path)}, call));
    TANDEM_TRY(
        exported, readProject(call.word(1), [&](Database& database) -> Expected<ExportedAnswers> {
            TANDEM_TRY(study, askedStudy(database, call));
            return exportStudyAnswers(database, study->id, names, path, formulas);
        }));
    return call.tell(
        Json{{"file", path}, {"codebook", exported->codebook}, {"answers", exported->answers}},
        CommandWords::tr(
            "Wrote %n answer(s) to %1 and their codebook to %2.", nullptr, int(exported->answers))
            .arg(path, exported->codebook));
}

} // namespace

Expected<void> runStudyAnswers(Call& call)
{
    if ((call.words().size() == 3) == call.has("output"))
        return call.misuseOfCommand(
            CommandWords::tr("Give a file to read, or a file to write with -o."));
    return call.has("output") ? giveAnswers(call) : takeAnswers(call);
}

} // namespace tandem
