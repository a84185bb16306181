#pragma once

#include "storage/changes/latest.h"
#include "storage/repositories/evaluationrepository.h"

#include <QList>
#include <QObject>

namespace tandem {

class ProjectSession;

/// The runs and imported files that have evaluations, as last read; follows the project.
class EvaluationSets final : public QObject
{
    Q_OBJECT

public:
    explicit EvaluationSets(ProjectSession& session, QObject* parent = nullptr);

    const QList<EvaluationSet>& all() const { return m_sets; }
    /// Whether they were read at all.
    bool areKnown() const { return m_known; }
    /// The place of this run or file in all(); -1 where it is not there.
    int indexOf(const EvaluationSet& set) const;

    /// Looks for the set of an evaluation; found() follows.
    void seek(EvaluationId evaluation);
    bool isSeeking() const { return m_seeking.isBusy(); }

signals:
    void changed();
    /// Where in all() the set is that was looked for last; -1: nowhere.
    void found(int index);

private:
    QList<EvaluationSet> m_sets;
    bool m_known = false;
    Latest<QList<EvaluationSet>> m_reading;
    Latest<EvaluationSet> m_seeking;
};

} // namespace tandem
