#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "app/commandline/stepoption.h"
#include "storage/repositories/roundrepository.h"

#include <QJsonArray>

namespace tandem {

namespace {

Expected<QList<int>> labelAgain(Database& database, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(step, askedStep(arguments, console));
    TANDEM_TRY(by, actingLead(database, arguments));
    TANDEM_TRY(rows, selectedSamples(database, arguments.value(kSample), console, *step));
    QList<int> begun;
    for (const SampleRow& row : *rows) {
        const QString place = CommandWords::tr("sample %1").arg(row.position);
        if (!row.round)
            return failure(ErrorCode::Refused, CommandWords::tr("Nobody labels this sample here."),
                place, CommandWords::tr("Assign it to a pair first."));
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
    syntax.summary = CommandWords::tr("Begin the second pass of a calibration.");
    syntax.usage = {QStringLiteral("PROJECT [--step STEP] --sample N|N-M|all [--person LEAD]")};
    syntax.text = CommandWords::tr(
        "A calibration is assigned with \"tandem assign --calibration\". When both have handed in "
        "and discussed what \"tandem compare\" shows, this lets them label the samples again. The "
        "blind answers stay as they are; \"tandem compare --sample\" shows both agreements, and "
        "\"tandem agreement\" counts only the blind one.");
    syntax.options = {samplesOption(), stepOption(), actorOption(CommandWords::tr("The lead."))};
    syntax.examples = {
        QStringLiteral("tandem assign k.tandem --sample 1-3 --pair Ada,Ben --calibration"),
        QStringLiteral("tandem calibrate k.tandem --sample 1-3")};
    return syntax;
}

Expected<void> runCalibrate(const Arguments& arguments, Console& console)
{
    if (!arguments.has(kSample))
        return console.misuse(CommandWords::tr("--sample is missing: which samples?"));
    QList<int> begun;
    const auto written = writeProject(arguments.word(0), [&](Database& database) {
        return labelAgain(database, arguments, console).map([&](const QList<int>& samples) {
            begun = samples;
        });
    });
    if (!written)
        return written;
    if (arguments.wantsJson()) {
        QJsonArray samples;
        for (const int sample : std::as_const(begun))
            samples.append(sample);
        printJson(console.out, {{QStringLiteral("second_pass"), samples}});
    } else {
        console.out << CommandWords::tr(
                           "%n sample(s) to be labelled again.", nullptr, int(begun.size()))
                    << '\n';
    }
    return {};
}

} // namespace tandem
