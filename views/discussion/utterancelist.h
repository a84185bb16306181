#pragma once

#include "models/kgds/record.h"
#include "ui/rows/letterlist.h"

#include <QAbstractListModel>
#include <QList>
#include <QListView>
#include <QStyledItemDelegate>

namespace tandem {

class DiscussionDelegate;

/// The utterances of one discussion by discussion::Role. It changes nothing itself: setUtterances()
/// shows what is stored.
class UtteranceModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UtteranceModel)

public:
    explicit UtteranceModel(QObject* parent = nullptr);

    /// Shows `utterances`; rows that stay the same are not touched.
    void setUtterances(const QList<kgds::UtteranceRecord>& utterances);
    const QList<kgds::UtteranceRecord>& utterances() const { return m_utterances; }
    /// Whether rows can be edited and dragged (default: no).
    void setEditable(bool editable);
    bool isEditable() const { return m_editable; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// The row of this model that `data` drags, or -1.
    int draggedRow(const QMimeData* data) const;

private:
    QByteArray dragOrigin() const;
    void touch(qsizetype first, qsizetype count);

    QList<kgds::UtteranceRecord> m_utterances;
    QStringList m_speakers;
    bool m_editable = false;
};

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

/// The utterances of a discussion, to be edited in place and put in order by hand. It tells what
/// the user wants and changes nothing.
class UtteranceListView final : public LetterList<QListView>
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UtteranceListView)

public:
    explicit UtteranceListView(UtteranceModel& model, QWidget* parent = nullptr);

    int currentRow() const { return currentIndex().row(); }
    /// Makes a row current, or the last one where there are fewer.
    void setCurrentRow(int row);
    UtteranceDelegate& utteranceDelegate() { return *m_delegate; }

signals:
    void moveRequested(int from, int to);
    /// Another row is current.
    void currentRowChanged();

protected:
    void dropEvent(QDropEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    int rowAfterDrop(const QPoint& point, int from) const;

    UtteranceModel& m_utterances;
    UtteranceDelegate* m_delegate;
};

} // namespace tandem
