#include "ui/discussionpane.h"

#include "ui/arrange.h"
#include "ui/discussionlines.h"
#include "ui/discussionview.h"
#include "ui/icons.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QToolButton>

namespace tandem {

DiscussionPane::DiscussionPane(QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_edit(named(new QToolButton(this), "editDiscussion"))
    , m_model(new DiscussionLines(this))
    , m_view(named(new DiscussionView(this), "discussionView"))
{
    setObjectName(QStringLiteral("discussionPane"));
    setSurface(this, Surface::Panel);
    m_edit->setIcon(themedIcon(Icon::Edit));
    m_edit->setAutoRaise(true);
    m_edit->hide();
    m_header->addControl(m_edit);
    m_view->setModel(m_model);
    inColumn(this, {m_header, {m_view, 1}}, 0);
    setMinimumWidth(220);
    connect(m_edit, &QToolButton::clicked, this, &DiscussionPane::editRequested);
    inEveryLanguage(this, [this] {
        m_header->setTitle(tr("Discussion"));
        m_view->setAccessibleName(tr("Discussion"));
        m_edit->setToolTip(tr("Edit discussion"));
        m_edit->setAccessibleName(m_edit->toolTip());
        showCount();
    });
}

void DiscussionPane::setDiscussion(
    const QList<kgds::UtteranceRecord>& discussion, const QString& you)
{
    QList<DiscussionLine> lines;
    for (const kgds::UtteranceRecord& utterance : discussion) {
        const bool isYou =
            !you.isEmpty() && utterance.participant.compare(you, Qt::CaseInsensitive) == 0;
        lines.append({utterance.participant, utterance.text, {}, isYou});
    }
    m_model->setLines(lines);
    showCount();
}

void DiscussionPane::setTitled(bool titled)
{
    m_header->setVisible(titled);
}

void DiscussionPane::setEditable(bool editable)
{
    m_edit->setVisible(editable);
}

QString DiscussionPane::countText() const
{
    const int count = m_model->rowCount();
    if (count == 0)
        return {};
    return count == 1 ? tr("1 utterance") : tr("%n utterances", "more than one", count);
}

void DiscussionPane::showCount()
{
    m_header->setRemark(countText());
}

} // namespace tandem
