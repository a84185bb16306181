#pragma once

#include <QTableView>

namespace tandem {

/// A calm table: whole rows, thin lines between them, sized to its columns; the row is what is
/// current. Copying gives its rows as tab-separated text.
class ResultTableView final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultTableView)

public:
    explicit ResultTableView(QWidget* parent = nullptr);

    /// The first column takes the room that is left, the others this many letters each (the last
    /// width goes on). With less room than its texts need the table scrolls sideways.
    void setColumnLetters(const QList<int>& letters);
    /// As high as its rows, without a scroll bar of its own: for pages that scroll as a whole.
    void setFitsRows(bool fits);

    void setModel(QAbstractItemModel* model) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOutColumns();
    /// Asks the first column's texts how much room they need.
    void measureFirst();
    void layOutFirst();
    bool scrollsSideways() const;

    QList<int> m_letters;
    int m_firstWidth = 0; ///< that its texts need, px
    bool m_fitsRows = false;
};

} // namespace tandem
