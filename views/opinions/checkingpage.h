#pragma once

#include "models/opinions/opinioncheck.h"

#include <QWidget>

class QListView;
class QSplitter;

namespace tandem {

class CheckPanel;
class OpinionsController;
class ProjectSession;
class SourcePane;
class UtteranceCard;
template <typename Row>
class RowsOf;
struct OpinionRow;

/// Where a closed round is checked: its atomic opinions, and below them the one that is looked at
/// with its utterance and what was said of it.
class CheckingPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CheckingPage)

public:
    /// Its commands are the screen's, in which `parent` is.
    CheckingPage(ProjectSession& session, OpinionsController& controller, SourcePane& source,
        QWidget& screen, QWidget* parent);

    /// Whether a check or an answer was begun and not given.
    bool hasDrafts();
    void showAll();
    void focusList();
    /// Goes to the next opinion that waits for who sits here, if there is one.
    void goToNext();

private:
    void addCheckCommands(QWidget& screen);
    void addReplyCommands(QWidget& screen);
    void build();
    void connectAll();
    void tellKeys();
    void showOpinion();
    void say(const OpinionEvent& event);

    ProjectSession& m_session;
    OpinionsController& m_controller;
    SourcePane& m_source;
    QSplitter* m_splitter;
    RowsOf<OpinionRow>* m_model;
    QListView* m_list;
    UtteranceCard* m_card;
    CheckPanel* m_panel = nullptr;
    bool m_showing = false;
};

} // namespace tandem
