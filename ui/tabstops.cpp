#include "ui/tabstops.h"

#include <QLayout>
#include <QList>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QWidget>

#include <algorithm>

namespace tandem {

namespace {

void collect(QWidget* part, QList<QWidget*>& order);

void collect(QLayout* layout, QList<QWidget*>& order)
{
    for (int i = 0; i < layout->count(); ++i) {
        QLayoutItem* item = layout->itemAt(i);
        if (item->widget())
            collect(item->widget(), order);
        else if (item->layout())
            collect(item->layout(), order);
    }
}

void collect(QWidget* part, QList<QWidget*>& order)
{
    // Of several choices Tab leads to the chosen one, which may be another one later.
    if (part->focusPolicy() != Qt::NoFocus && !part->focusProxy())
        order.append(part);
    if (const auto* splitter = qobject_cast<QSplitter*>(part)) {
        for (int i = 0; i < splitter->count(); ++i)
            collect(splitter->widget(i), order);
    } else if (const auto* pages = qobject_cast<QStackedWidget*>(part)) {
        for (int i = 0; i < pages->count(); ++i)
            collect(pages->widget(i), order);
    } else if (const auto* scroll = qobject_cast<QScrollArea*>(part)) {
        if (scroll->widget())
            collect(scroll->widget(), order);
    } else if (part->layout()) {
        collect(part->layout(), order);
    }
}

bool isTabStop(const QWidget& part, const QWidget& window);

/// A room that is scrolled shows nothing of having the keyboard, and follows what in it has it.
bool hasStopsInside(const QWidget& part, const QWidget& window)
{
    const auto* room = qobject_cast<const QScrollArea*>(&part);
    if (!room || !room->widget())
        return false;
    const QList<QWidget*> inside = room->widget()->findChildren<QWidget*>();
    return std::any_of(inside.cbegin(), inside.cend(),
        [&](const QWidget* one) { return isTabStop(*one, window); });
}

bool isTabStop(const QWidget& part, const QWidget& window)
{
    return (part.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !part.focusProxy() &&
           part.isEnabled() && !part.isWindow() && part.isVisibleTo(&window) &&
           !hasStopsInside(part, window);
}

} // namespace

QWidget* tabStop(const QWidget* from, bool next)
{
    const auto step = [next](const QWidget* at) {
        return next ? at->nextInFocusChain() : at->previousInFocusChain();
    };
    for (QWidget* at = step(from); at != from; at = step(at)) {
        if (isTabStop(*at, *from->window()))
            return at;
    }
    return nullptr;
}

QWidget* firstTabStop(QWidget* part)
{
    QList<QWidget*> parts;
    collect(part, parts);
    const auto stop = std::find_if(parts.cbegin(), parts.cend(),
        [part](const QWidget* one) { return isTabStop(*one, *part->window()); });
    return stop == parts.cend() ? nullptr : *stop;
}

bool stepToTabStop(const QWidget* from, bool next)
{
    QWidget* stop = tabStop(from, next);
    if (stop)
        stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return stop != nullptr;
}

void tabInLayoutOrder(QWidget* page)
{
    QList<QWidget*> order;
    collect(page, order);
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order.at(i - 1), order.at(i));
}

} // namespace tandem
