#include "views/overview/agreementpanel.h"

#include "ui/arrange.h"
#include "ui/contingencyview.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/overview/agreementpaneltext.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>

namespace tandem {

namespace {

enum Tab { DisagreementsTab, LeftOutTab };

constexpr int kLeastListHeight = 160; ///< px; two items

} // namespace

AgreementPanel::AgreementPanel(ProjectSession& session, QWidget* page)
    : QWidget(page)
    , m_session(session)
    , m_rows(new RowsOf<AgreementItem>(
          agreementItemRows([&session](PersonId id) { return session.person(id); }), this))
    , m_collecting(this)
{
    build();
    buildActions(page);
    clear();
    inEveryLanguage(this, [this] { say(); });
}

void AgreementPanel::build()
{
    m_header = new PaneHeader(this);
    m_hint = newNote(this, LabelStyle::Secondary);
    m_hint->setMargin(16);
    m_noItems = named(newNote(this, LabelStyle::Secondary), "agreementNoItems");
    m_noItems->setMargin(16);
    m_tabs = named(new QTabBar(this), "agreementLists");
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    connect(m_tabs, &QTabBar::currentChanged, this, &AgreementPanel::showItems);
    m_copyButton = newLink(this, "copyDisagreements", [] { return tr("Copy list"); });
    connect(m_copyButton, &QPushButton::clicked, this, &AgreementPanel::copy);
    m_list = named(new CardsView(m_rows, this), "agreementItems");
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    bindText(m_hint, &QLabel::setText, [] { return tr("Select a group to see its details."); });
    bindText(m_tabs, &QWidget::setAccessibleName, [] { return tr("Listed items"); });
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Items of the group"); });

    auto* lists = inRow({m_tabs, Free(), m_copyButton}, kUsualSpacing, {12, 0, 16, 0});
    // In a low window all of it is scrolled, rather than that lines of the figures have no room.
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(scroll);
    setSurface(inside, Surface::Panel);
    inColumn(inside, {m_hint, buildSummary(), lists, m_noItems, {m_list, 1}, Free()}, 0);
    scroll->setWidget(inside);
    m_list->setMinimumHeight(kLeastListHeight);
    inColumn(this, {m_header, {scroll, 1}}, 0);
}

QWidget* AgreementPanel::buildSummary()
{
    m_summary = new QWidget(this);
    m_table = named(new ContingencyView(m_summary), "agreementTable");
    const auto label = [this](const char* name, LabelStyle style) {
        QLabel* made = named(newNote(m_summary, style), name);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return made;
    };
    m_tableNote = label("agreementTableNote", LabelStyle::Small);
    m_figures = label("agreementFigures", LabelStyle::Plain);
    m_basis = label("agreementBasis", LabelStyle::Secondary);
    inColumn(m_summary, {m_table, m_tableNote, m_figures, m_basis}, 8, {16, 12, 16, 8});
    return m_summary;
}

void AgreementPanel::buildActions(QWidget* page)
{
    addCommand(
        page, "overviewOpenDisagreement", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Go to the disagreement in Compare"); }, [this] { open(); }, {}, {m_list});
    connect(m_list, &CardsView::doubleClicked, this, &AgreementPanel::open);
    addCommand(
        page, "overviewCopyDisagreements", QKeySequence::Copy,
        [] { return tr("Copy the selected disagreements, or all"); }, [this] { copy(); }, {},
        {m_list});
    addCommand(
        page, "overviewBackToAgreement", Qt::Key_Escape,
        [] { return tr("Back to the agreement table"); }, [this] { emit left(); }, {}, {m_list});
}

void AgreementPanel::say()
{
    if (!m_shown) {
        m_header->setTitle(tr("Details"));
        m_header->setRemark({});
        return;
    }
    showTable();
    showFigures();
    showItems();
}

void AgreementPanel::clear()
{
    m_collecting.cancel();
    m_shown = false;
    m_items = {};
    m_rows->setRows({});
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_summary, m_tabs, m_copyButton, m_noItems, m_list})
        widget->hide();
    m_hint->show();
    say();
}

void AgreementPanel::showGroup(const AgreementRow& row, const QList<RatedRound>& rounds)
{
    m_row = row;
    m_shown = true;
    m_hint->hide();
    m_summary->show();
    m_tabs->show();
    showTable();
    showFigures();
    m_collecting.compute(
        [row, rounds](const CancelFlag&) -> Expected<AgreementItems> {
            return agreementItems(rounds, row, kMostItems);
        },
        [this](const AgreementItems& items) {
            m_items = items;
            showItems();
        });
}

void AgreementPanel::showTable()
{
    constexpr int kNo = 0;
    constexpr int kYes = 1;
    const ContingencyTable& table = m_row.table;
    const bool named = m_row.tableIsNamed();
    PairCounts counts{table.count(kYes, kYes), table.count(kYes, kNo), table.count(kNo, kYes),
        table.count(kNo, kNo)};
    if (!named)
        counts = {counts.yesYes, counts.yesNo + counts.noYes, 0, counts.noNo};
    const QString column = m_row.columnPerson.isValid() ? m_session.person(m_row.columnPerson).name
                                                        : tr("partner", "whoever else answered");
    m_table->setSymmetrised(!named);
    m_table->setCounts(named ? m_session.person(m_row.rowPerson).name : QString(), column, counts);
    m_tableNote->setText(contingencyNote(m_row));
    m_tableNote->setVisible(!m_tableNote->text().isEmpty());
}

void AgreementPanel::showFigures()
{
    m_header->setTitle(m_row.label);
    m_header->setRemark(tr("%n round(s)", nullptr, int(m_row.rounds.size())));
    m_figures->setText(figureLines(m_row).join(QLatin1Char('\n')));
    const auto nameOf = [this](PersonId id) { return m_session.person(id).name; };
    m_basis->setText(basisLines(m_row, nameOf).join(QLatin1Char('\n')));
    const QLocale locale;
    m_tabs->setTabText(DisagreementsTab,
        tr("Disagreements (%1)").arg(locale.toString(m_row.table.n() - m_row.table.agreed())));
    m_tabs->setTabText(LeftOutTab, tr("Excluded (%1)").arg(locale.toString(m_row.excluded.size())));
}

void AgreementPanel::showItems()
{
    const bool disagreements = m_tabs->currentIndex() == DisagreementsTab;
    const QList<AgreementItem>& items = disagreements ? m_items.disagreements : m_items.excluded;
    m_rows->setRows(items);
    const bool any = !items.isEmpty();
    m_list->setVisible(any);
    m_copyButton->setVisible(any);
    m_noItems->setVisible(!any);
    if (!any)
        m_noItems->setText(disagreements ? tr("The annotators agree on every item.")
                                         : tr("Nothing is excluded: both answered every item."));
    if (any)
        m_list->setCurrentIndex(m_rows->index(0, 0));
}

void AgreementPanel::focusList()
{
    if (!m_list->isHidden())
        m_list->setFocus(Qt::OtherFocusReason);
}

void AgreementPanel::open()
{
    const AgreementItem* chosen = m_rows->rowAt(m_list->currentRow());
    if (!chosen)
        return;
    const AgreementItem item = *chosen;
    m_session.setCurrentStep(item.step);
    // A workspace goes only to places that are asked for once it is on the screen.
    emit m_session.workspaceRequested(WorkspaceId::Compare);
    m_session.setCurrentSample(item.sample, item.number);
}

void AgreementPanel::copy()
{
    Workspace::of(this)->tell(tr("%n item(s) copied.", nullptr, m_list->copyChosenOrAll()));
}

} // namespace tandem
