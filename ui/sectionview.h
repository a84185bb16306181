#pragma once

#include "models/results/report.h"
#include "ui/rows/rowsview.h"

namespace tandem {

template <typename Row>
class RowsOf;

/// The table of one section of a report: sorted by any heading, what is undefined last; Enter or a
/// double click tells what a row leads to. Rows are copied as papers write them, with what stands
/// below their figures.
class SectionView final : public RowsView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SectionView)

public:
    /// With two lines a row figures have their interval and n below them.
    explicit SectionView(const QString& name, QWidget* parent = nullptr, bool twoLines = false);
    ~SectionView() override;

    /// Rows with the same words for programs stay the same rows: current, in sight.
    void setSection(const results::Section& section);
    const results::Section& section() const { return m_section; }
    /// The section with its rows as they are shown, to be copied or saved.
    results::Section shownSection() const;
    /// The same with the current row alone.
    results::Section currentSection() const;

    /// The item of the current row; -1 where there is none.
    qint64 currentItem() const;
    void setCurrentItem(qint64 item);
    /// The first row where none is current.
    void chooseFirst();

    /// Sorts by the current column, then the other way.
    void sortByCurrent();
    /// -1: in the section's own order.
    void setSorting(int column, Qt::SortOrder order);
    int sortedBy() const;
    Qt::SortOrder sortOrder() const;
    /// Has the order remembered from one session to the next.
    void keepSorting();
    /// Has the first column stay in sight while the table is scrolled sideways, and its names
    /// whole.
    void keepNamesInSight();

signals:
    void currentItemChanged();
    void linkChosen(qint64 item);

private:
    const results::Row* rowAt(int row) const;

    const bool m_twoLines;
    bool m_keepsNames = false;
    int m_names = 0; ///< letters of the first column
    results::Section m_section;
    RowsOf<results::Row>* m_rows;
    bool m_changing = false;
};

} // namespace tandem
