#include "views/timelines/summarymakingview.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "storage/project/project.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "views/session/projectsession.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QSplitter>

namespace tandem {

namespace {

constexpr int kMakingCoalesceMs = 500; ///< a run stores its steps one after another
constexpr int kLeastSide = 150;

} // namespace

SummaryMakingView::SummaryMakingView(ProjectSession& session, QAction* back, QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<MakingRow>(makingSpec(), this))
    , m_header(new PaneHeader(this))
    , m_query(named(newNote(this, LabelStyle::Small), "summaryMakingQuery"))
    , m_list(named(new CardsView(m_rows, this), "summaryMakingSteps"))
    , m_first(newSide("summaryMakingFirst"))
    , m_second(newSide("summaryMakingSecond"))
    , m_reading(session, this)
{
    auto* leave = new ActionButton(back, ActionButton::Look::Button, this);
    bindText(leave, &ActionButton::setLabel, [] { return tr("Back to the summary"); });
    m_header->addControl(named(leave, "summaryMakingBack"));
    m_query->setContentsMargins(14, 8, 14, 8);
    m_list->setMinimumWidth(200);
    QSplitter* sides = keptPanes(
        "summaryMakingSides", Qt::Horizontal, {m_first.pane, m_second.pane}, {300, 300}, {1, 1});
    QSplitter* panes =
        keptPanes("summaryMakingPanes", Qt::Horizontal, {m_list, sides}, {420, 800}, {0, 1});
    inColumn(this, {m_header, m_query, {panes, 1}}, 0);
    setFocusProxy(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &SummaryMakingView::showStep);
    connect(m_list, &QAbstractItemView::activated, this, &SummaryMakingView::replyWanted);
    addCommand(
        this, "summaryMakingLeave", Qt::Key_Escape, [] { return tr("Back to the summary"); },
        [this] { emit left(); });
    keepReading();
    inEveryLanguage(this, [this] { retranslate(); });
}

SummaryMakingView::Side SummaryMakingView::newSide(const char* name)
{
    auto* pane = new QWidget(this);
    Side side{new PaneHeader(pane), named(new SpanTextView(pane), name), pane};
    side.text->setMinimumHeight(60);
    inColumn(pane, {side.header, {side.text, 1}}, 0);
    pane->setMinimumWidth(kLeastSide);
    return side;
}

void SummaryMakingView::keepReading()
{
    m_reading.keep(
        {.parts = Parts(Part::Timelines) | Part::Runs,
            .scope = [this] { return Scope{.user = m_user}; },
            .restMs = kMakingCoalesceMs},
        [this]() -> Latest<Making>::Reading {
            if (!m_user.isValid() || m_summarizer.isEmpty())
                return {};
            return [user = m_user, summarizer = m_summarizer](Database& database,
                       const CancelFlag&) { return summaryMaking(database, user, summarizer); };
        },
        [this](const Making& making) {
            m_isRead = true;
            take(making);
        });
}

void SummaryMakingView::setSummary(
    TimelineUserId user, const QString& summarizer, const QString& origin)
{
    m_origin = origin;
    if (user == m_user && summarizer == m_summarizer)
        return;
    m_user = user;
    m_summarizer = summarizer;
    m_isRead = false;
    take({});
    m_reading.startOver();
}

QString SummaryMakingView::whyNothing() const
{
    return QStringList{tr("This summary was not made by a run of this project."), m_origin}
        .join(QLatin1Char(' '))
        .trimmed();
}

void SummaryMakingView::step(int by)
{
    for (int row = m_list->currentRow() + by; row >= 0 && row < m_rows->rowCount(); row += by) {
        if (m_rows->rowAt(row)->what != MakingRow::What::Headline) {
            m_list->chooseRow(row);
            return;
        }
    }
}

std::optional<MakingRow> SummaryMakingView::current() const
{
    const MakingRow* row = m_rows->rowAt(m_list->currentRow());
    return row && row->what != MakingRow::What::Headline ? std::optional(*row) : std::nullopt;
}

void SummaryMakingView::take(const Making& making)
{
    m_making = making;
    m_rows->setRows(making ? makingRows(*making) : QList<MakingRow>());
    if (!current())
        step(1);
    retranslate();
}

void SummaryMakingView::fill(const Side& side, const MakingSide& shown)
{
    side.pane->setVisible(!shown.isEmpty());
    side.header->setTitle(shown.title);
    side.header->setRemark(shown.remark);
    side.text->setAccessibleName(shown.title);
    side.text->setTexts(shown.texts, shown.labels);
    side.text->setMarks(shown.marks);
    if (!shown.marks.isEmpty())
        side.text->reveal(shown.marks.first().place);
}

void SummaryMakingView::showStep()
{
    const auto row = current();
    const MakingSides sides = m_making && row ? makingSides(*m_making, *row) : MakingSides();
    fill(m_first, sides.first);
    fill(m_second, sides.second);
}

void SummaryMakingView::retranslate()
{
    m_header->setTitle(tr("How the summary was made"));
    m_list->setAccessibleName(tr("Steps"));
    m_list->setEmptyText(m_isRead ? whyNothing() : QString());
    m_header->setRemark(
        m_making ? tr("%1, run %2", "summarizer, number of a run")
                       .arg(isolated(m_summarizer), results::countText(m_making->run.value))
                 : m_summarizer);
    m_query->setVisible(m_making.has_value());
    if (m_making) {
        m_query->setText(
            tr("Max. %1 words on: %2")
                .arg(results::countText(m_making->query.words), m_making->query.query));
        m_rows->setRows(makingRows(*m_making));
    }
    showStep();
}

} // namespace tandem
