#pragma once

#include "ui/rows/rowspec.h"
#include "views/inspect/showncase.h"
#include "views/inspect/twosystemsrows.h"

#include <QWidget>

class QSplitter;
class QTableView;

namespace tandem {

class TextColumn;
template <typename Row>
class RowsOf;

/// Two systems' outputs of one case beside each other: the three texts with their evidence, and
/// below them, row by row, what each system has for an aspect of the expected text.
class TwoSystemsView final : public QWidget
{
    Q_OBJECT

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

private:
    RowSpec<TwoSystemsRow> columns();
    void buildTable();
    void connectTexts();
    void showRow(int row);
    void chooseAspect(int system, const AspectRef& aspect);
    void light(int row);
    void showTitles();
    QString systemTitle(int system) const;

    std::array<ShownCase, 2> m_cases;
    expert::Mode m_mode = expert::Mode::Average;
    RowsOf<TwoSystemsRow>* m_rows;
    QSplitter* m_parts;
    QSplitter* m_texts;
    TextColumn* m_expected;
    TextColumn* m_first;
    TextColumn* m_second;
    QTableView* m_table;
    bool m_following = false; ///< a row is shown for what was selected elsewhere
};

} // namespace tandem
