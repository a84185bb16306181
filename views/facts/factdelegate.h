#pragma once

#include "models/error.h"
#include "ui/textblockdelegate.h"

#include <QPersistentModelIndex>
#include <QPointer>

namespace tandem {

class FactEditor;
class FactListView;

/// Paints paragraphs with their facts, and edits a fact in its place. What is typed goes out as a
/// signal; the model is not touched.
class FactDelegate final : public TextBlockDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(FactDelegate)

public:
    explicit FactDelegate(FactListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(
        QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override;

    /// The editor that is open; null where none is.
    FactEditor* editor() const { return m_editor; }
    /// Keeps what is typed, as Enter does; what is no fact stays open.
    void finish();

signals:
    /// What was typed for a row is to be kept.
    void typed(const QModelIndex& index, const QString& text) const;
    /// The row's text, as typed, is to be split before the UTF-16 offset `at`.
    void splitTyped(const QModelIndex& index, const QString& text, qsizetype at) const;
    /// What was typed is kept by Enter: typed() told of it.
    void entered() const;
    /// What was typed cannot be a fact; the editor stays open.
    void typingRefused(const tandem::Error& error) const;
    /// Escape was pressed on a text that is not kept; once more drops it.
    void dropAsked() const;
    /// An editor was closed, whatever became of it.
    void editorClosed() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Parts
    {
        QRect number;
        QRect text;
        QRect badge;
    };
    Parts parts(const QRect& row, Qt::LayoutDirection direction, const QModelIndex& index) const;
    QSize badgeRoom(const QModelIndex& index) const;
    int textWidth(int rowWidth, const QModelIndex& index) const;
    int textHeight(int width, const QModelIndex& index) const;
    void paintBack(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintHintMarks(QPainter* painter, const QRect& area, const QModelIndex& index) const;
    bool commit(FactEditor* editor);
    void split(FactEditor* editor);
    void close(FactEditor* editor);

    FactListView* m_view;
    mutable QPointer<FactEditor> m_editor;
    mutable QPersistentModelIndex m_edited;
    bool m_kept = false; ///< the editor's text went out already
};

} // namespace tandem
