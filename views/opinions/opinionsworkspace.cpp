#include "views/opinions/opinionsworkspace.h"

#include "storage/repositories/samplerepository.h"
#include "ui/discussionview.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/reasonform.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workclock.h"
#include "ui/spantextview.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "views/opinions/checkingpage.h"
#include "views/opinions/importedopinions.h"
#include "views/opinions/opinionsactions.h"
#include "views/opinions/opinionsheader.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/writingpage.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

OpinionsWorkspace::OpinionsWorkspace(ProjectSession& session, QWidget* parent)
    : OpinionsWorkspace(session, monotonicClock(), parent)
{
}

OpinionsWorkspace::OpinionsWorkspace(
    ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent)
    : Workspace(WorkspaceId::Opinions, parent)
    , m_session(session)
    , m_controller(new OpinionsController(session, clock, this))
    , m_actions(new OpinionsActions(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_samples(new SampleListPane(session, m_splitter))
    , m_stack(new QStackedWidget(m_splitter))
    , m_empty(new EmptyState(m_stack))
    , m_page(new QWidget(m_stack))
    , m_header(new OpinionsHeader(m_page))
    , m_state(new StateStrip(m_page))
    , m_reason(new ReasonForm(QStringLiteral("opinions"), QStringLiteral("Reason"), m_page))
    , m_pages(new QStackedWidget(m_page))
    , m_source(new SourcePane(m_splitter))
    , m_writing(new WritingPage(*m_controller, *m_source, *m_actions, m_pages))
    , m_checking(new CheckingPage(session, *m_controller, *m_source, *m_actions, m_pages))
    , m_imported(new ImportedOpinions(m_pages))
{
    build();
    connectController();
    connectActions();
    showAll();
}

void OpinionsWorkspace::build()
{
    m_empty->setObjectName(QStringLiteral("opinionsEmpty"));
    m_samples->setStep(Step::Opinions);
    m_samples->setOnlyMineOffered(true);
    setSurface(m_page, Surface::Panel);
    m_pages->addWidget(m_writing);
    m_pages->addWidget(m_checking);
    m_pages->addWidget(m_imported);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(new Divider(Qt::Horizontal, m_page));
    column->addWidget(m_state);
    column->addWidget(m_reason);
    m_reason->setWords([]() -> ReasonForm::Words {
        return {tr("Why are the opinions reopened? Enter reopens them."),
            tr("Reason; Enter reopens, Escape gives up"), tr("Reason for reopening"),
            tr("Reopening needs a reason."), tr("Reopen"), tr("Cancel")};
    });
    column->addWidget(m_pages, 1);
    m_page->setMinimumWidth(360);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_empty);
    m_splitter->setObjectName(QStringLiteral("opinionsPanes"));
    m_splitter->addWidget(m_samples);
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_source);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setStretchFactor(2, 2);
    m_splitter->setSizes({230, 590, 460});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    keep(m_splitter);
    for (ActiveTime* time : m_controller->times())
        clock().drive(*time);
    connect(&clock(), &WorkClock::ticked, this, &OpinionsWorkspace::showHeader);
}

void OpinionsWorkspace::connectController()
{
    using C = OpinionsController;
    connect(m_controller, &C::aboutToReload, m_writing, &WritingPage::settle);
    connect(m_controller, &C::aboutToLeaveUtterance, m_writing, &WritingPage::settle);
    connect(m_controller, &C::reloaded, this, [this] {
        clearMessage();
        showAll();
    });
    connect(m_controller, &C::refreshed, this, [this] {
        showMode();
        if (isChecking())
            m_checking->showAll();
        else
            m_writing->showAll();
    });
    connect(m_controller, &C::utteranceChanged, this, [this] {
        m_source->showUtterance(m_controller->utterance());
        m_writing->showAll();
        m_asking = false;
        showState();
    });
    connect(m_controller, &C::workChanged, this, [this] {
        // What was typed last may be saved after the question was asked.
        m_asking = m_asking && m_controller->missing().isEmpty();
        showState();
        showHeader();
        showLines();
    });
    connect(m_controller, &C::broughtUp, this, [this] {
        if (!isVisible())
            emit m_session.workspaceRequested(id());
    });
    connect(m_controller, &C::readFailed, this, &OpinionsWorkspace::tellError);
    connect(m_writing, &WritingPage::typed, this, &OpinionsWorkspace::showSaved);
    connect(
        &m_session.project(), &Project::pendingWritesChanged, this, &OpinionsWorkspace::showSaved);
    connect(m_writing, &WritingPage::failed, this, &OpinionsWorkspace::tellError);
    connect(&m_session, &ProjectSession::currentPersonChanged, this,
        &OpinionsWorkspace::chooseFirstSample);
    // Who asks for a number means this only while it is on the screen.
    connect(&m_session, &ProjectSession::currentSampleChanged, this, [this](SampleId, int number) {
        if (isVisible() && number > 0)
            goTo(number);
    });
    connect(m_samples, &SampleListPane::sampleChosen, this,
        [this](SampleId sample) { m_session.setCurrentSample(sample); });
    connect(m_samples, &SampleListPane::sampleActivated, this, &OpinionsWorkspace::takeFocus);
    connect(m_source, &SourcePane::utteranceChosen, this, [this](int place) {
        if (!isChecking())
            m_controller->setUtterance(place);
    });
    connect(m_empty, &EmptyState::actionTriggered, this,
        [this] { emit discussionEditRequested(m_controller->sheet().row.id); });
}

void OpinionsWorkspace::connectActions()
{
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->nextUtterance, [this] { m_controller->stepUtterance(1); });
    on(m_actions->previousUtterance, [this] { m_controller->stepUtterance(-1); });
    on(m_actions->giveUtterance, [this] { m_controller->giveUtterance(); });
    on(m_actions->handIn, [this] { askHandIn(); });
    on(m_actions->takeBackHandIn, [this] { m_controller->takeBackHandIn(); });
    on(m_actions->settle, [this] { m_controller->settle(); });
    on(m_actions->reopen, [this] { m_reason->ask(); });
    on(m_actions->nextSample, [this] { m_samples->stepSample(1); });
    on(m_actions->previousSample, [this] { m_samples->stepSample(-1); });
    on(m_actions->focusArticle, [this] { m_source->article()->setFocus(Qt::ShortcutFocusReason); });
    on(m_actions->focusDiscussion,
        [this] { m_source->discussion()->setFocus(Qt::ShortcutFocusReason); });
    on(m_actions->nextWaiting, [this] { m_checking->focusList(); });
    connect(m_reason, &ReasonForm::given, m_controller, &OpinionsController::reopen);
    m_session.unfinished().addTyped(
        this, [this] { m_writing->settle(); },
        [this] {
            if (m_reason->isTyping())
                return tr("The reason for reopening is not given yet.");
            return m_checking->hasDrafts() ? tr("A check of opinions is begun and not given.")
                                           : QString();
        });
}

void OpinionsWorkspace::askHandIn()
{
    m_writing->settle();
    clearMessage();
    const Missing missing = m_controller->missing();
    if (!missing.isEmpty()) {
        warn(missingText(missing, Step::Opinions));
        m_controller->setUtterance(missing.unanswered.constFirst());
        m_writing->focusGap();
        return;
    }
    if (m_asking) {
        m_controller->handIn();
        return;
    }
    m_asking = true;
    showState();
}

void OpinionsWorkspace::chooseFirstSample()
{
    if (isVisible())
        m_samples->chooseFirst();
}

void OpinionsWorkspace::goTo(int number)
{
    const OpinionSheet& sheet = m_controller->sheet();
    if (sheet.isImported()) {
        m_imported->goTo(number);
    } else if (isChecking()) {
        const auto found = std::find_if(sheet.opinions.cbegin(), sheet.opinions.cend(),
            [number](const PlacedOpinion& placed) { return placed.utterance == number; });
        if (found != sheet.opinions.cend())
            m_controller->setOpinion(std::distance(sheet.opinions.cbegin(), found));
    } else {
        m_controller->setUtterance(number);
    }
}

QWidget* OpinionsWorkspace::focusTarget() const
{
    return m_stack->currentWidget() == m_empty ? static_cast<QWidget*>(m_empty)
                                               : m_pages->currentWidget();
}

void OpinionsWorkspace::left()
{
    m_writing->settle();
}

QList<QAction*> OpinionsWorkspace::workspaceActions() const
{
    return m_actions->all() + m_samples->paneActions();
}

void OpinionsWorkspace::retranslate()
{
    m_source->retranslate();
    m_writing->retranslate();
    m_checking->retranslate();
    m_imported->retranslate();
    showAll();
}

} // namespace tandem
