#include "views/session/figurespage.h"

#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/reportview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/session/tablecopy.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <mutex>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kMostComputed = 12; ///< figures that are kept for when they are chosen again
constexpr int kCountsMs = 100;

} // namespace

void ShownFigures::add(const results::Section& section)
{
    report.sections.append(section);
}

void ShownFigures::add(const results::Section& section, const ChartData& chart)
{
    report.sections.append(section);
    charts.insert(section.key, chart);
}

void ShownFigures::dropEmpty()
{
    report.sections.removeIf([this](const results::Section& section) {
        return section.rows.isEmpty() && charts.value(section.key).isEmpty();
    });
}

std::function<bool(qint64, qint64)> tellingCounts(
    const CancelFlag& cancelled, const TellFigures& tell, const QString& words)
{
    return [cancelled, tell, words, last = QElapsedTimer()](qint64 done, qint64 all) mutable {
        if (last.isValid() && last.elapsed() < kCountsMs)
            return !cancelled->load();
        last.start();
        const QLocale locale;
        tell(std::nullopt, words.arg(locale.toString(done), locale.toString(all)));
        return !cancelled->load();
    };
}

/// Whom workers tell: what is read is not waited for, and goes on when the page is gone.
struct FiguresPage::Listener
{
    std::mutex mutex;
    FiguresPage* page;
};

FiguresPage::FiguresPage(
    ProjectSession& session, ResultOutput& output, const FiguresSpec& spec, QWidget* parent)
    : QWidget(parent)
    , m_spec(spec)
    , m_output(output)
    , m_name(QLatin1String(spec.name))
    , m_choices(new FigureChoiceBar(spec.choices, this))
    , m_content(new QStackedWidget(this))
    , m_pane(spec.pane ? spec.pane(*this) : reportPane())
    , m_empty(
          named(new EmptyState(m_content), spec.emptyName ? QString(QLatin1String(spec.emptyName))
                                                          : m_name + QStringLiteral("Empty")))
    , m_state(named(newLabel(this, LabelStyle::Secondary), m_name + QStringLiteral("State")))
    , m_listener(new Listener{{}, this})
    , m_work(session, this, spec.isPersonal ? Renewals(RenewedBy::Person) : Renewals())
{
    addCommands();
    m_content->addWidget(m_pane.widget);
    m_content->addWidget(m_empty);
    arrangeCommands();
    inColumn(this, {m_choices, {m_content, 1}}, 0);
    connect(m_choices, &FigureChoiceBar::changed, this, [this] { follow(false); });
    connect(&m_work, &LatestBase::busyChanged, this, &FiguresPage::showState);
    connect(&m_work, &LatestBase::busyChanged, this, &FiguresPage::busyChanged);
    connect(&m_work, &LatestBase::failed, this, [this](const Error& error) {
        take({{{error.sentence()}, {}}, {}, {}});
    });
    if (spec.isPersonal)
        connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
            // What the one before was allowed to see goes at once.
            m_found = {};
            m_isFound = false;
            if (m_spec.found)
                m_spec.found(m_found);
            showFigures();
        });
    m_work.keepStarting(spec.reads, [this] { start(); });
    // Heads, axes and notes are words.
    inEveryLanguage(this, [this] {
        m_asked.reset();
        renew();
    });
}

FiguresPage::~FiguresPage()
{
    const std::lock_guard lock(m_listener->mutex);
    m_listener->page = nullptr;
}

FiguresPane FiguresPage::reportPane()
{
    m_view = named(new ReportView(m_name, m_content), m_name + QStringLiteral("Report"));
    m_view->setMostRows(m_spec.mostRows);
    m_view->setChartHeight(m_spec.chartHeight);
    connect(m_view, &ReportView::dataRequested, this, &FiguresPage::open);
    connect(m_view, &ReportView::saveChartRequested, this, &FiguresPage::saveChart);
    return {.widget = withBeside(m_view),
        .show = [this](
                    const ShownFigures& shown) { m_view->setReport(shown.report, shown.charts); },
        .sections = [this] { return m_view->shownSections(); },
        .charts = [this] { return m_view->shownCharts(); },
        .keyboard = [this]() -> QWidget* {
            // Always something that can have the keyboard.
            SectionView* table = m_view->currentTable();
            return table ? static_cast<QWidget*>(table) : m_view;
        }};
}

QWidget* FiguresPage::withBeside(QWidget* tables)
{
    if (!m_spec.beside)
        return tables;
    m_beside = m_spec.beside(*this);
    connect(m_view, &ReportView::rowChosen, this, [this](const results::Section& section) {
        if (section.key == m_beside.table && !m_isShowing)
            showBeside(true);
    });
    return keptPanes(m_beside.splitter, Qt::Horizontal, {tables, m_beside.widget}, m_beside.sizes,
        m_beside.stretch);
}

/// One row of the table is always current.
void FiguresPage::showBeside(bool isChosen)
{
    if (!m_beside.show)
        return;
    SectionView* table = m_view->tableOf(m_beside.table);
    if (table)
        table->chooseFirst();
    m_beside.show(m_found, table ? int(table->currentItem()) : -1, isChosen);
}

void FiguresPage::addCommands()
{
    QWidget* owner = m_spec.page ? m_spec.page : this;
    for (const FigureCommand& command : m_spec.more) {
        QAction* action = command.given;
        if (!action) {
            const auto then = [this, then = command.then] {
                if (then)
                    then(values());
            };
            action =
                addCommand(owner, command.name, command.keys, command.text, then, command.onButton);
            if (command.gives)
                giveAs(action, command.gives);
        }
        m_more.append(action);
    }
    const auto add = [this, owner](const char* name, const CommandKeys& keys, const Words& text,
                         const std::function<void()>& then, const Words& onButton) {
        return addCommand(owner, (m_name + QLatin1String(name)).toLatin1().constData(), keys, text,
            then, onButton);
    };
    m_copy = add(
        "Copy", kCopyTablesKey, [] { return tr("Copy tables as Markdown"); },
        [this] { m_output.copy(m_pane.copied ? m_pane.copied() : m_pane.sections()); },
        [] { return tr("Copy"); });
    m_save = add(
        "Save", Qt::CTRL | Qt::Key_S,
        m_spec.saveText ? m_spec.saveText : [] { return tr("Save tables"); },
        [this] { saveTables(); }, [] { return tr("Save tables…"); });
    m_saveChart = add(
        "SaveChart", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [] { return tr("Save the focused chart, or all charts"); }, [this] { saveCharts(); },
        [] { return tr("Save chart…"); });
    if (m_spec.stop) {
        m_stop = add(
            "Stop", {}, m_spec.stop->stop, [this] { stop(); }, m_spec.stop->stopButton);
        m_again = add(
            "Intervals", {}, m_spec.stop->again, [this] { compute(m_further); },
            m_spec.stop->againButton);
    } else if (m_spec.stopped) {
        m_stop = add(
            "Stop", {}, [] { return tr("Stop computing"); }, [this] { stop(); },
            [] { return tr("Stop"); });
        add(
            "Recompute", QKeySequence::Refresh, [] { return tr("Recompute"); },
            [this] {
                m_asked.reset();
                renew();
            },
            {});
    }
    for (const FigureChoice& choice : m_spec.choices) {
        if (choice.next)
            addCommand(owner, choice.next, Qt::CTRL | Qt::Key_T, choice.nextWords,
                [this] { m_choices->chooseNext(); });
    }
}

/// Buttons behind the choices, those of the menu in one.
void FiguresPage::arrangeCommands()
{
    QList<QAction*> buttons;
    QList<QAction*> inMenu;
    for (qsizetype i = 0; i < m_more.size(); ++i)
        (m_spec.more.at(i).isInMenu ? inMenu : buttons).append(m_more.at(i));
    for (QAction* action : {m_stop, m_again}) {
        if (action)
            buttons.append(action);
    }
    buttons.append(m_copy);
    (inMenu.isEmpty() ? buttons : inMenu) += {m_save, m_saveChart};
    m_choices->arrange(m_state, buttons);
    m_saveChart->setVisible(m_spec.hasCharts); // its button follows
    if (inMenu.isEmpty())
        return;
    QPushButton* save = newButton(m_choices,
        (m_name + QStringLiteral("SaveMenu")).toLatin1().constData(), [] { return tr("Save"); });
    auto* menu = new QMenu(save);
    menu->addActions(inMenu);
    save->setMenu(menu);
    m_choices->append(save);
}

void FiguresPage::saveTables()
{
    const QList<results::Section> sections = m_pane.sections();
    const RunsBehind runs = m_spec.runs ? m_spec.runs(values()) : RunsBehind();
    if (sections.size() == 1)
        m_output.save(this, fileName(), sections.first(),
            m_pane.data ? m_pane.data() : std::optional<results::Section>(), runs);
    else if (!sections.isEmpty())
        m_output.saveAll(this, fileName(), sections, runs);
}

void FiguresPage::saveCharts()
{
    const ChartView* chart = m_view ? m_view->currentChart() : nullptr;
    if (chart && chart->hasFocus() && !chart->data().isEmpty())
        return saveChart(chart->data());
    m_output.saveCharts(this, fileName(), m_pane.charts());
}

void FiguresPage::saveChart(const ChartData& chart)
{
    m_output.saveChart(this, fileName(), chart);
}

void FiguresPage::open(const results::Section& section, int row)
{
    if (m_beside.show && section.key == m_beside.table)
        m_beside.enter ? m_beside.enter() : showBeside(true);
    else if (m_spec.open && row >= 0 && row < section.rows.size())
        m_spec.open(section, row, values());
}

results::Section FiguresPage::currentRow() const
{
    const SectionView* table = m_view ? m_view->currentTable() : nullptr;
    return table ? table->currentSection() : results::Section();
}

void FiguresPage::renew()
{
    m_computed.clear();
    follow(true);
}

/// Shows what is known of the choices and the data of now, and has the rest computed.
void FiguresPage::follow(bool areDataNew)
{
    m_choices->fill();
    const FiguresWork work = m_spec.work(values());
    const Asked asked{m_choices->computedBy(), work.about};
    const bool isComputed = work.compute || work.read;
    const bool isOther = std::exchange(m_isComputed, isComputed) != isComputed || m_asked != asked;
    m_asked = asked;
    // What is read follows the project by itself.
    if (!isOther && (work.read || (isComputed && !areDataNew)))
        return showFigures();
    if (isOther || !isComputed) {
        m_work.cancel();
        m_isStopped = false;
        m_further = {};
    }
    const auto computed = std::find_if(m_computed.cbegin(), m_computed.cend(),
        [&asked](const auto& one) { return one.first == asked; });
    if (computed != m_computed.cend()) {
        m_work.settle();
        return take(ShownFigures(computed->second));
    }
    if (work.now && (isOther || !isComputed))
        take(work.now());
    else
        showFigures();
    m_work.renew();
}

/// Somebody looks, and what is shown is out of date.
void FiguresPage::start()
{
    FiguresWork work = m_spec.work(values());
    m_isStopped = false;
    m_further = {};
    m_isLong = !work.goesOn.isEmpty();
    m_goesOn = m_isLong ? work.goesOn : tr("computing…");
    if (work.read)
        return m_work.read(
            [read = std::move(work.read), listener = m_listener](Database& database,
                const CancelFlag& flag) { return read(database, flag, teller(listener, flag)); },
            [this, further = std::move(work.further)](const ShownFigures& figures) {
                take(figures);
                if (further)
                    compute(further);
            });
    if (!work.compute)
        return m_work.settle();
    m_work.compute([compute = std::move(work.compute), listener = m_listener](
                       const CancelFlag& flag) { return compute(flag, teller(listener, flag)); },
        [this](const ShownFigures& figures) {
            if (m_computed.size() == kMostComputed)
                m_computed.removeFirst();
            if (!m_work.isStale())
                m_computed.append({*m_asked, figures});
            take(figures);
        });
}

void FiguresPage::stop()
{
    m_work.cancel();
    m_isStopped = true;
    showState();
}

void FiguresPage::compute(FurtherFigures further)
{
    m_further = std::move(further);
    m_isStopped = false;
    m_goesOn = tr("computing…");
    m_work.compute(
        [further = m_further, figures = m_found, listener = m_listener](
            const CancelFlag& flag) { return further(figures, flag, teller(listener, flag)); },
        [this](const ShownFigures& figures) {
            m_further = {};
            take(figures);
        });
    showState();
}

TellFigures FiguresPage::teller(const std::shared_ptr<Listener>& listener, const CancelFlag& flag)
{
    return [listener, flag](const std::optional<ShownFigures>& figures, const QString& goesOn) {
        const std::lock_guard lock(listener->mutex);
        FiguresPage* page = listener->page;
        if (!page)
            return;
        const auto tell = [page, flag, figures, goesOn] {
            if (flag->load())
                return;
            page->m_goesOn = goesOn;
            if (figures)
                page->take(*figures);
            page->showState();
        };
        QMetaObject::invokeMethod(page, tell, Qt::QueuedConnection);
    };
}

void FiguresPage::take(const ShownFigures& figures)
{
    m_found = figures;
    m_isFound = true;
    if (m_spec.found)
        m_spec.found(figures);
    showFigures();
    // Other figures are read from their beginning.
    const FigureValues top = m_choices->atTop();
    if (std::exchange(m_top, top) != top && m_view)
        m_view->verticalScrollBar()->setValue(0);
    // What can be chosen may be known only now.
    m_choices->fill();
    if (m_asked && m_asked->first != m_choices->computedBy())
        follow(false);
}

void FiguresPage::showFigures()
{
    ShownFigures shown = m_found;
    const auto words = m_spec.empty ? m_spec.empty(m_isFound ? &m_found : nullptr, values())
                                    : std::optional<EmptyWords>();
    if (words) {
        m_empty->say(words->icon.value_or(m_spec.icon), words->headline, words->text, words->first,
            words->second);
        shown = {};
    } else if (m_spec.asShown) {
        m_spec.asShown(shown, values());
    }
    m_content->setCurrentIndex(words ? 1 : 0);
    m_isShowing = true;
    m_pane.show(shown);
    showBeside(false);
    m_isShowing = false;
    // Where nothing is offered something else can be chosen.
    QWidget* list = words && words->first.words.isEmpty() ? m_choices->firstList() : nullptr;
    setFocusProxy(list ? list : words ? m_empty : m_pane.keyboard());
    showCommands();
    showState();
}

void FiguresPage::showCommands()
{
    const QList<results::Section> sections = m_pane.sections();
    const auto charts = m_pane.charts();
    m_copy->setEnabled(!sections.isEmpty());
    m_save->setEnabled(!sections.isEmpty());
    m_save->setIconText(sections.size() > 1 ? tr("Save tables…") : tr("Save table…"));
    m_saveChart->setEnabled(!charts.isEmpty());
    m_saveChart->setIconText(charts.size() > 1 ? tr("Save charts…") : tr("Save chart…"));
    for (qsizetype i = 0; i < m_more.size(); ++i) {
        const FigureCommand& command = m_spec.more.at(i);
        if (command.when)
            m_more.at(i)->setVisible(command.when(values()));
        if (command.isEnabled)
            m_more.at(i)->setEnabled(command.isEnabled());
    }
}

void FiguresPage::showState()
{
    if (m_stop)
        m_stop->setVisible(m_work.isBusy() && (m_again ? bool(m_further) : m_isLong));
    if (m_again)
        m_again->setVisible(m_isStopped);
    m_state->setText(m_work.isBusy() ? m_goesOn
                     : m_isStopped   ? m_spec.stopped()
                     : m_isFound     ? m_found.remark
                                     : QString());
}

} // namespace tandem
