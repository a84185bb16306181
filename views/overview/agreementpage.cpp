#include "views/overview/agreementpage.h"

#include "models/rounds/stepname.h"
#include "models/wordof.h"
#include "storage/formats/tableoutput.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/overview/agreementchart.h"
#include "views/overview/agreementpanel.h"
#include "views/overview/overviewwords.h"
#include "views/overview/readingbar.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/session/tablecopy.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tandem {

/// The buttons that copy the table of agreement or save it, with their commands.
class AgreementOutput final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementOutput)

public:
    /// The commands are those of `page`.
    AgreementOutput(ResultOutput& output, SectionView* table, QWidget* page);

    /// Whether there is anything to copy or save.
    void setAvailable(bool available);

private:
    QList<QAction*> m_commands;
};

namespace {

QPushButton* menuButton(
    QWidget* parent, const char* name, Words words, const QList<QAction*>& actions)
{
    QPushButton* button = newButton(parent, name, std::move(words));
    auto* menu = new QMenu(button);
    menu->addActions(actions);
    button->setMenu(menu);
    return button;
}

} // namespace

AgreementOutput::AgreementOutput(ResultOutput& output, SectionView* table, QWidget* page)
    : QWidget(page)
{
    const auto save = [this, &output, table](
                          const QString& name, const QString& filter, TableFormat format) {
        output.write(this,
            output.question(FileQuestion::Kind::Save, QStringLiteral("table"), filter, name),
            [format, groups = table->shownSection()](
                const QString& path) { return writeSection(path, groups, format); });
    };
    QAction* copy = addTableCopy(page, "overviewCopyAgreement", [table] { return table->table(); });
    m_commands = {copy,
        addCommand(
            page, "overviewSaveAgreementCsv", {}, [] { return tr("Save the agreement as CSV…"); },
            [save] {
                save(QStringLiteral("agreement.csv"), tr("CSV tables (*.csv)"), TableFormat::Csv);
            }),
        addCommand(
            page, "overviewSaveAgreementMarkdown", {},
            [] { return tr("Save the agreement as Markdown…"); },
            [save] {
                save(QStringLiteral("agreement.md"), tr("Markdown tables (*.md)"),
                    TableFormat::Markdown);
            }),
        addCommand(
            page, "overviewSaveAgreementLatex", {},
            [] { return tr("Save the agreement as LaTeX…"); },
            [save] {
                save(QStringLiteral("agreement.tex"), tr("LaTeX tables (*.tex)"),
                    TableFormat::Latex);
            })};
    inRow(this,
        {named(commandButton(copy, this), "copyAgreement"),
            menuButton(
                this, "saveAgreement", [] { return tr("Save"); }, m_commands.mid(1))},
        8);
    setAvailable(false);
}

void AgreementOutput::setAvailable(bool available)
{
    setEnabled(available);
    for (QAction* command : std::as_const(m_commands))
        command->setEnabled(available);
}

namespace {

constexpr std::array kGroupings{AgreementGrouping::Overall, AgreementGrouping::ByStep,
    AgreementGrouping::ByRound, AgreementGrouping::ByPair, AgreementGrouping::ByPerson,
    AgreementGrouping::ByDomain, AgreementGrouping::ByMonth, AgreementGrouping::ByWeek};
constexpr int kBothSteps = -1;
constexpr int kTableWidth = 870;
constexpr int kPanelWidth = 340;
constexpr int kAgreementRestMs = 300;
constexpr int kLeastGroups = 3; ///< in sight, where there are as many

bool isTime(AgreementGrouping grouping)
{
    return grouping == AgreementGrouping::ByMonth || grouping == AgreementGrouping::ByWeek;
}

Expected<AgreementFigures> closedRounds(
    Database& database, const std::function<bool(qint64, qint64)>& progress)
{
    AgreementFigures figures;
    TANDEM_TRY_VAR(rounds, AgreementRepository(database).closedRounds({}, progress));
    TANDEM_TRY(opinions, OpinionChecks(database).figures());
    figures.rounds = *std::move(rounds);
    figures.opinions = *opinions;
    return figures;
}

QList<RatedRound> ofStep(QList<RatedRound> rounds, std::optional<Step> step)
{
    rounds.removeIf([step](const RatedRound& round) { return step && round.step != *step; });
    return rounds;
}

} // namespace

AgreementPage::AgreementPage(ProjectSession& session, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    // Labels are words and names, and why a figure is undefined is read with the figure.
    , m_reading(session, this, RenewedBy::Language)
    , m_computing(this)
{
    build(output);
    buildActions();
    keepReading();
    connect(m_panel, &AgreementPanel::left, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
    connect(&session, &ProjectSession::peopleChanged, this, &AgreementPage::compute);
}

void AgreementPage::build(ResultOutput& output)
{
    m_panel = new AgreementPanel(m_session, this);
    m_panel->setMinimumWidth(320);
    m_splitter = keptPanes("agreementSplitter", Qt::Horizontal, {buildTable(), m_panel},
        {kTableWidth, kPanelWidth}, {1, 0});
    m_empty = named(new EmptyState(this), "agreementEmpty");
    inEveryLanguage(m_empty, [this] {
        m_empty->say(Icon::Compare, tr("Nothing to compare yet"),
            tr("Agreement is computed on closed rounds. A round closes once both annotators have "
               "submitted."),
            {tr("Assign samples…"), "overviewSamples"});
    });
    m_content = new QStackedWidget(this);
    m_content->addWidget(m_splitter);
    m_content->addWidget(m_empty);
    const ReadingWords words{.done = [] { return tr("Based on the blind answers."); },
        .cancelled = [] { return tr("Cancelled. F5 recomputes."); },
        .counted = [] { return tr("Reading: %1 of %2 rounds"); },
        .progress = [] { return tr("Agreement progress"); }};
    m_progress = new ReadingBar(
        {&m_reading, &m_computing}, "agreementState", "cancelAgreement", words, this);
    m_output = new AgreementOutput(output, m_table, this);
    auto* tools = inRow({buildChoices(), m_progress, Free(), m_output}, 8, {16, 16, 16, 0});
    inColumn(this, {tools, {m_content, 1}}, 12);
}

/// What agreement is looked at by; both choices are remembered.
QLayout* AgreementPage::buildChoices()
{
    QList<int> groupings;
    for (const AgreementGrouping grouping : kGroupings)
        groupings.append(int(grouping));
    m_by = keptChoice(this, "agreementBy", groupings,
        [](int grouping) { return agreementGroupingName(AgreementGrouping(grouping)); });
    m_step =
        keptChoice(this, "agreementStep", {kBothSteps, int(Step::Paragraphs), int(Step::KeyFacts)},
            [](int step) { return step == kBothSteps ? tr("All steps") : stepName(Step(step)); });
    auto* label = new QLabel(this);
    label->setBuddy(m_by);
    bindText(
        label, &QLabel::setText, [] { return tr("Group &by", "what rounds are put together by"); });
    bindText(m_by, &QWidget::setAccessibleName, [] { return tr("Group rounds by"); });
    bindText(m_step, &QWidget::setAccessibleName, [] { return tr("Step"); });
    for (const QComboBox* combo : {m_by, m_step})
        connect(combo, &QComboBox::currentIndexChanged, this, &AgreementPage::compute);
    return inRow({label, m_by, m_step}, 8);
}

QWidget* AgreementPage::buildTable()
{
    auto* side = new QScrollArea(this);
    side->setWidgetResizable(true);
    side->setFrameShape(QFrame::NoFrame);
    side->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(side);
    setSurface(inside, Surface::Panel);
    m_table = new SectionView(QStringLiteral("agreementGroups"), inside, true);
    setFocusProxy(m_table);
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Agreement by group"); });
    connect(m_table, &SectionView::currentItemChanged, this, &AgreementPage::showGroup);
    m_chart = named(new AgreementChart(inside), "agreementChart");
    m_chart->hide();
    inColumn(inside, {m_chart, {m_table, 1}, buildOpinions()}, 8, {16, 0, 16, 12});
    side->setWidget(inside);
    return side;
}

/// How far partners agreed with written opinions.
QWidget* AgreementPage::buildOpinions()
{
    m_opinions = new QWidget(this);
    m_opinionsTitle = newLabel(m_opinions, LabelStyle::Strong);
    m_opinionsTable = new SectionView(QStringLiteral("opinionFigures"), m_opinions, true);
    m_opinionsTable->setSelectionMode(QAbstractItemView::NoSelection);
    m_opinionsTable->setFocusPolicy(Qt::NoFocus);
    m_opinionsTable->setFitsRows(true);
    m_opinionsNote = newNote(m_opinions, LabelStyle::Small);
    inColumn(m_opinions, {m_opinionsTitle, m_opinionsTable, m_opinionsNote}, 4, {0, 4, 0, 0});
    return m_opinions;
}

void AgreementPage::buildActions()
{
    addCommand(
        this, "overviewOpenAgreement", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Show the disagreements of the group"); }, [this] { m_panel->focusList(); },
        {}, {m_table});
    connect(m_table, &SectionView::linkChosen, m_panel, &AgreementPanel::focusList);
    addCommand(
        this, "overviewRecomputeAgreement", QKeySequence::Refresh,
        [] { return tr("Recompute the agreement"); }, [this] { m_reading.startOver(); });
}

void AgreementPage::keepReading()
{
    // Answers of open rounds are no part of it.
    const Parts parts =
        Parts(Part::Rounds) | Part::Settings | Part::Facts | Part::Opinions | Part::Samples;
    const auto reading = [this] {
        return [counts = m_progress->begin()](Database& database, const CancelFlag& cancelled) {
            return closedRounds(database, ReadingCounts::progress(counts, cancelled));
        };
    };
    m_reading.keep({.parts = parts, .restMs = kAgreementRestMs}, reading,
        [this](const AgreementFigures& read) {
            m_read = read;
            compute();
        });
}

/// The groups of the present choice, from the rounds as they were read.
void AgreementPage::compute()
{
    if (!m_read || m_reading.isBusy())
        return;
    AgreementFigures figures = *m_read;
    figures.grouping = AgreementGrouping(m_by->currentData().toInt());
    if (const int step = m_step->currentData().toInt(); step != kBothSteps)
        figures.step = Step(step);
    figures.people = m_session.people();
    m_computing.compute(
        [figures](const CancelFlag&) -> Expected<AgreementFigures> {
            AgreementFigures all = figures;
            all.rows = agreementRows(ofStep(all.rounds, all.step), all.grouping, all.people);
            return all;
        },
        [this](const AgreementFigures& all) {
            m_shown = all;
            showResult();
        });
}

void AgreementPage::showResult()
{
    const bool any = !m_shown.rows.isEmpty();
    m_table->setSection(agreementSection(m_shown));
    // In a low window the page is scrolled before fewer of them are in sight.
    const int rows = std::clamp(int(m_shown.rows.size()), 1, kLeastGroups);
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() +
                              rows * m_table->verticalHeader()->defaultSectionSize() +
                              m_table->horizontalScrollBar()->sizeHint().height());
    m_chart->setRows(isTime(m_shown.grouping) ? m_shown.rows : QList<AgreementRow>());
    m_chart->setVisible(m_chart->isWorthShowing());
    showOpinions();
    const bool showsEmpty = !any && m_shown.opinions.opinions == 0;
    m_content->setCurrentWidget(showsEmpty ? static_cast<QWidget*>(m_empty) : m_splitter);
    m_output->setAvailable(any);
    m_table->chooseFirst();
}

void AgreementPage::showOpinions()
{
    const OpinionFigures& figures = m_shown.opinions;
    const results::Section section = opinionsSection(figures);
    m_opinions->setVisible(figures.opinions > 0);
    m_opinionsTitle->setText(section.title);
    m_opinionsTable->setAccessibleName(section.title);
    m_opinionsTable->setSection(section);
    m_opinionsNote->setText(
        tr("%n opinion(s) submitted but not peer-reviewed yet. Cohen's kappa: %1", nullptr,
            int(figures.unchecked()))
            .arg(figures.kappa.undefinedBecause));
}

void AgreementPage::showGroup()
{
    const qint64 item = m_table->currentItem();
    if (item >= 0 && item < m_shown.rows.size())
        m_panel->showGroup(m_shown.rows.at(item), m_shown.rounds);
    else
        m_panel->clear();
}

namespace {

QString counted(const char* text, qsizetype n)
{
    return QCoreApplication::translate("LeftOut", text, nullptr, int(n));
}

QString reason(LeftOut why, qint64 count)
{
    static constexpr std::array words{QT_TRANSLATE_N_NOOP("LeftOut", "%n unassigned"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n with an open round"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n awaiting adjudication"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n with no paragraph left")};
    return counted(wordOf(why, words), count);
}

} // namespace

QString leftOutSummary(const BenchmarkFigures& result)
{
    QStringList reasons;
    for (const LeftOut why :
        {LeftOut::Unassigned, LeftOut::Open, LeftOut::Undecided, LeftOut::NothingKept}) {
        const qint64 count = result.leftOutFor(why);
        if (count > 0)
            reasons += reason(why, count);
    }
    QStringList sentences;
    if (reasons.isEmpty())
        sentences += OverviewWords::tr("No samples are excluded.");
    else
        sentences += OverviewWords::tr("Excluded samples: %1.")
                         .arg(reasons.join(OverviewWords::tr(", ", "between items of a list")));
    if (result.factsLeftOut > 0)
        sentences +=
            counted(QT_TRANSLATE_N_NOOP("LeftOut",
                        "%n fact(s) whose paragraphs were removed or relabelled are excluded too."),
                result.factsLeftOut);
    if (result.factsUnjudged > 0)
        sentences += counted(QT_TRANSLATE_N_NOOP("LeftOut",
                                 "%n fact(s) with an unfinished key-fact round are excluded too."),
            result.factsUnjudged);
    const auto unsettled = std::count_if(result.samples.cbegin(), result.samples.cend(),
        [](const SampleFigures& sample) { return sample.opinionsUnsettled; });
    if (unsettled > 0)
        sentences +=
            counted(QT_TRANSLATE_N_NOOP("LeftOut",
                        "%n sample(s) have no opinions yet: their opinion round is not settled."),
                unsettled);
    return sentences.join(QLatin1Char(' '));
}

} // namespace tandem

#include "views/overview/agreementpage.moc"
