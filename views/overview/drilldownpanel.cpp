#include "views/overview/drilldownpanel.h"

#include "ui/paneheader.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/overview/articlenumber.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

using kgds::DrillDown;

enum class Counted { Samples, Paragraphs, Utterances, Opinions };

Counted countedBy(DrillDown figure)
{
    switch (figure) {
    case DrillDown::Samples:
        return Counted::Samples;
    case DrillDown::Utterances:
        return Counted::Utterances;
    case DrillDown::Opinions:
    case DrillDown::OpinionsWithReferences:
    case DrillDown::OpinionsWithoutReferences:
        return Counted::Opinions;
    default:
        return Counted::Paragraphs;
    }
}

QString numberedText(Counted counted)
{
    switch (counted) {
    case Counted::Samples:
        return {};
    case Counted::Paragraphs:
        return DrillDownPanel::tr("paragraph %1");
    case Counted::Utterances:
        return DrillDownPanel::tr("turn %1");
    case Counted::Opinions:
        return DrillDownPanel::tr("opinion %1");
    }
    return {};
}

} // namespace

QString leftOutText(LeftOut why)
{
    switch (why) {
    case LeftOut::Unassigned:
        return DrillDownPanel::tr("Nobody labels it.");
    case LeftOut::Open:
        return DrillDownPanel::tr("Its round is open: not both have handed in.");
    case LeftOut::Undecided:
        return DrillDownPanel::tr("Disagreements wait for a decision.");
    case LeftOut::NothingKept:
        return DrillDownPanel::tr("No paragraph is left: the two agree on none.");
    }
    return {};
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

DrillDownPanel::DrillDownPanel(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_items(new RowsOf<DrillDownItem>(itemSpec(), this))
    , m_reading(session.project())
{
    build();
    connect(&m_reading, &LatestBase::failed, this, [this](const Error& error) {
        m_header->setRemark({});
        Workspace::of(this)->tellError(error);
    });
    inEveryLanguage(this, [this] { retranslate(); });
}

RowSpec<DrillDownItem> DrillDownPanel::itemSpec() const
{
    using Item = DrillDownItem;
    const auto columns = [] {
        return QList<RowColumn<Item>>{
            {tr("Sample"), [](const Item& item) { return QString::number(item.samplePosition); }},
            {tr("Title"), [](const Item& item) { return item.sampleTitle; }},
            {tr("Number"),
                [](const Item& item) {
                    return item.number > 0 ? QString::number(item.number) : QString();
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

void DrillDownPanel::build()
{
    m_header = new PaneHeader(this);
    m_copyButton = new QToolButton(this);
    m_copyButton->setObjectName(QStringLiteral("copyItems"));
    setLinkLike(m_copyButton);
    m_header->addControl(m_copyButton);
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("drillDownHint"));
    m_hint->setWordWrap(true);
    m_hint->setMargin(16);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setLabelStyle(m_hint, LabelStyle::Secondary);
    m_list = new CardsView(m_items, this);
    m_list->setObjectName(QStringLiteral("drillDownList"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->hide();

    m_open = new QAction(this);
    m_open->setObjectName(QStringLiteral("overviewOpenItem"));
    m_open->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_copy = new QAction(this);
    m_copy->setObjectName(QStringLiteral("overviewCopyItems"));
    m_copy->setShortcut(QKeySequence::Copy);
    for (QAction* action : {m_open, m_copy}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action);
    }
    connect(m_open, &QAction::triggered, this, &DrillDownPanel::open);
    connect(m_copy, &QAction::triggered, this, &DrillDownPanel::copy);
    connect(m_copyButton, &QToolButton::clicked, this, &DrillDownPanel::copy);
    connect(m_list, &CardsView::doubleClicked, this, &DrillDownPanel::open);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_hint);
    layout->addWidget(m_list, 1);
    layout->addStretch();
}

QList<QAction*> DrillDownPanel::panelActions() const
{
    return {m_open, m_copy};
}

void DrillDownPanel::retranslate()
{
    m_copyButton->setText(tr("Copy list"));
    m_open->setText(tr("Go to the item"));
    m_copy->setText(tr("Copy the selected items, or all"));
    m_list->setAccessibleName(tr("Items behind the figure"));
    if (m_list->isHidden()) {
        m_header->setTitle(tr("Behind a figure"));
        m_hint->setText(
            tr("Choose a figure and press Enter: the items that it counts are listed here."));
        m_copyButton->hide();
    }
}

void DrillDownPanel::showFigure(const kgds::StatisticRow& figure)
{
    m_header->setTitle(figure.label);
    m_header->setRemark(tr("reading…"));
    m_reading.read(
        [drillDown = figure.drillDown](Database& database, const CancelFlag&) {
            return OverviewRepository(database).itemsBehind(drillDown, kMostItems);
        },
        [this, figure](const QList<DrillDownItem>& items) {
            const Counted counted = countedBy(figure.drillDown);
            m_paragraphs = counted == Counted::Paragraphs;
            const int count = int(items.size());
            const QString remark = count == kMostItems ? tr("the first %n", nullptr, count)
                                                       : tr("%n item(s)", nullptr, count);
            list(items, figure.label, remark, numberedText(counted));
        });
}

void DrillDownPanel::showLeftOut(const QList<LeftOutSample>& samples)
{
    m_reading.cancel();
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
    m_hint->setText(tr("There are no items behind this figure."));
    if (any)
        m_list->setCurrentIndex(m_items->index(0, 0));
    emit listed();
}

void DrillDownPanel::focusList()
{
    if (!m_list->isHidden())
        m_list->setFocus(Qt::OtherFocusReason);
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
