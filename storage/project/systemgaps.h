#pragma once

#include "models/error.h"
#include "models/kgds/system.h"
#include "storage/project/systembenchmark.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <map>

namespace tandem {

/// What an import leaves open, by the names of systems and the numbers of samples.
class SystemGaps final
{
public:
    enum class Kind {
        WithoutOutput,   ///< verdicts that were left out: nobody has the output
        NoOutput,        ///< of the benchmark's samples
        NotJudged,       ///< outputs of a system that the verifier has judged elsewhere
        FactsUnanswered, ///< some of the sample's facts, or all
        OpinionsUnanswered,
    };

    void note(Kind kind, const kgds::SystemRef& system, int sample);
    /// Notes what the project lacks of a system; of verdicts only where `verifier` is somebody.
    Expected<void> look(Database& database, const SystemBenchmark& benchmark,
        const kgds::SystemRef& system, const QString& verifier);
    /// Translated sentences; systems with the same samples stand in one.
    QStringList messages() const;

private:
    std::map<Kind, std::map<kgds::SystemRef, QList<qint64>>> m_samples;
};

/// "3, 7, 9 and 12 more".
QString fewNames(const QStringList& names);
QString fewNumbers(const QList<qint64>& numbers);
/// "heron (EBS-AOS, structured-prompt)".
QString systemText(const kgds::SystemRef& system);

} // namespace tandem
