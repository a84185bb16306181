#pragma once

#include "app/commandline/call.h"
#include "app/commandline/json.h"
#include "app/commandline/nearest.h"
#include "app/commandline/output.h"
#include "app/commandline/terminalprogress.h"
#include "models/error.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <type_traits>

namespace tandem {

class Database;

/// What a command does with an open project.
using ProjectWork = std::function<Expected<void>(Database&)>;

/// Opens the project at `path` for reading and does `work`. Its errors name the project. Leaves no
/// files beside the project that were not there before.
Expected<void> workReading(const QString& path, const ProjectWork& work);

/// Opens the project at `path` and does `work` in one transaction, which is committed only when it
/// succeeds. Its errors name the project.
Expected<void> workWriting(const QString& path, const ProjectWork& work);

/// The same, where there is no such project in a new one that is made of it; all or nothing.
Expected<void> workWritingOrMaking(const QString& path, const ProjectWork& work);

/// What `work` returns of the project, opened by `open`.
template <typename Work>
auto resultOf(Expected<void> (*open)(const QString&, const ProjectWork&), const QString& path,
    Work work) -> std::invoke_result_t<Work, Database&>
{
    using Result = std::invoke_result_t<Work, Database&>;
    Result result = failure(ErrorCode::Cancelled, QString());
    const auto done = open(path, [&](Database& database) -> Expected<void> {
        result = work(database);
        return result ? Expected<void>() : failure(result.error());
    });
    return done ? result : Result(failure(done.error()));
}
/// The result of workReading().
template <typename Work>
auto readProject(const QString& path, Work work)
{
    return resultOf(workReading, path, std::move(work));
}
/// The result of workWriting().
template <typename Work>
auto writeProject(const QString& path, Work work)
{
    return resultOf(workWriting, path, std::move(work));
}

/// The result of workWritingOrMaking().
template <typename Work>
auto writeOrMakeProject(const QString& path, Work work)
{
    return resultOf(workWritingOrMaking, path, std::move(work));
}

/// Takes away the empty log files that reading a project leaves beside it, at the end of its scope,
/// unless they were there at its beginning.
class LogFileTidier final
{
public:
    explicit LogFileTidier(const QString& path);
    ~LogFileTidier();
    Q_DISABLE_COPY_MOVE(LogFileTidier)

private:
    QString m_path;
    bool m_wasThere;
};

// What every command begins with.

/// Translates the texts of all commands.
struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace tandem
