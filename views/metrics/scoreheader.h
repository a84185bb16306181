#pragma once

#include <QHeaderView>

namespace tandem {

class ScoreRows;

/// The headings of a table of scores: name, the mark of the order, and below them how the values of
/// the column lie, as a small histogram.
class ScoreHeader final : public QHeaderView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoreHeader)

public:
    explicit ScoreHeader(const ScoreRows* rows, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// Paints the heading of a section elsewhere.
    void paintName(QPainter* painter, const QRect& rect, int section) const
    {
        paintSection(painter, rect, section);
    }

protected:
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

private:
    const ScoreRows* m_rows;
};

} // namespace tandem
