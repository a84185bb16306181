#include "ui/hintline.h"

#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"

#include <QAction>
#include <QEvent>

namespace tandem {

namespace {

constexpr int kHintGap = 8;
constexpr int kHintLineSide = 12;

} // namespace

HintLine::Hint::Hint(const char* command, std::function<QString()> label)
    : name(command)
    , words(std::move(label))
{
}

HintLine::HintLine(const QWidget& screen, const QList<Hint>& hints, QWidget* remark)
    : m_remark(remark)
{
    auto* row = inRow(this, {}, kHintGap, {kHintLineSide, 2, kHintLineSide, 2});
    for (const Hint& hint : hints) {
        QAction* action = commandsNamed(&screen, {hint.name}).constFirst();
        auto* button = new ActionButton(action, ActionButton::Look::Hint, this);
        if (hint.words)
            bindText(button, &ActionButton::setLabel, hint.words);
        connect(action, &QAction::changed, this, &HintLine::fit);
        m_hints.append({action, button});
        row->addWidget(button);
    }
    row->addStretch();
    if (remark)
        row->addWidget(remark);
}

QSize HintLine::minimumSizeHint() const
{
    return {1, QWidget::minimumSizeHint().height()};
}

void HintLine::fit()
{
    int room = width() - 2 * kHintLineSide;
    if (m_remark)
        room -= m_remark->sizeHint().width() + kHintGap;
    for (const auto& [action, button] : std::as_const(m_hints)) {
        const bool canBeGiven = action->isVisible() && action->isEnabled();
        if (canBeGiven)
            room -= button->sizeHint().width() + kHintGap;
        button->setVisible(canBeGiven && room >= 0);
    }
}

void HintLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool HintLine::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

} // namespace tandem
