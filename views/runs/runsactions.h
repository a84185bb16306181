#pragma once

#include <QKeySequence>
#include <QObject>

class QAction;

namespace tandem {

/// The commands of the Runs screen.
class RunsActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunsActions)

public:
    /// Shortcuts work in `scope` and what is in it.
    explicit RunsActions(QWidget* scope);

    QAction* decompose;
    QAction* mask;
    QAction* gemba;
    QAction* gEval;
    QAction* autoEval;
    QAction* judgePair;
    QAction* pause;
    QAction* resume;
    QAction* cancel;
    QAction* retryFailed;
    QAction* writeBatch;
    QAction* readBatch;
    QAction* forgetBatch;
    QAction* showReply;
    QAction* endpoints;
    QAction* prompts;

    QList<QAction*> all() const;
    /// Those that have outputs of cases judged.
    QList<QAction*> judges() const { return {gemba, gEval, autoEval, judgePair}; }
    void retranslate();

private:
    QAction* make(const char* name, const QKeySequence& key = {});

    QWidget* m_scope;
};

} // namespace tandem
