#pragma once

#include "models/ids.h"
#include "models/kgds/system.h"
#include "storage/project/rowsstep.h"

#include <QHash>
#include <QList>
#include <QString>

#include <map>
#include <utility>

namespace tandem {

/// What an import of outputs changed in the project, noted while it is written, so that it can be
/// undone as one step and done again.
class SystemImportUndo final
{
public:
    void noteOutput(SystemOutputId output) { m_outputs.insert(output, 0); }
    /// Before the verifier's word on this output is added to what is there, or changes it.
    Expected<void> noteJudgement(
        Database& database, SystemOutputId output, const QString& verifier);
    void noteUnattributedErrors(const kgds::SystemRef& system, const QString& verifier)
    {
        m_unattributedErrors.append({system, verifier});
    }
    bool isEmpty() const
    {
        return m_outputs.isEmpty() && m_judgements.empty() && m_unattributedErrors.isEmpty();
    }

    /// The step that takes all of it out, to be asked for once everything is written. It is refused
    /// where somebody has judged, checked or added to it since, or a part of it was drawn.
    Expected<RowsStep> step(Database& database, const QString& source) const;

private:
    struct Judgement
    {
        StoredRows before; ///< none where there was no word of the verifier
        QByteArray after;  ///< what it says since
    };
    using Place = std::pair<SystemOutputId, QString>; ///< an output, and who judged it

    Expected<RowsStep::Rows> select(Database& database) const;
    Expected<void> checkUntouched(Database& database) const;

    QHash<SystemOutputId, qint64> m_outputs; ///< that were added, with how often each is judged
    std::map<Place, Judgement> m_judgements; ///< on outputs that were there
    QList<std::pair<kgds::SystemRef, QString>> m_unattributedErrors;
};

} // namespace tandem
