#pragma once

#include <QWidget>

namespace tandem {

struct SpokenPart;

/// Answers of two people to the same items, counted.
struct PairCounts
{
    qint64 yesYes = 0;
    qint64 yesNo = 0; ///< first yes, second no
    qint64 noYes = 0;
    qint64 noNo = 0;

    qint64 total() const { return yesYes + yesNo + noYes + noNo; }
    bool operator==(const PairCounts&) const = default;
};

/// A 2 x 2 table of two people's answers with its marginals. Cells can be walked with the arrow
/// keys and activated.
class ContingencyView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContingencyView)

public:
    explicit ContingencyView(QWidget* parent = nullptr);

    /// Names as they are shown in "NAME yes"; short ones read best.
    void setCounts(const QString& first, const QString& second, const PairCounts& counts);
    /// Symmetrised: who said which does not matter (pooled pairs, unnamed sides); each cell off the
    /// diagonal is half of the disagreements, and the sides are called "one" and "other".
    void setSymmetrised(bool symmetrised);
    bool isSymmetrised() const { return m_symmetrised; }
    /// Whether cells can be activated (default: no; then the table takes no focus).
    void setInteractive(bool interactive);

    QRect cellRect(int row, int column) const; ///< 4 x 4 with headers and marginals
    QString cellText(int row, int column) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// One of the four inner cells was clicked or entered.
    void cellActivated(bool firstYes, bool secondYes);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString headerText(bool ofFirst, bool yes) const;
    void activate(const QPoint& cell);
    void paintCell(QPainter& painter, int row, int column) const;
    /// One of the four inner cells, by column and row.
    SpokenPart spokenCell(const QPoint& cell);
    void describe();

    QString m_first;
    QString m_second;
    PairCounts m_counts;
    bool m_symmetrised = false;
    bool m_interactive = false;
    QPoint m_current{1, 1}; ///< column, row
};

} // namespace tandem
