#include "views/studies/studyresultspage.h"

#include "models/studies/studyresultsreport.h"
#include "storage/repositories/studygate.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/sectionview.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

StudyResultsPage::StudyResultsPage(ProjectSession& session, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_output(output)
    , m_choice(named(new QComboBox(this), "resultsStudy"))
    , m_stack(new QStackedWidget(this))
    , m_empty(named(new EmptyState(m_stack), "studyResultsEmpty"))
    , m_scroll(named(new QScrollArea(m_stack), "studyResultsScroll"))
    , m_figures(session.project())
    , m_intervals(session.project())
    , m_reading(session.project())
{
    addCommands();
    build();
    m_reading.keep(
        {.parts = Part::Studies, .restMs = 300},
        [] {
            return [](Database& database, const CancelFlag&) {
                return StudyRepository(database).all();
            };
        },
        [this](const QList<StudySummary>& studies) { showStudies(studies); });
    for (LatestBase* latest :
        std::initializer_list<LatestBase*>{&m_reading, &m_figures, &m_intervals})
        connect(latest, &LatestBase::failed, this,
            [this](const Error& error) { Workspace::of(this)->tellError(error); });
    connect(m_choice, &QComboBox::currentIndexChanged, this, &StudyResultsPage::readResults);
    inEveryLanguage(this, [this] { readResults(); });
}

StudyResultsPage::~StudyResultsPage() = default;

void StudyResultsPage::addCommands()
{
    m_copy = addCommand(
        this, "studyResultsCopy", QKeySequence::Copy, [] { return tr("Copy the study's results"); },
        [this] { m_output.copy(shownSections()); }, [] { return tr("Copy"); });
    m_save = addCommand(
        this, "studyResultsSave", Qt::CTRL | Qt::Key_S,
        [] { return tr("Save the chosen table of results"); },
        [this] {
            if (m_tables.isEmpty())
                return;
            const auto found = std::find_if(m_tables.cbegin(), m_tables.cend(),
                [](const SectionView* table) { return table->hasFocus(); });
            const SectionView* table = found == m_tables.cend() ? m_tables.first() : *found;
            m_output.save(this, m_choice->currentText(), table->shownSection());
        },
        [] { return tr("Save table…"); });
}

void StudyResultsPage::build()
{
    says(m_choice, &QWidget::setAccessibleName, [] { return tr("Closed study"); });
    m_state = named(newLabel(this, LabelStyle::Secondary), "studyResultsState");
    auto* tools = inRow({m_choice, Gap(8), m_state, Free(), commandButton(m_copy, this),
                            commandButton(m_save, this)},
        8, {16, 12, 16, 8});
    m_scroll->setWidgetResizable(true);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_empty);
    inEveryLanguage(m_empty, [this] {
        m_empty->say(Icon::Studies, tr("No closed study"),
            tr("Results are opened when a study is closed: until then nobody, the lead included, "
               "sees what anybody answered."));
    });
    inColumn(this, {tools, {m_stack, 1}}, 0);
    setFocusProxy(m_choice);
}

void StudyResultsPage::setWatched(bool watched)
{
    m_reading.setWatched(watched);
}

StudyId StudyResultsPage::chosen() const
{
    return StudyId{m_choice->currentData().toLongLong()};
}

void StudyResultsPage::showStudy(StudyId study)
{
    m_wanted = study;
    if (const int at = m_choice->findData(study.value); at >= 0)
        m_choice->setCurrentIndex(at);
}

void StudyResultsPage::showStudies(const QList<StudySummary>& studies)
{
    const StudyId before = m_wanted.isValid() ? m_wanted : chosen();
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        for (const StudySummary& study : studies) {
            if (study.isClosed())
                m_choice->addItem(study.name, study.id.value);
        }
        m_choice->setCurrentIndex(qMax(0, m_choice->findData(before.value)));
    }
    m_wanted = {};
    m_stack->setCurrentIndex(m_choice->count() > 0 ? 0 : 1);
    m_choice->setEnabled(m_choice->count() > 0);
    readResults();
}

void StudyResultsPage::readResults()
{
    m_intervals.cancel();
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(chosen().isValid());
    if (!chosen().isValid())
        return;
    m_state->setText(tr("computing…"));
    m_figures.read(
        [study = chosen()](Database& database, const CancelFlag&) -> Expected<Results> {
            TANDEM_TRY(answers, StudyGate(database).answers(study));
            return Results{std::make_shared<const studies::StudyAnswers>(*answers),
                studies::studyResults(*answers)};
        },
        [this](const Results& results) {
            showResults(results.figures);
            drawIntervals(results);
        });
}

void StudyResultsPage::drawIntervals(const Results& results)
{
    m_state->setText(tr("drawing intervals…"));
    m_intervals.compute(
        [results](const CancelFlag& cancelled) {
            studies::BootstrapOptions options;
            options.seed = results.figures.seed;
            options.progress = [cancelled](qint64, qint64) { return !cancelled->load(); };
            return studies::withBootstrap(results.figures, *results.answers, options);
        },
        [this](const studies::StudyResults& figures) {
            showResults(figures);
            m_state->clear();
        });
}

void StudyResultsPage::showResults(const studies::StudyResults& results)
{
    m_results = results;
    const results::Report report = studies::studyResultsReport(results);
    const int sight = m_scroll->verticalScrollBar()->value();
    auto* inside = new QWidget;
    setSurface(inside, Surface::Panel);
    auto* column = inColumn(inside, {}, 6, {16, 8, 16, 12});
    for (const QString& line : report.lines)
        column->addWidget(newNote(inside, LabelStyle::Plain, line));
    m_tables.clear();
    for (const results::Section& section : report.sections) {
        if (!section.in.testFlag(results::Outlet::Window))
            continue;
        if (!section.title.isEmpty())
            column->addWidget(newLabel(inside, LabelStyle::Strong, section.title));
        if (!section.rows.isEmpty()) {
            auto* table = new SectionView(
                QStringLiteral("studyTable%1").arg(m_tables.size()), inside, section.twoLines);
            table->setFitsRows(true);
            table->setSection(section);
            table->setAccessibleName(section.title);
            column->addWidget(table);
            m_tables.append(table);
        }
        for (const QString& note : section.notes)
            column->addWidget(newNote(inside, LabelStyle::Small, note));
        column->addSpacing(10);
    }
    column->addStretch();
    m_scroll->setWidget(inside);
    m_scroll->verticalScrollBar()->setValue(sight);
}

QList<results::Section> StudyResultsPage::shownSections() const
{
    QList<results::Section> sections;
    for (const SectionView* table : m_tables)
        sections += table->shownSection();
    return sections;
}

} // namespace tandem
