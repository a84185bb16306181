#pragma once

#include "models/error.h"
#include "ui/selectabletextview.h"

namespace tandem {

class FactDelegate;
class FactListModel;

/// Paragraphs and their facts, to be read, walked through and edited in place.
class FactListView final : public SelectableTextView
{
    Q_OBJECT
    Q_DISABLE_COPY(FactListView)

public:
    /// `model` must live as long as this.
    explicit FactListView(FactListModel* model, QWidget* parent = nullptr);
    ~FactListView() override;

    FactListModel& facts() const { return *m_model; }
    int currentRow() const { return currentIndex().row(); }
    /// Makes a row current and brings it into sight; out of range does nothing.
    void setCurrentRow(int row);
    /// Opens the editor on a row, the cursor before the UTF-16 offset `at` (-1: at the end).
    void beginEditing(int row, int at = -1);
    bool isEditing() const;
    /// Whether what stands in the editor is another text than the row's.
    bool isTyping() const;
    /// Puts a text into the editor.
    void setTyped(const QString& text);
    /// Keeps what is typed; the editor stays open where that is no fact.
    void finishEditing();

signals:
    void typed(const QModelIndex& index, const QString& text);
    void splitTyped(const QModelIndex& index, const QString& text, qsizetype at);
    /// What was typed is kept by Enter: typed() told of it.
    void entered();
    void typingRefused(const tandem::Error& error);
    /// Escape was pressed on a text that is not kept; once more drops it.
    void dropAsked();
    void editorClosed();
    /// The context menu of the current row is wanted.
    void menuRequested(const QPoint& globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    explicit FactListView(FactListModel* model, FactDelegate* delegate, QWidget* parent);

    FactListModel* m_model;
    FactDelegate* m_facts;
};

} // namespace tandem
