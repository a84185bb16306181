#pragma once

#include "models/opinions/opinionfigures.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace tandem {

/// How far partners agreed with written opinions at the first check, criterion by criterion.
class OpinionFiguresTable final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionFiguresTable)

public:
    explicit OpinionFiguresTable(QWidget* parent = nullptr);

    /// Shows the figures; nothing is shown where nothing was handed in.
    void setFigures(const OpinionFigures& figures);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void addRow(const QString& name, const Figure& figure);

    OpinionFigures m_figures;
    QLabel* m_title;
    QTreeWidget* m_table;
    QLabel* m_note;
};

} // namespace tandem
