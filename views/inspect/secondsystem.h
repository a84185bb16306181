#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <optional>

namespace tandem {

class CaseLoader;
class CaseView;
class ProjectSession;
struct ShownCase;

/// The system whose evaluation of each case is shown beside the first, from case to case.
class SecondSystem final
{
public:
    /// All outlive this.
    SecondSystem(ProjectSession& session, CaseLoader& loader, CaseView& view);

    /// To the next other system of this case, and at the end to none; false where there is no
    /// other.
    Expected<bool> step(const ShownCase& shown);
    /// Shows its evaluation of this case, where there is one, once it is read: then this is to be
    /// called again.
    void show(const ShownCase& shown);
    /// Its evaluation of the case that is shown; invalid where there is none.
    EvaluationId evaluation() const { return m_evaluation; }

private:
    ProjectSession& m_session;
    CaseLoader& m_loader;
    CaseView& m_view;
    std::optional<QString> m_system;
    EvaluationId m_evaluation;
};

} // namespace tandem
