#include "storage/project/fileimport.h"

#include "models/results/spelling.h"
#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "storage/project/systembenchmark.h"

#include <QFileInfo>

#include <utility>

namespace tandem {

QString ImportRequest::source() const
{
    return input ? input->name() : QFileInfo(path()).fileName();
}

std::optional<qint64> ImportRequest::number(const char* key) const
{
    const qint64 number = text(key).toLongLong();
    return number > 0 ? std::optional(number) : std::nullopt;
}

QString ImportRequest::count(qint64 number) const
{
    return results::countText(number, outlet);
}

const ImportFormat* formatResembling(const QStringList& names)
{
    for (const auto& format : kImportFormats) {
        if (format().resembles && format().resembles(names))
            return &format();
    }
    return nullptr;
}

QString addedSentence(
    const ImportRequest& request, const QString& added, const QStringList& of, qint64 known)
{
    return ProjectWords::tr(
        "Added %1 of %2; %3.", "values, say; names of measures; how many were there")
        .arg(added, of.join(QStringLiteral(", ")),
            ProjectWords::tr("%1 already present", "a number", int(known))
                .arg(request.count(known)));
}

void Imported::setStep(const RowsStep& step)
{
    setWritten({step.changed, takingRows(step)});
}

void Imported::setWritten(const Written& written)
{
    changed = written.what;
    undo = written.inverse;
}

void Imported::noteNamed(const char* option, const QStringList& names)
{
    if (!names.isEmpty())
        named.insert(QLatin1String(option), names);
}

QString ImportFormat::nameOf(const char* before, const char* after) const
{
    return QLatin1String(before) + QLatin1String(noun) + QLatin1String(after);
}

QString ImportFormat::partName(const char* after) const
{
    return QString::fromLatin1(noun).toLower() + QLatin1String(after);
}

QString importStepText(const QStringList& paths)
{
    if (paths.size() == 1)
        return ProjectWords::tr("import of %1", "a step to undo; a file")
            .arg(QFileInfo(paths.constFirst()).fileName());
    return ProjectWords::tr("import of %n file(s)", "a step to undo", int(paths.size()));
}

Expected<Imported> importNow(Database& database, const ImportFormat& format, ImportRequest request)
{
    if (format.readsBenchmark) {
        TANDEM_TRY_VAR(benchmark, SystemBenchmark::of(database));
        request.benchmark = std::make_shared<const SystemBenchmark>(std::move(*benchmark));
    }
    TANDEM_TRY(work, format.read(request));
    return (*work)({database, {}});
}

Change importing(const ImportFormat& format, const ImportRequest& request,
    const std::shared_ptr<Imported>& imported)
{
    Change change;
    change.text = importStepText(request.paths);
    change.canUndo = format.canUndo;
    change.prepare = [read = format.read, needsBenchmark = format.readsBenchmark, request,
                         imported](
                         Database& reader, const CancelFlag& cancel) -> Expected<Prepared> {
        ImportRequest asked = request;
        asked.progress = [progress = request.progress, cancel](qint64 done, qint64 all) {
            return !cancel->load() && (!progress || progress(done, all));
        };
        if (needsBenchmark) {
            TANDEM_TRY_VAR(benchmark, SystemBenchmark::of(reader));
            asked.benchmark = std::make_shared<const SystemBenchmark>(std::move(*benchmark));
        }
        TANDEM_TRY(work, read(asked));
        return Prepared{[work = *work, imported](const WriteContext& context) {
            return work(context).map([&](const Imported& brought) {
                *imported = brought;
                return Written(brought.changed, brought.undo);
            });
        }};
    };
    return change;
}

} // namespace tandem
