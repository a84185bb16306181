#include "views/metrics/workstrip.h"

#include "ui/progressline.h"
#include "ui/theme.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace tandem {

namespace {

constexpr int kWorkStripWhole = 1000;
constexpr qint64 kMinuteAndHalf = 90;

} // namespace

WorkStrip::WorkStrip(const QString& name, QWidget* parent)
    : QFrame(parent)
    , m_line(new ProgressLine(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_text->setObjectName(name + QStringLiteral("Progress"));
    m_button->setObjectName(name + QStringLiteral("CancelButton"));
    m_button->setText(tr("Cancel"));
    setLabelStyle(m_text, LabelStyle::Secondary);
    m_line->setMinimumWidth(120);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 0);
    row->setSpacing(12);
    row->addWidget(m_text);
    row->addWidget(m_line, 1);
    row->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &WorkStrip::cancelRequested);
    hide();
}

void WorkStrip::showWork(const QString& what, int thousandths, qint64 secondsLeft)
{
    QString text = what;
    if (secondsLeft > kMinuteAndHalf)
        text +=
            QStringLiteral(" · ") + tr("%n minute(s) left", nullptr, int((secondsLeft + 59) / 60));
    else if (secondsLeft >= 0)
        text += QStringLiteral(" · ") + tr("%n second(s) left", nullptr, int(secondsLeft));
    m_text->setText(text);
    m_line->setProgress(thousandths, kWorkStripWhole);
    show();
}

void WorkStrip::setVisible(bool visible)
{
    if (!visible && parentWidget() && isAncestorOf(QApplication::focusWidget()))
        parentWidget()->setFocus(Qt::OtherFocusReason);
    QFrame::setVisible(visible);
}

void WorkStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        m_button->setText(tr("Cancel"));
    QFrame::changeEvent(event);
}

} // namespace tandem
