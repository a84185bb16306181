#pragma once

#include "models/error.h"
#include "views/overview/agreementitems.h"
#include "views/overview/agreementrun.h"

#include <QWidget>

class QAction;
class QLabel;
class QTabBar;
class QToolButton;

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

    explicit AgreementPanel(ProjectSession& session, QWidget* parent = nullptr);
    ~AgreementPanel() override;

    /// Shows a group of `rounds`; its items are collected in a worker.
    void showGroup(const AgreementRow& row, const RatedRounds& rounds);
    /// No group is chosen.
    void clear();
    bool isBusy() const { return m_running != nullptr; }

    QList<QAction*> panelActions() const;
    void focusList();

signals:
    /// The lists are complete.
    void listed();
    /// The user goes back to the table.
    void left();
    void told(const QString& sentence);
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildSummary();
    void buildActions();
    void stop();
    void retranslate();
    void showTable();
    void showFigures();
    void showItems();
    void open();
    void copy();

    ProjectSession& m_session;
    RowsOf<AgreementItem>* m_rows;
    AgreementRow m_row;
    AgreementItems m_items;
    CancelFlag m_running;
    bool m_shown = false; ///< a group is shown
    PaneHeader* m_header;
    QLabel* m_hint;
    QWidget* m_summary;
    ContingencyView* m_table;
    QLabel* m_tableNote;
    QLabel* m_figures;
    QLabel* m_basis;
    QTabBar* m_tabs;
    QToolButton* m_copyButton;
    QLabel* m_noItems;
    CardsView* m_list;
    QAction* m_open;
    QAction* m_copy;
    QAction* m_back;
};

} // namespace tandem
