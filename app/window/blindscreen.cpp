#include "app/window/blindscreen.h"

#include "ui/arrange.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "views/session/projectsession.h"

namespace tandem {

BlindScreen::BlindScreen(WorkspaceId id, ProjectSession& session, QWidget* parent)
    : Workspace(id, parent)
    , m_session(session)
    , m_words(named(new EmptyState(this), "blindScreen"))
{
    setObjectName(workspaceKeyword(id) + QStringLiteral("Blind"));
    inColumn(this, {{m_words, 1}}, 0);
    connect(&m_session, &ProjectSession::ratedStudyChanged, this, &BlindScreen::retranslate);
    retranslate();
}

bool BlindScreen::hides(WorkspaceId id)
{
    return id == WorkspaceId::Evaluate || id == WorkspaceId::Inspect || id == WorkspaceId::Models ||
           id == WorkspaceId::Timelines || id == WorkspaceId::Metrics || id == WorkspaceId::Runs;
}

void BlindScreen::retranslate()
{
    m_words->say(Icon::Lock, tr("You are rating \"%1\" blind").arg(m_session.ratedStudy()),
        tr("Seeing which system wrote what, its scores or what others said of it would bias your "
           "answers. This opens when the study is closed."),
        {tr("Show your studies"),
            [this] { emit m_session.workspaceRequested(WorkspaceId::Studies); }});
}

} // namespace tandem
