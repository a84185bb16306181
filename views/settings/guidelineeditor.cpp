#include "views/settings/guidelineeditor.h"

#include "ui/arrange.h"
#include "ui/markdownview.h"
#include "ui/parts.h"

#include <QPlainTextEdit>
#include <QSplitter>

namespace tandem {

namespace {

constexpr int previewDelayMs = 150;
constexpr qsizetype previewedUnits = 60'000; // a longer text would hold up typing

} // namespace

GuidelineEditor::GuidelineEditor(QWidget* parent)
    : QWidget(parent)
    , m_source(named(new QPlainTextEdit(this), "guidelineSource"))
    , m_preview(named(new MarkdownView(this), "guidelinePreview"))
{
    m_source->setAccessibleName(tr("Guideline as Markdown"));
    m_source->setTabChangesFocus(true);
    m_preview->setAccessibleName(tr("Guideline as annotators see it"));
    auto* panes = new QSplitter(this);
    panes->setChildrenCollapsible(false);
    panes->addWidget(m_source);
    panes->addWidget(m_preview);
    panes->setSizes({1000, 1000});
    inColumn(this, {panes}, kUsualSpacing);

    m_wait.setSingleShot(true);
    m_wait.setInterval(previewDelayMs);
    connect(&m_wait, &QTimer::timeout, this, &GuidelineEditor::preview);
    connect(m_source, &QPlainTextEdit::textChanged, this, [this] {
        m_wait.start();
        emit textChanged();
    });
}

QString GuidelineEditor::text() const
{
    return m_source->toPlainText();
}

void GuidelineEditor::setText(const QString& markdown)
{
    m_source->setPlainText(markdown);
    m_wait.stop();
    preview();
}

void GuidelineEditor::setReadOnly(bool readOnly)
{
    m_source->setReadOnly(readOnly);
}

void GuidelineEditor::preview()
{
    const QString text = m_source->toPlainText();
    m_preview->setMarkdownText(
        text.size() <= previewedUnits
            ? text
            : text.left(previewedUnits) + QStringLiteral("\n\n") +
                  tr("(The preview ends here: the guideline is very long.)"));
}

} // namespace tandem
