#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/kgds/kgdscommand.h"
#include "app/commandline/kgds/kgdsoptions.h"
#include "storage/project/systemexport.h"
#include "storage/project/systemimport.h"

#include <QFileInfo>

/// "kgds import" and "kgds export".
namespace tandem {

namespace {

/// Told files of a tree, of which nobody knows how many there are, or a share of a file.
Progress shownReading(TerminalProgress& progress)
{
    return [&progress, share = progress.callback()](qint64 done, qint64 all) {
        if (all > 0)
            return share(done, all);
        constexpr qint64 kFilesBetween = 256;
        return done % kFilesBetween != 0 ||
               progress.show(CommandWords::tr("%n file(s)", nullptr, int(done)));
    };
}

constexpr Choice<SystemFormat> kSystemFormats[] = {{"published", SystemFormat::Published},
    {"jsonl", SystemFormat::JsonLines}, {"csv", SystemFormat::Csv}};

/// What the name's ending says; a new folder where it says nothing.
SystemFormat formatNamed(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("csv")     ? SystemFormat::Csv
           : ending == QLatin1String("jsonl") ? SystemFormat::JsonLines
                                              : SystemFormat::Published;
}

} // namespace

Expected<void> runKgdsImport(Call& call)
{
    const QString project = call.word(1);
    const QString verifier =
        call.has("verifier") ? call.value("verifier") : QString(kImportedVerifier);
    std::optional<TerminalProgress> progress(
        std::in_place, call.console, CommandWords::tr("Reading outputs"));
    // The project is locked only while what was read is written.
    TANDEM_TRY(benchmark,
        readProject(project, [](Database& database) { return SystemBenchmark::of(database); }));
    TANDEM_TRY(file, readSystemFile(call.word(2), *benchmark, shownReading(*progress)));
    progress.emplace(call.console, CommandWords::tr("Importing outputs"));
    TANDEM_TRY(brought, writeProject(project, [&](Database& database) {
        return writeSystemFile(database, *benchmark, *file, verifier, progress->callback());
    }));
    progress.reset();
    return call.tell(Json{{"systems", brought->systems}, {"outputs", brought->outputs},
                         {"judgements", brought->verdicts}, {"known", brought->known}},
        CommandWords::tr("Added %1 outputs of %2 systems and %3 judgements; %4 outputs were there "
                         "already.")
            .arg(groupedCount(brought->outputs), groupedCount(brought->systems),
                groupedCount(brought->verdicts), groupedCount(brought->known)),
        brought->messages);
}

Expected<void> runKgdsExport(Call& call)
{
    const QString path = call.word(2);
    TANDEM_TRY(format, call.choice("format", kSystemFormats, formatNamed(path)));
    if (*format != SystemFormat::Published) {
        if (call.has("verifier"))
            return call.misuseOfCommand(
                CommandWords::tr("Only the published layout holds a verifier's judgements."));
        TANDEM_DO(askToReplace({path}, call));
    }
    std::optional<TerminalProgress> progress(
        std::in_place, call.console, CommandWords::tr("Writing outputs"));
    TANDEM_TRY(
        written, readProject(call.word(1), [&](Database& database) -> Expected<SystemExport> {
            TANDEM_TRY(verifier, askedVerifier(database, call));
            return exportSystems(database, path, *format, verifier->name, progress->callback());
        }));
    progress.reset();
    return call.tell(Json{{"file", path}, {"systems", written->systems},
                         {"outputs", written->outputs}, {"judgements", written->verdicts}},
        CommandWords::tr("Wrote %1 outputs of %2 systems and %3 judgements to %4.")
            .arg(groupedCount(written->outputs), groupedCount(written->systems),
                groupedCount(written->verdicts), path),
        written->messages);
}

} // namespace tandem
