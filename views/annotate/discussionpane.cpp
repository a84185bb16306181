#include "views/annotate/discussionpane.h"

#include "ui/discussionlines.h"
#include "ui/discussionview.h"
#include "ui/icons.h"
#include "ui/paneheader.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace tandem {

DiscussionPane::DiscussionPane(QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_edit(new QToolButton(this))
    , m_model(new DiscussionLines(this))
    , m_view(new DiscussionView(this))
{
    setObjectName(QStringLiteral("discussionPane"));
    m_view->setObjectName(QStringLiteral("discussionView"));
    m_edit->setObjectName(QStringLiteral("editDiscussion"));
    setSurface(this, Surface::Panel);
    m_edit->setIcon(themedIcon(Icon::Edit));
    m_edit->setAutoRaise(true);
    m_edit->hide();
    m_header->addControl(m_edit);
    m_view->setModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_view, 1);
    setMinimumWidth(220);
    connect(m_edit, &QToolButton::clicked, this, &DiscussionPane::editRequested);
    inEveryLanguage(this, [this] { retranslate(); });
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

void DiscussionPane::setEditable(bool editable)
{
    m_edit->setVisible(editable);
}

void DiscussionPane::showCount()
{
    const int count = m_model->rowCount();
    if (count == 0)
        m_header->setRemark({});
    else
        m_header->setRemark(
            count == 1 ? tr("1 utterance") : tr("%n utterances", "more than one", count));
}

void DiscussionPane::retranslate()
{
    m_header->setTitle(tr("Discussion"));
    m_view->setAccessibleName(tr("Discussion"));
    m_edit->setToolTip(tr("Edit the discussion"));
    m_edit->setAccessibleName(m_edit->toolTip());
    showCount();
}

} // namespace tandem
