#include "ui/recentanswers.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace tandem {

namespace {

/// A chip leaves the arrow keys to the row of chips.
class Chip final : public QToolButton
{
public:
    using QToolButton::QToolButton;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
            event->ignore();
        else
            QToolButton::keyPressEvent(event);
    }
};

} // namespace

RecentAnswers::RecentAnswers(QWidget* parent)
    : QWidget(parent)
    , m_title(newLabel(this, LabelStyle::Small))
    , m_chips(new QHBoxLayout)
{
    m_chips->setSpacing(4);
    inRow(this, {m_title, m_chips, Free()}, 12);
    inEveryLanguage(this, [this] { retranslate(); });
}

void RecentAnswers::setAnswers(const QList<AnswerChip>& answers)
{
    if (answers == m_answers)
        return;
    m_answers = answers;
    rebuild();
}

QToolButton* RecentAnswers::chip(int place) const
{
    const QLayoutItem* item = m_chips->itemAt(2 * place + 1);
    return item ? static_cast<QToolButton*>(item->widget()) : nullptr;
}

void RecentAnswers::addChip()
{
    auto* chip = new Chip(this);
    chip->setFocusPolicy(Qt::StrongFocus);
    connect(chip, &QToolButton::clicked, this,
        [this, chip] { emit activated(chip->property("tandemIndex").toInt()); });
    m_chips->addWidget(newLabel(this, LabelStyle::Small));
    m_chips->addWidget(chip);
}

void RecentAnswers::rebuild()
{
    const auto first = int(std::max<qsizetype>(0, m_answers.size() - maximum));
    const auto shown = int(m_answers.size()) - first;
    // Chips are used again: a chip that is replaced while it is being clicked would lose the click.
    for (int i = m_chips->count() / 2; i < shown; ++i)
        addChip();
    for (int i = 0; i < m_chips->count() / 2; ++i) {
        auto* group = static_cast<QLabel*>(m_chips->itemAt(2 * i)->widget());
        QToolButton* chip = this->chip(i);
        chip->setVisible(i < shown);
        group->setVisible(false);
        if (i >= shown)
            continue;
        const AnswerChip& answer = m_answers[first + i];
        group->setText(answer.group);
        group->setVisible(
            !answer.group.isEmpty() && (i == 0 || answer.group != m_answers[first + i - 1].group));
        chip->setProperty("tandemIndex", first + i);
        chip->setText(answer.yes ? tr("%1 Y", "item number, yes").arg(answer.number)
                                 : tr("%1 N", "item number, no").arg(answer.number));
        chip->setAccessibleName(
            answer.yes ? tr("%1: yes").arg(answer.number) : tr("%1: no").arg(answer.number));
        chip->setToolTip(plainToolTip(answer.toolTip));
        setChipLook(chip, answer.yes);
    }
    m_title->setVisible(shown > 0);
}

void RecentAnswers::keyPressEvent(QKeyEvent* event)
{
    const bool forward = (event->key() == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight);
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        const int from = m_chips->indexOf(focusWidget());
        QToolButton* to = from < 0 ? nullptr : chip(from / 2 + (forward ? 1 : -1));
        if (to && to->isVisible())
            to->setFocus(Qt::TabFocusReason);
        return;
    }
    QWidget::keyPressEvent(event);
}

void RecentAnswers::retranslate()
{
    m_title->setText(tr("Recent answers"));
    setAccessibleName(tr("Recent answers"));
    rebuild();
}

} // namespace tandem
