#include "views/facts/factlistview.h"

#include "models/facts/factedit.h"
#include "ui/badge.h"
#include "ui/textblockdelegate.h"
#include "ui/textlayoutcache.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/facts/facteditor.h"
#include "views/facts/factlistmodel.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QTextLayout>

#include <algorithm>

namespace tandem {

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

namespace {

constexpr int kEdge = 24;
constexpr int kFactGap = 12;
constexpr int kBadgeGap = 16;
constexpr int kParagraphAbove = 16;
constexpr int kParagraphBelow = 6;
constexpr int kFactPadding = 7;
constexpr int kBar = 3;
constexpr int kEditorRim = 6;

bool isParagraph(const QModelIndex& index)
{
    return index.data(FactListModel::KindRole).toInt() == int(FactListModel::RowKind::Paragraph);
}

bool isDraft(const QModelIndex& index)
{
    return index.data(FactListModel::KindRole).toInt() == int(FactListModel::RowKind::Draft);
}

int numberWidth()
{
    return QFontMetrics(themeFont(FontRole::Small)).horizontalAdvance(QStringLiteral("000")) + 8;
}

/// Where the text begins, from the leading edge of a row.
int indent(const QModelIndex& index)
{
    const int column = kEdge + numberWidth() + kFactGap;
    return isParagraph(index) ? column : column + numberWidth() + kFactGap;
}

int paddingAbove(const QModelIndex& index)
{
    return isParagraph(index) ? kParagraphAbove : kFactPadding;
}

int paddingBelow(const QModelIndex& index)
{
    return isParagraph(index) ? kParagraphBelow : kFactPadding;
}

BadgeKind badgeOf(const QModelIndex& index)
{
    switch (static_cast<FactMark>(index.data(FactListModel::MarkRole).toInt())) {
    case FactMark::Repeats:
    case FactMark::Unmasked:
        return BadgeKind::Neutral;
    case FactMark::Question:
        return BadgeKind::Unsure;
    case FactMark::Masked:
        return BadgeKind::Nonsupporting;
    case FactMark::None:
        break;
    }
    return BadgeKind::None;
}

QString badgeText(const QModelIndex& index)
{
    return index.data(FactListModel::MarkTextRole).toString();
}

} // namespace

FactDelegate::FactDelegate(FactListView* view)
    : TextBlockDelegate(nullptr)
    , m_view(view)
{
}

QSize FactDelegate::badgeRoom(const QModelIndex& index) const
{
    const BadgeKind kind = badgeOf(index);
    return kind == BadgeKind::None ? QSize() : badgeSize(kind, badgeText(index));
}

int FactDelegate::textWidth(int rowWidth, const QModelIndex& index) const
{
    const QSize badge = badgeRoom(index);
    const int taken = badge.isEmpty() ? 0 : badge.width() + kBadgeGap;
    const int left = rowWidth - indent(index) - kEdge - taken;
    return std::clamp(left, 40, std::max(40, layouts().columnsWidth(readingColumns)));
}

int FactDelegate::textHeight(int width, const QModelIndex& index) const
{
    const int height = std::max(
        layouts().lineStep(), layouts().height(index.data(Qt::DisplayRole).toString(), width));
    if (m_editor && m_edited == index)
        return std::max(height, m_editor->wantedHeight() - kEditorRim);
    return height;
}

FactDelegate::Parts FactDelegate::parts(
    const QRect& row, Qt::LayoutDirection direction, const QModelIndex& index) const
{
    const int width = textWidth(row.width(), index);
    const int line = layouts().lineStep();
    const int top = row.top() + paddingAbove(index);
    const int left = row.left() + indent(index);
    Parts where;
    where.number = QRect(left - kFactGap - numberWidth(), top, numberWidth(), line);
    where.text = QRect(left, top, width, textHeight(width, index));
    if (const QSize badge = badgeRoom(index); !badge.isEmpty())
        where.badge = QRect(where.text.right() + 1 + kBadgeGap, top + (line - badge.height()) / 2,
            badge.width(), badge.height());
    for (QRect* part : {&where.number, &where.text, &where.badge}) {
        if (!part->isNull())
            *part = QStyle::visualRect(direction, row, *part);
    }
    return where;
}

QRect FactDelegate::textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return parts(option.rect, option.direction, index).text;
}

QSize FactDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    // The view makes every row as wide as itself; a small width never asks for a scroll bar.
    const int width = textWidth(m_view->viewport()->width(), index);
    return {1, paddingAbove(index) + textHeight(width, index) + paddingBelow(index)};
}

void FactDelegate::paintBack(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors(m_view);
    if (isParagraph(index) && index.row() > 0) {
        painter->setPen(colors.line);
        painter->drawLine(option.rect.left() + kEdge, option.rect.top(),
            option.rect.right() - kEdge, option.rect.top());
    }
    if (index != m_view->currentIndex())
        return;
    painter->fillRect(option.rect.adjusted(0, 1, 0, 0), colors.selection);
    const QRect bar(option.rect.left(), option.rect.top() + 1, kBar, option.rect.height() - 1);
    painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar),
        m_view->hasFocus() ? colors.accent : colors.unmatched);
}

void FactDelegate::paintHintMarks(
    QPainter* painter, const QRect& area, const QModelIndex& index) const
{
    const auto spans = index.data(FactListModel::HintSpansRole).value<QList<Utf16Span>>();
    if (spans.isEmpty())
        return;
    const QTextLayout& layout =
        layouts().layout(index.data(Qt::DisplayRole).toString(), area.width());
    QPen pen(themeColors(m_view).boundary, 1.5, Qt::DotLine);
    painter->setPen(pen);
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        const qsizetype begin = line.textStart();
        const qsizetype end = begin + line.textLength();
        for (const Utf16Span& span : spans) {
            const qsizetype from = std::max(span.start, begin);
            const qsizetype to = std::min(span.start + span.length, end);
            if (from >= to)
                continue;
            const qreal x1 = line.cursorToX(int(from));
            const qreal x2 = line.cursorToX(int(to));
            const qreal y = area.top() + line.y() + line.ascent() + 3;
            painter->drawLine(QPointF(area.left() + x1, y), QPointF(area.left() + x2, y));
        }
    }
}

void FactDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors(m_view);
    const Parts where = parts(option.rect, option.direction, index);
    const bool current = index == m_view->currentIndex();
    painter->save();
    painter->setLayoutDirection(option.direction);
    paintBack(painter, option, index);
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(current ? colors.secondary : colors.faint);
    painter->drawText(where.number, Qt::AlignTrailing | Qt::AlignVCenter | Qt::TextSingleLine,
        index.data(FactListModel::NumberRole).toString());
    if (!m_editor || m_edited != index) {
        const bool back = isParagraph(index) || index.data(FactListModel::DimmedRole).toBool();
        paintText(painter, where.text, index.data(Qt::DisplayRole).toString(),
            back ? colors.secondary : colors.text, m_view->marks(index));
        paintHintMarks(painter, where.text, index);
    }
    if (!where.badge.isEmpty())
        paintBadge(painter, where.badge, badgeOf(index), badgeText(index));
    painter->restore();
}

QWidget* FactDelegate::createEditor(
    QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* self = const_cast<FactDelegate*>(this); // Qt declares its editor functions const
    auto* editor = new FactEditor(parent);
    m_editor = editor;
    m_edited = index;
    self->m_kept = false;
    connect(editor, &FactEditor::committed, self, [self, editor] {
        if (self->commit(editor))
            emit self->entered();
    });
    connect(editor, &FactEditor::splitRequested, self, [self, editor] { self->split(editor); });
    connect(editor, &FactEditor::givenUp, self, [self, editor] {
        self->m_kept = true;
        self->close(editor);
    });
    connect(editor, &FactEditor::dropAsked, self, &FactDelegate::dropAsked);
    connect(editor, &FactEditor::heightChanged, self,
        [self] { emit self->sizeHintChanged(self->m_edited); });
    return editor;
}

void FactDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* fact = qobject_cast<FactEditor*>(editor);
    if (!fact)
        return;
    fact->begin(index.data(Qt::EditRole).toString());
    if (isDraft(index))
        fact->setPlaceholderText(tr("New fact; Enter adds it and starts the next"));
}

void FactDelegate::setModelData(
    QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const
{
    // Reached when the editor loses the focus: what was typed is kept, where it is a fact.
    const auto* fact = qobject_cast<FactEditor*>(editor);
    if (!fact || m_kept)
        return;
    const QString text = fact->toPlainText().trimmed();
    if (!text.isEmpty())
        emit typed(index, text);
}

void FactDelegate::finish()
{
    if (m_editor)
        commit(m_editor);
}

bool FactDelegate::commit(FactEditor* editor)
{
    const QString text = editor->toPlainText();
    // Enter in an empty line ends a series of new facts.
    if (isDraft(m_edited) && text.trimmed().isEmpty()) {
        m_kept = true;
        close(editor);
        return false;
    }
    const auto checked = checkedFactText(text);
    if (!checked) {
        emit typingRefused(checked.error());
        return false;
    }
    m_kept = true;
    emit typed(m_edited, *checked);
    close(editor);
    return true;
}

void FactDelegate::split(FactEditor* editor)
{
    const QString text = editor->toPlainText();
    const int at = editor->cursorAt();
    if (auto halves = splitFact(text, at); !halves) {
        emit typingRefused(halves.error());
        return;
    }
    m_kept = true;
    emit splitTyped(m_edited, text, at);
    close(editor);
}

void FactDelegate::close(FactEditor* editor)
{
    emit closeEditor(editor, NoHint);
}

void FactDelegate::updateEditorGeometry(
    QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect text = textRect(option, index);
    editor->setGeometry(text.adjusted(-kEditorRim, -kEditorRim / 2, kEditorRim, kEditorRim / 2));
}

void FactDelegate::destroyEditor(QWidget* editor, const QModelIndex& index) const
{
    if (editor == m_editor) {
        m_editor = nullptr;
        const QModelIndex edited = m_edited;
        m_edited = QPersistentModelIndex();
        emit const_cast<FactDelegate*>(this)->sizeHintChanged(edited);
    }
    TextBlockDelegate::destroyEditor(editor, index);
    emit editorClosed();
}

bool FactDelegate::eventFilter(QObject* watched, QEvent* event)
{
    // Keys are the editor's own; the base class would take Tab and Enter from it.
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)
        return false;
    return TextBlockDelegate::eventFilter(watched, event);
}

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

#include "views/facts/factlistview.moc"
