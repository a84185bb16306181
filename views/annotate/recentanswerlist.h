#pragma once

#include "storage/project/project.h"
#include "storage/repositories/answerrepository.h"

#include <QObject>
#include <QTimer>

namespace tandem {

class ProjectSession;

/// The current person's latest answers, newest first, whichever sample they are in. Read a moment
/// after something changed, so that the way from a key to the screen is not longer for it.
class RecentAnswerList final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RecentAnswerList)

public:
    static constexpr int limit = 10;

    explicit RecentAnswerList(ProjectSession& session, QObject* parent = nullptr);

    const QList<RecentAnswer>& answers() const { return m_answers; }

signals:
    void changed();

private:
    void follow(const ChangeEvent& event);
    void read();

    ProjectSession& m_session;
    QList<RecentAnswer> m_answers;
    QTimer m_wait;
};

} // namespace tandem
