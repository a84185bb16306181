#include "views/inspect/fittedpanes.h"

#include "ui/screen/layoutkeeping.h"

#include <QEvent>
#include <QSplitter>
#include <QVariant>

#include <algorithm>

namespace tandem {

FittedPanes::FittedPanes(QSplitter* splitter, QWidget* upper, QWidget* lower, int usualLower)
    : QObject(splitter)
    , m_splitter(splitter)
    , m_usualLower(usualLower)
{
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    splitter->addWidget(upper);
    splitter->addWidget(lower);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setSizes({540, usualLower});
    splitter->installEventFilter(this);
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &FittedPanes::divide);
    connect(splitter, &QSplitter::splitterMoved, this, [this] { m_isByHand = true; });
    // What an older version kept says nothing of who divided it.
    keep(
        splitter,
        [this] { return m_isByHand ? QVariantList{m_splitter->saveState()} : QVariantList(); },
        [this](const QVariant& saved) {
            const QVariantList list = saved.toList();
            m_isByHand = list.size() == 1 && m_splitter->restoreState(list.first().toByteArray());
        });
}

void FittedPanes::setNeeds(Need upper, Need lower)
{
    m_upper = std::move(upper);
    m_lower = std::move(lower);
}

void FittedPanes::setUsual(int lower, double most)
{
    m_usualLower = lower;
    m_mostUsual = most;
}

void FittedPanes::divide()
{
    if (m_isByHand || !m_upper || !m_splitter->isVisible())
        return;
    const int whole = m_splitter->height() - m_splitter->handleWidth();
    const int usual = std::min(m_usualLower, int(whole * m_mostUsual));
    const int lower = std::clamp(whole - m_upper(), usual, std::max(usual, m_lower()));
    const QList<int> sizes{whole - lower, lower};
    if (m_splitter->sizes() != sizes)
        m_splitter->setSizes(sizes);
}

bool FittedPanes::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        fit();
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
