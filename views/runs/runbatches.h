#pragma once

#include "storage/repositories/runrepository.h"
#include "ui/askfile.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace tandem {

class ProjectSession;
class RunCenter;
class Workspace;
struct BatchJob;

/// What can be done with batches of the run that a screen shows: its questions leave as a file,
/// their results come back as one, or are given up. Its commands are the screen's.
class RunBatches final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunBatches)

public:
    /// `shown` says which run the screen shows; null: none.
    RunBatches(ProjectSession& session, RunCenter& center, AskFile files,
        std::function<const RunRow*()> shown, Workspace* screen);

    /// Lets those commands be used that this run has a use for, null where none is shown; returns
    /// whether there are any.
    bool allowFor(const RunRow* run);

signals:
    /// Results were taken in, or refused.
    void resultsRead();

private:
    void withFile(const QString& proposal, std::function<void(const BatchJob& job)> go);
    void write();
    void read();
    void askToForget();

    ProjectSession& m_session;
    RunCenter& m_center;
    AskFile m_files;
    std::function<const RunRow*()> m_shown;
    Workspace* m_screen;
};

} // namespace tandem
