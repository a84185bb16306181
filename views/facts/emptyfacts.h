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

    /// `mayAssign`: a lead sits here; `hasSamples`: there are some to choose from.
    void setSheet(const FactSheet& sheet, bool mayAssign, bool hasSamples);
    /// What cannot be shown is told elsewhere.
    void setFailed();

    /// Whether facts can be written here.
    bool offersWriting() const { return m_offersWriting; }

signals:
    void decomposeRequested();
    void takeOverRequested();
    void writingRequested();
    void workspaceRequested(tandem::WorkspaceId workspace);
    /// The paragraphs of the sample are to be assigned.
    void assignRequested();
    /// Another sample, or where there is none the import of some.
    void sampleRequested();

private:
    void showNotReady(const FactSheet& sheet, bool mayAssign);

    EmptyState* m_empty;
    std::function<void()> m_offered = [] {}; ///< what the first button does
    bool m_offersWriting = false;
    std::function<void()> m_other = [] {}; ///< what the second does
};

} // namespace tandem
