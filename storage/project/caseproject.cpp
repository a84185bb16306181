#include "storage/project/caseproject.h"

#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/formats/casesreader.h"
#include "storage/project/newprojectfile.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/caserepository.h"

#include <QFileInfo>
#include <QSet>

#include <utility>

namespace tandem {

namespace {

QString besideResult(const QString& resultPath, QLatin1String suffix)
{
    const QLatin1String json(".json");
    const QString stem = resultPath.endsWith(json, Qt::CaseInsensitive)
                             ? resultPath.chopped(json.size())
                             : resultPath;
    return stem + suffix;
}

/// Which of a project's cases and outputs a file names.
struct TakenCases
{
    CasesAdded added;
    QSet<CaseId> cases;
    QSet<std::pair<qint64, QString>> outputs;
};

Expected<TakenCases> takeCases(
    Database& database, const CasesSource& source, const Progress& progress)
{
    TakenCases taken;
    CaseRepository cases(database);
    const auto sink = [&](expert::TextCase&& textCase, const QString& place) -> Expected<void> {
        for (expert::SystemOutput& output : textCase.outputs) {
            if (output.system.isEmpty())
                output.system = source.system;
        }
        const auto id = cases.add(textCase, &taken.added);
        if (!id)
            return failure(id.error().in(place));
        taken.cases.insert(*id);
        for (const expert::SystemOutput& output : std::as_const(textCase.outputs))
            taken.outputs.insert({id->value, output.system});
        return {};
    };
    const qint64 bytes = QFileInfo(source.path).size();
    TANDEM_DO(readCases(
        source.path, sink, [&](qint64 done) { return !progress || progress(done, bytes); },
        source.needs));
    return taken;
}

tl::unexpected<Error> holdsOthers(const QString& path, const QString& casesPath)
{
    return failure(ErrorCode::Refused,
        ProjectWords::tr("This result was started with other cases than those now in %1.")
            .arg(casesPath),
        path,
        ProjectWords::tr("Give the result another name, or delete this project and start again."));
}

/// Reads the cases into the project for comparison alone: the transaction is never committed.
Expected<void> checkProjectCases(
    const QString& path, const CasesSource& source, const Progress& progress)
{
    auto database = openProjectFile(path, Database::Mode::ReadWrite);
    if (!database)
        return failure(database.error().in(path));
    Transaction transaction(**database);
    if (auto begun = transaction.begin(); !begun)
        return failure(begun.error().in(path));
    CaseRepository cases(**database);
    const auto count = cases.count();
    const auto outputs = cases.outputsOf({});
    if (!count)
        return failure(count.error().in(path));
    if (!outputs)
        return failure(outputs.error().in(path));
    const auto taken = takeCases(**database, source, progress);
    if (!taken)
        return taken.error().code == ErrorCode::Refused ? holdsOthers(path, source.path)
                                                        : failure(taken.error());
    if (taken->added.cases > 0 || taken->added.outputs > 0 || taken->cases.size() != *count ||
        taken->outputs.size() != outputs->size())
        return holdsOthers(path, source.path);
    return {};
}

} // namespace

QString workProjectPath(const QString& resultPath)
{
    return besideResult(resultPath, QLatin1String(".tandem"));
}

QString textsPathFor(const QString& resultPath)
{
    return besideResult(resultPath, QLatin1String(".texts.jsonl"));
}

Expected<void> prepareWorkProject(
    const QString& path, const CasesSource& source, const Progress& progress)
{
    return QFileInfo::exists(path)
               ? checkProjectCases(path, source, progress)
               : makeProject(path, [&](Database& database) {
                     return takeCases(database, source, progress).map([](const TakenCases&) {});
                 });
}

} // namespace tandem
