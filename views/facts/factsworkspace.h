#pragma once

#include "storage/project/project.h"
#include "ui/screen/workspace.h"
#include "views/facts/factlistmodel.h"
#include "views/facts/factsheet.h"

#include <QList>

class QListView;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CardsView;
class EmptyFacts;
class FactActions;
class FactCommands;
class FactListView;
class FactPanel;
class FactStrip;
class FactsHeader;
class PaneHeader;
class ProjectSession;
class RepetitionSearch;
class SampleListPane;
template <typename Row>
class RowsOf;
struct RepetitionRow;

/// The workspace in which candidate facts are made and put right: edited, split, merged, marked as
/// repeated, masked.
class FactsWorkspace final : public Workspace
{
    Q_OBJECT
    Q_DISABLE_COPY(FactsWorkspace)

public:
    explicit FactsWorkspace(ProjectSession& session, QWidget* parent = nullptr);
    ~FactsWorkspace() override;

    QList<QAction*> workspaceActions() const override;

signals:
    /// A model is to take the paragraphs of these samples apart.
    void decomposeRequested(const QList<tandem::SampleId>& samples);
    /// A model is to say which facts of nonsupporting paragraphs the supporting ones tell.
    void maskRequested(const QList<tandem::SampleId>& samples);

protected:
    QWidget* focusTarget() const override;
    void entered() override;
    void retranslate() override;

private:
    void build();
    QWidget* buildMiddle();
    QWidget* buildSide();
    QWidget* buildFoot();
    void connectEditing();
    void connectMarks();
    void connectPlaces();
    void connectList();
    void connectSession();
    void follow(const ChangeEvent& event);

    void refresh();
    void refreshIfVisible();
    void showSheet();
    void showState();
    void showFocus();
    void showActions();
    void showQuestions();
    void showSide(bool supporting);
    void showMenu(const QPoint& place);
    bool supporting() const;

    const FactRow* currentFact() const;
    void withFact(const std::function<void(const FactRow&)>& what);
    void keepPlace();
    void goTo(FactId fact);
    void beginSplit();
    void beginAdding();
    void askAboutRepetition();
    void nextQuestion();

    ProjectSession& m_session;
    FactSheet m_sheet;
    bool m_stale = true;
    int m_wantedParagraph = 0; ///< asked for while hidden, gone to when shown; 0 for none
    QString m_wantedFact;      ///< to become current once it is there
    SampleId m_writingByHand;  ///< whose empty list is shown to be filled
    bool m_splitting = false;  ///< the message says how to split
    int m_lastRow = 0;         ///< where the current row was, should it go

    FactListModel* m_model;
    FactListView* m_list;
    RowsOf<RepetitionRow>* m_questions;
    CardsView* m_questionList;
    FactActions* m_actions;
    FactCommands* m_commands;
    RepetitionSearch* m_search;
    SampleListPane* m_samples;
    FactsHeader* m_header;
    FactStrip* m_strip;
    QStackedWidget* m_stack;
    EmptyFacts* m_empty;
    FactPanel* m_panel;
    PaneHeader* m_questionHeader;
    QSplitter* m_columns;
    QSplitter* m_side;
};

} // namespace tandem
