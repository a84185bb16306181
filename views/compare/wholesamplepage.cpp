#include "views/compare/wholesamplepage.h"

#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "views/compare/figuretext.h"
#include "views/compare/funnelparagraphview.h"
#include "views/compare/funnelstages.h"
#include "views/compare/itemfates.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QPushButton>

namespace tandem {

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

} // namespace tandem
