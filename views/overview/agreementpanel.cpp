#include "views/overview/agreementpanel.h"

#include "ui/contingencyview.h"
#include "ui/paneheader.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/overview/agreementpaneltext.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace tandem {

namespace {

enum Tab { DisagreementsTab, LeftOutTab };

} // namespace

AgreementPanel::AgreementPanel(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_rows(new RowsOf<AgreementItem>(
          agreementItemRows([&session](PersonId id) { return session.person(id); }), this))
{
    build();
    buildActions();
    retranslate();
    clear();
}

AgreementPanel::~AgreementPanel()
{
    stop();
}

void AgreementPanel::build()
{
    m_header = new PaneHeader(this);
    m_hint = new QLabel(this);
    m_hint->setWordWrap(true);
    m_hint->setMargin(16);
    setLabelStyle(m_hint, LabelStyle::Secondary);
    m_noItems = new QLabel(this);
    m_noItems->setObjectName(QStringLiteral("agreementNoItems"));
    m_noItems->setWordWrap(true);
    m_noItems->setMargin(16);
    setLabelStyle(m_noItems, LabelStyle::Secondary);
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("agreementLists"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    connect(m_tabs, &QTabBar::currentChanged, this, &AgreementPanel::showItems);
    m_copyButton = new QToolButton(this);
    setLinkLike(m_copyButton);
    connect(m_copyButton, &QToolButton::clicked, this, &AgreementPanel::copy);
    m_list = new CardsView(m_rows, this);
    m_list->setObjectName(QStringLiteral("agreementItems"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);

    auto* lists = new QHBoxLayout;
    lists->setContentsMargins(12, 0, 16, 0);
    lists->addWidget(m_tabs);
    lists->addStretch();
    lists->addWidget(m_copyButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_hint);
    layout->addWidget(buildSummary());
    layout->addLayout(lists);
    layout->addWidget(m_noItems);
    layout->addWidget(m_list, 1);
    layout->addStretch();
}

QWidget* AgreementPanel::buildSummary()
{
    m_summary = new QWidget(this);
    m_table = new ContingencyView(m_summary);
    m_table->setObjectName(QStringLiteral("agreementTable"));
    const auto label = [this](const char* name, LabelStyle style) {
        auto* made = new QLabel(m_summary);
        made->setObjectName(QLatin1String(name));
        made->setWordWrap(true);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        setLabelStyle(made, style);
        return made;
    };
    m_tableNote = label("agreementTableNote", LabelStyle::Small);
    m_figures = label("agreementFigures", LabelStyle::Plain);
    m_basis = label("agreementBasis", LabelStyle::Secondary);
    auto* layout = new QVBoxLayout(m_summary);
    layout->setContentsMargins(16, 12, 16, 8);
    layout->setSpacing(8);
    layout->addWidget(m_table);
    layout->addWidget(m_tableNote);
    layout->addWidget(m_figures);
    layout->addWidget(m_basis);
    return m_summary;
}

void AgreementPanel::buildActions()
{
    m_open = new QAction(this);
    m_open->setObjectName(QStringLiteral("overviewOpenDisagreement"));
    m_open->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_copy = new QAction(this);
    m_copy->setObjectName(QStringLiteral("overviewCopyDisagreements"));
    m_copy->setShortcut(QKeySequence::Copy);
    m_back = new QAction(this);
    m_back->setObjectName(QStringLiteral("overviewBackToAgreement"));
    m_back->setShortcut(QKeySequence(Qt::Key_Escape));
    for (QAction* action : {m_open, m_copy, m_back}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action);
    }
    connect(m_open, &QAction::triggered, this, &AgreementPanel::open);
    connect(m_list, &CardsView::doubleClicked, this, &AgreementPanel::open);
    connect(m_copy, &QAction::triggered, this, &AgreementPanel::copy);
    connect(m_back, &QAction::triggered, this, &AgreementPanel::left);
}

QList<QAction*> AgreementPanel::panelActions() const
{
    return {m_open, m_copy, m_back};
}

void AgreementPanel::retranslate()
{
    m_hint->setText(tr("Choose a group: what its figures are made from is shown here."));
    m_copyButton->setText(tr("Copy list"));
    m_open->setText(tr("Go to the disagreement in Compare"));
    m_copy->setText(tr("Copy the selected disagreements, or all"));
    m_back->setText(tr("Back to the table of agreement"));
    m_tabs->setAccessibleName(tr("Which items are listed"));
    m_list->setAccessibleName(tr("Items behind the agreement"));
    if (!m_shown) {
        m_header->setTitle(tr("Behind a group"));
        m_header->setRemark({});
        return;
    }
    showTable();
    showFigures();
    showItems();
}

void AgreementPanel::stop()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
}

void AgreementPanel::clear()
{
    stop();
    m_shown = false;
    m_items = {};
    m_rows->setRows({});
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_summary, m_tabs, m_copyButton, m_noItems, m_list})
        widget->hide();
    m_hint->show();
    retranslate();
}

void AgreementPanel::showGroup(const AgreementRow& row, const RatedRounds& rounds)
{
    stop();
    m_row = row;
    m_shown = true;
    m_hint->hide();
    m_summary->show();
    m_tabs->show();
    showTable();
    showFigures();
    m_running = m_session.project().read<AgreementItems>(
        [row, rounds](Database&, const CancelFlag&) -> Expected<AgreementItems> {
            return agreementItems(*rounds, row, kMostItems);
        },
        this,
        [this](const Expected<AgreementItems>& items) {
            m_running.reset();
            if (!items) {
                emit failed(items.error());
                return;
            }
            m_items = *items;
            showItems();
            emit listed();
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
    m_tabs->setTabText(LeftOutTab, tr("Left out (%1)").arg(locale.toString(m_row.excluded.size())));
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
        m_noItems->setText(disagreements ? tr("They agree on every item.")
                                         : tr("Nothing is left out: both answered every item."));
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
    emit told(tr("%n item(s) copied.", nullptr, m_list->copyChosenOrAll()));
}

void AgreementPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tandem
