#pragma once

#include "models/ids.h"
#include "models/text/article.h"
#include "views/discussion/turns.h"

#include <QDialog>
#include <QList>

#include <optional>
#include <random>

class QAction;
class QStackedWidget;

namespace tandem {

class DiscussionEditor;
class EmptyState;
class MessageBar;
class PaneHeader;
class ProjectSession;
class UtteranceComposer;
class UtteranceListView;
class UtteranceModel;
struct Error;

/// The discussion of one sample beside its article: written turn by turn, pasted, edited, put in
/// order. Every change is committed at once and can be undone.
class DiscussionDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiscussionDialog)

public:
    /// `random` draws who begins. Show it with open().
    DiscussionDialog(
        ProjectSession& session, SampleId sample, std::mt19937 random, QWidget* parent = nullptr);

    /// A generator that nobody can foretell, for the constructor.
    static std::mt19937 unpredictable();

    void reject() override;

private:
    QWidget* buildArticle();
    QWidget* buildDiscussion();
    QWidget* buildKeyLine();
    void buildListActions();
    void buildDialogActions();
    void remark(const QString& what);
    void connectComposer();

    void addUtterance(const QString& text);
    void preview(const QList<UtteranceText>& pasted);
    void addPasted(const QList<kgds::UtteranceRecord>& utterances);
    void rename(int participant, const QString& name);
    void draw();
    void chooseSpeaker(int speaker);
    void moveCurrent(int by);
    void removeCurrent();
    void exchangeSpeaker();

    void showDiscussion(int row);
    void showLocked(bool locked);
    void showError(const Error& error);
    void enableActions();

    ProjectSession& m_session;
    SampleId m_sample;
    std::mt19937 m_random;
    DiscussionEditor* m_editor;
    UtteranceModel* m_model;
    MessageBar* m_messages;
    PaneHeader* m_header = nullptr;
    QStackedWidget* m_stack = nullptr;
    UtteranceListView* m_list = nullptr;
    EmptyState* m_empty = nullptr;
    UtteranceComposer* m_composer = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QList<QAction*> m_rowActions;
    QString m_beingAdded;
    int m_beginner = 0;
    QString m_warnedOfText;
};

} // namespace tandem
