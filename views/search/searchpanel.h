#pragma once

#include "storage/changes/latest.h"
#include "ui/shortcutlist.h"
#include "views/search/searchresults.h"

#include <QFrame>
#include <QPointer>

class QLabel;

namespace tandem {

class CardsView;
class ProjectSession;
class SearchField;
struct SearchRow;
template <typename Row>
class RowsOf;

/// What the words in the window's search field mean, below it: pages, commands, settings and people
/// at once, texts as soon as a worker has found them. The field keeps the focus; arrows and Enter
/// go through what was found.
class SearchPanel final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchPanel)

public:
    /// What can be done or gone to just now, see ShortcutEntry.
    using Entries = std::function<QList<ShortcutEntry>()>;

    /// Drops down below `field` inside `parent`, which holds the field (the window).
    SearchPanel(ProjectSession& session, SearchField& field, QWidget* parent, Entries entries = {});
    ~SearchPanel() override;

    /// There are more entries to be found than before; what is chosen stays chosen.
    void showMoreEntries();

    /// Shown of each kind at most.
    static constexpr int maximum = 12;

signals:
    /// The user went to a result.
    void jumped();
    /// Shift+Enter on what is in a sample: it is to be shown as a whole.
    void wholeSampleRequested(tandem::SampleId sample);
    /// Escape in the empty field: the focus may go back to the work.
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool fieldKey(const QKeyEvent& event);
    void showWhole();
    void search(const QString& words);
    void showResults(const QList<SearchResult>& results);
    /// Shows entries and results, with the first of them chosen.
    void showRows();
    void showHint(const QString& text);
    int resultRow(int row, int step) const;
    void drop();
    void place();
    void moveCurrent(int rows);
    /// What Enter does with the chosen result.
    enum class Then { Jump, ShowWhole };
    void accept(Then then);
    void jump(const QModelIndex& index);
    void jumpTo(const SearchHit& hit);
    void showReply(ReplyId reply);
    QString whatIsSearched() const;
    QString whatIsLeftOut() const;

    ProjectSession& m_session;
    QPointer<SearchField> m_field;
    const QObject*
        m_watched; ///< the field, to compare with only: events come while it is half gone
    RowsOf<SearchRow>* m_rows;
    CardsView* m_list;
    QLabel* m_hint;
    Entries m_allEntries;
    QList<ShortcutEntry> m_entries; ///< those that are shown
    QList<SearchResult> m_results;  ///< likewise
    QString m_words;                ///< looked for last
    QString m_found;                ///< whose results are shown
    Then m_then = Then::Jump;       ///< what is done with the result that is waited for
    bool m_jumpWhenFound = false;
    Latest<QList<SearchResult>> m_search;
};

} // namespace tandem
