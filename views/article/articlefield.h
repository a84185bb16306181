#pragma once

#include <QPlainTextEdit>
#include <QStringList>

namespace tandem {

/// The paragraphs of an article to be edited, with blank lines between them as in a text file that
/// is imported. Every change can be undone here.
class ArticleField final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ArticleField)

public:
    explicit ArticleField(QWidget* parent = nullptr);

    QStringList paragraphs() const;
    /// Begins anew with these.
    void setParagraphs(const QStringList& paragraphs);
    /// The place of the paragraph with the cursor, from 0; -1 where there is none.
    int current() const;

    /// What stands behind the cursor becomes a paragraph of its own.
    void split();
    /// The current paragraph goes on with the next one.
    void joinWithNext();
    void removeCurrent();
    /// Moves the current paragraph by so many places; nothing at the ends.
    void moveCurrent(int by);

private:
    QString text() const;
    void replace(const QStringList& paragraphs, int current);
};

} // namespace tandem
