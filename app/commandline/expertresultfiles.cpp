#include "app/commandline/expertresultfiles.h"

#include "app/commandline/arguments.h"
#include "app/commandline/console.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertwork.h"
#include "app/commandline/output.h"
#include "app/commandline/replacing.h"
#include "storage/formats/atomicfile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExpertCommand)
};

Expected<void> checkTarget(const QString& path, const QStringList& inputs)
{
    for (const QString& input : inputs) {
        if (areOneFile(path, input))
            return failure(ErrorCode::Refused,
                Words::tr("This file is read; the result does not replace it."), path,
                Words::tr("Give the result another name."));
    }
    return AtomicFile(path).open();
}

} // namespace

Expected<ResultPaths> resultPaths(
    const Arguments& arguments, const QStringList& inputs, Console& console)
{
    const auto output = neededValue(arguments, expertoption::output, console);
    if (!output)
        return failure(output.error());
    ResultPaths paths{*output, arguments.has(expertoption::texts)
                                   ? arguments.value(expertoption::texts)
                                   : textsPathFor(*output)};
    if (areOneFile(paths.result, paths.texts))
        return console.misuse(Words::tr("The result and its texts cannot be the same file."));
    for (const QString& path : {paths.result, paths.texts}) {
        if (auto checked = checkTarget(path, inputs); !checked)
            return failure(checked.error());
    }
    if (auto asked = askToReplace({paths.result, paths.texts}, arguments, console); !asked)
        return failure(asked.error());
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
    console.out << Words::tr(
                       "Wrote %1 and %2: %n evaluation(s).", nullptr, int(written.losses.cases))
                       .arg(paths.result, paths.texts)
                << '\n';
    for (const QString& message : written.messages)
        console.out << printable(message) << '\n';
}

} // namespace tandem
