#include "views/compare/comparepages.h"

#include "models/people/personin.h"
#include "models/rounds/samplerow.h"
#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "views/compare/comparestate.h"
#include "views/compare/comparisonpage.h"
#include "views/compare/comparisontable.h"
#include "views/compare/figuretext.h"
#include "views/compare/funnelitems.h"
#include "views/compare/funnelpage.h"
#include "views/compare/funnelstages.h"
#include "views/compare/itemfates.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/watchedlatest.h"

#include <QAction>
#include <QPushButton>
#include <QSignalBlocker>
#include <QWidget>

#include <initializer_list>
#include <utility>

namespace tandem {

/// What Compare shows where there is nothing to compare: why, and what to do. Of an open round it
/// says how far each of the pair is, never what they answered.
class EmptyCompare final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EmptyCompare)

public:
    explicit EmptyCompare(ProjectSession& session, QWidget* parent = nullptr);

    /// `closed` is how many other samples can be compared; who sits in the session is offered what
    /// they can do about the state.
    void setState(const CompareState& state, int closed);
    /// Says why a sample cannot be read.
    void setFailed();

private:
    using Offer = EmptyState::Offer;

    Offer goTo(WorkspaceId workspace);
    void showUnassigned(const SampleRow& sample);
    void showOpen(const CompareState& state);
    /// Offers `first`, where there is something to offer, before the next closed sample.
    void say(Icon icon, const QString& headline, const QString& text, const Offer& first = {});

    ProjectSession& m_session;
    EmptyState* m_empty;
    int m_closed = 0;
};

namespace {

QString nameOf(PersonId id, const QList<Person>& people)
{
    const QString name = personIn(people, id).name;
    return name.isEmpty() ? EmptyCompare::tr("Someone") : name;
}

QString progressLine(const QString& name, bool submitted, int answered, int all)
{
    return submitted ? EmptyCompare::tr("%1 has submitted.").arg(name)
                     : EmptyCompare::tr("%1 has answered %2 of %3.")
                           .arg(name, results::countText(answered), results::countText(all));
}

} // namespace

EmptyCompare::EmptyCompare(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_empty(named(new EmptyState(this), "compareEmpty"))
{
    inColumn(this, {m_empty}, 0);
}

void EmptyCompare::setState(const CompareState& state, int closed)
{
    m_closed = closed;
    switch (state.kind) {
    case CompareState::Kind::NoSample:
    case CompareState::Kind::Compared:
        say(Icon::Compare, tr("Nothing to compare yet"),
            tr("Once both annotators of a sample have submitted, their answers are shown side by "
               "side here."));
        return;
    case CompareState::Kind::Unassigned:
        showUnassigned(state.sample);
        return;
    case CompareState::Kind::Open:
        showOpen(state);
        return;
    }
}

EmptyCompare::Offer EmptyCompare::goTo(WorkspaceId workspace)
{
    return {workspaceName(workspace),
        [this, workspace] { emit m_session.workspaceRequested(workspace); }};
}

void EmptyCompare::showUnassigned(const SampleRow& sample)
{
    Offer assign;
    if (m_session.isLead())
        assign = Offer(tr("Assign to a pair…"), [this] {
            emit NextSteps::of(m_session).assignRequested(
                {m_session.currentSample()}, m_session.currentStep());
        });
    if (sample.state() == SampleState::WaitingForParagraphs)
        say(Icon::People, tr("Waiting for paragraphs"),
            tr("Facts come from the supporting paragraphs, and it is not decided yet which these "
               "are."));
    else if (sample.state() == SampleState::WaitingForFacts)
        say(Icon::People, tr("No facts to judge yet"),
            tr("Create candidate facts from the supporting paragraphs in Facts. Then the sample "
               "can be assigned to a pair."),
            goTo(WorkspaceId::Facts));
    else if (sample.labelled)
        say(Icon::People, tr("Unassigned sample"),
            tr("Its labels came with the imported benchmark. Assign it to a pair to label it "
               "again."),
            assign);
    else
        say(Icon::People, tr("Unassigned sample"),
            tr("Assign it to a pair. Once both have submitted, their answers are shown side by "
               "side here."),
            assign);
}

void EmptyCompare::showOpen(const CompareState& state)
{
    const SampleRow& sample = state.sample;
    const Round& round = *sample.round;
    const QList<Person>& people = m_session.people();
    const QStringList lines{progressLine(nameOf(round.pair.a, people), round.submittedA.has_value(),
                                sample.answeredA, sample.items),
        progressLine(nameOf(round.pair.b, people), round.submittedB.has_value(), sample.answeredB,
            sample.items),
        tr("Answers stay hidden from everyone until both have submitted.")};
    const PersonId here = m_session.currentPerson();
    const bool isAsked = round.pair.contains(here) && !round.hasSubmitted(here);
    say(Icon::Lock,
        round.isBlind() ? tr("Not closed yet") : tr("The second pass is not closed yet"),
        lines.join(QLatin1Char('\n')), isAsked ? goTo(WorkspaceId::Annotate) : Offer());
}

void EmptyCompare::setFailed()
{
    say(Icon::Warning, tr("This sample cannot be shown"), tr("See the error below."));
}

void EmptyCompare::say(Icon icon, const QString& headline, const QString& text, const Offer& first)
{
    QList<Offer> offers;
    if (!first.words.isEmpty())
        offers.append(first);
    if (m_closed > 0)
        offers.append({tr("Next closed sample"), "compareNextSample"});
    offers.append(goTo(WorkspaceId::Overview));
    m_empty->say(icon, headline, text, offers.at(0), offers.value(1));
}

/// A sample as a whole, to be read: its article with what became of each paragraph and its facts,
/// the discussion, the opinions, what it was imported with, and what happened. Read by a worker,
/// and only while the page is visible.
class WholeSamplePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(WholeSamplePage)

public:
    explicit WholeSamplePage(ProjectSession& session, QWidget* parent = nullptr);

    /// Shows this sample; an invalid one: none.
    void setSample(const SampleRow& sample);

signals:
    /// A paragraph, fact or opinion was entered: it is to be shown where it is worked on.
    void itemActivated(const tandem::FunnelItem& item);
    /// Somebody wants to go back to where they came from.
    void leaveRequested();

private:
    void retitle();

    ProjectSession& m_session;
    RowsOf<FunnelItem>* m_lines;
    PaneHeader* m_header;
    FunnelParagraphView* m_list;
    SampleRow m_sample;
    WatchedLatest<QList<FunnelItem>> m_read;
};

WholeSamplePage::WholeSamplePage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_lines(new RowsOf<FunnelItem>(funnelItemRows(), this))
    , m_header(new PaneHeader(this))
    , m_list(named(new FunnelParagraphView(this), "wholeSampleLines"))
    , m_read(session, this, {RenewedBy::People, RenewedBy::Language})
{
    m_list->setModel(m_lines);
    setFocusProxy(m_list);
    QAction* leave = addCommand(
        this, "wholeSampleLeave", Qt::Key_Escape, [] { return tr("Go back"); },
        [this] { emit leaveRequested(); }, [] { return tr("Back"); });
    m_header->addControl(commandButton(leave, this));
    inColumn(this, {m_header, {m_list, 1}}, 0);
    m_read.keep(
        {.parts = Parts(Part::Rounds) | Part::Settings | Part::Samples | Part::Facts |
                  Part::Opinions | Part::Discussions,
            .scope = [this] { return Scope{.sample = m_sample.id}; }},
        [this] {
            return [sample = m_sample.id, query = FateQuery{m_session.people(), {}}](
                       Database& database, const CancelFlag&) -> Expected<QList<FunnelItem>> {
                if (!sample.isValid())
                    return QList<FunnelItem>{};
                return wholeSample(database, sample, query);
            };
        },
        [this](const QList<FunnelItem>& lines) { m_lines->setRows(lines); });
    connect(m_list, &FunnelParagraphView::activated, this, [this](const QModelIndex& index) {
        const FunnelItem* item = m_lines->rowAt(index.row());
        if (item && item->kind == FunnelItem::Kind::Item)
            emit itemActivated(*item);
    });
    inEveryLanguage(this, [this] {
        m_list->setAccessibleName(tr("Whole sample"));
        retitle();
    });
}

void WholeSamplePage::setSample(const SampleRow& sample)
{
    const bool isAnother = sample.id != m_sample.id;
    m_sample = sample;
    retitle();
    if (!isAnother)
        return;
    m_lines->setRows({});
    m_read.startOver();
}

void WholeSamplePage::retitle()
{
    m_header->setTitle(
        m_sample.id.isValid()
            ? tr("Sample %1: %2").arg(results::countText(m_sample.position), m_sample.title)
            : tr("No sample is selected."));
}

ComparePages::ComparePages(ProjectSession& session, ComparisonPage& rows, Workspace& workspace)
    : m_session(session)
    , m_workspace(workspace)
    , m_empty(new EmptyCompare(session))
    , m_rows(&rows)
    , m_funnel(named(new FunnelPage(session), "compareFunnelPage"))
    , m_whole(named(new WholeSamplePage(session), "compareWholePage"))
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_empty, m_rows, m_funnel, m_whole})
        addWidget(page);
    // So that these keys say in the rows why they are idle.
    rows.table()->addActions(commandsNamed(&workspace, {"compareFunnel", "compareNextUndecided"}));
    connectPages();
}

void ComparePages::connectPages()
{
    connect(m_funnel, &FunnelPage::itemActivated, this, &ComparePages::itemActivated);
    connect(m_whole, &WholeSamplePage::itemActivated, this, &ComparePages::itemActivated);
    connect(m_whole, &WholeSamplePage::leaveRequested, this, &ComparePages::leaveWhole);
    connect(&NextSteps::of(m_session), &NextSteps::wholeSampleRequested, this,
        [this](WorkspaceId from, bool isAnother) {
            if (from == m_workspace.id() && !isAnother && showsWhole())
                leaveWhole();
            else
                showWholeFrom(from);
        });
}

void ComparePages::setState(const CompareState& state, int closed)
{
    setClosed(state, closed);
    m_funnel->setSample(state.sample);
    m_whole->setSample(state.sample);
    if (showsWhole())
        showPage(m_whole);
    else if (isChosen("compareFunnel"))
        showPage(m_funnel);
    else if (state.kind == CompareState::Kind::Compared)
        showPage(m_rows);
    else
        showPage(m_empty);
    m_rows->setState(state);
}

void ComparePages::setClosed(const CompareState& state, int closed)
{
    m_empty->setState(state, closed);
}

void ComparePages::setFailed()
{
    m_empty->setFailed();
}

bool ComparePages::showsRows() const
{
    return currentWidget() == m_rows;
}

bool ComparePages::showsWhole() const
{
    return isChosen("compareWhole");
}

void ComparePages::setChosen(const char* command, bool on)
{
    commandNamed(&m_workspace, command)->setChecked(on);
}

bool ComparePages::isChosen(const char* command) const
{
    return commandNamed(&m_workspace, command)->isChecked();
}

void ComparePages::showPage(QWidget* page)
{
    const bool hadKeyboard = isAncestorOf(window()->focusWidget());
    const bool isAnother = page != currentWidget();
    setCurrentWidget(page);
    if (isAnother && hadKeyboard)
        m_workspace.takeFocus();
}

void ComparePages::showRows()
{
    setChosen("compareFunnel", false);
    setChosen("compareWhole", false);
}

void ComparePages::showBlindAnswers(bool on)
{
    if (on)
        showRows();
    emit otherAnswersWanted();
}

void ComparePages::showFunnel(bool on)
{
    if (on) {
        setChosen("compareBlindAnswers", false);
        setChosen("compareWhole", false);
    }
    emit pageChosen();
    if (on)
        m_funnel->focusStages();
    else
        m_workspace.takeFocus();
}

void ComparePages::showWhole(bool on)
{
    setChosen("compareWhole", on);
    if (on) {
        setChosen("compareBlindAnswers", false);
        setChosen("compareFunnel", false);
    } else {
        m_cameFrom.reset();
    }
    emit pageChosen();
    m_workspace.takeFocus();
}

void ComparePages::showWholeFrom(WorkspaceId from)
{
    showWhole(true);
    if (from != m_workspace.id())
        m_cameFrom = from;
}

void ComparePages::leaveWhole()
{
    const auto from = std::exchange(m_cameFrom, std::nullopt);
    showWhole(false);
    if (from)
        emit m_session.workspaceRequested(*from);
}

bool ComparePages::dropWhole()
{
    m_cameFrom.reset();
    const QSignalBlocker quiet(commandNamed(&m_workspace, "compareWhole"));
    const bool shown = showsWhole();
    setChosen("compareWhole", false);
    return shown;
}

} // namespace tandem

#include "views/compare/comparepages.moc"
