#pragma once

class QAction;

namespace tandem {

/// The workspace's commands that pages offer where they are what comes next.
struct TimelineActions
{
    QAction* import = nullptr; ///< a log
    QAction* split = nullptr;
    QAction* summarize = nullptr;
    QAction* importSummaries = nullptr;
    QAction* predict = nullptr;
};

} // namespace tandem
