#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/hintline.h"
#include "ui/markdownview.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/statestrip.h"
#include "views/studies/ratepage.h"
#include "views/studies/ratingview.h"

#include <QAction>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

/// What the page is made of: its commands and its parts.
namespace tandem {

/// The keys are those of the page in a browser (resources/web/page.js).
void RatePage::addSteps()
{
    m_next = addCommand(
        this, "rateNext", Qt::Key_Return, [] { return tr("Next item"); }, [this] { stepOn(); });
    m_next->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    m_back = addCommand(
        this, "rateBack", Qt::Key_Backspace, [] { return tr("Previous item"); },
        [this] { m_rating->stepTurn(-1); });
    m_nextOpen = addCommand(
        this, "rateNextOpen", Qt::Key_F, [] { return tr("Next item that lacks an answer"); },
        [this] { m_rating->showNextOpen(); }, [] { return tr("open item"); });
    m_pause = addCommand(
        this, "ratePause", Qt::Key_P, [] { return tr("Pause"); },
        [this] { m_isPaused ? endPause() : showPause(false); }, [] { return tr("pause"); });
}

void RatePage::addCommands()
{
    m_takeBack = addCommand(
        this, "rateTakeBack", Qt::Key_Delete, [] { return tr("Take the answer back"); },
        [this] { m_rating->takeBack(); });
    m_showInstructions = addCommand(
        this, "rateInstructions", Qt::Key_F2, [] { return tr("Instructions"); },
        [this] { m_instructions->setVisible(m_showInstructions->isChecked()); },
        [] { return tr("instructions"); });
    m_showInstructions->setCheckable(true);
    m_handIn = addCommand(
        this, "rateHandIn", Qt::CTRL | Qt::Key_Return, [] { return tr("Hand in"); },
        [this] { askHandIn(); });
    // Enter alone agrees to nothing: it may have been meant for the page before.
    m_agree = addCommand(
        this, "rateAgreeByKey", Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
        [] { return tr("I agree and take part"); },
        [this] { tellEvent(studies::RaterEvent::Kind::Consented); });
    m_takeBackHandIn = addCommand(
        this, "rateTakeBackHandIn", {}, [] { return tr("Take the hand-in back"); },
        [this] { tellEvent(studies::RaterEvent::Kind::TakenBack); });
    m_withdraw = addCommand(
        this, "rateWithdraw", {}, [] { return tr("Withdraw from the study"); },
        [this] { askWithdraw(); }, [] { return tr("Withdraw …"); });
}

void RatePage::build()
{
    m_work = new QStackedWidget(m_splitter);
    m_consentPage = buildConsent();
    m_ratingPage = buildRating();
    m_pausePage = named(new EmptyState(m_work), "ratePausePage");
    connect(m_pausePage, &EmptyState::actionTriggered, this, &RatePage::endPause);
    for (QWidget* page : {m_consentPage, m_ratingPage, static_cast<QWidget*>(m_pausePage)})
        m_work->addWidget(page);
    m_splitter->addWidget(buildStudies());
    m_splitter->addWidget(m_work);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({240, 980});
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);
    inColumn(this, {{m_stack, 1}}, 0);
}

QWidget* RatePage::buildStudies()
{
    auto* pane = new QWidget(m_splitter);
    m_list = named(new CardsView(m_studies, pane), "rateStudies");
    says(m_list, &QWidget::setAccessibleName, [] { return tr("Studies that ask you"); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &RatePage::readTask);
    inColumn(pane,
        {{m_list, 1}, inRow({commandButton(m_withdraw, pane), Free()}, 0, {12, 6, 12, 8})}, 0);
    return pane;
}

QWidget* RatePage::buildConsent()
{
    auto* page = named(new QWidget(m_work), "rateConsentPage");
    setSurface(page, Surface::Panel);
    m_consent = named(new MarkdownView(page), "rateConsent");
    says(m_consent, &QWidget::setAccessibleName, [] { return tr("Consent"); });
    // In the order in which they stand, and in which Tab comes to them.
    m_decline = newButton(page, "rateDecline", [] { return tr("I do not take part"); });
    QPushButton* agree = newButton(page, "rateAgree", [] { return tr("I agree and take part"); });
    setPrimary(agree);
    connect(agree, &QPushButton::clicked, m_agree, &QAction::trigger);
    connect(m_decline, &QPushButton::clicked, this,
        [this] { tellEvent(studies::RaterEvent::Kind::Declined); });
    auto* hints = new HintLine({{m_agree, [] { return tr("agree"); }}});
    inColumn(page,
        {inColumn({{m_consent, 1}, inRow({Free(), m_decline, agree}, 8)}, 12, {24, 24, 24, 24}),
            new Divider(Qt::Horizontal, page), hints},
        0);
    return page;
}

QWidget* RatePage::buildRating()
{
    auto* page = new QWidget(m_work);
    setSurface(page, Surface::Panel);
    m_strip = named(new StateStrip(page), "rateStrip");
    m_confirm = new ConfirmBar(page);
    m_instructions = named(new MarkdownView(page), "rateInstructionsText");
    says(m_instructions, &QWidget::setAccessibleName, [] { return tr("Instructions"); });
    m_rating = named(new RatingView(page), "rating");
    auto* parts = new QSplitter(Qt::Vertical, page);
    parts->addWidget(m_instructions);
    parts->addWidget(m_rating);
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(1, 1);
    parts->setSizes({110, 640});
    auto* kept = named(newLabel(page, LabelStyle::Small), "rateKept");
    says(kept, &QLabel::setText, [] { return tr("every answer is on disk at once"); });
    auto* hints = new HintLine(
        {{m_next, [] { return tr("next"); }}, {m_back, [] { return tr("back"); }},
            {m_nextOpen, [] { return tr("open item"); }}, {m_pause, [] { return tr("pause"); }},
            {m_showInstructions, [] { return tr("instructions"); }},
            {m_handIn, [] { return tr("hand in"); }}},
        kept);
    inColumn(page, {m_strip, m_confirm, {parts, 1}, new Divider(Qt::Horizontal, page), hints}, 0);
    connect(m_rating, &RatingView::answered, this, &RatePage::give);
    connect(m_rating, &RatingView::turnCompleted, this, &RatePage::completed);
    connect(m_confirm, &ConfirmBar::finished, this, [this] {
        showStrip(isAtWork());
        Workspace::of(this)->takeFocus();
    });
    connect(m_rating, &RatingView::turnShown, this, [this] { m_onItem.restart(); });
    return page;
}

} // namespace tandem
