#include "views/opinions/checkingpage.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"

#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/spantextview.h"
#include "ui/theme.h"
#include "views/opinions/checkpanel.h"
#include "views/opinions/opinionrows.h"
#include "views/opinions/opinionsactions.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/rowlist.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/utterancecard.h"
#include "views/opinions/workedit.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>

namespace tandem {

CheckingPage::CheckingPage(ProjectSession& session, OpinionsController& controller,
    SourcePane& source, OpinionsActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_controller(controller)
    , m_source(source)
    , m_actions(actions)
    , m_splitter(named(new QSplitter(Qt::Vertical, this), "checkingPanes"))
    , m_model(new RowsOf<OpinionRow>(opinionRows(), this))
    , m_list(named(new RowList(0), "checkList"))
    , m_card(new UtteranceCard)
    , m_panel(new CheckPanel(actions))
{
    build();
    connectAll();
    says(m_list, &QWidget::setAccessibleName, [] { return tr("Atomic opinions"); });
}

void CheckingPage::build()
{
    setObjectName(QStringLiteral("checkingPage"));
    setFocusProxy(m_list);
    m_list->setModel(m_model);
    m_card->setHints({});
    m_card->view()->setObjectName(QStringLiteral("checkedUtterance"));
    auto* below = new QWidget;
    setSurface(below, Surface::Panel);
    inColumn(below, {m_card, m_panel, Free()}, 0);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(below);
    // What gives the check stays in sight, however long what is above it is.
    auto* check = new QWidget;
    setSurface(check, Surface::Panel);
    inColumn(check, {{scroll, 1}, m_panel->buttons()}, 0);
    keepPanes(m_splitter, {m_list, check}, {210, 490});
    inColumn(this, {m_splitter}, 0);
}

void CheckingPage::connectAll()
{
    m_actions.attachChecking(m_list);
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions.faithful, [this] { m_panel->toggle(OpinionCriterion::Faithful); });
    on(m_actions.references, [this] { m_panel->toggle(OpinionCriterion::References); });
    on(m_actions.atomic, [this] { m_panel->toggle(OpinionCriterion::Atomic); });
    on(m_actions.independent, [this] { m_panel->toggle(OpinionCriterion::Independent); });
    on(m_actions.allYes, [this] { m_panel->answerAllYes(); });
    on(m_actions.suggest, [this] { m_panel->editSuggestion(); });
    on(m_actions.note, [this] { m_panel->editNote(); });
    on(m_actions.giveCheck, [this] { m_panel->complete(); });
    on(m_actions.accept, [this] { say(OpinionResponse{ResponseKind::Accept, {}, {}, {}, {}}); });
    on(m_actions.change, [this] { m_panel->beginChange(); });
    on(m_actions.defend, [this] { m_panel->beginDefence(); });
    on(m_actions.keep, [this] { m_panel->beginDecision(OpinionVerdict::Keep); });
    on(m_actions.drop, [this] { m_panel->beginDecision(OpinionVerdict::Drop); });
    on(m_actions.nextWaiting, [this] { goToNext(); });
    addCommand(
        this, "opinionCheckKeys", {Qt::Key_N, Qt::Key_Space},
        [] { return tr("Say which keys answer"); }, [this] { tellKeys(); }, {}, {m_list});
    connect(m_panel, &CheckPanel::said, this, &CheckingPage::say);
    connect(m_panel, &CheckPanel::left, this, &CheckingPage::focusList);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) {
            if (!m_showing)
                m_controller.setOpinion(index.row());
        });
    connect(&m_controller, &OpinionsController::opinionChanged, this, &CheckingPage::showOpinion);
    connect(&m_session, &ProjectSession::currentPersonChanged, m_panel, &CheckPanel::forgetAll);
}

/// Whoever comes from Annotate says no by N there.
void CheckingPage::tellKeys()
{
    if (m_controller.turn() == OpinionTurn::Checker)
        Workspace::of(this)->tell(tr("Here 1 to 4 answer a question each, and Y says yes to all."));
}

bool CheckingPage::hasDrafts()
{
    return m_panel->hasDrafts();
}

void CheckingPage::showAll()
{
    {
        const QScopedValueRollback showing(m_showing, true);
        m_model->setRows(
            checkRows(m_controller.sheet(), m_controller.person(), m_session.people()));
    }
    showOpinion();
}

void CheckingPage::showOpinion()
{
    const OpinionSheet& sheet = m_controller.sheet();
    const qsizetype index = m_controller.opinion();
    if (index < 0 || index >= sheet.opinions.size()) {
        m_panel->clear();
        m_card->setUtterance({}, 0, 0);
        m_source.markReferents({}, -1);
        return;
    }
    {
        const QScopedValueRollback showing(m_showing, true);
        m_list->setCurrentIndex(m_model->index(int(index), 0));
    }
    const PlacedOpinion& placed = sheet.opinions.at(index);
    const OpinionContext context = sheet.contexts.at(placed.utterance - 1);
    m_card->setUtterance(context, placed.utterance, sheet.utterances());
    const MainOpinion opinion = sheet.works.value(placed.utterance).opinions.value(placed.opinion);
    const QList<qsizetype> named =
        referencesNamedIn(opinion, placed.thread.written, context.article);
    m_card->setMarks(opinion, named);
    m_source.markReferents(opinion, named);
    m_source.showUtterance(placed.utterance);
    m_panel->show(placed, sheet.rule, m_controller.turn(), m_session.people());
}

void CheckingPage::say(const OpinionEvent& event)
{
    const qsizetype index = m_controller.opinion();
    if (index < 0)
        return;
    const QString opinion = m_controller.sheet().opinions.at(index).thread.uuid;
    m_controller.say(event).onCommitted(this, [this, opinion] {
        m_panel->forget(opinion);
        goToNext();
        showOpinion();
        focusList();
    });
}

void CheckingPage::goToNext()
{
    if (const qsizetype next = m_controller.nextWaiting(); next >= 0)
        m_controller.setOpinion(next);
}

void CheckingPage::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

} // namespace tandem
