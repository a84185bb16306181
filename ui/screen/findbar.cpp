#include "ui/screen/findbar.h"

#include "models/results/spelling.h"
#include "models/text/occurrences.h"
#include "ui/arrange.h"
#include "ui/icons.h"
#include "ui/parts.h"
#include "ui/rows/rowpaint.h"
#include "ui/screen/livetext.h"
#include "ui/searchfield.h"
#include "ui/selectabletextview.h"
#include "ui/tabstops.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHash>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kFindFieldWidth = 320;
/// Longer tables have filters of their own, and are read by the page.
constexpr int kMostRows = 5'000;

/// What a cell or a card says: its text, and of one of two lines what a screen reader says.
QString cellText(const QModelIndex& index)
{
    return index.data(Qt::DisplayRole).toString() + u'\n' +
           index.data(Qt::AccessibleTextRole).toString();
}

QTextDocument* documentOf(QWidget& view)
{
    if (const auto* text = qobject_cast<QTextEdit*>(&view); text && text->isReadOnly())
        return text->document();
    if (const auto* text = qobject_cast<QPlainTextEdit*>(&view); text && text->isReadOnly())
        return text->document();
    return nullptr;
}

/// What stands on the matches of this line in a text's own selections.
constexpr int kFoundMark = QTextFormat::UserProperty + 1;

QTextEdit::ExtraSelection foundMark(const QTextCursor& words, bool isCurrent)
{
    const ThemeColors& colors = themeColors();
    QTextEdit::ExtraSelection mark;
    mark.cursor = words;
    mark.format.setBackground(isCurrent ? colors.accent : colors.found);
    mark.format.setForeground(isCurrent ? colors.onAccent : colors.text);
    mark.format.setProperty(kFoundMark, true);
    return mark;
}

/// In the place of those that were there before; what the text marks by itself stays.
template <typename Text>
void setFoundMarks(Text& text, const QList<QTextEdit::ExtraSelection>& marks)
{
    QList<QTextEdit::ExtraSelection> all = text.extraSelections();
    const qsizetype old = all.removeIf(
        [](const QTextEdit::ExtraSelection& one) { return one.format.boolProperty(kFoundMark); });
    if (old > 0 || !marks.isEmpty())
        text.setExtraSelections(all + marks);
}

void markFound(QWidget* view, const QList<QTextEdit::ExtraSelection>& marks)
{
    if (auto* text = qobject_cast<QTextEdit*>(view))
        setFoundMarks(*text, marks);
    else if (auto* plain = qobject_cast<QPlainTextEdit*>(view))
        setFoundMarks(*plain, marks);
}

void clearSelectionOf(QWidget& view)
{
    const auto clear = [](auto& text) {
        QTextCursor at = text.textCursor();
        at.setPosition(at.selectionStart());
        text.setTextCursor(at);
    };
    if (auto* text = qobject_cast<QTextEdit*>(&view))
        clear(*text);
    else if (auto* plain = qobject_cast<QPlainTextEdit*>(&view))
        clear(*plain);
}

/// Lists, tables and texts in sight, in reading order, those around `first` before the others: what
/// can show where the words are.
QList<QWidget*> viewsOn(const QWidget& screen, const QWidget* first)
{
    QList<QWidget*> views;
    const QList<QWidget*> parts = screen.findChildren<QWidget*>();
    for (QWidget* part : parts) {
        const bool isList =
            qobject_cast<QAbstractItemView*>(part) && !qobject_cast<QHeaderView*>(part);
        if (part->isVisible() && part->window() == screen.window() && (isList || documentOf(*part)))
            views.append(part);
    }
    const auto place = [&](const QWidget* view) { return view->mapTo(&screen, QPoint()); };
    const bool rightToLeft = screen.layoutDirection() == Qt::RightToLeft;
    std::stable_sort(views.begin(), views.end(), [&](const QWidget* a, const QWidget* b) {
        const bool aFirst = first && (a == first || a->isAncestorOf(first));
        const bool bFirst = first && (b == first || b->isAncestorOf(first));
        if (aFirst != bFirst)
            return aFirst;
        const QPoint left = place(a);
        const QPoint right = place(b);
        if (left.x() != right.x())
            return rightToLeft ? left.x() > right.x() : left.x() < right.x();
        return left.y() < right.y();
    });
    return views;
}

} // namespace

FindBar::FindBar(QWidget& screen)
    : QFrame(&screen)
    , m_screen(screen)
    , m_words(named(new SearchField(this), "findWords"))
    , m_count(named(newLabel(this, LabelStyle::Small), "findCount"))
    , m_close(named(new QToolButton(this), "findClose"))
{
    setObjectName(QStringLiteral("findBar"));
    setSurface(this, Surface::Card);
    setAutoFillBackground(true);
    m_close->setIcon(themedIcon(Icon::Close));
    m_close->setAutoRaise(true);
    m_words->setDelay(0);
    m_words->installEventFilter(this);
    m_screen.installEventFilter(this);
    m_words->setMaximumWidth(kFindFieldWidth);
    inRow(this, {{m_words, 1}, m_count, m_close, Free(1)}, 8, {16, 6, 16, 6});
    connect(m_words, &SearchField::searchChanged, this, &FindBar::search);
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    inEveryLanguage(this, [this] {
        m_words->setPlaceholderText(tr("Find on this page"));
        m_words->setAccessibleName(tr("Find on this page"));
        m_words->setAccessibleDescription(
            tr("Enter: next match. Shift+Enter: previous match. Esc: close."));
        m_words->setToolTip(m_words->accessibleDescription());
        m_close->setToolTip(tr("Close"));
        m_close->setAccessibleName(tr("Close search"));
        showCount();
    });
    hide();
}

void FindBar::open()
{
    QWidget* focus = QApplication::focusWidget();
    if (focus && !isAncestorOf(focus))
        m_before = focus;
    show();
    place();
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
    search();
}

void FindBar::close()
{
    const bool hadKeyboard = isAncestorOf(window()->focusWidget());
    QWidget* back = m_before;
    if (m_isThere && m_at >= 0 && m_places.at(m_at).view) {
        back = m_places.at(m_at).view;
        chooseWords(m_places.at(m_at)); // to be copied
    }
    takeMarksAway();
    // The keyboard leaves before the line goes, or it would wander on.
    if (hadKeyboard && back && back->isVisible())
        back->setFocus(Qt::OtherFocusReason);
    hide();
    m_screen.setContentsMargins({});
    forget();
}

/// Of a text that shows one document.
void FindBar::chooseWords(const Place& place)
{
    if (auto* text = qobject_cast<QTextEdit*>(place.view.data()))
        text->setTextCursor(place.words);
    else if (auto* plain = qobject_cast<QPlainTextEdit*>(place.view.data()))
        plain->setTextCursor(place.words);
}

void FindBar::takeMarksAway()
{
    markInTexts({});
    showCurrent(nullptr);
    for (const Place& place : std::as_const(m_places))
        markFound(place.view, {});
}

/// Marks every match of documents, and where one is so that nothing else on the screen looks like
/// it; the row that was gone to before is again as it was.
void FindBar::showCurrent(const Place* current)
{
    if (m_row.list && (!current || current->view != m_row.list)) {
        const QModelIndex before = m_row.before;
        markFoundRow(*m_row.list, {});
        if (auto* texts = qobject_cast<SelectableTextView*>(m_row.list.data()))
            texts->pointAt({}, {});
        if (current && before.isValid())
            m_row.list->setCurrentIndex(before);
        else if (current)
            m_row.list->clearSelection();
        m_row = {};
    }
    QHash<QWidget*, QList<QTextEdit::ExtraSelection>> marks;
    for (const Place& place : std::as_const(m_places)) {
        if (place.view && !place.words.isNull())
            marks[place.view].append(foundMark(place.words, &place == current));
    }
    for (auto text = marks.cbegin(); text != marks.cend(); ++text)
        markFound(text.key(), *text);
}

void FindBar::forget()
{
    m_places.clear();
    m_at = -1;
    m_isThere = false;
}

void FindBar::markInTexts(const QString& words)
{
    const QList<SelectableTextView*> texts = m_screen.findChildren<SelectableTextView*>();
    for (SelectableTextView* text : texts)
        text->setHighlightedWords(words);
}

void FindBar::search()
{
    takeMarksAway();
    forget();
    const QString words = m_words->text().trimmed();
    markInTexts(words);
    if (!words.isEmpty()) {
        const QList<QWidget*> views = viewsOn(m_screen, m_before);
        for (QWidget* view : views)
            findIn(*view, words);
    }
    if (!m_places.isEmpty()) {
        // From where one reads, not from the top.
        const auto* list =
            qobject_cast<const QAbstractItemView*>(m_places.constFirst().view.data());
        const int here = list ? list->currentIndex().row() : -1;
        const auto from = std::find_if(m_places.cbegin(), m_places.cend(),
            [&](const Place& found) { return found.view == list && found.row.row() >= here; });
        m_at = from == m_places.cend() ? 0 : std::distance(m_places.cbegin(), from);
        showCurrent(nullptr);
        bringIntoSight(m_places.at(m_at), false);
    }
    showCount();
}

void FindBar::findIn(QWidget& view, const QString& words)
{
    if (QTextDocument* document = documentOf(view)) {
        QTextCursor found = document->find(words);
        for (; !found.isNull(); found = document->find(words, found))
            m_places.append({.view = &view, .words = found});
        return;
    }
    auto& list = static_cast<QAbstractItemView&>(view);
    if (list.model())
        findInRows(list, words);
}

/// In a list of texts every match, else the rows, at their first cell with the words.
void FindBar::findInRows(QAbstractItemView& list, const QString& words)
{
    const QAbstractItemModel& model = *list.model();
    const auto* texts = qobject_cast<const SelectableTextView*>(&list);
    const int rows = std::min(kMostRows, model.rowCount(list.rootIndex()));
    const int columns = model.columnCount(list.rootIndex());
    for (int row = 0; row < rows; ++row) {
        const QModelIndex first = model.index(row, 0, list.rootIndex());
        const QString text = texts ? first.data(Qt::DisplayRole).toString() : QString();
        for (const Utf16Span& span : occurrences(text, words))
            m_places.append({.view = &list, .row = first, .span = span});
        for (int column = 0; text.isEmpty() && column < columns; ++column) {
            const QModelIndex index = first.siblingAtColumn(column);
            if (occurrences(cellText(index), words).isEmpty())
                continue;
            m_places.append({.view = &list, .row = index, .isRow = true});
            break;
        }
    }
}

void FindBar::go(int by)
{
    if (m_places.isEmpty())
        return;
    // The first one after what is read now is the next, though nobody went there yet.
    if (m_isThere || by < 0)
        m_at = (m_at + by + m_places.size()) % m_places.size();
    m_isThere = true;
    bringIntoSight(m_places.at(m_at), true);
    showCount();
}

/// Makes it the current one, too, where somebody chooses it.
void FindBar::bringIntoSight(const Place& place, bool chooses)
{
    if (chooses)
        showCurrent(&place);
    if (auto* list = qobject_cast<QAbstractItemView*>(place.view.data())) {
        if (chooses && place.row.isValid())
            goToRow(*list, place);
        list->scrollTo(place.row);
    } else if (chooses && place.view) { // a text scrolls to its cursor alone
        chooseWords(place);
        clearSelectionOf(*place.view); // it would cover the mark
    }
}

void FindBar::goToRow(QAbstractItemView& list, const Place& place)
{
    if (!m_row.list)
        m_row = {
            &list, list.selectionModel()->hasSelection() ? list.currentIndex() : QModelIndex()};
    list.setCurrentIndex(place.row);
    if (auto* texts = qobject_cast<SelectableTextView*>(&list))
        texts->pointAt(place.row, place.span);
    markFoundRow(list, place.isRow ? QModelIndex(place.row) : QModelIndex());
}

void FindBar::showCount()
{
    m_count->setText(m_words->text().trimmed().isEmpty() ? QString() : countText());
}

/// How many matches and rows there are, and at which of them one is.
QString FindBar::countText() const
{
    const qsizetype found = m_places.size();
    if (found == 0)
        return tr("Not found");
    const auto rows = std::count_if(
        m_places.cbegin(), m_places.cend(), [](const Place& place) { return place.isRow; });
    QStringList counts;
    if (rows < found)
        counts += tr("%n match(es)", "words found in texts", int(found - rows));
    if (rows > 0)
        counts += tr("%n row(s)", "rows of lists with words that are looked for", int(rows));
    const QString all = counts.join(tr(", ", "between what was found"));
    const QString here = results::countText(m_at + 1);
    if (!m_isThere)
        return all;
    return counts.size() == 1 ? tr("%1 of %2", "place, all").arg(here, all)
                              : tr("%1 of %2 (%3)", "place, all, what they are")
                                    .arg(here, results::countText(found), all);
}

/// On top of the screen, whose layout begins below.
void FindBar::place()
{
    const int tall = sizeHint().height();
    setGeometry(0, 0, m_screen.width(), tall);
    m_screen.setContentsMargins(0, tall, 0, 0);
    if (QLayout* layout = m_screen.layout())
        layout->activate(); // what is found is scrolled to in the room that is left
}

/// The line stands before the page, though it was made after it.
bool FindBar::focusNextPrevChild(bool next)
{
    QWidget* first = next && m_close->hasFocus() ? firstTabStop(&m_screen) : nullptr;
    if (!first)
        return QFrame::focusNextPrevChild(next);
    first->setFocus(Qt::TabFocusReason);
    return true;
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_screen) {
        if (event->type() == QEvent::Resize && !isHidden())
            place();
        else if (event->type() == QEvent::Hide && !event->spontaneous() && !isHidden())
            close();
    } else if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        switch (key.key()) {
        case Qt::Key_Escape:
            close();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_F3:
            go(key.modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        case Qt::Key_Down:
        case Qt::Key_Up:
            go(key.key() == Qt::Key_Up ? -1 : 1);
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace tandem
