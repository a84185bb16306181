#pragma once

#include "views/inspect/aspectref.h"
#include "views/inspect/showncase.h"

#include <QWidget>

class QSplitter;
class QTableView;

namespace tandem {

class TextColumn;
class TwoSystemsModel;

/// Two systems' outputs of one case beside each other: the three texts with their evidence, and
/// below them, row by row, what each system has for an aspect of the expected text.
class TwoSystemsView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TwoSystemsView)

public:
    explicit TwoSystemsView(QWidget* parent = nullptr);

    void setCases(const ShownCase& first, const ShownCase& second);
    void clear();
    /// Of which mode the F is that stands with the systems' names; at first the average.
    void setMode(expert::Mode mode);
    /// Lights up the row of an aspect of the first system's evaluation in table and texts.
    void setSelected(std::optional<AspectRef> aspect);
    void setFoundWords(const QString& words);
    /// The row `by` rows on from the current one becomes current.
    void step(int by);

signals:
    /// A row was chosen; none where the first system has no aspect in it.
    void aspectChosen(std::optional<tandem::AspectRef> aspect);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildTable();
    void connectTexts();
    void showRow(int row);
    void chooseAspect(int system, const AspectRef& aspect);
    void light(int row);
    QString remark(int system) const;

    TwoSystemsModel* m_model;
    QSplitter* m_parts;
    QSplitter* m_texts;
    TextColumn* m_expected;
    TextColumn* m_first;
    TextColumn* m_second;
    QTableView* m_table;
    bool m_following = false; ///< a row is shown for what was selected elsewhere
};

} // namespace tandem
