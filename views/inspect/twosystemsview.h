#pragma once

#include "ui/rows/rowspec.h"
#include "views/inspect/showncase.h"
#include "views/inspect/twosystemsrows.h"

#include <QWidget>

class QSplitter;
class QTableView;

namespace tandem {

class FittedPanes;
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

    /// Beside each other in the order of their systems, so that nothing moves when the other one
    /// becomes the one that is worked on; `side` says whose verdicts stand in the rows.
    void setCases(const ShownCase& main, const ShownCase& other, expert::Side side);
    void clear();
    /// Of which mode the figures are that stand with the systems' names; at first the average.
    void setMode(expert::Mode mode);
    /// Lights up the row of an aspect of the main system's evaluation in table and texts.
    void setSelected(std::optional<AspectRef> aspect);
    void setFoundWords(const QString& words);
    /// The height at which the texts and all rows are in sight.
    int neededHeight() const;
    /// The row `by` rows on from the current one becomes current.
    void step(int by);
    /// To the system that stands on that side of the table.
    void stepSystem(Qt::LayoutDirection towards);
    /// What the other system has in the current row.
    std::optional<AspectRef> otherAspect() const;
    bool isOtherFirst() const { return m_main == 1; }

signals:
    /// A row was chosen; none where the main system has no aspect in it.
    void aspectChosen(std::optional<tandem::AspectRef> aspect);
    /// The user wants to work on the other system's evaluation, at what it has in the current row.
    void otherChosen();
    /// Texts or rows need more room than before, or less.
    void neededHeightChanged();

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
    void alignColumns();
    void fitRows();
    int textsHeight() const;
    int rowsHeight() const;
    void keepRowInSight(int heightBefore);
    void chooseSystem(int system);
    std::optional<AspectRef> aspectOf(int row, int system) const;
    QString systemName(int system) const;
    QString figures(int system) const;
    QString systemTitle(int system) const;

    std::array<ShownCase, 2> m_cases; ///< in the order of the columns
    int m_main = 0;                   ///< the one that is worked on
    expert::Side m_side = expert::Side::Expected;
    expert::Mode m_mode = expert::Mode::Average;
    RowsOf<TwoSystemsRow>* m_rows;
    QSplitter* m_parts;
    FittedPanes* m_split = nullptr;
    QSplitter* m_texts;
    TextColumn* m_expected;
    TextColumn* m_first;
    TextColumn* m_second;
    QTableView* m_table;
    int m_needed = 0;         ///< the height that was told of last
    bool m_following = false; ///< a row is shown for what was selected elsewhere
};

} // namespace tandem
