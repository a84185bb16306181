#include "views/session/samplelistpane.h"

#include "models/results/spelling.h"
#include "storage/repositories/overviewrepository.h"
#include "storage/repositories/samplerepository.h"
#include "ui/arrange.h"
#include "ui/elidedlabel.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/searchfield.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/samplefiltermenu.h"
#include "views/session/samplerows.h"
#include "views/session/samplerowtext.h"

#include <QAction>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

namespace {

/// Several changes in a row are counted once.
constexpr int kCountDelayMs = 150;
constexpr Parts kCountReads = Parts(Part::Samples) | Part::Rounds | Part::Facts | Part::Settings;

/// Opinions are done once they are checked and settled.
Expected<DoneCount> countOpinionsOf(Database& database, PersonId person)
{
    SampleFilter filter{.person = person, .step = Step::Opinions};
    TANDEM_TRY(all, SampleRepository(database).filtered(filter));
    filter.state = SampleState::Settled;
    TANDEM_TRY(done, SampleRepository(database).filtered(filter));
    DoneCount count{int(done->size()), int(all->size())};
    TANDEM_TRY(everybody, OverviewRepository(database).progress(0.0, Step::Opinions));
    for (const PersonProgress& progress : *everybody) {
        if (progress.person == person)
            count.submitted =
                std::clamp(progress.submitted - count.done, 0, count.all - count.done);
    }
    return count;
}

Expected<DoneCount> countFor(Database& database, PersonId person, Step step)
{
    if (step == Step::Opinions)
        return countOpinionsOf(database, person);
    TANDEM_TRY(everybody, OverviewRepository(database).progress(0.0, step));
    for (const PersonProgress& progress : *everybody) {
        if (progress.person != person)
            continue;
        TANDEM_TRY(undecided,
            SampleRepository(database).filtered(
                {.state = SampleState::AwaitingAdjudication, .person = person, .step = step}));
        const int waiting = int(undecided->size());
        return DoneCount{
            .done = progress.submitted - waiting, .all = progress.samples, .undecided = waiting};
    }
    return DoneCount{};
}

Expected<DoneCount> countAll(Database& database, Step step)
{
    TANDEM_TRY(states, OverviewRepository(database).stateCounts(step));
    DoneCount count;
    for (auto state = states->begin(); state != states->end(); ++state) {
        // Nobody can do anything about their facts yet.
        if (state.key() == SampleState::WaitingForParagraphs)
            continue;
        count.all += state.value();
        if (state.key() == SampleState::AwaitingAdjudication)
            count.undecided += state.value();
        else if ((state.key() == SampleState::Closed && step != Step::Opinions) ||
                 state.key() == SampleState::Settled || state.key() == SampleState::Imported)
            count.done += state.value();
        else if (state.key() == SampleState::Closed || state.key() == SampleState::SubmittedByOne)
            count.submitted += state.value();
    }
    return count;
}

} // namespace

RowSpec<ShownSample> SampleListPane::cards() const
{
    return {.key = [](const ShownSample& sample) { return RowKey(sample.row.id); },
        .card =
            [this](const ShownSample& sample) {
                return sampleCard(
                    sample.row, m_session.currentPerson(), m_samples->unsureIn(sample.row));
            },
        .shape = {.bar = true},
        .accessible =
            [this](const ShownSample& sample) {
                return sampleAccessibleText(
                    sample.row, m_session.currentPerson(), m_samples->unsureIn(sample.row));
            },
        .toolTip =
            [this](const ShownSample& sample) {
                return sampleToolTip(
                    sample.row, m_session.currentPerson(), m_samples->unsureIn(sample.row));
            }};
}

SampleListPane::SampleListPane(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_samples(new SampleRows(session, cards(), SampleRows::With::RowsOnly, 0, this))
    , m_header(new PaneHeader(this))
    , m_words(named(new SearchField(this), "sampleFilter"))
    , m_filterLine(new QWidget(this))
    , m_filterText(new ElidedLabel(m_filterLine))
    , m_clearFilter(named(new QToolButton(m_filterLine), "samplesClearFilter"))
    , m_stack(new QStackedWidget(this))
    , m_list(named(new CardsView(m_stack), "sampleList"))
    , m_empty(named(new EmptyState(m_stack), "sampleListEmpty"))
    , m_onlyMine(named(new QAction(this), "samplesOnlyMine"))
    , m_domains(session, this)
    , m_counted(session, this, RenewedBy::Language)
{
    m_menu = new SampleFilterMenu(m_onlyMine, this);
    // Before the view follows: its current row moves on when it goes, and nobody chose that.
    const RowsModel* rows = m_samples->rows();
    connect(rows, &RowsModel::rowsAboutToBeRemoved, this, [this] { m_following = true; });
    connect(rows, &RowsModel::rowsRemoved, this, [this] { m_following = false; });
    m_list->setModel(m_samples->rows());
    build();
    connectAll();
    keepCounts();
    sayTexts();
    personChanged();
    showCurrentSample();
}

void SampleListPane::build()
{
    setSurface(this, Surface::Panel);
    setObjectName(QStringLiteral("sampleListPane"));
    auto* menuButton = named(new QToolButton(this), "sampleFilterMenu");
    menuButton->setIcon(themedIcon(Icon::Settings));
    menuButton->setAutoRaise(true);
    menuButton->setPopupMode(QToolButton::InstantPopup);
    menuButton->setMenu(m_menu);
    m_onlyMine->setCheckable(true);
    m_onlyMine->setVisible(false);
    // Of the whole screen; what is found by Ctrl+F are words of its texts.
    m_focusFilter = addCommand(
        this, "samplesFilter", Qt::CTRL | Qt::SHIFT | Qt::Key_F,
        [] { return tr("Filter samples"); },
        [this] {
            if (isVisible())
                focusFilter();
        });
    if (Workspace* screen = Workspace::of(this))
        screen->addAction(m_focusFilter);
    const auto menuText = [] { return tr("Filter by state, person or domain"); };
    bindText(menuButton, &QWidget::setToolTip, menuText);
    bindText(menuButton, &QWidget::setAccessibleName, menuText);

    auto* filterRow = inRow({{m_words, 1}, menuButton}, 4, {14, 8, 8, 6});
    m_clearFilter->setAutoRaise(true);
    m_clearFilter->setIcon(themedIcon(Icon::Close));
    inRow(m_filterLine, {{m_filterText, 1}, m_clearFilter}, kUsualSpacing, {16, 0, 8, 4});
    m_filterLine->hide();

    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);

    inColumn(this, {m_header, filterRow, m_filterLine, {m_stack, 1}}, 0);
}

void SampleListPane::connectAll()
{
    connect(m_words, &SearchField::searchChanged, this, &SampleListPane::filterByHand);
    connect(m_words, &SearchField::downPressed, this, &SampleListPane::focusList);
    connect(m_words, &SearchField::searchAccepted, this, [this] {
        focusList();
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_samples->rows()->index(0, 0));
    });
    connect(m_menu, &SampleFilterMenu::filterChosen, this, [this](const SampleFilter& filter) {
        m_filter = filter;
        filterByHand();
    });
    connect(m_onlyMine, &QAction::triggered, this, &SampleListPane::filterByHand);
    connect(m_onlyMine, &QAction::toggled, this, [this] {
        applyFilter();
        m_counted.startOver();
    });
    connect(m_clearFilter, &QToolButton::clicked, this, [this] {
        m_filter = {};
        setOnlyMine(false);
        filterByHand();
    });
    connect(m_samples, &SampleRows::arranged, this, &SampleListPane::leaveHidden);
    connect(m_samples, &SampleRows::arranged, this, &SampleListPane::showCurrentSample);
    connect(m_samples, &SampleRows::arranged, this, &SampleListPane::showState);
    connect(m_samples, &SampleRows::busyChanged, this, &SampleListPane::showState);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) { chooseRow(current.row()); });
    const auto activate = [this](const QModelIndex& index) {
        emit sampleActivated(m_samples->sampleAt(index.row()));
    };
    connect(m_list, &CardsView::clicked, this, activate);
    connect(m_list, &CardsView::activated, this, activate);
    connect(&m_session, &ProjectSession::currentSampleChanged, this,
        &SampleListPane::showCurrentSample);
    connect(
        &m_session, &ProjectSession::currentPersonChanged, this, &SampleListPane::personChanged);
    connect(&m_session, &ProjectSession::peopleChanged, this,
        [this] { m_menu->setPeople(m_session.people()); });
}

void SampleListPane::keepCounts()
{
    using Reading = Latest<DoneCount>::Reading;
    m_domains.keep(
        {Part::Samples},
        [] {
            return [](Database& database, const CancelFlag&) {
                return SampleRepository(database).domains();
            };
        },
        [this](const QStringList& domains) { m_menu->setDomains(domains); });
    m_counted.keep(
        {.parts = kCountReads, .restMs = kCountDelayMs},
        [this]() -> Reading {
            const PersonId person = onlyMine() ? m_session.currentPerson() : PersonId();
            return [person, step = m_step](Database& database, const CancelFlag&) {
                return person.isValid() ? countFor(database, person, step)
                                        : countAll(database, step);
            };
        },
        [this](const DoneCount& count) {
            const QString done =
                tr("%1 of %2 done")
                    .arg(results::countText(count.done), results::countText(count.all));
            QStringList parts{done};
            if (count.undecided > 0)
                parts += tr("%1 awaiting adjudication").arg(results::countText(count.undecided));
            if (count.submitted > 0)
                parts += tr("%1 submitted").arg(results::countText(count.submitted));
            m_header->setRemark(count.all == 0 ? QString() : parts.join(QStringLiteral(" · ")));
        });
}

void SampleListPane::sayTexts()
{
    bindText(m_header, &PaneHeader::setTitle, [] { return tr("Samples"); });
    bindText(m_words, &QLineEdit::setPlaceholderText, [] { return tr("Filter samples"); });
    bindText(m_words, &QWidget::setToolTip, [] { return tr("Filter by word, state, domain"); });
    bindText(m_words, &QWidget::setAccessibleName, [] { return tr("Filter samples by word"); });
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Samples"); });
    bindText(m_onlyMine, &QAction::setText, [] { return tr("Only &mine"); });
    const auto clearText = [] { return tr("Clear filter, keep the words"); };
    bindText(m_clearFilter, &QWidget::setToolTip, clearText);
    bindText(m_clearFilter, &QWidget::setAccessibleName, clearText);
    inEveryLanguage(this, [this] {
        showFilterLine();
        showState();
    });
}

void SampleListPane::setOnlyMineOffered(bool offered)
{
    m_onlyMineOffered = offered;
    personChanged();
}

bool SampleListPane::onlyMine() const
{
    return m_onlyMineOffered && m_onlyMine->isChecked() && m_session.currentPerson().isValid();
}

void SampleListPane::setOnlyMine(bool on)
{
    m_onlyMine->setChecked(on);
}

void SampleListPane::personChanged()
{
    const bool known = m_session.currentPerson().isValid();
    m_onlyMine->setVisible(m_onlyMineOffered && known);
    m_onlyMine->setChecked(m_onlyMineOffered && known && !m_session.isLead());
    m_menu->setPeople(m_session.people());
    applyFilter();
    m_counted.startOver();
}

void SampleListPane::addOnTop(QWidget* widget)
{
    qobject_cast<QVBoxLayout*>(layout())->insertWidget(0, widget);
}

void SampleListPane::setStep(Step step)
{
    if (step == m_step)
        return;
    m_step = step;
    applyFilter();
    m_counted.startOver();
}

void SampleListPane::setFilter(const SampleFilter& filter)
{
    m_filter = filter;
    m_filter.words.clear();
    {
        const QSignalBlocker quiet(m_words);
        m_words->setText(filter.words);
    }
    if (filter.person.isValid())
        m_onlyMine->setChecked(false);
    applyFilter();
}

SampleFilter SampleListPane::filter() const
{
    SampleFilter asked = m_filter;
    asked.words = m_words->text();
    asked.step = m_step;
    if (onlyMine() && !asked.person.isValid())
        asked.person = m_session.currentPerson();
    return asked;
}

void SampleListPane::applyFilter()
{
    m_filter.step = m_step;
    m_menu->setFilter(m_filter);
    m_samples->setFilter(filter());
    showFilterLine();
    showState();
}

void SampleListPane::filterByHand()
{
    m_filteredByHand = true;
    applyFilter();
    if (!m_samples->isBusy())
        leaveHidden();
}

/// Whoever filters the list works on what it shows: keys never go to a sample that it hides.
void SampleListPane::leaveHidden()
{
    if (!std::exchange(m_filteredByHand, false) || m_samples->rowOf(m_session.currentSample()) >= 0)
        return;
    if (m_session.currentSample().isValid())
        m_hidden = m_session.currentSample();
    if (!m_hidden.isValid())
        return;
    const bool isBack = m_samples->rowOf(m_hidden) >= 0;
    emit sampleChosen(isBack ? m_hidden : m_samples->sampleAt(0));
}

void SampleListPane::showFilterLine()
{
    QStringList parts;
    if (onlyMine())
        parts.append(tr("only mine"));
    parts.append(m_menu->describe(m_filter));
    parts.removeAll(QString());
    const QString asked = parts.join(tr(", ", "between parts of a filter"));
    m_filterText->setText(asked);
    m_filterLine->setVisible(!asked.isEmpty());
}

void SampleListPane::showState()
{
    const bool empty = m_samples->rows()->rowCount() == 0 && !m_samples->isBusy();
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_list);
    if (!empty)
        return;
    const EmptyState::Offer showAll(tr("Show all samples"), [this] {
        m_words->clear();
        setFilter({});
        setOnlyMine(false);
    });
    if (m_samples->total() == 0)
        m_empty->say(Icon::Sample, tr("No samples yet"),
            tr("Import articles or a benchmark to begin."),
            {m_session.packet() ? QString() : tr("Import…"),
                [this] { emit NextSteps::of(m_session).importRequested(); }});
    else if (onlyMine() && m_filter.isEmpty() && m_words->text().isEmpty())
        m_empty->say(Icon::Sample, tr("No samples assigned to you"),
            tr("A lead assigns samples to pairs of people."), showAll);
    else
        m_empty->say(Icon::Search, tr("No samples match the filter"), {}, showAll);
}

void SampleListPane::showCurrentSample()
{
    const QScopedValueRollback following(m_following, true);
    const int row = m_samples->rowOf(m_session.currentSample());
    const QModelIndex index = m_samples->rows()->index(row, 0);
    if (!index.isValid()) {
        m_list->selectionModel()->clear();
        return;
    }
    if (m_list->currentIndex() == index && m_list->selectionModel()->isSelected(index))
        return;
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

void SampleListPane::chooseFirst()
{
    if (!m_session.currentPerson().isValid() || m_session.currentSample().isValid())
        return;
    SampleRepository samples(m_session.project().reader());
    SampleId first =
        samples.nextOpenFor(m_session.currentPerson(), 0, true, m_step).value_or(SampleId());
    if (const auto rows = samples.rows(1, 1); rows && !rows->isEmpty() && !first.isValid())
        first = rows->constFirst().id;
    if (first.isValid())
        m_session.setCurrentSample(first);
}

void SampleListPane::chooseRow(int row)
{
    const SampleId sample = m_samples->sampleAt(row);
    if (!m_following && sample.isValid() && sample != m_session.currentSample())
        emit sampleChosen(sample);
}

void SampleListPane::stepSample(int by)
{
    const SampleId next = m_samples->sampleBeside(m_session.currentSample(), by);
    if (next.isValid())
        m_session.setCurrentSample(next);
    else if (Workspace* screen = Workspace::of(this))
        screen->tell(by > 0 ? tr("This is the last sample in the list.")
                            : tr("This is the first sample in the list."));
}

void SampleListPane::focusFilter()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void SampleListPane::focusList()
{
    m_list->setFocus(Qt::ShortcutFocusReason);
}

QList<QAction*> SampleListPane::paneActions() const
{
    return {m_focusFilter, m_onlyMine};
}

} // namespace tandem
