#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

Expected<QList<int>> labelAgain(Database& database, Call& call)
{
    TANDEM_TRY(step, askedStep(call));
    TANDEM_TRY(by, actingLead(database, call));
    TANDEM_TRY(rows, selectedSamples(database, call.value("sample"), call, *step));
    QList<int> begun;
    for (const SampleRow& row : *rows) {
        const QString place = Words::tr("sample %1").arg(row.position);
        if (!row.round)
            return failure(ErrorCode::Refused, Words::tr("Nobody labels this sample here."), place,
                Words::tr("Assign it to a pair first."));
        if (auto round = RoundRepository(database).labelAgain(row.round->id, *by); !round)
            return failure(round.error().in(place));
        begun.append(row.position);
    }
    return begun;
}

} // namespace

CommandSyntax calibrateSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Begin the second pass of a calibration.");
    syntax.usage = {"PROJECT [--step STEP] --sample N|N-M|all [--person LEAD]"};
    syntax.text = Words::tr(
        "A calibration is assigned with \"tandem assign --calibration\". When both have handed in "
        "and discussed what \"tandem compare\" shows, this lets them label the samples again. The "
        "blind answers stay as they are; \"tandem compare --sample\" shows both agreements, and "
        "\"tandem agreement\" counts only the blind one.");
    syntax.options = {samplesOption(), stepOption(), actorOption(Words::tr("The lead."))};
    syntax.examples = {"tandem assign k.tandem --sample 1-3 --pair Ada,Ben --calibration",
        "tandem calibrate k.tandem --sample 1-3"};
    return syntax;
}

Expected<void> runCalibrate(Call& call)
{
    if (!call.has("sample"))
        return call.misuse(Words::tr("--sample is missing: which samples?"));
    TANDEM_TRY(begun,
        writeProject(call.word(0), [&](Database& database) { return labelAgain(database, call); }));
    return call.tell(Json{{"second_pass", jsonArray(*begun)}},
        Words::tr("%n sample(s) to be labelled again.", nullptr, int(begun->size())));
}

const Command calibrateCommand{"calibrate", calibrateSyntax, runCalibrate};

} // namespace tandem
