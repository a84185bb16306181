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
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/workedit.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>

namespace tandem {

CheckingPage::CheckingPage(ProjectSession& session, OpinionsController& controller,
    SourcePane& source, QWidget& screen, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_controller(controller)
    , m_source(source)
    , m_splitter(named(new QSplitter(Qt::Vertical, this), "checkingPanes"))
    , m_model(new RowsOf<OpinionRow>(opinionRows(), this))
    , m_list(named(new RowList(0), "checkList"))
    , m_card(new UtteranceCard)
{
    addCheckCommands(screen);
    addReplyCommands(screen);
    m_panel = new CheckPanel(this);
    build();
    connectAll();
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Atomic opinions"); });
}

void CheckingPage::addCheckCommands(QWidget& screen)
{
    const QList<QWidget*> inList{m_list};
    addCommand(
        &screen, "opinionFaithful", {Qt::Key_1, Qt::Key_F},
        [] { return tr("&Faithful: yes or no"); },
        [this] { m_panel->toggle(OpinionCriterion::Faithful); }, {}, inList);
    addCommand(
        &screen, "opinionReferences", {Qt::Key_2, Qt::Key_R},
        [] { return tr("&References: yes or no"); },
        [this] { m_panel->toggle(OpinionCriterion::References); }, {}, inList);
    addCommand(
        &screen, "opinionAtomic", {Qt::Key_3, Qt::Key_A}, [] { return tr("&Atomic: yes or no"); },
        [this] { m_panel->toggle(OpinionCriterion::Atomic); }, {}, inList);
    addCommand(
        &screen, "opinionIndependent", {Qt::Key_4, Qt::Key_I},
        [] { return tr("&Independent: yes or no"); },
        [this] { m_panel->toggle(OpinionCriterion::Independent); }, {}, inList);
    addCommand(
        &screen, "opinionAllYes", Qt::Key_Y, [] { return tr("&Yes to all"); },
        [this] { m_panel->answerAllYes(); }, {}, inList);
    addCommand(
        &screen, "opinionSuggest", Qt::Key_S, [] { return tr("&Suggest a correction"); },
        [this] { m_panel->editSuggestion(); }, {}, inList);
    addCommand(
        &screen, "opinionNote", Qt::Key_T, [] { return tr("No&te"); },
        [this] { m_panel->editNote(); }, {}, inList);
    addCommand(
        &screen, "opinionGiveCheck", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Submit review"); }, [this] { m_panel->complete(); }, {}, inList);
}

/// Of the author, and of who decides what stays disputed.
void CheckingPage::addReplyCommands(QWidget& screen)
{
    const QList<QWidget*> inList{m_list};
    addCommand(
        &screen, "opinionAccept", Qt::Key_A, [] { return tr("&Accept the suggestion"); },
        [this] {
            say(OpinionResponse{ResponseKind::Accept, {}, {}, {}, {}});
        },
        {}, inList);
    addCommand(
        &screen, "opinionChange", Qt::Key_C, [] { return tr("&Change the opinion"); },
        [this] { m_panel->beginChange(); }, {}, inList);
    addCommand(
        &screen, "opinionDefend", Qt::Key_D, [] { return tr("&Defend the opinion"); },
        [this] { m_panel->beginDefence(); }, {}, inList);
    addCommand(
        &screen, "opinionKeep", Qt::Key_K, [] { return tr("&Keep the opinion"); },
        [this] { m_panel->beginDecision(OpinionVerdict::Keep); }, {}, inList);
    addCommand(
        &screen, "opinionDrop", Qt::Key_X, [] { return tr("Discard the opinion"); },
        [this] { m_panel->beginDecision(OpinionVerdict::Drop); }, {}, inList);
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
    addCommand(
        this, "opinionCheckKeys", {Qt::Key_N, Qt::Key_Space},
        [] { return tr("Show the answer keys"); }, [this] { tellKeys(); }, {}, {m_list});
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
        Workspace::of(this)->tell(tr("Keys 1 to 4 answer the questions; Y answers yes to all."));
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
