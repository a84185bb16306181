#include "app/commandline/importfile.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "storage/project/systembenchmark.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace tandem {

namespace {

QString verbOf(const Call& call)
{
    return call.word(call.command().verbPlace);
}

const ImportFormat& formatOf(const Call& call)
{
    const auto found =
        std::find_if(std::begin(kImportFormats), std::end(kImportFormats), [&](const auto& format) {
            const char* verb = verbIn(call.command(), format().command);
            return verb && verbOf(call) == QLatin1String(verb);
        });
    Q_ASSERT(found != std::end(kImportFormats));
    return (*found)();
}

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

Expected<ImportRequest> askedRequest(Call& call, const ImportFormat& format, const QString& project)
{
    ImportRequest request{call.words().mid(2), project};
    request.outlet = results::Outlet::Console;
    for (const ImportOption& option : format.options) {
        if (option.maximum > 0) {
            TANDEM_DO(call.number(option.key, 1, option.maximum));
        }
        request.options.insert(QLatin1String(option.key), call.value(option.key));
    }
    if (request.path() == QLatin1String("-")) {
        TANDEM_TRY(input, inputOf(request.path(), call));
        request.input = *input;
    }
    return request;
}

/// The lead who does it, where the verb's usage takes --person.
Expected<PersonId> importingLead(Database& database, Call& call)
{
    const Usage usage = syntaxOf(call.command()).usagesOf({verbOf(call)}).first();
    return usage.takes({QStringLiteral("person")}) ? actingLead(database, call) : PersonId();
}

/// What to say where an option names others than the file's lines do, which count.
QStringList remarksOnNames(const Call& call, const ImportFormat& format, const Imported& imported)
{
    QStringList remarks;
    for (const ImportOption& option : format.options) {
        QStringList named = imported.named.value(QLatin1String(option.key));
        named.removeAll(call.value(option.key));
        if (call.has(option.key) && !named.isEmpty())
            remarks +=
                CommandWords::tr(
                    "--%1 applies only to lines without a name; some lines have their own: %2.")
                    .arg(QLatin1String(option.key), printable(named.join(QStringLiteral(", "))));
    }
    return remarks;
}

} // namespace

Expected<void> importFile(Call& call)
{
    const ImportFormat& format = formatOf(call);
    const QString project = call.word(1 - call.command().verbPlace);
    TANDEM_TRY_VAR(request, askedRequest(call, format, project));
    std::optional<TerminalProgress> progress(
        std::in_place, call.console, ProjectWords::tr(format.progressText));
    request->progress = shownReading(*progress);
    // The project is locked only while what was read is written.
    if (format.readsBenchmark) {
        TANDEM_TRY_VAR(benchmark,
            readProject(project, [](Database& database) { return SystemBenchmark::of(database); }));
        request->benchmark = std::make_shared<const SystemBenchmark>(std::move(*benchmark));
    }
    TANDEM_TRY(work, format.read(*request));
    const auto write = [&](Database& database) -> Expected<Imported> {
        TANDEM_TRY(by, importingLead(database, call));
        return (*work)({database, {.person = *by}});
    };
    TANDEM_TRY(imported,
        format.makesProject ? writeOrMakeProject(project, write) : writeProject(project, write));
    progress.reset();
    return call.tell(imported->fields, printable(imported->sentence),
        remarksOnNames(call, format, *imported) + imported->messages);
}

} // namespace tandem
