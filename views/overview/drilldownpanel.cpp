#include "views/overview/drilldownpanel.h"

#include "models/results/spelling.h"
#include "models/wordof.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "views/overview/articlenumber.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace tandem {

namespace {

using Items = kgds::DrillDown::Items;

constexpr int kLeastWidth = 320; ///< px
constexpr const char* kParagraph = QT_TRANSLATE_NOOP("tandem::DrillDownPanel", "paragraph %1");

/// What the numbers of its items count; null where they have none.
const char* numberedBy(Items items)
{
    switch (items) {
    case Items::Samples:
        return nullptr;
    case Items::Utterances:
        return QT_TRANSLATE_NOOP("tandem::DrillDownPanel", "turn %1");
    case Items::Opinions:
        return QT_TRANSLATE_NOOP("tandem::DrillDownPanel", "opinion %1");
    default:
        return kParagraph;
    }
}

} // namespace

QString leftOutText(LeftOut why)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("tandem::DrillDownPanel", "Unassigned."),
        QT_TRANSLATE_NOOP(
            "tandem::DrillDownPanel", "The round is open: not yet submitted by both annotators."),
        QT_TRANSLATE_NOOP("tandem::DrillDownPanel", "Disagreements await adjudication."),
        QT_TRANSLATE_NOOP(
            "tandem::DrillDownPanel", "No paragraph is left: the two annotators agree on none.")};
    return DrillDownPanel::tr(wordOf(why, words));
}

QString opinionsText(const SampleFigures& sample)
{
    if (sample.opinionsUnsettled)
        return DrillDownPanel::tr("No opinions yet: their round is not settled.");
    return DrillDownPanel::tr("%n opinion(s)", nullptr, int(sample.statistics.opinions)) +
           DrillDownPanel::tr(", ", "between items of a list") +
           DrillDownPanel::tr("%n with clarified references", nullptr,
               int(sample.statistics.opinionsWithReferences)) +
           DrillDownPanel::tr(", ", "between items of a list") +
           DrillDownPanel::tr("%n reference(s)", nullptr, int(sample.statistics.references));
}

DrillDownPanel::DrillDownPanel(ProjectSession& session, QWidget* page)
    : QWidget(page)
    , m_session(session)
    , m_items(new RowsOf<DrillDownItem>(itemSpec(), this))
    , m_reading(session, this)
{
    build(page);
    connect(&m_reading, &LatestBase::failed, this, [this] { m_header->setRemark({}); });
    inEveryLanguage(this, [this] { showHint(); });
}

RowSpec<DrillDownItem> DrillDownPanel::itemSpec() const
{
    using Item = DrillDownItem;
    const auto columns = [] {
        return QList<RowColumn<Item>>{
            {tr("Sample"),
                [](const Item& item) { return results::ordinalText(item.samplePosition); }},
            {tr("Title"), [](const Item& item) { return item.sampleTitle; }},
            {tr("Number"),
                [](const Item& item) {
                    return item.number > 0 ? results::ordinalText(item.number) : QString();
                }},
            {tr("Text"), [](const Item& item) { return item.text; }},
        };
    };
    return {.key =
                [](const Item& item) {
                    return RowKey(item.sample.value, QString::number(item.number));
                },
        .columns = columns,
        .card =
            [this](const Item& item) {
                return Card{.title = item.text.simplified(), .line = placeText(item)};
            },
        .shape = {.titleLines = 2, .strongTitle = false},
        .accessible =
            [this](const Item& item) {
                return tr("%1: %2", "place and text").arg(placeText(item), item.text);
            },
        .toolTip = [](const Item& item) { return item.text; }};
}

QString DrillDownPanel::placeText(const DrillDownItem& item) const
{
    const QLocale locale;
    const QString sample = tr("%1 %2", "number and title of a sample")
                               .arg(locale.toString(item.samplePosition), item.sampleTitle)
                               .trimmed();
    if (m_numbered.isEmpty() || item.number == 0)
        return sample;
    return tr("%1, %2", "place in the sample, sample")
        .arg(m_numbered.arg(locale.toString(item.number)), sample);
}

void DrillDownPanel::build(QWidget* page)
{
    m_header = new PaneHeader(this);
    m_copyButton = newLink(this, "copyItems", [] { return tr("Copy list"); });
    connect(m_copyButton, &QPushButton::clicked, this, &DrillDownPanel::copy);
    m_header->addControl(m_copyButton);
    m_hint = named(newNote(this, LabelStyle::Secondary), "drillDownHint");
    m_hint->setMargin(16);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_list = named(new CardsView(m_items, this), "drillDownList");
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->hide();
    m_leftOut = newLink(this, "showLeftOut", [] { return tr("Not in the benchmark yet"); });
    connect(m_leftOut, &QPushButton::clicked, this, [this] { showLeftOut(m_figures->leftOut); });
    m_perSample = newLink(this, "showOpinionsPerSample", [] { return tr("Opinions per sample"); });

    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Items of the statistic"); });
    connect(m_list, &CardsView::doubleClicked, this, &DrillDownPanel::open);
    buildCommands(page);
    inColumn(this,
        {m_header, m_hint, {m_list, 1}, Free(),
            inRow({m_leftOut, m_perSample, Free()}, kUsualSpacing, {16, 8, 16, 12})},
        0);
    setMinimumWidth(kLeastWidth);
    follow({}, -1, false);
}

void DrillDownPanel::buildCommands(QWidget* page)
{
    addCommand(
        page, "overviewOpenItem", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Go to the item"); }, [this] { open(); }, {}, {m_list});
    addCommand(
        page, "overviewCopyItems", QKeySequence::Copy,
        [] { return tr("Copy the selected items, or all"); }, [this] { copy(); }, {}, {m_list});
    m_showOpinions = addCommand(
        page, "overviewOpinionsPerSample", Qt::CTRL | Qt::SHIFT | Qt::Key_O,
        [] { return tr("Show the opinions of each sample"); },
        [this] { showOpinionsPerSample(m_figures->samples); });
    connect(m_perSample, &QPushButton::clicked, m_showOpinions, &QAction::trigger);
}

void DrillDownPanel::follow(
    const std::shared_ptr<const BenchmarkFigures>& figures, int row, bool isChosen)
{
    m_figures = figures;
    m_showOpinions->setEnabled(figures != nullptr);
    m_perSample->setVisible(figures != nullptr);
    m_leftOut->setVisible(figures && !figures->leftOut.isEmpty());
    if (!figures || row < 0)
        return;
    const kgds::StatisticRow figure = kgds::rows(figures->statistics).at(row);
    const QString listed = QStringLiteral("%1 %2").arg(figure.label).arg(figure.value.value_or(-1));
    if (!isChosen && (m_isAside || listed == m_listed))
        return;
    m_listed = listed;
    showFigure(figure);
}

void DrillDownPanel::showHint()
{
    if (!m_list->isHidden())
        return;
    m_header->setTitle(tr("Details"));
    m_hint->setText(tr("Select a statistic to list the items it counts."));
    m_copyButton->hide();
}

void DrillDownPanel::showFigure(const kgds::StatisticRow& figure)
{
    m_isAside = false;
    m_header->setTitle(figure.label);
    m_header->setRemark(tr("reading…"));
    m_reading.read(
        [drillDown = figure.drillDown](Database& database, const CancelFlag&) {
            return OverviewRepository(database).itemsBehind(drillDown, kMostItems);
        },
        [this, figure](const QList<DrillDownItem>& items) {
            const char* const numbered = numberedBy(figure.drillDown.items);
            m_paragraphs = numbered == kParagraph;
            const int count = int(items.size());
            const QString remark = count == kMostItems ? tr("the first %n", nullptr, count)
                                                       : tr("%n item(s)", nullptr, count);
            list(items, figure.label, remark, numbered ? tr(numbered) : QString());
        });
}

void DrillDownPanel::showLeftOut(const QList<LeftOutSample>& samples)
{
    m_reading.cancel();
    m_isAside = true;
    m_paragraphs = false;
    QList<DrillDownItem> items;
    for (const LeftOutSample& sample :
        samples.first(std::min<qsizetype>(kMostItems, samples.size())))
        items.append({sample.sample, sample.position, sample.title, 0, leftOutText(sample.why)});
    list(items, tr("Not in the benchmark yet"), tr("%n sample(s)", nullptr, int(samples.size())),
        {});
}

void DrillDownPanel::showOpinionsPerSample(const QList<SampleFigures>& samples)
{
    m_reading.cancel();
    m_isAside = true;
    m_paragraphs = false;
    QList<DrillDownItem> items;
    for (const SampleFigures& sample :
        samples.first(std::min<qsizetype>(kMostItems, samples.size())))
        items.append({sample.sample, sample.position, sample.title, 0, opinionsText(sample)});
    list(items, tr("Opinions per sample"), tr("%n sample(s)", nullptr, int(samples.size())), {});
}

void DrillDownPanel::list(const QList<DrillDownItem>& items, const QString& title,
    const QString& remark, const QString& numbered)
{
    m_numbered = numbered;
    m_items->setRows(items);
    m_header->setTitle(title);
    m_header->setRemark(remark);
    const bool any = !items.isEmpty();
    m_list->setVisible(any);
    m_copyButton->setVisible(any);
    m_hint->setVisible(!any);
    m_hint->setText(tr("This statistic counts no items."));
    if (any)
        m_list->setCurrentIndex(m_items->index(0, 0));
}

void DrillDownPanel::open()
{
    const DrillDownItem* chosen = m_items->rowAt(m_list->currentRow());
    if (!chosen)
        return;
    const DrillDownItem item = *chosen;
    const Expected<int> paragraph =
        m_paragraphs ? articleNumber(m_session.project().reader(), item.sample, item.number)
                     : Expected<int>(0);
    // A workspace goes only to places that are asked for once it is on the screen.
    emit m_session.workspaceRequested(WorkspaceId::Annotate);
    m_session.setCurrentStep(Step::Paragraphs);
    m_session.setCurrentSample(item.sample, paragraph.value_or(0));
}

void DrillDownPanel::copy()
{
    Workspace::of(this)->tell(tr("%n item(s) copied.", nullptr, m_list->copyChosenOrAll()));
}

} // namespace tandem
