#include "views/compare/contextpane.h"

#include "ui/arrange.h"
#include "ui/discussionpane.h"
#include "ui/discussionview.h"
#include "ui/divider.h"
#include "ui/elidedlabel.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/compare/compareparts.h"
#include "views/compare/comparestate.h"

#include <QAbstractButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace tandem {

namespace {

enum ContextPage { DiscussionPage, TablePage };

} // namespace

ContextPane::ContextPane(QWidget* parent)
    : QWidget(parent)
    , m_switch(new SegmentSwitch(
          "compareContext",
          [] {
              return QStringList{
                  DiscussionPane::tr("Discussion"), DifferencePanel::tr("Where they differ")};
          },
          this))
    , m_remark(new ElidedLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_discussion(new DiscussionPane)
    , m_difference(new DifferencePanel)
{
    m_discussion->setTitled(false);
    setTextStyle(m_remark, LabelStyle::Small);
    m_remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    // Its formula may be longer than a low window leaves room for.
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSurface(m_difference, Surface::Panel);
    scroll->setWidget(m_difference);
    m_pages->addWidget(m_discussion);
    m_pages->addWidget(scroll);
    inColumn(this,
        {inRow({m_switch, {m_remark, 1}}, 10, {14, 6, 14, 6}), new Divider(Qt::Horizontal, this),
            {m_pages, 1}},
        0);
    keep(m_switch);
    connect(m_switch, &SegmentSwitch::chosen, this, &ContextPane::showPage);
    inEveryLanguage(this, [this] { showRemark(); });
}

void ContextPane::setState(const CompareState& state, const QString& you)
{
    m_discussion->setDiscussion(state.discussion, you);
    m_difference->setComparison(state.comparison);
    showRemark();
}

void ContextPane::showPage(int page)
{
    m_pages->setCurrentIndex(page);
    showRemark();
}

void ContextPane::showRemark()
{
    m_remark->setText(
        m_switch->current() == TablePage ? m_difference->remark() : m_discussion->countText());
}

void ContextPane::goToDiscussion()
{
    m_switch->segment(DiscussionPage)->setChecked(true);
    m_discussion->view()->setFocus(Qt::ShortcutFocusReason);
}

void ContextPane::goToTable()
{
    m_switch->segment(TablePage)->setChecked(true);
    m_difference->focusTable();
}

} // namespace tandem
