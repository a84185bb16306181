#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/kgds/system.h"
#include "storage/project/systembenchmark.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <map>
#include <set>

namespace tandem {

/// What an import leaves open, by the names of systems and the numbers of samples.
class SystemGaps final
{
public:
    enum class Kind {
        WithoutOutput,   ///< verdicts that were left out: nobody has the output
        NotJudged,       ///< outputs of a system that the verifier has judged elsewhere
        FactsUnanswered, ///< some of the sample's facts, or all
        OpinionsUnanswered,
        NoOutput, ///< of the benchmark's samples; told the last, since it may be meant so
    };

    void note(Kind kind, const kgds::SystemRef& system, int sample);
    /// Notes that an output was added, with what its article lacks of the paragraphs it names.
    void noteAdded(const kgds::SystemRef& system, int sample, const QStringList& unknown);
    /// Notes what the project lacks of a system; of samples only where an output of it was added,
    /// of verdicts only where `verifier` is somebody.
    Expected<void> look(Database& database, const SystemBenchmark& benchmark,
        const kgds::SystemRef& system, const QString& verifier);
    /// Translated sentences; systems with the same samples stand in one.
    QStringList messages() const;

private:
    QString unknownSentence() const;

    std::map<Kind, std::map<kgds::SystemRef, QList<qint64>>> m_samples;
    std::set<kgds::SystemRef> m_added;
    QStringList m_unknown; ///< the first outputs that name paragraphs that are not there
    int m_moreUnknown = 0;
};

/// Those of the paragraphs that the sample's article does not have: numbers, or words as they are.
QStringList unknownParagraphs(const QStringList& paragraphs, const kgds::SampleRecord& record);
/// "3, 7, 9 and 12 more".
QString fewNames(const QStringList& names);
QString fewNumbers(const QList<qint64>& numbers);
/// "heron (EBS-AOS, structured-prompt)".
QString systemText(const kgds::SystemRef& system);

} // namespace tandem
