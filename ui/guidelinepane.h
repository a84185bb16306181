#pragma once

#include <QWidget>

class QToolButton;

namespace tandem {

class MarkdownView;
class PaneHeader;

/// The guideline above the article, one key away.
class GuidelinePane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(GuidelinePane)

public:
    explicit GuidelinePane(QWidget* parent = nullptr);

    void setMarkdown(const QString& markdown);
    /// Whether the person may change the guideline.
    void setEditable(bool editable);
    MarkdownView* text() const { return m_text; }
    /// Puts the keyboard into the text, for scrolling.
    void focusText();

signals:
    void editRequested();
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    PaneHeader* m_header;
    QToolButton* m_edit;
    QToolButton* m_close;
    MarkdownView* m_text;
};

} // namespace tandem
