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
    RoundRepository rounds(database);
    return eachRound(*rows, [&](const Round& round) {
        return rounds.labelAgain(round.id, *by);
    }).map([&](const auto&) { return positionsOf(*rows); });
}

} // namespace

Expected<void> runCalibrate(Call& call)
{
    if (!call.has("sample"))
        return call.misuse(CommandWords::tr("--sample is required: the samples to label again."));
    TANDEM_TRY(begun,
        writeProject(call.word(0), [&](Database& database) { return labelAgain(database, call); }));
    return call.tell(Json{{"second_pass", jsonArray(*begun)}},
        CommandWords::tr("%n sample(s) to be labelled again.", nullptr, int(begun->size())));
}

const Command calibrateCommand{"calibrate", runCalibrate};

} // namespace tandem
