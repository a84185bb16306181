#include "views/discussion/utterancelist.h"

#include "ui/discussiondelegate.h"
#include "ui/discussionroles.h"
#include "ui/parts.h"
#include "ui/themecolors.h"
#include "views/discussion/composeredit.h"
#include "views/discussion/turns.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <memory>

namespace tandem {

namespace {

QString dragType()
{
    return QStringLiteral("application/x-tandem-utterance-row");
}

} // namespace

UtteranceModel::UtteranceModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void UtteranceModel::setUtterances(const QList<kgds::UtteranceRecord>& utterances)
{
    const qsizetype shorter = std::min(m_utterances.size(), utterances.size());
    qsizetype first = 0;
    while (first < shorter && m_utterances.at(first) == utterances.at(first))
        ++first;
    qsizetype tail = 0;
    while (tail < shorter - first && m_utterances.at(m_utterances.size() - 1 - tail) ==
                                         utterances.at(utterances.size() - 1 - tail))
        ++tail;
    const qsizetype before = m_utterances.size() - first - tail;
    const qsizetype after = utterances.size() - first - tail;
    const qsizetype common = std::min(before, after);

    const QStringList speakers = speakersOf(utterances);
    const bool sidesChange = speakers != m_speakers;
    m_speakers = speakers;
    for (qsizetype i = first; i < first + common; ++i)
        m_utterances[i] = utterances.at(i);
    if (after > before) {
        beginInsertRows({}, int(first + common), int(first + after - 1));
        m_utterances = utterances;
        endInsertRows();
    } else if (before > after) {
        beginRemoveRows({}, int(first + common), int(first + before - 1));
        m_utterances = utterances;
        endRemoveRows();
    }
    if (sidesChange)
        touch(0, m_utterances.size());
    else
        touch(first, common);
}

void UtteranceModel::touch(qsizetype first, qsizetype count)
{
    if (count > 0)
        emit dataChanged(index(int(first)), index(int(first + count - 1)));
}

void UtteranceModel::setEditable(bool editable)
{
    m_editable = editable;
}

int UtteranceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_utterances.size());
}

QVariant UtteranceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const kgds::UtteranceRecord& utterance = m_utterances.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return utterance.text;
    case Qt::AccessibleTextRole:
        return discussion::accessibleText(index);
    case discussion::Participant:
        return utterance.participant;
    case discussion::Side:
        return int(m_speakers.indexOf(utterance.participant) % 2);
    case discussion::You:
        return false;
    default:
        return {};
    }
}

Qt::ItemFlags UtteranceModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return m_editable ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return m_editable ? flags | Qt::ItemIsEditable | Qt::ItemIsDragEnabled : flags;
}

Qt::DropActions UtteranceModel::supportedDropActions() const
{
    return Qt::MoveAction;
}

QStringList UtteranceModel::mimeTypes() const
{
    return {dragType()};
}

QMimeData* UtteranceModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setData(dragType(), dragOrigin() + QByteArray::number(indexes.first().row()));
    return data.release();
}

int UtteranceModel::draggedRow(const QMimeData* data) const
{
    const QByteArray dragged = data ? data->data(dragType()) : QByteArray();
    if (!dragged.startsWith(dragOrigin()))
        return -1;
    bool isNumber = false;
    const int row = dragged.sliced(dragOrigin().size()).toInt(&isNumber);
    return isNumber && row >= 0 && row < rowCount() ? row : -1;
}

/// A row of another list, or of another process, means nothing here.
QByteArray UtteranceModel::dragOrigin() const
{
    return QByteArray::number(QCoreApplication::applicationPid()) + '/' +
           QByteArray::number(quintptr(this)) + '/';
}

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

UtteranceListView::UtteranceListView(UtteranceModel& model, QWidget* parent)
    : LetterList(parent)
    , m_utterances(model)
    , m_delegate(new UtteranceDelegate(this))
{
    setObjectName(QStringLiteral("utterances"));
    setAccessibleName(tr("Utterances"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(m_delegate);
    setModel(&model);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setEditTriggers(QAbstractItemView::DoubleClicked);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
}

void UtteranceListView::setCurrentRow(int row)
{
    const int last = model()->rowCount() - 1;
    if (last < 0)
        return;
    const QModelIndex index = model()->index(std::clamp(row, 0, last), 0);
    setCurrentIndex(index);
    scrollTo(index);
}

void UtteranceListView::dropEvent(QDropEvent* event)
{
    const int from = m_utterances.draggedRow(event->mimeData());
    if (from < 0) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    const int to = rowAfterDrop(event->position().toPoint(), from);
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    if (to != from)
        emit moveRequested(from, to);
}

/// A drop on the lower half of a row goes behind it.
int UtteranceListView::rowAfterDrop(const QPoint& point, int from) const
{
    int before = model()->rowCount();
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (point.y() < visualRect(model()->index(row, 0)).center().y()) {
            before = row;
            break;
        }
    }
    return before > from ? before - 1 : before;
}

void UtteranceListView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    emit currentRowChanged();
}

/// Bubbles wrap to the width, so their heights change with it.
void UtteranceListView::resizeEvent(QResizeEvent* event)
{
    scheduleDelayedItemsLayout();
    QListView::resizeEvent(event);
}

void UtteranceListView::focusInEvent(QFocusEvent* event)
{
    if (!currentIndex().isValid())
        setCurrentRow(model()->rowCount() - 1);
    QListView::focusInEvent(event);
}

} // namespace tandem
