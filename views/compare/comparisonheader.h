#pragma once

#include <QHeaderView>

namespace tandem {

/// The column heads of a comparison, with the persons' dots where they have a colour.
class ComparisonHeader final : public QHeaderView
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonHeader)

public:
    explicit ComparisonHeader(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

} // namespace tandem
