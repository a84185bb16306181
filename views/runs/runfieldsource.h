#pragma once

#include "models/ids.h"
#include "ui/fieldform.h"

#include <map>

namespace tandem {

class ProjectSession;

/// The systems, logs, summarizers, samples and users that a run of a project may be about.
class RunFieldSource final : public FieldSource
{
public:
    /// Of options of type RunOptions. `session` outlives it.
    explicit RunFieldSource(ProjectSession& session);

    QStringList names(fields::Names of, const void* options) const override;
    QString textOf(fields::Names of, const QVariantList& items) const override;
    std::optional<QVariantList> itemsIn(fields::Names of, const QString& text) const override;
    QString howToType(fields::Names of) const override;

private:
    QStringList summarizers(const QString& log, bool withoutTexts) const;
    std::optional<QVariantList> samplesIn(const QString& text) const;
    std::optional<QVariantList> usersIn(const QString& text) const;
    int lastSample() const;

    ProjectSession& m_session;
    std::map<int, SampleId> m_samples;         ///< in use, by the number that people see
    std::map<QString, TimelineUserId> m_users; ///< by pseudonym
};

} // namespace tandem
