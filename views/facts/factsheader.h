#pragma once

#include "views/facts/factsheet.h"

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace tandem {

class ActionButton;
class ElidedLabel;

/// The sample's title, the two sides to choose from, and what a model can do.
class FactsHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FactsHeader)

public:
    /// With the commands of `screen`.
    explicit FactsHeader(const QWidget& screen, QWidget* parent = nullptr);

    void setSheet(const FactSheet& sheet);

private:
    void show();

    FactSheet m_sheet;
    QAction* m_showsSupporting;
    QAction* m_showsNonsupporting;
    QLabel* m_title;
    QToolButton* m_supporting;
    QToolButton* m_nonsupporting;
    ElidedLabel* m_remark;
    ActionButton* m_decompose;
    ActionButton* m_conflicts;
};

} // namespace tandem
