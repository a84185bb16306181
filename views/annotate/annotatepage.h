#pragma once

#include <QWidget>

class QSplitter;

namespace tandem {

class AnnotateActions;
class ArticleModel;
class GuidelinePane;
class HandInBar;
class LabellingController;
class NoteEditor;
class ProjectSession;
class QuestionHeader;
class StateStrip;
class TextRowView;
struct Error;

/// The middle of the Annotate screen: question, guideline, article, and what stands between the
/// person and the hand-in.
class AnnotatePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AnnotatePage)

public:
    AnnotatePage(
        ProjectSession& session, LabellingController& controller, QWidget* parent = nullptr);

    TextRowView* article() const { return m_article; }
    GuidelinePane* guideline() const { return m_guideline; }

    /// The actions that the page's buttons stand for; called once.
    void setActions(AnnotateActions* actions);
    void setGuidelineShown(bool shown);
    /// Opens the note of the current item for editing.
    void editNote();
    /// Asks for the hand-in, or says what is missing.
    void askHandIn();
    void showError(const Error& error);
    /// Shows the running time, or hides the clock.
    void showClock();
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectController();
    void connectArticle();
    void showMode();
    void showProgress();
    void showState();
    QString itemCount(int count) const;
    QString watchedProgress() const;
    QString watchedState() const;
    QString passText() const;
    void keepInSight();

    ProjectSession& m_session;
    LabellingController& m_controller;
    AnnotateActions* m_actions = nullptr;
    QuestionHeader* m_header;
    StateStrip* m_state;
    HandInBar* m_handIn;
    QSplitter* m_splitter;
    GuidelinePane* m_guideline;
    ArticleModel* m_model;
    TextRowView* m_article;
    NoteEditor* m_note;
    int m_noteIndex = -1;
};

} // namespace tandem
