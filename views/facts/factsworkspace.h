#pragma once

#include "storage/project/project.h"
#include "ui/screen/workspace.h"
#include "views/facts/factlistmodel.h"
#include "views/facts/factsheet.h"

#include <QList>

class QSplitter;
class QStackedWidget;

namespace tandem {

class EmptyFacts;
class FactController;
class FactListView;
class FactPanel;
class FactQuestions;
class FactsHeader;
class ProjectSession;
class SampleListPane;
class StateStrip;

enum class RunKindId;

/// The workspace in which candidate facts are made and put right: edited, split, merged, marked as
/// repeated, masked.
class FactsWorkspace final : public Workspace
{
    Q_OBJECT
    Q_DISABLE_COPY(FactsWorkspace)

public:
    explicit FactsWorkspace(ProjectSession& session, QWidget* parent = nullptr);

    QList<QAction*> workspaceActions() const override;

protected:
    QWidget* focusTarget() const override;
    void entered() override;
    void retranslate() override;

private:
    void build();
    QWidget* buildMiddle();
    QWidget* buildSide();
    void connectParts();
    void addFactCommands();
    void addSampleCommands();
    void startRun(RunKindId kind);
    void connectSession();
    void follow(const ChangeEvent& event);
    void bringUp(SampleId sample, const QString& fact);

    void refresh();
    void refreshIfVisible();
    void showSheet();
    void showState();
    QAction* nextStep() const;
    void showFocus();
    void enableFactCommands();
    void showQuestions();
    void showSide(bool supporting);
    bool supporting() const;

    void keepPlace();

    ProjectSession& m_session;
    FactSheet m_sheet;
    bool m_stale = true;
    int m_wantedParagraph = 0; ///< asked for while hidden, gone to when shown; 0 for none
    QString m_wantedFact;      ///< to become current once it is there
    SampleId m_writingByHand;  ///< whose empty list is shown to be filled
    int m_lastRow = 0;         ///< where the current row was, should it go

    FactListModel* m_model;
    FactListView* m_list;
    FactQuestions* m_questions;
    FactController* m_controller;
    SampleListPane* m_samples;
    FactsHeader* m_header = nullptr;
    StateStrip* m_strip;
    QStackedWidget* m_stack;
    EmptyFacts* m_empty;
    FactPanel* m_panel = nullptr;
    QSplitter* m_columns;
    QSplitter* m_side;
};

} // namespace tandem
