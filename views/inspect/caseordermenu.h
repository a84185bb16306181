#pragma once

#include "views/inspect/casearrangement.h"

#include <QMenu>
#include <QStringList>

namespace tandem {

/// The menu that says how the case list is sorted and which score it shows.
class CaseOrderMenu final : public QMenu
{
    Q_OBJECT
    Q_DISABLE_COPY(CaseOrderMenu)

public:
    /// What of the order the menu is about.
    enum class About { Sorting, Score };

    explicit CaseOrderMenu(About about, QWidget* parent = nullptr);

    void setSystems(const QStringList& systems);
    /// Checks what stands for it; emits nothing.
    void setOrder(const CaseOrder& order);
    /// What the button that opens the menu says, e.g. "score ↓" or "average, F".
    QString summary() const;

signals:
    void orderChosen(const tandem::CaseOrder& order);

private:
    void rebuild();
    void addSorting();
    void addScore();
    void addDifferences();
    void addChoice(QMenu* menu, const QString& label, const CaseOrder& choice);

    About m_about;
    QStringList m_systems;
    CaseOrder m_order;
};

} // namespace tandem
