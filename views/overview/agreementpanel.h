#pragma once

#include "views/overview/agreementitems.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTabBar;

namespace tandem {

class CardsView;
class ContingencyView;
class PaneHeader;
class ProjectSession;
template <typename Row>
class RowsOf;

/// What the figures of one group are made from: the contingency table, each figure in full, who
/// worked in it, what is left out and why, and the items on which the two do not agree.
class AgreementPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementPanel)

public:
    /// At most so many items are listed.
    static constexpr int kMostItems = 10'000;

    /// The commands are those of `page`.
    AgreementPanel(ProjectSession& session, QWidget* page);

    /// Shows a group of `rounds`; its items are collected in a worker.
    void showGroup(const AgreementRow& row, const QList<RatedRound>& rounds);
    /// No group is chosen.
    void clear();

    void focusList();

signals:
    /// The user goes back to the table.
    void left();

private:
    void build();
    QWidget* buildSummary();
    void buildActions(QWidget* page);
    void say();
    void showTable();
    void showFigures();
    void showItems();
    void open();
    void copy();

    ProjectSession& m_session;
    RowsOf<AgreementItem>* m_rows;
    AgreementRow m_row;
    AgreementItems m_items;
    bool m_shown = false; ///< a group is shown
    PaneHeader* m_header;
    QLabel* m_hint;
    QWidget* m_summary;
    ContingencyView* m_table;
    QLabel* m_tableNote;
    QLabel* m_figures;
    QLabel* m_basis;
    QTabBar* m_tabs;
    QPushButton* m_copyButton;
    QLabel* m_noItems;
    CardsView* m_list;
    WatchedLatest<AgreementItems> m_collecting;
};

} // namespace tandem
