#pragma once

#include <QStyledItemDelegate>

namespace tandem {

class DiscussionDelegate;

/// Utterances as bubbles that can be edited in place. What was typed is told, never written into
/// the model.
class UtteranceDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UtteranceDelegate)

public:
    explicit UtteranceDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(
        QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;

    /// Takes what is typed in an editor and closes it.
    void finish(QWidget* editor);

signals:
    /// Somebody edited the utterance in `row`; `before` is what it was when they began.
    void textEdited(int row, const QString& before, const QString& after);
    /// A remark on what was pasted into the editor, translated.
    void pasteRemarked(const QString& why);

private:
    DiscussionDelegate* m_bubbles;
};

} // namespace tandem
