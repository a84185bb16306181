#include "ui/confirmbar.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <utility>

namespace tandem {

namespace {

constexpr int kConfirmNumberRole = Qt::UserRole;
constexpr int kConfirmVisibleLines = 3;

bool isConfirmEnter(const QKeyEvent& event)
{
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
           !(event.modifiers() & ~Qt::KeypadModifier);
}

} // namespace

ConfirmBar::ConfirmBar(QWidget* parent)
    : QFrame(parent)
    , m_text(named(new QLabel(this), "confirmText"))
    , m_numbers(named(new QListWidget(this), "confirmMissing"))
    , m_yes(named(new QPushButton(this), "confirmYes"))
    , m_notYet(named(new QPushButton(this), "confirmNo"))
{
    setObjectName(QStringLiteral("confirmBar"));
    setSurface(this, Surface::Window);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    setPrimary(m_yes);
    m_numbers->setFlow(QListView::LeftToRight);
    m_numbers->setWrapping(true);
    m_numbers->setResizeMode(QListView::Adjust);
    m_numbers->setSpacing(2);
    m_numbers->setFrameShape(QFrame::NoFrame);
    m_numbers->viewport()->setAutoFillBackground(false);
    m_numbers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_numbers, &QListWidget::itemClicked, this, &ConfirmBar::choose);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        const auto then = std::exchange(m_then, {});
        closeByUser();
        if (then)
            then();
    });
    connect(m_notYet, &QPushButton::clicked, this, &ConfirmBar::closeByUser);

    auto* line = inRow({{m_text, 1}, {m_notYet, 0, Qt::AlignTop}, {m_yes, 0, Qt::AlignTop}}, 8);
    inColumn(this, {line, m_numbers}, kUsualSpacing, {24, 10, 24, 10});
    hide();
    // In another language it is asked anew.
    inEveryLanguage(this, [this] {
        if (!isHidden())
            closeByUser();
    });
}

void ConfirmBar::ask(const QString& question, const QString& yes, std::function<void()> then)
{
    m_then = std::move(then);
    m_text->setText(question);
    m_yes->setText(yes);
    m_yes->setAccessibleDescription(question);
    m_notYet->setText(tr("Cancel"));
    m_numbers->hide();
    m_yes->show();
    show();
    m_yes->setFocus(Qt::OtherFocusReason);
}

void ConfirmBar::showMissing(const Missing& missing, Step step)
{
    const int count = int(missing.unanswered.size() + missing.unsure.size());
    if (step == Step::KeyFacts)
        m_text->setText(count == 1 ? tr("1 fact still needs an answer. Select it to jump to it.")
                                   : tr("%n facts still need an answer. Select one to jump to it.",
                                         "more than one", count));
    else
        m_text->setText(count == 1
                            ? tr("1 paragraph still needs an answer. Select it to jump to it.")
                            : tr("%n paragraphs still need an answer. Select one to jump to it.",
                                  "more than one", count));
    m_notYet->setText(tr("Close"));
    m_yes->hide();
    m_numbers->clear();
    m_numbers->setAccessibleName(missingText(missing));
    addNumbers(missing.unanswered, false, step);
    addNumbers(missing.unsure, true, step);
    m_numbers->show();
    m_numbers->setCurrentRow(0);
    show();
    fitNumbers();
    m_numbers->setFocus(Qt::OtherFocusReason);
}

/// As high as its lines, up to some.
void ConfirmBar::fitNumbers()
{
    if (m_numbers->isHidden() || m_numbers->count() == 0)
        return;
    layout()->activate();
    m_numbers->doItemsLayout();
    const int top = m_numbers->visualItemRect(m_numbers->item(0)).top();
    int foot = top;
    for (int i = 0, line = top - 1, lines = 0; i < m_numbers->count(); ++i) {
        const QRect number = m_numbers->visualItemRect(m_numbers->item(i));
        if (number.top() > line && ++lines > kConfirmVisibleLines)
            break;
        line = number.top();
        foot = number.bottom() + 1;
    }
    m_numbers->setFixedHeight(foot - top + 2 * m_numbers->spacing() + 4);
}

void ConfirmBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitNumbers();
}

void ConfirmBar::addNumbers(const QList<int>& numbers, bool unsure, Step step)
{
    const auto spoken = [step, unsure](int number) {
        if (step == Step::KeyFacts)
            return (unsure ? tr("Fact %1, unsure") : tr("Fact %1, not answered"))
                .arg(results::countText(number));
        return (unsure ? tr("Paragraph %1, unsure") : tr("Paragraph %1, not answered"))
            .arg(results::countText(number));
    };
    for (const int number : numbers) {
        auto* item = new QListWidgetItem(
            unsure
                ? tr("%1 unsure", "number of a paragraph or fact").arg(results::countText(number))
                : results::countText(number),
            m_numbers);
        item->setData(kConfirmNumberRole, number);
        item->setData(Qt::AccessibleTextRole, spoken(number));
    }
}

void ConfirmBar::choose(const QListWidgetItem* item)
{
    const int number = item->data(kConfirmNumberRole).toInt();
    dismiss();
    emit numberChosen(number);
}

void ConfirmBar::dismiss()
{
    m_then = {};
    hide();
}

void ConfirmBar::closeByUser()
{
    dismiss();
    emit finished();
}

bool ConfirmBar::event(QEvent* event)
{
    // While it asks, Enter and Escape answer it, whatever they are the keys of elsewhere.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (isConfirmEnter(key) || key.key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QFrame::event(event);
}

void ConfirmBar::keyPressEvent(QKeyEvent* event)
{
    const bool enter = isConfirmEnter(*event);
    if (event->key() == Qt::Key_Escape)
        closeByUser();
    else if (enter && event->isAutoRepeat())
        return; // a key that is held was not pressed to answer
    else if (enter && m_numbers->hasFocus() && m_numbers->currentItem())
        choose(m_numbers->currentItem());
    else if (enter && m_notYet->hasFocus())
        closeByUser();
    else if (enter && !m_yes->isHidden())
        m_yes->click();
    else
        QFrame::keyPressEvent(event);
}

} // namespace tandem
