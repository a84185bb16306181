#pragma once

#include "views/facts/factsheet.h"

#include <QWidget>

namespace tandem {

class EmptyState;
class ProjectSession;

/// What stands where there are no facts yet: why, and what to do.
class EmptyFacts final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EmptyFacts)

public:
    explicit EmptyFacts(ProjectSession& session, QWidget* parent = nullptr);

    /// `hasSamples`: there are some to choose from.
    void setSheet(const FactSheet& sheet, bool hasSamples);
    /// What cannot be shown is told elsewhere.
    void setFailed();

    /// Whether facts can be written here.
    bool offersWriting() const { return m_offersWriting; }

private:
    void showNotReady(const FactSheet& sheet);

    ProjectSession& m_session;
    EmptyState* m_empty;
    bool m_offersWriting = false;
};

} // namespace tandem
