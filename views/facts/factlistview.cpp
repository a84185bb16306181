#include "views/facts/factlistview.h"

#include "views/facts/factdelegate.h"
#include "views/facts/facteditor.h"
#include "views/facts/factlistmodel.h"

#include <QContextMenuEvent>

namespace tandem {

FactListView::FactListView(FactListModel* model, QWidget* parent)
    : FactListView(model, new FactDelegate(this), parent)
{
}

FactListView::FactListView(FactListModel* model, FactDelegate* delegate, QWidget* parent)
    : SelectableTextView(delegate, parent)
    , m_model(model)
    , m_facts(delegate)
{
    setObjectName(QStringLiteral("factList"));
    setModel(model);
    connect(delegate, &FactDelegate::typed, this, &FactListView::typed);
    connect(delegate, &FactDelegate::splitTyped, this, &FactListView::splitTyped);
    connect(delegate, &FactDelegate::entered, this, &FactListView::entered);
    connect(delegate, &FactDelegate::typingRefused, this, &FactListView::typingRefused);
    connect(delegate, &FactDelegate::dropAsked, this, &FactListView::dropAsked);
    connect(delegate, &FactDelegate::editorClosed, this, &FactListView::editorClosed);
}

FactListView::~FactListView() = default;

void FactListView::setCurrentRow(int row)
{
    const QModelIndex index = m_model->index(row);
    if (!index.isValid())
        return;
    setCurrentIndex(index);
    scrollTo(index);
}

void FactListView::beginEditing(int row, int at)
{
    setCurrentRow(row);
    edit(m_model->index(row));
    if (FactEditor* editor = m_facts->editor(); editor && at >= 0)
        editor->setCursorAt(at);
}

void FactListView::setTyped(const QString& text)
{
    if (FactEditor* editor = m_facts->editor()) {
        editor->setPlainText(text);
        editor->setCursorAt(int(text.size()));
    }
}

bool FactListView::isEditing() const
{
    return m_facts->editor() != nullptr;
}

bool FactListView::isTyping() const
{
    const FactEditor* editor = m_facts->editor();
    return editor &&
           editor->toPlainText().trimmed() != currentIndex().data(Qt::EditRole).toString();
}

void FactListView::finishEditing()
{
    m_facts->finish();
}

void FactListView::contextMenuEvent(QContextMenuEvent* event)
{
    QPoint place = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QModelIndex index = indexAt(event->pos());
        if (!index.isValid())
            return;
        makeCurrentInPlace(index);
    } else {
        place = viewport()->mapToGlobal(visualRect(currentIndex()).center());
    }
    emit menuRequested(place);
}

} // namespace tandem
