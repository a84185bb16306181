#pragma once

#include "ui/screen/workspaceid.h"
#include "views/facts/factsheet.h"

#include <QWidget>

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
    enum class Offer { None, Decompose, TakeOver, GoElsewhere };
    void offer(Offer what, const QString& primary, const QString& secondary);
    void showNotReady(const FactSheet& sheet);

    EmptyState* m_empty;
    Offer m_offer = Offer::None;
    WorkspaceId m_elsewhere = WorkspaceId::Overview;
};

} // namespace tandem
