#include "ui/searchfield.h"

#include "ui/icons.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QAction>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace tandem {

namespace {

constexpr int defaultDelay = 120;

} // namespace

SearchField::SearchField(QWidget* parent)
    : QLineEdit(parent)
{
    QAction* icon = addAction(themedIcon(Icon::Search), LeadingPosition);
    bindText(icon, &QAction::setText, [] { return tr("Search"); });
    m_wait.setSingleShot(true);
    m_wait.setInterval(defaultDelay);
    connect(&m_wait, &QTimer::timeout, this, &SearchField::announce);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty() || m_wait.interval() == 0)
            announce();
        else
            m_wait.start();
    });
}

void SearchField::setShortcutHint(const QKeySequence& shortcut)
{
    m_shortcut = shortcut;
    update();
}

void SearchField::setDelay(int milliseconds)
{
    m_wait.setInterval(milliseconds);
}

void SearchField::announce()
{
    m_wait.stop();
    if (text() == m_announced)
        return;
    m_announced = text();
    emit searchChanged(m_announced);
}

void SearchField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            event->ignore();
        else
            clear();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        announce();
        emit searchAccepted(text());
        return;
    case Qt::Key_Down:
        announce();
        emit downPressed();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void SearchField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (!text().isEmpty() || hasFocus() || m_shortcut.isEmpty())
        return;
    const QString keys = m_shortcut.toString(QKeySequence::NativeText);
    const QFontMetrics metrics(themeFont(FontRole::Small));
    const int wanted = metrics.horizontalAdvance(keys) + 12;
    // A placeholder that reads the other way stands where the keys would be.
    const bool otherWay =
        placeholderText().isRightToLeft() != (layoutDirection() == Qt::RightToLeft);
    // Icon, placeholder and keys must all find room, or the keys step back.
    if (wanted + fontMetrics().horizontalAdvance(placeholderText()) + 48 > width() || otherWay)
        return;
    QPainter painter(this);
    painter.setFont(themeFont(FontRole::Small));
    painter.setPen(themeColors(this).secondary);
    const QRect place(width() - wanted, 0, wanted - 10, height());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), place),
        Qt::AlignCenter | Qt::TextSingleLine, keys);
}

} // namespace tandem
