#include "ui/guidelinepane.h"

#include "ui/arrange.h"
#include "ui/icons.h"
#include "ui/markdownview.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QKeyEvent>
#include <QToolButton>

namespace tandem {

GuidelinePane::GuidelinePane(QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_edit(named(new QToolButton(this), "guidelineEdit"))
    , m_close(named(new QToolButton(this), "guidelineClose"))
    , m_text(named(new MarkdownView(this), "guidelineText"))
{
    setObjectName(QStringLiteral("guidelinePane"));
    setSurface(this, Surface::Panel);
    m_text->setFrameShape(QFrame::NoFrame);
    m_edit->setIcon(themedIcon(Icon::Edit));
    m_edit->setAutoRaise(true);
    m_edit->hide();
    m_close->setIcon(themedIcon(Icon::Close));
    m_close->setAutoRaise(true);
    m_header->addControl(m_edit);
    m_header->addControl(m_close);
    inColumn(this, {m_header, {m_text, 1}}, 0);
    connect(m_edit, &QToolButton::clicked, this, &GuidelinePane::editRequested);
    connect(m_close, &QToolButton::clicked, this, &GuidelinePane::closeRequested);
    setMinimumHeight(120);
    inEveryLanguage(this, [this] {
        m_header->setTitle(tr("Guideline"));
        m_text->setAccessibleName(tr("Guideline"));
        m_edit->setToolTip(tr("Edit guideline"));
        m_edit->setAccessibleName(m_edit->toolTip());
        m_close->setToolTip(tr("Close guideline"));
        m_close->setAccessibleName(m_close->toolTip());
    });
}

void GuidelinePane::setMarkdown(const QString& markdown)
{
    if (markdown != m_text->markdownText())
        m_text->setMarkdownText(markdown);
}

void GuidelinePane::setEditable(bool editable)
{
    m_edit->setVisible(editable);
}

void GuidelinePane::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void GuidelinePane::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tandem
