#include "views/studies/ratingpane.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "models/studies/studyprogress.h"
#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/hintline.h"
#include "ui/markdownview.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/statestrip.h"
#include "views/studies/ratingview.h"

#include <QAction>
#include <QResizeEvent>
#include <QSplitter>

namespace tandem {

namespace {

/// The item is what needs the room: instructions get what they need, up to so much.
constexpr int kLeastInstructions = 40;
constexpr int kMostInstructions = 110;
constexpr int kBarWidth = 16;
/// Enter so soon behind the answer that led on was meant for the item that it led on from.
constexpr qint64 kMeantBeforeMs = 500;

/// Whether an option of the task is given by this key.
bool isKeyOfAnswer(const studies::Task& task, const QString& key)
{
    for (const studies::Question& question : task.questions) {
        for (qsizetype i = 0; i < question.options.size(); ++i) {
            if (studies::keyOfOption(question, i).compare(key, Qt::CaseInsensitive) == 0)
                return true;
        }
    }
    return false;
}

QString dayOf(const QDateTime& at)
{
    return results::dateTimeText(at);
}

} // namespace

RatingPane::RatingPane(QWidget* page)
    : QWidget(page)
    , m_instructions(named(new MarkdownView(this), "rateInstructionsText"))
    , m_strip(named(new StateStrip(this), "rateStrip"))
    , m_confirm(new ConfirmBar(this))
    , m_rating(named(new RatingView(this), "rating"))
{
    setSurface(this, Surface::Panel);
    addCommands(page);
    build();
    setFocusProxy(m_rating);
    connect(m_rating, &RatingView::turnCompleted, this, &RatingPane::completed);
    connect(m_rating, &RatingView::answered, this, [this] { m_ledOn.invalidate(); });
    connect(m_rating, &RatingView::turnShown, this, [this] {
        m_toldLacking = -1;
        m_ledOn.invalidate();
        emit turnShown();
    });
    connect(m_confirm, &ConfirmBar::finished, this, [this] {
        showStrip();
        Workspace::of(this)->takeFocus();
    });
}

/// The keys are those of the page in a browser (resources/web/page.js).
void RatingPane::addCommands(QWidget* page)
{
    addCommand(
        page, "rateNext", {Qt::Key_Return, Qt::Key_Enter}, [] { return tr("Next item"); },
        [this] { stepOn(); });
    addCommand(
        page, "rateBack", Qt::Key_Backspace, [] { return tr("Previous item"); },
        [this] { m_rating->stepTurn(-1); });
    addCommand(
        page, "rateNextOpen", Qt::Key_F, [] { return tr("Next incomplete item"); },
        [this] { m_rating->showNextOpen(); }, [] { return tr("incomplete item"); });
    addCommand(
        page, "rateTakeBack", Qt::Key_Delete, [] { return tr("Clear answer"); },
        [this] { m_rating->takeBack(); });
    m_showInstructions = addCommand(
        page, "rateInstructions", Qt::Key_F2, [] { return tr("Instructions"); },
        [this] { m_instructions->setVisible(m_showInstructions->isChecked()); },
        [] { return tr("instructions"); });
    m_showInstructions->setCheckable(true);
    addCommand(
        page, "rateHandIn", Qt::CTRL | Qt::Key_Return, [] { return tr("Submit"); },
        [this] { askToSubmit(); });
    addCommand(
        page, "rateTakeBackHandIn", {}, [] { return tr("Withdraw submission"); },
        [this] { emit submissionTakenBack(); });
}

void RatingPane::build()
{
    bindText(m_instructions, &QWidget::setAccessibleName, [] { return tr("Instructions"); });
    m_parts = new QSplitter(Qt::Vertical, this);
    m_parts->addWidget(m_instructions);
    m_parts->addWidget(m_rating);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(1, 1);
    m_instructions->setMinimumHeight(kLeastInstructions);
    auto* kept = named(newLabel(this, LabelStyle::Small), "rateKept");
    bindText(kept, &QLabel::setText, [] { return tr("answers are saved immediately"); });
    auto* hints = new HintLine(*this,
        {{"rateNext", [] { return tr("next"); }}, {"rateBack", [] { return tr("back"); }},
            {"rateNextOpen", [] { return tr("incomplete item"); }},
            {"ratePause", [] { return tr("pause"); }},
            {"rateInstructions", [] { return tr("instructions"); }},
            {"rateHandIn", [] { return tr("submit"); }}},
        kept);
    inColumn(this, {m_strip, m_confirm, {m_parts, 1}, new Divider(Qt::Horizontal, this), hints}, 0);
}

bool RatingPane::isOn() const
{
    return m_shown && isRatedOn(*m_shown, QDateTime::currentDateTimeUtc());
}

void RatingPane::setTask(const RatedTask& rated, bool isOther)
{
    m_shown = rated;
    if (isOther) {
        m_instructions->setMarkdownText(rated.task.instructions);
        fitInstructions();
        // Who comes back knows them.
        m_showInstructions->setChecked(
            !rated.task.instructions.isEmpty() && rated.task.given.rows.isEmpty());
        freeKeys();
    }
    m_rating->setTask(rated.task);
}

void RatingPane::fitInstructions()
{
    const int tall = qMin(m_instructions->heightIn(width() - kBarWidth), kMostInstructions);
    m_parts->setSizes({tall, qMax(m_parts->height() - tall, 1)});
}

void RatingPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitInstructions();
}

void RatingPane::clear()
{
    m_confirm->dismiss();
    m_shown.reset();
    m_rating->setTask({});
}

void RatingPane::setAtItems(bool atItems)
{
    const bool canRate = atItems && isOn();
    if (!canRate)
        m_confirm->dismiss();
    enableCommands(this, {"rateTakeBack", "rateHandIn"}, canRate);
    enableCommands(this, {"rateNext", "rateBack", "rateNextOpen", "rateInstructions"}, atItems);
    enableCommands(this, {"rateTakeBackHandIn"},
        m_shown && m_shown->of.state == RaterState::Submitted && !m_shown->of.isClosed);
    m_instructions->setVisible(m_showInstructions->isChecked());
    m_rating->setReadOnly(!isOn());
    showStrip();
}

/// A key of an answer is that and nothing else.
void RatingPane::freeKeys()
{
    const std::pair<const char*, Qt::Key> commands[] = {
        {"rateNextOpen", Qt::Key_F}, {"ratePause", Qt::Key_P}};
    for (const auto& [name, key] : commands) {
        const bool isTaken = isKeyOfAnswer(m_shown->task, QKeySequence(key).toString());
        commandNamed(this, name)
            ->setShortcut(isTaken ? QKeySequence(Qt::CTRL | Qt::SHIFT | key) : QKeySequence(key));
    }
}

void RatingPane::showStrip()
{
    if (!m_shown || !m_confirm->isHidden())
        return m_strip->showState({});
    QAction* action = commandNamed(this, "rateTakeBackHandIn");
    if (!action->isEnabled())
        action = isOn() && isAllAnswered() ? commandNamed(this, "rateHandIn") : nullptr;
    m_strip->showState(stateText(), action);
}

QString RatingPane::stateText() const
{
    const RatedTask& shown = *m_shown;
    if (shown.of.isClosed)
        return tr("The study is closed. Your answers can be read, but not changed.");
    if (shown.of.state == RaterState::Submitted)
        return tr("Submitted. Thank you.");
    if (shown.of.state == RaterState::Replaced)
        return tr("Another rater has replaced you.");
    if (shown.of.state == RaterState::ScreenedOut)
        return tr("This study is for other participants. Thank you for your interest.");
    if (!isOn() && shown.answersEnd.isValid())
        return tr("The time for answers ended on %1.").arg(dayOf(shown.answersEnd));
    if (isAllAnswered())
        return tr("All items are answered. Review them if you like, then submit.");
    if (shown.answersEnd.isValid())
        return tr("You can answer and change answers until %1.").arg(dayOf(shown.answersEnd));
    if (shown.comeBackDays > 0)
        return tr("After your first answer, you can come back and change answers for %n day(s).",
            nullptr, shown.comeBackDays);
    return {};
}

bool RatingPane::isAllAnswered() const
{
    return m_rating->turns() > 0 && m_rating->answeredTurns() == m_rating->turns();
}

/// Who would pass an item over without an answer is told first.
void RatingPane::stepOn()
{
    const bool isMeantBefore = m_ledOn.isValid() && m_ledOn.elapsed() < kMeantBeforeMs;
    m_ledOn.invalidate();
    if (isMeantBefore || (isOn() && m_rating->readOn()))
        return;
    const int turn = m_rating->currentTurn();
    const bool passesOver = isOn() && m_rating->isLacking();
    if (passesOver && m_toldLacking != turn) {
        m_toldLacking = turn;
        return Workspace::of(this)->tell(
            tr("An answer is missing here. Press Enter again to skip this item."));
    }
    m_toldLacking = -1;
    if (passesOver && turn + 1 < m_rating->turns())
        Workspace::of(this)->tell(
            tr("Item %1 skipped: an answer is missing.").arg(results::countText(turn + 1)));
    if (m_rating->currentTurn() + 1 < m_rating->turns())
        m_rating->stepTurn(1);
    else if (!isOn())
        return;
    else if (m_rating->answeredTurns() < m_rating->turns())
        askToSubmit();
    else // the key that led here must not submit when it is pressed once more
        Workspace::of(this)->tell(tr("Last item. Ctrl+Enter submits."));
}

void RatingPane::completed()
{
    // Read before the first item, they make room for the next ones; their key brings them back.
    if (m_rating->answeredTurns() == 1 && m_showInstructions->isChecked())
        m_showInstructions->trigger();
    studies::Design design;
    design.breakAfter = m_shown ? m_shown->task.breakAfter : 0;
    if (isBreakDue(design, m_rating->answeredTurns(), m_rating->turns()))
        return emit breakDue();
    if (m_rating->showNextOpen())
        m_ledOn.start();
    showStrip();
}

void RatingPane::askToSubmit()
{
    m_rating->finishTyping();
    if (const int open = m_rating->turns() - m_rating->answeredTurns(); open > 0) {
        m_rating->showNextOpen();
        return Workspace::of(this)->warn(
            tr("%n item(s) have a missing answer; this is one of them.", nullptr, open));
    }
    m_confirm->ask(
        tr("Submit your answers? You can withdraw the submission until the study is closed."),
        tr("Submit"), [this] { emit submitted(); });
    showStrip();
}

} // namespace tandem
