#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// What a command does with an open project.
using ProjectWork = std::function<Expected<void>(Database&)>;

/// Opens the project at `path` for reading and does `work`. Its errors name the project. Leaves no
/// files beside the project that were not there before.
Expected<void> readProject(const QString& path, const ProjectWork& work);

/// Opens the project at `path` and does `work` in one transaction, which is committed only when it
/// succeeds. Its errors name the project.
Expected<void> writeProject(const QString& path, const ProjectWork& work);

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

} // namespace tandem
