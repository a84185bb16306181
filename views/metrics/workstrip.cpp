#include "views/metrics/workstrip.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/progressline.h"
#include "ui/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace tandem {

namespace {

constexpr qint64 kMinuteAndHalf = 90;
constexpr qint64 kTooEarlyMs = 800;

} // namespace

WorkStrip::WorkStrip(const QString& name, QWidget* parent)
    : QFrame(parent)
    , m_line(new ProgressLine(this))
    , m_text(newLabel(this, LabelStyle::Secondary))
    , m_button(new QPushButton(this))
{
    m_text->setObjectName(name + QStringLiteral("Progress"));
    m_button->setObjectName(name + QStringLiteral("CancelButton"));
    m_button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_line->setMinimumWidth(120);
    auto* row = inRow(this, {m_text, {m_line, 1}, m_button}, 12, {16, 8, 16, 0});
    row->addStretch(); // takes the room where the line is hidden
    connect(m_button, &QPushButton::clicked, this, &WorkStrip::pressed);
    hide();
}

QString WorkStrip::timeLeft(qint64 done, qint64 total)
{
    if (isHidden() || m_line->isHidden() || done < m_done)
        m_since.start();
    m_done = done;
    if (done <= 0 || m_since.elapsed() <= kTooEarlyMs)
        return {};
    const qint64 seconds = (m_since.elapsed() * (total - done) / done + 999) / 1000;
    return QStringLiteral(" · ") +
           (seconds > kMinuteAndHalf ? tr("%n minute(s) left", nullptr, int((seconds + 59) / 60))
                                     : tr("%n second(s) left", nullptr, int(seconds)));
}

void WorkStrip::showWork(const QString& what, qint64 done, qint64 total)
{
    m_text->setText(what + timeLeft(done, total));
    // Thousandths, as there may be more than an int counts.
    m_line->setProgress(int(1000 * done / std::max<qint64>(1, total)), 1000);
    m_line->show();
    m_button->setText(tr("Cancel"));
    show();
}

void WorkStrip::showStopped(const QString& what)
{
    m_text->setText(what);
    m_line->hide();
    m_button->setText(tr("Continue"));
    show();
}

void WorkStrip::setVisible(bool visible)
{
    if (!visible && parentWidget() && isAncestorOf(QApplication::focusWidget()))
        parentWidget()->setFocus(Qt::OtherFocusReason);
    QFrame::setVisible(visible);
}

} // namespace tandem
