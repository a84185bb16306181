#pragma once

#include "models/opinions/opinioncheck.h"

#include <QWidget>

class QListView;
class QSplitter;

namespace tandem {

class CheckPanel;
class OpinionsActions;
class OpinionsController;
class ProjectSession;
class SourcePane;
class UtteranceCard;
template <typename Row>
class RowsOf;
struct Error;
struct OpinionRow;

/// Where a closed round is checked: its atomic opinions, and below them the one that is looked at
/// with its utterance and what was said of it.
class CheckingPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CheckingPage)

public:
    CheckingPage(ProjectSession& session, OpinionsController& controller, SourcePane& source,
        OpinionsActions& actions, QWidget* parent = nullptr);

    /// Whether a check or an answer was begun and not given.
    bool hasDrafts();
    void showAll();
    void focusList();

private:
    void build();
    void connectAll();
    void tellKeys();
    void showOpinion();
    void say(const OpinionEvent& event);
    void goToNext();

    ProjectSession& m_session;
    OpinionsController& m_controller;
    SourcePane& m_source;
    OpinionsActions& m_actions;
    QSplitter* m_splitter;
    RowsOf<OpinionRow>* m_model;
    QListView* m_list;
    UtteranceCard* m_card;
    CheckPanel* m_panel;
    bool m_showing = false;
};

} // namespace tandem
