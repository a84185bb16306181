#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace tandem {

class ProjectSession;

/// Tells in a sentence which runs of a project that was just opened wait to be resumed; not called
/// where none does, or once `guard` is gone.
void tellOfWaitingRuns(
    ProjectSession& session, QObject* guard, std::function<void(const QString&)> tell);

} // namespace tandem
