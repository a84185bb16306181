#pragma once

#include "ui/screen/workspaceid.h"
#include "views/facts/factsheet.h"

#include <QWidget>

#include <functional>

namespace tandem {

class EmptyState;

/// What stands where there are no facts yet: why, and what to do.
class EmptyFacts final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EmptyFacts)

public:
    explicit EmptyFacts(QWidget* parent = nullptr);

    void setSheet(const FactSheet& sheet);
    /// What cannot be shown is told elsewhere.
    void setFailed();

signals:
    void decomposeRequested();
    void takeOverRequested();
    void writingRequested();
    void workspaceRequested(tandem::WorkspaceId workspace);

private:
    void showNotReady(const FactSheet& sheet);

    EmptyState* m_empty;
    std::function<void()> m_offered = [] {}; ///< what the button does
};

} // namespace tandem
