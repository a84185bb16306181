#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"
#include "models/expert/scores.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QList>
#include <QString>

class QIODevice;

namespace tandem {

/// What a result file could not say.
struct ResultLosses
{
    qint64 cases = 0;            ///< written
    qint64 collapsedAspects = 0; ///< left out of the tables, since their side has the title twice
    qint64 collapsedCases = 0;   ///< cases with such aspects; their scores are those of the tables
};

/// Writes a result file of expert_score, case by case, as json.dump does without indentation.
/// Titles are the keys of its tables, so of aspects that share one only the first is told, and the
/// numbers are those of what is told. `reason` beside `matched` is an addition: why an aspect was
/// matched or not, which the package does not keep and its readers pass over. A decision without a
/// readable reply has the fault in the place of its reason, as in the package's own files. Half of
/// a surrogate pair becomes U+FFFD.
class ExpertResultWriter final
{
    Q_DECLARE_TR_FUNCTIONS(ExpertResultWriter)

public:
    /// `device` must be open for writing and outlive this; `name` is what errors call it.
    ExpertResultWriter(QIODevice& device, QString name);

    /// `runs` is what the runs behind the result were asked to do, as reports for programs have it
    /// ("run_settings"), which is an addition, too; empty: that is left out. NotWritable or
    /// DiskFull, here and below.
    Expected<void> open(const QJsonArray& runs = {});
    /// The explanation must be scored.
    Expected<void> write(const expert::Explanation& explanation);
    /// Writes the scores, flushes a file; does not close the device.
    Expected<void> finish();

    const ResultLosses& losses() const { return m_losses; }

private:
    QIODevice& m_device;
    QString m_name;
    QList<expert::Scores> m_scores;
    ResultLosses m_losses;
};

} // namespace tandem
