#pragma once

#include <QTextBrowser>

namespace tandem {

/// Shows Markdown that somebody wrote: no HTML, nothing fetched from anywhere, links only told,
/// never opened.
class MarkdownView final : public QTextBrowser
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarkdownView)

public:
    explicit MarkdownView(QWidget* parent = nullptr);

    void setMarkdownText(const QString& markdown);
    /// Scrolls to the `number`th heading of the second level, from 0; once it has its size.
    void showChapter(int number);
    QString markdownText() const { return m_markdown; }
    /// How high the whole text is in this width.
    int heightIn(int width) const;

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// A link was clicked or entered; what becomes of it is the receiver's to decide.
    void linkClicked(const QUrl& url);

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();

    QString m_markdown;
};

} // namespace tandem
