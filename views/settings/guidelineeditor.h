#pragma once

#include <QTimer>
#include <QWidget>

class QPlainTextEdit;

namespace tandem {

class MarkdownView;

/// Markdown on one side, what becomes of it on the other.
class GuidelineEditor final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GuidelineEditor)

public:
    explicit GuidelineEditor(QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& markdown);
    void setReadOnly(bool readOnly);

signals:
    void textChanged();

private:
    void preview();

    QPlainTextEdit* m_source;
    MarkdownView* m_preview;
    QTimer m_wait;
};

} // namespace tandem
