#pragma once

#include "models/error.h"
#include "storage/database/database.h"
#include "storage/database/partialfile.h"

#include <QString>

#include <functional>
#include <memory>

namespace tandem {

/// A project file that is filled beside its final place and takes that place only when it is whole;
/// until then it goes with this.
class NewProjectFile final
{
public:
    explicit NewProjectFile(const QString& path);
    ~NewProjectFile();
    Q_DISABLE_COPY_MOVE(NewProjectFile)

    /// Makes the file with the present schema and nothing in it, and begins a transaction.
    Expected<Database*> create();
    /// Commits, so that it can be read where it is, at the returned path, as long as this lives;
    /// it never takes its place then.
    Expected<QString> closeAside();
    /// Commits, and has the file on the disk whole, still beside its place.
    Expected<void> close();
    /// Puts the closed file in its place. Refused where something is there already, unless
    /// `replace`.
    Expected<void> place(bool replace);
    /// Both.
    Expected<void> finish(bool replace);

    const QString& path() const { return m_path; }

private:
    Error notInPlace(const QString& detail) const;
    Expected<void> sync();

    QString m_path;
    PartialFile m_partial;
    std::unique_ptr<Database> m_database;
    bool m_finished = false;
};

/// What a project in a new file is called at first: as the file, without control characters.
QString projectNameOf(const QString& path);
/// Makes a project that is called as its file and has what `fill` writes, or nothing.
Expected<void> makeProject(
    const QString& path, const std::function<Expected<void>(Database&)>& fill);

} // namespace tandem
