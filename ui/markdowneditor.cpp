#include "ui/markdowneditor.h"

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

MarkdownEditor::MarkdownEditor(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_source(named(new QPlainTextEdit(this), name + QStringLiteral("Source")))
    , m_preview(named(new MarkdownView(this), name + QStringLiteral("Preview")))
{
    m_source->setTabChangesFocus(true);
    setFocusProxy(m_source);
    auto* panes = new QSplitter(this);
    panes->setChildrenCollapsible(false);
    panes->addWidget(m_source);
    panes->addWidget(m_preview);
    panes->setSizes({1000, 1000});
    inColumn(this, {panes}, kUsualSpacing);

    m_wait.setSingleShot(true);
    m_wait.setInterval(previewDelayMs);
    connect(&m_wait, &QTimer::timeout, this, &MarkdownEditor::preview);
    connect(m_source, &QPlainTextEdit::textChanged, this, [this] {
        m_wait.start();
        emit textChanged();
    });
}

QString MarkdownEditor::text() const
{
    return m_source->toPlainText();
}

void MarkdownEditor::setText(const QString& markdown)
{
    m_source->setPlainText(markdown);
    m_wait.stop();
    preview();
}

void MarkdownEditor::setReadOnly(bool readOnly)
{
    m_source->setReadOnly(readOnly);
}

void MarkdownEditor::setNames(const QString& source, const QString& preview)
{
    m_source->setAccessibleName(source);
    m_preview->setAccessibleName(preview);
}

void MarkdownEditor::preview()
{
    const QString text = m_source->toPlainText();
    m_preview->setMarkdownText(
        text.size() <= previewedUnits
            ? text
            : text.left(previewedUnits) + QStringLiteral("\n\n") +
                  tr("(The preview ends here because the text is very long.)"));
}

} // namespace tandem
