#pragma once

#include "models/rounds/samplerow.h"
#include "storage/project/project.h"
#include "ui/rows/rowspec.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

class QAction;
class QStackedWidget;
class QToolButton;

namespace tandem {

class CardsView;
class ElidedLabel;
class EmptyState;
class PaneHeader;
class ProjectSession;
class SampleFilterMenu;
class SampleRows;
struct ShownSample;
class SearchField;

/// How many samples are done, of all.
struct DoneCount
{
    int done = 0;
    int all = 0;
    int submitted = 0; ///< by one at least, and not done
    int undecided = 0; ///< by both, and differences wait for a decision
};

/// The list of samples at the leading edge of a workspace: how many are done, a filter, the rows.
/// It follows the session's current sample; choosing is told, and left to the workspace.
class SampleListPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(SampleListPane)

public:
    explicit SampleListPane(ProjectSession& session, QWidget* parent = nullptr);

    SampleRows* samples() const { return m_samples; }

    /// Offers "only mine" in the filter menu and follows it: on, the list shows the samples that
    /// are assigned to the current person, and the header counts those. When somebody sits down it
    /// is switched on for annotators and off for leads. Off by default.
    void setOnlyMineOffered(bool offered);
    bool onlyMine() const;
    void setOnlyMine(bool on);

    /// Puts a widget above the list's header.
    void addOnTop(QWidget* widget);
    /// The step whose rounds the list shows; paragraphs at first.
    void setStep(Step step);

    /// Filters by this, words included; "only mine" is switched off where it asks for somebody.
    void setFilter(const SampleFilter& filter);
    /// What is asked for, "only mine" included.
    SampleFilter filter() const;

    /// Makes the sample `by` rows away the session's current one.
    void stepSample(int by);
    /// Where somebody sits here and no sample is current: the next that they have to work on, or
    /// the first.
    void chooseFirst();
    /// Puts the keyboard into the filter field, or into the list.
    void focusFilter();
    void focusList();

    /// Commands of the pane, for menus and the list of keys.
    QList<QAction*> paneActions() const;

signals:
    /// The user moved to another sample (click or arrows).
    void sampleChosen(tandem::SampleId sample);
    /// The user wants to work in it (Enter or a click); sampleChosen() came before.
    void sampleActivated(tandem::SampleId sample);

private:
    RowSpec<ShownSample> cards() const;
    void build();
    void connectAll();
    void sayTexts();
    void personChanged();
    void applyFilter();
    void filterByHand();
    void leaveHidden();
    void showCurrentSample();
    void showState();
    void showFilterLine();
    void keepCounts();
    void chooseRow(int row);

    ProjectSession& m_session;
    SampleRows* m_samples;
    PaneHeader* m_header;
    SearchField* m_words;
    SampleFilterMenu* m_menu;
    QWidget* m_filterLine;
    ElidedLabel* m_filterText;
    QToolButton* m_clearFilter;
    QStackedWidget* m_stack;
    CardsView* m_list;
    EmptyState* m_empty;
    QAction* m_onlyMine;
    QAction* m_focusFilter;
    Step m_step = Step::Paragraphs;
    SampleFilter m_filter; ///< without words and without "only mine"
    bool m_onlyMineOffered = false;
    /// The row changes because the session's sample did, or because rows went.
    bool m_following = false;
    bool m_filteredByHand = false; ///< what is applied next was asked for in this pane
    SampleId m_hidden;             ///< shown before a filter left nothing
    WatchedLatest<QStringList> m_domains;
    WatchedLatest<DoneCount> m_counted;
};

} // namespace tandem
