#pragma once

#include "models/error.h"
#include "storage/repositories/answerrepository.h"

#include <QTimer>
#include <QWidget>

namespace tandem {

class KeyCap;
class ProjectSession;
class RecentAnswerList;
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
    /// The saved mark was clicked; `error` is the last failure's sentence, empty without one.
    void detailsRequested(const QString& error);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void showAnswers();
    void fitHints();
    void pendingChanged(int pending);
    void showError(const Error& error);

    ProjectSession& m_session;
    RecentAnswerList* m_list;
    RecentAnswers* m_chips;
    KeyCap* m_undo;
    KeyCap* m_handIn;
    KeyCap* m_keys;
    SavedIndicator* m_saved;
    QTimer m_slow; ///< saving is only told when it takes long enough to be noticed
    QString m_error;
};

} // namespace tandem
