#include "views/annotate/handinbar.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace tandem {

namespace {

constexpr int kNumberRole = Qt::UserRole;
constexpr int kVisibleLines = 3;

} // namespace

HandInBar::HandInBar(QWidget* parent)
    : QFrame(parent)
    , m_text(named(new QLabel(this), "handInText"))
    , m_numbers(named(new QListWidget(this), "handInMissing"))
    , m_handIn(named(new QPushButton(this), "handInYes"))
    , m_notYet(named(new QPushButton(this), "handInNo"))
{
    setObjectName(QStringLiteral("handInBar"));
    setSurface(this, Surface::Window);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    setPrimary(m_handIn);
    m_numbers->setFlow(QListView::LeftToRight);
    m_numbers->setWrapping(true);
    m_numbers->setResizeMode(QListView::Adjust);
    m_numbers->setSpacing(2);
    m_numbers->setFrameShape(QFrame::NoFrame);
    m_numbers->viewport()->setAutoFillBackground(false);
    m_numbers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_numbers, &QListWidget::itemClicked, this, &HandInBar::choose);
    connect(m_handIn, &QPushButton::clicked, this, [this] {
        dismiss();
        emit accepted();
    });
    connect(m_notYet, &QPushButton::clicked, this, &HandInBar::closeByUser);

    auto* line = inRow({{m_text, 1}, {m_notYet, 0, Qt::AlignTop}, {m_handIn, 0, Qt::AlignTop}}, 8);
    inColumn(this, {line, m_numbers}, kUsualSpacing, {24, 10, 24, 10});
    hide();
}

void HandInBar::ask(int count)
{
    m_text->setText(
        (count == 1 ? tr("Hand in 1 answer?") : tr("Hand in %n answers?", "more than one", count)) +
        QLatin1Char(' ') + tr("The partner's answers are shown once both have handed in."));
    m_handIn->setText(tr("Hand in"));
    m_notYet->setText(tr("Not yet"));
    m_numbers->hide();
    m_handIn->show();
    show();
    m_handIn->setFocus(Qt::OtherFocusReason);
}

void HandInBar::showMissing(const Missing& missing, Step step)
{
    const int count = int(missing.unanswered.size() + missing.unsure.size());
    if (step == Step::KeyFacts)
        m_text->setText(
            count == 1 ? tr("1 fact is left before you can hand in; choose it to go there.")
                       : tr("%n facts are left before you can hand in; choose one to go there.",
                             "more than one", count));
    else
        m_text->setText(
            count == 1
                ? tr("1 paragraph is left before you can hand in; choose it to go there.")
                : tr("%n paragraphs are left before you can hand in; choose one to go there.",
                      "more than one", count));
    m_notYet->setText(tr("Close"));
    m_handIn->hide();
    m_numbers->clear();
    m_numbers->setAccessibleName(missingText(missing));
    addNumbers(missing.unanswered, false, step);
    addNumbers(missing.unsure, true, step);
    m_numbers->show();
    m_numbers->setCurrentRow(0);
    m_numbers->setFixedHeight(
        std::min(kVisibleLines, 1 + count / 8) * (m_numbers->sizeHintForRow(0) + 6) + 4);
    show();
    m_numbers->setFocus(Qt::OtherFocusReason);
}

void HandInBar::addNumbers(const QList<int>& numbers, bool unsure, Step step)
{
    const auto spoken = [step, unsure](int number) {
        if (step == Step::KeyFacts)
            return (unsure ? tr("Fact %1, unsure") : tr("Fact %1, not answered")).arg(number);
        return (unsure ? tr("Paragraph %1, unsure") : tr("Paragraph %1, not answered")).arg(number);
    };
    for (const int number : numbers) {
        auto* item = new QListWidgetItem(
            unsure ? tr("%1 unsure", "number of a paragraph or fact").arg(number)
                   : QString::number(number),
            m_numbers);
        item->setData(kNumberRole, number);
        item->setData(Qt::AccessibleTextRole, spoken(number));
    }
}

void HandInBar::choose(const QListWidgetItem* item)
{
    const int number = item->data(kNumberRole).toInt();
    dismiss();
    emit numberChosen(number);
}

void HandInBar::dismiss()
{
    hide();
}

void HandInBar::closeByUser()
{
    dismiss();
    emit closed();
}

void HandInBar::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        closeByUser();
    else if (enter && m_numbers->hasFocus() && m_numbers->currentItem())
        choose(m_numbers->currentItem());
    else if (enter && m_notYet->hasFocus())
        closeByUser();
    else if (enter && !m_handIn->isHidden())
        m_handIn->click();
    else
        QFrame::keyPressEvent(event);
}

} // namespace tandem
