#pragma once

#include "storage/team/teamwatch.h"

#include <QPointer>
#include <QToolButton>

namespace tandem {

class TeamSync;

/// Says in a word how far the open file and its team's hub are; a click asks for more. Hidden where
/// there is no team.
class TeamIndicator final : public QToolButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TeamIndicator)

public:
    explicit TeamIndicator(QWidget* parent = nullptr);

    /// Whose state is shown from now on; null: nobody's.
    void setSync(TeamSync* sync);

private:
    void showState();

    QPointer<TeamSync> m_sync;
};

} // namespace tandem
