#pragma once

#include "views/compare/showncomparison.h"

#include <QWidget>

class QLabel;

namespace tandem {

class ContingencyView;

/// Where the two differ: their answers as a table, and how kappa comes from it.
class DifferencePanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(DifferencePanel)

public:
    explicit DifferencePanel(QWidget* parent = nullptr);

    void setComparison(const ShownComparison& comparison);
    /// How many items it counts: "n = 23".
    QString remark() const { return m_remark; }
    /// Puts the keyboard into the table.
    void focusTable();

signals:
    /// The rows on which the sides answered so are asked for; while the sides are unnamed a cell
    /// off the diagonal stands for both.
    void cellRequested(bool firstYes, bool secondYes);

private:
    ContingencyView* m_table;
    QLabel* m_formula;
    QString m_remark;
};

/// How kappa comes from the two agreements, and what answers it stands on, or why there is none.
QString kappaFormula(const KappaFigure& kappa, bool blind = true);

} // namespace tandem
