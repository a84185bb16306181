#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace tandem {

/// Parts beside each other, as wide as they like to be, in as many lines as the width asks for.
/// Parts that are hidden take no room.
class WrappingLayout final : public QLayout
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WrappingLayout)

public:
    /// So many pixels between the parts of a line, and between lines.
    WrappingLayout(QWidget* owner, int between, int betweenLines, const QMargins& margins = {});
    ~WrappingLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    /// That of the widest part: so narrow it can be.
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Lays the parts out in `rect` where `isMeant`; gives the height that they take.
    int layOut(const QRect& rect, bool isMeant) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_between;
    int m_betweenLines;
};

} // namespace tandem
