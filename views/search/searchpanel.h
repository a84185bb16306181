#pragma once

#include "storage/changes/latest.h"
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

/// The results under the window's search field. The field keeps the focus; arrows and Enter go
/// through the results.
class SearchPanel final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchPanel)

public:
    /// Drops down below `field` inside `parent`, which holds the field (the window).
    SearchPanel(ProjectSession& session, SearchField& field, QWidget* parent);
    ~SearchPanel() override;

    /// Results shown at most.
    static constexpr int maximum = 60;

signals:
    /// The user went to a result.
    void jumped();
    /// Escape in the empty field: the focus may go back to the work.
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool fieldKey(int key);
    void search(const QString& words);
    void showResults(const QList<SearchResult>& results);
    void showHint(const QString& text);
    int resultRow(int row, int step) const;
    void drop();
    void place();
    void moveCurrent(int rows);
    void accept();
    void jump(const QModelIndex& index);
    QString whatIsSearched() const;
    QString whatIsLeftOut() const;

    ProjectSession& m_session;
    QPointer<SearchField> m_field;
    const QObject*
        m_watched; ///< the field, to compare with only: events come while it is half gone
    RowsOf<SearchRow>* m_rows;
    CardsView* m_list;
    QLabel* m_hint;
    QString m_words; ///< looked for last
    QString m_found; ///< whose results are shown
    bool m_jumpWhenFound = false;
    Latest<QList<SearchResult>> m_search;
};

} // namespace tandem
