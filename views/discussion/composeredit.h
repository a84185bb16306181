#pragma once

#include "models/text/article.h"

#include <QList>
#include <QPlainTextEdit>

namespace tandem {

/// A field for one utterance: Enter gives it, Shift+Enter begins a new line. Takes plain text only,
/// cleaned of control characters; several pasted "Name: text" lines are handed on whole where asked
/// for.
class ComposerEdit final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComposerEdit)

public:
    explicit ComposerEdit(QWidget* parent = nullptr);

    /// Whether pasted "Name: text" lines are announced by discussionPasted() in place of being
    /// inserted (default: no).
    void setRecognisesDiscussions(bool recognises);
    /// The text as it is to be stored.
    QString utterance() const;

signals:
    /// Enter.
    void submitted();
    /// At least two lines "Name: text" were pasted.
    void discussionPasted(const QList<tandem::UtteranceText>& utterances);
    /// A pasted text was not taken, or not as it may have been meant: why, translated.
    void pasteRemarked(const QString& why);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;

private:
    bool takeAsDiscussion(const QString& text);

    bool m_recognises = false;
};

} // namespace tandem
