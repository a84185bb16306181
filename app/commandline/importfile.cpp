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

const ImportFormat& formatOf(const Call& call)
{
    const auto found =
        std::find_if(std::begin(kImportFormats), std::end(kImportFormats), [&](const auto& format) {
            const char* verb = verbIn(call.command(), format().command);
            return verb && call.word(0) == QLatin1String(verb);
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

Expected<ImportRequest> askedRequest(Call& call, const ImportFormat& format)
{
    ImportRequest request{call.words().mid(2), call.word(1)};
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

/// What to say where an option names others than the file's lines do, which count.
QStringList remarksOnNames(const Call& call, const ImportFormat& format, const Imported& imported)
{
    QStringList remarks;
    for (const ImportOption& option : format.options) {
        QStringList named = imported.named.value(QLatin1String(option.key));
        named.removeAll(call.value(option.key));
        if (call.has(option.key) && !named.isEmpty())
            remarks +=
                CommandWords::tr("--%1 is for lines that name nobody; these lines name "
                                 "their own: %2.")
                    .arg(QLatin1String(option.key), printable(named.join(QStringLiteral(", "))));
    }
    return remarks;
}

} // namespace

Expected<void> importFile(Call& call)
{
    const ImportFormat& format = formatOf(call);
    TANDEM_TRY_VAR(request, askedRequest(call, format));
    const QString project = call.word(1);
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
    const auto write = [&](Database& database) { return (*work)(database); };
    TANDEM_TRY(imported,
        format.makesProject ? writeOrMakeProject(project, write) : writeProject(project, write));
    progress.reset();
    return call.tell(imported->fields, printable(imported->sentence),
        remarksOnNames(call, format, *imported) + imported->messages);
}

} // namespace tandem
