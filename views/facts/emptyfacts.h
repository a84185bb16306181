#pragma once

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
    /// Another workspace is wanted, by the name that the session knows.
    void workspaceRequested(const QString& workspace);

private:
    enum class Offer { None, Decompose, TakeOver, GoElsewhere };
    void offer(Offer what, const QString& primary, const QString& secondary);
    void showNotReady(const FactSheet& sheet);

    EmptyState* m_empty;
    Offer m_offer = Offer::None;
    QString m_elsewhere;
};

} // namespace tandem
