#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

#include <functional>

class QAction;
class QLabel;
class QTreeWidget;

namespace tandem {

class SearchField;

/// What can be done or gone to: a line of the list of keys, and what the search finds beside texts.
struct ShortcutEntry
{
    /// In the order in which the search shows them.
    enum class Kind { Page, Action, Setting, Person };

    QString section; ///< translated, e.g. "Annotate"
    QString text;    ///< what it does, translated
    QString keys;    ///< as the user reads them, e.g. "Ctrl+Z"; may be empty
    Kind kind = Kind::Action;
    std::function<void()> go = {}; ///< does it or goes there

    /// How near this is to `words`, of which each has to begin a word of text, section or keys: 3
    /// where the text begins with them, 2 where all are in the text, 1 else; 0: it is not meant.
    int nearness(const QString& words) const;
};

/// The text of a command as it is read: without mnemonics and the dots of what opens a dialog.
QString plainActionText(QString text);

/// Every command of every page with its key, in one list that can be searched (F1).
class ShortcutList final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShortcutList)

public:
    explicit ShortcutList(const QList<ShortcutEntry>& entries, QWidget* parent = nullptr);

    /// Lists these instead; the filter stays.
    void setEntries(const QList<ShortcutEntry>& entries);
    /// Shows the entries that have every word of `words` in their text, section or keys.
    void setFilter(const QString& words);
    /// How many entries the filter leaves.
    int shownCount() const;

    /// Entries of a section from actions with a text (mnemonics and trailing dots removed);
    /// separators are left out.
    static QList<ShortcutEntry> entriesOf(const QString& section, const QList<QAction*>& actions);

private:
    SearchField* m_search;
    QTreeWidget* m_list;
    QLabel* m_nothing;
};

} // namespace tandem
