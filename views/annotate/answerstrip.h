#pragma once

#include "models/error.h"
#include "storage/changes/latest.h"
#include "storage/repositories/answerrepository.h"

#include <QTimer>
#include <QWidget>

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
    explicit AnswerStrip(ProjectSession& session, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

signals:
    void answerChosen(const tandem::RecentAnswer& answer);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void keepReading();
    void showAnswers();
    void fitHints();
    void pendingChanged(int pending);
    void showError(const Error& error);

    ProjectSession& m_session;
    RecentAnswers* m_chips;
    KeyCap* m_undo;
    KeyCap* m_handIn;
    KeyCap* m_keys;
    SavedIndicator* m_saved;
    QTimer m_slow; ///< saving is only told when it takes long enough to be noticed
    QString m_error;
    QList<RecentAnswer> m_answers;         ///< newest first
    Latest<QList<RecentAnswer>> m_reading; ///< so that no key waits for it
};

} // namespace tandem
