#pragma once

#include "models/ids.h"
#include "views/compare/comparestate.h"

#include <QObject>

namespace tandem {

class ClosedSamples;
class ComparePages;
class ComparisonTable;
class ProjectSession;
class Workspace;
struct FunnelItem;

/// Leads through Compare and out of it: to a row of the sample, to the next closed sample, to where
/// an item of the funnel is worked on.
class CompareNavigator final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareNavigator)

public:
    /// `state` is what the workspace shows, in `pages` and `table`. Tells errors by the workspace.
    CompareNavigator(ProjectSession& session, const CompareState& state,
        const ClosedSamples& closed, ComparePages& pages, ComparisonTable& table,
        Workspace& workspace);

    /// Asks for a paragraph by its number, 0 for none, or for an item: goToWanted() makes its row
    /// the current one, once the workspace is shown.
    void want(int paragraph) { m_wantedParagraph = paragraph; }
    void want(ItemId item) { m_wantedItem = item; }
    void goToWanted();

    /// To the closed sample after (`forward`) or before the one that is shown.
    void stepSample(bool forward);
    /// To the first closed sample, where there is one.
    void chooseFirstSample();
    /// Where the item is worked on.
    void openItem(const FunnelItem& item);

private:
    void goToParagraph(int number);
    void openParagraph(const FunnelItem& item);

    ProjectSession& m_session;
    const CompareState& m_state;
    const ClosedSamples& m_closed;
    ComparePages& m_pages;
    ComparisonTable& m_table;
    Workspace& m_workspace;
    int m_wantedParagraph = 0;
    ItemId m_wantedItem;
};

} // namespace tandem
