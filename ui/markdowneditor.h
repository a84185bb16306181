#pragma once

#include <QTimer>
#include <QWidget>

class QPlainTextEdit;

namespace tandem {

class MarkdownView;

/// Markdown on one side, what becomes of it on the other.
class MarkdownEditor final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarkdownEditor)

public:
    /// The parts are named `name`Source and `name`Preview.
    explicit MarkdownEditor(const QString& name, QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& markdown);
    void setReadOnly(bool readOnly);
    /// What screen readers call the two sides.
    void setNames(const QString& source, const QString& preview);

signals:
    void textChanged();

private:
    void preview();

    QPlainTextEdit* m_source;
    MarkdownView* m_preview;
    QTimer m_wait;
};

} // namespace tandem
