#include "app/commandline/expertresultfiles.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertwork.h"
#include "app/commandline/output.h"
#include "app/commandline/replacing.h"
#include "storage/formats/atomicfile.h"

#include <QFileInfo>
#include <QJsonArray>

namespace tandem {

namespace {

Expected<void> checkResultTarget(const QString& path, const QStringList& inputs)
{
    for (const QString& input : inputs) {
        if (areOneFile(path, input))
            return failure(ErrorCode::Refused,
                CommandWords::tr("This file is read; the result does not replace it."), path,
                CommandWords::tr("Give the result another name."));
    }
    return AtomicFile(path).open();
}

} // namespace

Expected<ResultPaths> resultPaths(
    const Arguments& arguments, const QStringList& inputs, Console& console)
{
    TANDEM_TRY(output, neededValue(arguments, expertoption::output, console));
    ResultPaths paths{*output, arguments.has(expertoption::texts)
                                   ? arguments.value(expertoption::texts)
                                   : textsPathFor(*output)};
    if (areOneFile(paths.result, paths.texts))
        return console.misuse(
            CommandWords::tr("The result and its texts cannot be the same file."));
    for (const QString& path : {paths.result, paths.texts}) {
        TANDEM_DO(checkResultTarget(path, inputs));
    }
    TANDEM_DO(askToReplace({paths.result, paths.texts}, arguments, console));
    return paths;
}

Expected<WrittenResult> writeResult(Database& database, const EvaluationSet& set,
    const std::optional<QString>& system, const ResultPaths& paths, const Progress& progress)
{
    return exportExpertResult(database, set, system, paths.result, paths.texts, progress);
}

QJsonObject resultJson(const WrittenResult& written, const ResultPaths& paths)
{
    return {{QStringLiteral("file"), paths.result}, {QStringLiteral("texts"), paths.texts},
        {QStringLiteral("cases"), written.losses.cases},
        {QStringLiteral("left_out"), written.leftOut},
        {QStringLiteral("collapsed_aspects"), written.losses.collapsedAspects},
        {QStringLiteral("messages"), QJsonArray::fromStringList(written.messages)}};
}

void printResult(const WrittenResult& written, const ResultPaths& paths, Console& console)
{
    console.out << CommandWords::tr(
                       "Wrote %1 and %2: %n evaluation(s).", nullptr, int(written.losses.cases))
                       .arg(paths.result, paths.texts)
                << '\n';
    for (const QString& message : written.messages)
        console.out << printable(message) << '\n';
}

} // namespace tandem
