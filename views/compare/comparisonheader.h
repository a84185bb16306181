#pragma once

#include <QColor>
#include <QHeaderView>

namespace tandem {

/// The column heads of a comparison, with the persons' dots where they have a colour.
class ComparisonHeader final : public QHeaderView
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonHeader)

public:
    explicit ComparisonHeader(QWidget* parent = nullptr);

    /// Of the heads of the two sides; invalid without.
    void setColors(const QColor& first, const QColor& second);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    QColor m_first;
    QColor m_second;
};

} // namespace tandem
