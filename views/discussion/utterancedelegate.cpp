#include "views/discussion/utterancedelegate.h"

#include "ui/discussiondelegate.h"
#include "ui/parts.h"
#include "ui/themecolors.h"
#include "views/discussion/composeredit.h"

#include <QPainter>

#include <algorithm>

namespace tandem {

namespace {

constexpr int leastEditorLines = 4;
constexpr int accentBar = 3;
constexpr char beforeProperty[] = "tandemTextBefore";

} // namespace

UtteranceDelegate::UtteranceDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
    , m_bubbles(new DiscussionDelegate(this))
{
    connect(m_bubbles, &QAbstractItemDelegate::sizeHintChanged, this,
        &QAbstractItemDelegate::sizeHintChanged);
}

void UtteranceDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (option.state & QStyle::State_Selected) {
        const ThemeColors& colors = themeColors(option.widget);
        const bool focused = option.widget && option.widget->hasFocus();
        painter->fillRect(option.rect, focused ? colors.selection : colors.hover);
        if (focused) {
            const QRect bar(option.rect.topLeft(), QSize(accentBar, option.rect.height()));
            painter->fillRect(
                QStyle::visualRect(option.direction, option.rect, bar), colors.accent);
        }
    }
    m_bubbles->paint(painter, option, index);
}

QSize UtteranceDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return m_bubbles->sizeHint(option, index);
}

QWidget* UtteranceDelegate::createEditor(
    QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option)
    auto* editor = named(new ComposerEdit(parent), "utteranceEditor");
    editor->setAccessibleName(tr("Text of utterance %1").arg(index.row() + 1));
    auto* self = const_cast<UtteranceDelegate*>(this);
    connect(editor, &ComposerEdit::submitted, self, [self, editor] { self->finish(editor); });
    connect(editor, &ComposerEdit::pasteRemarked, self, &UtteranceDelegate::pasteRemarked);
    return editor;
}

void UtteranceDelegate::finish(QWidget* editor)
{
    emit commitData(editor);
    emit closeEditor(editor);
}

/// Called again whenever the row changes; what is being typed then stays.
void UtteranceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (editor->property(beforeProperty).isValid())
        return;
    const QString text = index.data(Qt::EditRole).toString();
    editor->setProperty(beforeProperty, text);
    auto* edit = static_cast<ComposerEdit*>(editor);
    edit->setPlainText(text);
    edit->selectAll();
}

void UtteranceDelegate::setModelData(
    QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    Q_UNUSED(model)
    const QString before = editor->property(beforeProperty).toString();
    const QString after = static_cast<ComposerEdit*>(editor)->utterance();
    if (after.isEmpty() || after == before)
        return;
    emit const_cast<UtteranceDelegate*>(this)->textEdited(index.row(), before, after);
}

void UtteranceDelegate::updateEditorGeometry(
    QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QRect rect = m_bubbles->bubbleRect(option, index);
    const int least =
        leastEditorLines * editor->fontMetrics().lineSpacing() + 2 * editor->fontMetrics().height();
    rect.setHeight(std::max(rect.height(), least));
    const QRect viewport = editor->parentWidget()->rect();
    rect.setHeight(std::min(rect.height(), viewport.height()));
    rect.moveTop(std::clamp(rect.top(), 0, std::max(0, viewport.height() - rect.height())));
    editor->setGeometry(rect);
}

} // namespace tandem
