#pragma once

#include "models/error.h"
#include "storage/repositories/answerrepository.h"
#include "views/session/watchedlatest.h"

#include <QTimer>
#include <QWidget>

class QAction;

namespace tandem {

class KeyCap;
class ProjectSession;
class RecentAnswers;
class SavedIndicator;

/// The strip below the panes: the last answers, the most useful keys, whether all is on disk.
class AnswerStrip final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AnswerStrip)

public:
    /// `submission` says whether there is something to submit.
    AnswerStrip(ProjectSession& session, const QAction& submission, QWidget* parent = nullptr);

    /// Whether a note is being typed that is not saved.
    void setTyping(bool typing);

    QSize minimumSizeHint() const override;

signals:
    void answerChosen(const tandem::RecentAnswer& answer);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void keepReading();
    void showAnswers();
    void fitHints();
    void pendingChanged(int pending);
    void showSaved();
    void showError(const Error& error);

    ProjectSession& m_session;
    const QAction& m_submitAction;
    RecentAnswers* m_chips;
    KeyCap* m_undo;
    KeyCap* m_submission;
    KeyCap* m_keys;
    SavedIndicator* m_saved;
    QTimer m_slow; ///< saving is only told when it takes long enough to be noticed
    QString m_error;
    bool m_isTyping = false;
    QList<RecentAnswer> m_answers;                ///< newest first
    WatchedLatest<QList<RecentAnswer>> m_reading; ///< so that no key waits for it
};

} // namespace tandem
