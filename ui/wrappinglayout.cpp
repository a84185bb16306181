#include "ui/wrappinglayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace tandem {

WrappingLayout::WrappingLayout(
    QWidget* owner, int between, int betweenLines, const QMargins& margins)
    : QLayout(owner)
    , m_between(between)
    , m_betweenLines(betweenLines)
{
    setContentsMargins(margins);
}

WrappingLayout::~WrappingLayout() = default;

void WrappingLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

int WrappingLayout::count() const
{
    return int(m_items.size());
}

QLayoutItem* WrappingLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items.at(size_t(index)).get() : nullptr;
}

QLayoutItem* WrappingLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto place = m_items.begin() + index;
    QLayoutItem* taken = place->release();
    m_items.erase(place);
    return taken;
}

int WrappingLayout::heightForWidth(int width) const
{
    return layOut({0, 0, width, 0}, false);
}

QSize WrappingLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize part = item->sizeHint();
        width += part.width() + (width > 0 ? m_between : 0);
        height = std::max(height, part.height());
    }
    const QMargins around = contentsMargins();
    return {width + around.left() + around.right(), height + around.top() + around.bottom()};
}

QSize WrappingLayout::minimumSize() const
{
    QSize least;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    }
    const QMargins around = contentsMargins();
    return {least.width() + around.left() + around.right(),
        least.height() + around.top() + around.bottom()};
}

void WrappingLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

int WrappingLayout::layOut(const QRect& rect, bool isMeant) const
{
    const QMargins around = contentsMargins();
    const QRect inner = rect.marginsRemoved(around);
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = 0;
    int y = 0;
    int lineHeight = 0;
    const auto placeLine = [&](std::vector<std::pair<QLayoutItem*, QRect>>& line) {
        for (const auto& [item, place] : line) {
            // Parts of different heights stand level.
            const QRect shown = place.translated(0, (lineHeight - place.height()) / 2);
            item->setGeometry(QStyle::visualRect(direction, inner, shown));
        }
        line.clear();
    };
    std::vector<std::pair<QLayoutItem*, QRect>> line;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        const QSize part(
            std::min(wanted.width(), std::max(inner.width(), item->minimumSize().width())),
            wanted.height());
        if (x > 0 && x + part.width() > inner.width()) {
            if (isMeant)
                placeLine(line);
            x = 0;
            y += lineHeight + m_betweenLines;
            lineHeight = 0;
        }
        line.emplace_back(item.get(), QRect(inner.topLeft() + QPoint(x, y), part));
        x += part.width() + m_between;
        lineHeight = std::max(lineHeight, part.height());
    }
    if (isMeant)
        placeLine(line);
    return y + lineHeight + around.top() + around.bottom();
}

} // namespace tandem
