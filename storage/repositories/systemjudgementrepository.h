#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/feedbackchoice.h"
#include "models/kgds/record.h"
#include "models/kgds/samplescore.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// Why a judge says what it says, in the order of kgds::SystemJudgement; what it did not explain is
/// empty, and what is missing at the end of a list, too.
struct JudgementExplanations
{
    QList<QStringList> facts; ///< by group
    QStringList opinions;
    QStringList errors;
    bool operator==(const JudgementExplanations&) const = default;
};

enum class JudgementState { UnderWay = 0, Complete = 1 };

/// What a verifier says of an output.
struct StoredJudgement
{
    SystemJudgementId id;
    SystemOutputId output;
    QString verifier;
    RunId run;      ///< invalid where it was imported
    QString source; ///< name of the imported file; empty for a run's
    JudgementState state = JudgementState::UnderWay;
    kgds::SystemJudgement judgement;
    JudgementExplanations explanations;
    QDateTime at; ///< UTC, when it was begun
};

/// A complete judgement's scores.
struct JudgedOutputRow
{
    SystemOutputId output;
    SystemJudgementId judgement;
    SampleId sample;
    int samplePosition = 0;
    kgds::SystemRef system;
    kgds::SampleScore score;
};

/// Who judged outputs.
struct VerifierRow
{
    QString name;
    qint64 complete = 0; ///< judgements of outputs of samples in use
    qint64 underWay = 0; ///< likewise
};

/// What a judge says that does not know whose paragraphs are whose.
using kgds::FeedbackChoice;
struct Feedback
{
    FeedbackId id;
    SystemOutputId output;
    QString judge;
    bool expertsFirst = true; ///< whether theirs was shown first
    FeedbackChoice choice = FeedbackChoice::None;
    QString explanation; ///< or why no reply could be read
    RunId run;
    ReplyId reply;
    QString source{};
};

/// Verdicts of judges on systems' outputs: one for each output and verifier. Scores are computed
/// here, from the verdicts alone.
class SystemJudgementRepository final : Repository
{
public:
    using Repository::Repository;

    /// Begins a judgement with no verdict yet, or goes on with the one that the verifier has given
    /// in whichever run: what it has not answered may be asked later. Refused where its verdicts
    /// are from a file. `gold` is the record of the output's, where the caller has it.
    Expected<SystemJudgementId> begin(SystemOutputId output, const QString& verifier, RunId run,
        const kgds::SampleRecord* gold = nullptr);
    /// Each of these replaces what was said of it, and fails (Refused) once people have checked the
    /// judgement; InvalidInput where there is no such group or opinion, or not as many facts or
    /// opinions as the sample has. The scores follow where it is complete.
    Expected<void> setFacts(SystemJudgementId id, int group,
        const QList<kgds::Conclusion>& conclusions, const QStringList& explanations);
    Expected<void> setOpinions(SystemJudgementId id, const QList<kgds::Conclusion>& conclusions,
        const QStringList& explanations);
    Expected<void> setError(SystemJudgementId id, int opinion, std::optional<kgds::ErrorType> error,
        const QString& explanation);
    /// Nothing more is to come: its scores are computed and count.
    Expected<void> complete(SystemJudgementId id);

    /// Adds a complete judgement from a file, or to what the verifier's other files say of the
    /// output. Refused, with the fact or opinion, where it says something else, where people have
    /// checked what it would add to, and where a run's verdicts are less; InvalidInput where it has
    /// not as many verdicts as the sample has facts or opinions. `gold` is the record of the
    /// output's, where the caller has it.
    Expected<SystemJudgementId> addImported(SystemOutputId output, const QString& verifier,
        const QString& source, const kgds::SystemJudgement& judgement,
        const JudgementExplanations& explanations, const kgds::SampleRecord* gold = nullptr);

    Expected<StoredJudgement> byId(SystemJudgementId id);
    /// Every verifier's of one output, by verifier.
    Expected<QList<StoredJudgement>> of(SystemOutputId output);
    Expected<std::optional<SystemJudgementId>> find(SystemOutputId output, const QString& verifier);
    /// The replies that its verdicts were read from, by the part that was asked for. What one run
    /// left open another may have asked, under the same name: the last one holds.
    Expected<QHash<QString, ReplyId>> repliesOf(const StoredJudgement& judgement);
    /// The scores of a verifier's complete judgements of samples in use, by system, then sample.
    /// For a worker.
    Expected<QList<JudgedOutputRow>> scores(const QString& verifier);
    /// Those with the most complete judgements first; of equal ones the older.
    Expected<QList<VerifierRow>> verifiers();
    /// Those who judged nothing but whose paragraphs fit better, of others' outputs too, by name;
    /// of outputs of samples in use.
    Expected<QStringList> feedbackJudges();
    /// A verifier's complete judgements of samples in use, with what they say, by sample, then
    /// system. For a worker.
    Expected<QList<StoredJudgement>> judgements(const QString& verifier);
    /// Whether the stored scores are those that its verdicts give; for the check of a project.
    Expected<bool> isAsComputed(SystemJudgementId id);

    /// Replaces the same judge's choice in the same order where it made none; else Refused.
    Expected<FeedbackId> addFeedback(const Feedback& feedback);
    Expected<QList<Feedback>> feedbackOn(SystemOutputId output);

private:
    Expected<StoredJudgement> changeable(SystemJudgementId id);
    Expected<void> store(const StoredJudgement& stored);
    Expected<void> addPart(SystemJudgementId id, const kgds::SystemJudgement& judgement,
        const JudgementExplanations& explanations, const kgds::SampleRecord& gold);
};

} // namespace tandem
