#pragma once

#include "views/facts/factsheet.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace tandem {

class ActionButton;
class ElidedLabel;
class FactActions;

/// The sample's title, the two sides to choose from, and what a model can do.
class FactsHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FactsHeader)

public:
    /// `actions` must live as long as this.
    explicit FactsHeader(const FactActions& actions, QWidget* parent = nullptr);

    void setSheet(const FactSheet& sheet);

private:
    void show();

    FactSheet m_sheet;
    ElidedLabel* m_title;
    QToolButton* m_supporting;
    QToolButton* m_nonsupporting;
    ElidedLabel* m_remark;
    ActionButton* m_decompose;
    ActionButton* m_conflicts;
    const FactActions& m_actions;
};

} // namespace tandem
