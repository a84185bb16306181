#pragma once

#include "models/rounds/round.h"
#include "models/rounds/stepname.h"

#include <QList>
#include <QWidget>

class QAction;

namespace tandem {

class ProjectSession;

/// Chooses whether Annotate and Compare are about paragraphs or about key facts.
class StepBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(StepBar)

public:
    explicit StepBar(ProjectSession& session, QWidget* parent = nullptr);

    /// The commands, for menus and the list of keys; their shortcuts work in `scope` and what is in
    /// it.
    QList<QAction*> stepActions() const { return {m_paragraphs, m_keyFacts}; }
    void setScope(QWidget* scope);

private:
    QAction* makeAction(Step step, const char* name, const QKeySequence& key);
    void show(Step step);

    ProjectSession& m_session;
    QAction* m_paragraphs;
    QAction* m_keyFacts;
};

} // namespace tandem
