#pragma once

#include "views/facts/factlistmodel.h"

#include <QList>
#include <QObject>

namespace tandem {

class Project;

/// Looks for facts that may repeat an earlier one of their side, in a worker; what was marked or
/// set apart already is not asked about again. A later search replaces one that is still going on.
class RepetitionSearch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RepetitionSearch)

public:
    explicit RepetitionSearch(Project& project, QObject* parent = nullptr);
    ~RepetitionSearch() override;

    /// Searches the facts of a sheet; nothing is done where its facts are those searched last.
    void search(const FactSheet& sheet);
    /// Of both sides, in the order of the facts.
    const QList<RepetitionQuestion>& questions() const { return m_questions; }

signals:
    void questionsChanged();

private:
    struct Asked
    {
        QList<FactId> ids;
        QStringList texts;
        QList<bool> supporting;
        QMultiHash<FactId, FactId> distinct;
        bool operator==(const Asked&) const = default;
    };
    static QList<RepetitionQuestion> find(const Asked& asked);
    void take(const QList<RepetitionQuestion>& questions);

    Project& m_project;
    Asked m_asked;
    QList<RepetitionQuestion> m_questions;
    std::shared_ptr<std::atomic_bool> m_running;
};

} // namespace tandem
