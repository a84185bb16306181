#pragma once

#include "models/ids.h"
#include "views/session/unstoredtexts.h"

#include <QWidget>

#include <utility>

class QAction;
class QLabel;
class QSplitter;

namespace tandem {

class ArticleModel;
class ConfirmBar;
class GuidelinePane;
class LabellingController;
class NoteEditor;
class ProjectSession;
class StateStrip;
class TaskHeader;
class TextRowView;
struct Error;

/// The middle of the Annotate screen: question, guideline, article under its headline, a note, and
/// what stands between the person and the submission.
class AnnotatePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AnnotatePage)

public:
    /// `parent` is in the screen, which has its commands already.
    AnnotatePage(ProjectSession& session, LabellingController& controller, QWidget* parent);

    TextRowView* article() const { return m_article; }
    GuidelinePane* guideline() const { return m_guideline; }
    void setGuidelineShown(bool shown);
    /// Opens the note of the item that was dealt with last for editing.
    void editNote();
    /// Asks for the submission, or says what is missing.
    void askToSubmit();
    void showError(const Error& error);
    /// Shows the running time, or hides the clock.
    void showClock();

signals:
    /// A note is being typed and is not saved, or no longer.
    void typingChanged(bool typing);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectController();
    void connectArticle();
    void showMode();
    QString whyNoAnswer() const;
    QString whyIdle(const QAction& key) const;
    QString submitQuestion() const;
    void showProgress();
    QAction* nextSample() const;
    void showState();
    QString itemCount(int count) const;
    QString watchedProgress() const;
    QString watchedState() const;
    QString passText() const;
    void keepInSight();
    void goBackToReading();
    void editNoteOf(int index);
    /// Opens the editor of an item's note, with what could not be stored where that is.
    void openNote(int index);
    void writeNote(const QString& note);
    /// Brings a note of the current item up that could not be stored, without the keyboard.
    void showUnstored();
    using NotePlace = std::pair<PersonId, ItemId>;
    NotePlace notePlace(int index) const;

    ProjectSession& m_session;
    LabellingController& m_controller;
    TaskHeader* m_header;
    StateStrip* m_state;
    ConfirmBar* m_confirm;
    QSplitter* m_splitter;
    GuidelinePane* m_guideline;
    QWidget* m_text;
    QLabel* m_headline;
    ArticleModel* m_model;
    TextRowView* m_article;
    NoteEditor* m_note;
    int m_noteIndex = -1;
    std::pair<int, int> m_readBefore{-1, 0}; ///< item and scroll before the guideline was opened
    UnstoredTexts<NotePlace> m_notes;
};

} // namespace tandem
