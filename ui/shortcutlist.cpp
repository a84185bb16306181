#include "ui/shortcutlist.h"

#include "models/text/searchtext.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/keycap.h"
#include "ui/parts.h"
#include "ui/searchfield.h"
#include "ui/theme.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>

#include <algorithm>

namespace tandem {

namespace {

enum Column { TextColumn, KeysColumn };

/// Paints keys as key caps.
class KeysDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyleOptionViewItem bare = option;
        initStyleOption(&bare, index);
        bare.text.clear();
        const QWidget* view = option.widget;
        view->style()->drawControl(QStyle::CE_ItemViewItem, &bare, painter, view);
        const QString keys = index.data().toString();
        if (!keys.isEmpty())
            paintKeyHints(
                painter, option.rect.adjusted(6, 0, -6, 0), {{keys, QString()}}, option.direction);
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        return keyHintsSize({{index.data().toString(), QString()}}) + QSize(24, 8);
    }
};

/// Words as they are compared: Chinese and its like stand apart there, so that each begins a word.
QString comparableWords(const QString& text)
{
    return u' ' + indexedText(text).simplified().toCaseFolded();
}

} // namespace

QString plainActionText(QString text)
{
    text.replace(QStringLiteral("&&"), QString(QChar(0)));
    text.remove(QLatin1Char('&'));
    text.replace(QChar(0), QLatin1Char('&'));
    while (text.endsWith(QLatin1Char('.')) || text.endsWith(QChar(0x2026)))
        text.chop(1);
    return text.trimmed();
}

int ShortcutEntry::nearness(const QString& words) const
{
    const QStringList parts = comparableWords(words).split(u' ', Qt::SkipEmptyParts);
    const QString own = comparableWords(text);
    const QString all = own + comparableWords(section) + comparableWords(keys);
    const auto areIn = [&parts](const QString& place) {
        return std::all_of(parts.cbegin(), parts.cend(),
            [&](const QString& part) { return place.contains(u' ' + part); });
    };
    if (parts.isEmpty() || !areIn(all))
        return 0;
    return own.startsWith(u' ' + parts.join(u' ')) ? 3 : areIn(own) ? 2 : 1;
}

ShortcutList::ShortcutList(const QList<ShortcutEntry>& entries, QWidget* parent)
    : QDialog(parent)
    , m_search(new SearchField(this))
    , m_list(new QTreeWidget(this))
    , m_nothing(named(newNote(this, LabelStyle::Secondary), "nothingFound"))
{
    setWindowTitle(tr("All keys"));
    resizeWithin(this, {560, 640});
    m_search->setPlaceholderText(tr("Search actions and keys"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setDelay(0);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(12);
    m_list->setUniformRowHeights(true);
    m_list->setItemDelegateForColumn(KeysColumn, new KeysDelegate(m_list));
    m_list->setAccessibleName(tr("Actions and their keys"));
    setEntries(entries);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(TextColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(KeysColumn, QHeaderView::ResizeToContents);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_nothing->setText(tr("No command or key contains all of these words."));
    m_nothing->hide();
    inColumn(
        this, {m_search, {m_list, 1}, {m_nothing, 1, Qt::AlignTop}, buttons}, 12, {16, 16, 16, 16});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &SearchField::searchChanged, this, &ShortcutList::setFilter);
    connect(m_search, &SearchField::downPressed, m_list, [this] { m_list->setFocus(); });
    m_search->setFocus();
}

void ShortcutList::setEntries(const QList<ShortcutEntry>& entries)
{
    m_list->clear();
    QHash<QString, QTreeWidgetItem*> sections;
    for (const ShortcutEntry& entry : entries) {
        QTreeWidgetItem*& section = sections[entry.section];
        if (!section) {
            section = new QTreeWidgetItem(m_list, {entry.section});
            section->setFont(TextColumn, themeFont(FontRole::Strong));
            section->setFlags(Qt::ItemIsEnabled);
            section->setFirstColumnSpanned(true);
        }
        new QTreeWidgetItem(section, {entry.text, entry.keys});
    }
    m_list->expandAll();
    setFilter(m_search->text());
}

void ShortcutList::setFilter(const QString& words)
{
    const QStringList parts = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int s = 0; s < m_list->topLevelItemCount(); ++s) {
        QTreeWidgetItem* section = m_list->topLevelItem(s);
        int shown = 0;
        for (int i = 0; i < section->childCount(); ++i) {
            QTreeWidgetItem* item = section->child(i);
            const QString all = QStringList{section->text(TextColumn), item->text(TextColumn),
                item->text(KeysColumn)}
                                    .join(QLatin1Char(' '));
            const bool fits = std::all_of(parts.cbegin(), parts.cend(),
                [&](const QString& part) { return all.contains(part, Qt::CaseInsensitive); });
            item->setHidden(!fits);
            shown += fits ? 1 : 0;
        }
        section->setHidden(shown == 0);
    }
    m_list->setVisible(shownCount() > 0);
    m_nothing->setVisible(shownCount() == 0);
}

int ShortcutList::shownCount() const
{
    int shown = 0;
    for (int s = 0; s < m_list->topLevelItemCount(); ++s) {
        const QTreeWidgetItem* section = m_list->topLevelItem(s);
        for (int i = 0; i < section->childCount(); ++i)
            shown += section->child(i)->isHidden() ? 0 : 1;
    }
    return shown;
}

QList<ShortcutEntry> ShortcutList::entriesOf(const QString& section, const QList<QAction*>& actions)
{
    QList<ShortcutEntry> entries;
    for (QAction* action : actions) {
        const QString text = plainActionText(action->text());
        if (action->isSeparator() || text.isEmpty())
            continue;
        QStringList keys;
        const QList<QKeySequence> shortcuts = action->shortcuts();
        for (const QKeySequence& shortcut : shortcuts) {
            // Where Enter of the number pad does the same, it is one key of this name.
            const bool isNamed =
                !shortcut.isEmpty() && shortcut[0].key() == Qt::Key_Return &&
                shortcuts.contains(QKeyCombination(shortcut[0].keyboardModifiers(), Qt::Key_Enter));
            if (!isNamed)
                keys += shortcut.toString(QKeySequence::NativeText);
        }
        const auto go = [command = QPointer(action)] {
            if (command)
                command->trigger();
        };
        entries.append(
            {section, text, keys.join(QStringLiteral(", ")), ShortcutEntry::Kind::Action, go});
    }
    return entries;
}

} // namespace tandem
