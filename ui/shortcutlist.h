#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

class QTreeWidget;
class QAction;

namespace tandem {

class SearchField;

/// One line of the list of keys.
struct ShortcutEntry
{
    QString section; ///< translated, e.g. "Annotate"
    QString text;    ///< what it does, translated
    QString keys;    ///< as the user reads them, e.g. "Ctrl+Z"; may be empty
};

/// Every action and its key in one searchable list (F1).
class ShortcutList final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShortcutList)

public:
    explicit ShortcutList(const QList<ShortcutEntry>& entries, QWidget* parent = nullptr);

    /// Shows the entries that have every word of `words` in their text, section or keys.
    void setFilter(const QString& words);
    /// How many entries the filter leaves.
    int shownCount() const;

    /// Entries of a section from actions with a text (mnemonics and trailing dots removed);
    /// separators are left out.
    static QList<ShortcutEntry> entriesOf(const QString& section, const QList<QAction*>& actions);

private:
    void fill(const QList<ShortcutEntry>& entries);

    SearchField* m_search;
    QTreeWidget* m_list;
};

} // namespace tandem
