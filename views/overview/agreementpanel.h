#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/people/person.h"
#include "ui/rows/rowspec.h"
#include "views/session/watchedlatest.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>

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

/// An item on which two do not agree, or that the figures leave out.
struct AgreementItem
{
    SampleId sample;
    int samplePosition = 0;
    QString sampleTitle;
    Step step = Step::Paragraphs;
    int number = 0; ///< in the sample; 0: not asked about any more
    QString text;
    Pair pair; ///< invalid ids where nobody is to see who said what
    std::optional<YesNo> a;
    std::optional<YesNo> b;
    std::optional<AgreementExclusion> excluded; ///< why it is left out; none: they disagree
};

/// What stands behind the figures of a group.
struct AgreementItems
{
    QList<AgreementItem> disagreements; ///< at most the number asked for
    QList<AgreementItem> excluded;      ///< at most the number asked for
};

/// The items of a group's rounds on which the two do not agree, and those that are left out, by
/// sample, step and number; at most `most` of each.
AgreementItems agreementItems(
    const QList<RatedRound>& rounds, const AgreementRow& row, qsizetype most);

/// A card for each: its text, what both said and where it stands; no names where nobody is to see
/// who said what.
RowSpec<AgreementItem> agreementItemRows(const std::function<Person(PersonId)>& personOf);

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
