#pragma once

#include "models/ids.h"
#include "models/kgds/chunks.h"
#include "models/kgds/system.h"
#include "models/usersum/segment.h"
#include "storage/repositories/runkindid.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// What an ExPerT run evaluates, and how.
struct ExpertRunOptions
{
    int firstTokens = 512;   ///< of each text; at least 1
    int asks = 11;           ///< at most so often for an answer that can be read; at least 1
    QStringList systems;     ///< whose outputs; empty: all
    QList<OutputId> outputs; ///< only these; empty: all; not kept once the run is made
    /// Only outputs without a score by any run or file that no run under way is to evaluate either.
    bool onlyNew = false;
    bool operator==(const ExpertRunOptions&) const = default;
};

/// What a run that generates outputs does.
struct GenerateRunOptions
{
    QString system;       ///< whose outputs these become
    int documents = 3;    ///< of the profile, the most relevant ones; 0: none
    double swapped = 0.0; ///< share of the cases whose profile is another case's, 0 to 1
    quint32 seed = 1;     ///< that decides which
    QList<CaseId> cases;  ///< empty: all; not kept once the run is made
    bool operator==(const GenerateRunOptions&) const = default;
};

/// What a run of the pairwise judge compares.
struct PairJudgeOptions
{
    QString first;  ///< a system
    QString second; ///< another one
    int firstTokens = 512;
    QList<CaseId> cases; ///< empty: all; not kept once the run is made
    bool operator==(const PairJudgeOptions&) const = default;
};

/// What a run of a judge that gives scores does.
struct ScoreJudgeOptions
{
    int firstTokens = 512;      ///< of the expected and the scored text; at least 1
    int samples = 20;           ///< of G-Eval, for each output; 1 to metrics::kMostJudgeSamples
    bool probabilities = false; ///< of G-Eval: of one answer, where the endpoint gives them
    int asks = 3;               ///< at most so often for an answer that can be read; at least 1
    QStringList systems;        ///< whose outputs; empty: all
    QList<OutputId> outputs;    ///< only these; empty: all; not kept once the run is made
    bool operator==(const ScoreJudgeOptions&) const = default;
};

/// What a run that gets summaries from a system does.
struct SummariesOptions
{
    QString system; ///< the name that these become known by, the model's most often
    QList<kgds::Pattern> patterns{kgds::kPatterns.begin(), kgds::kPatterns.end()};
    /// The second turn of self-reflection needs the first one, which is asked in any case.
    QList<kgds::Paradigm> paradigms{kgds::kParadigms.begin(), kgds::kParadigms.end()};
    kgds::ChunkKind chunks = kgds::ChunkKind::Paragraph; ///< of EBS-AOS
    int asks = 3; ///< at most so often for an answer that can be read; at least 1
    bool operator==(const SummariesOptions&) const = default;
};

/// What a run that judges summaries does.
struct VerdictsOptions
{
    QString verifier; ///< the name that the judge becomes known by, the model's most often
    bool facts = true;
    bool opinions = true;
    bool errors = true;      ///< of opinions that are not covered
    bool feedback = false;   ///< on chosen paragraphs that are not the experts'
    bool bothOrders = false; ///< of feedback; or else one that is drawn
    quint32 seed = 1;        ///< that decides which
    bool onlyNew = false;    ///< only outputs that nobody has judged, or is to judge
    QStringList models;      ///< whose outputs; empty: all
    QList<kgds::Pattern> patterns{kgds::kPatterns.begin(), kgds::kPatterns.end()};
    QList<kgds::Paradigm> paradigms{kgds::kParadigms.begin(), kgds::kParadigms.end()};
    int asks = 3; ///< at most so often for an answer that can be read; at least 1
    bool operator==(const VerdictsOptions&) const = default;
};

/// What a run that summarizes what users did does.
struct UserSummariesOptions
{
    QString summarizer;         ///< the name that the summaries become known by
    bool isHierarchical = true; ///< by segments with a critique, or else in a single step
    QString query;              ///< what the summaries are to tell; never empty once a run is made
    int mostWords = 200;        ///< X: what the model is told to keep to; at least 1
    usersum::SegmentRule segments; ///< of the hierarchy
    int rounds = 2;                ///< of critique and rewriting, for each segment; 0: none
    QString log;                   ///< whose users; empty: of all logs
    QList<TimelineUserId> users;   ///< only these; empty: all; not kept once the run is made
    int asks = 3;                  ///< at most so often for an answer that can be read; at least 1
    bool operator==(const UserSummariesOptions&) const = default;
};

/// What a run that predicts what users did next does.
struct PredictionsOptions
{
    QString predictor;       ///< the name that it becomes known by, the model's most often
    int runs = 3;            ///< how often each task is asked; the paper's number
    QStringList summarizers; ///< whose summaries; empty: all
    QString log;             ///< whose users; empty: of all logs
    int asks = 3;            ///< at most so often for an answer that can be read; at least 1
    bool operator==(const PredictionsOptions&) const = default;
};

/// What a run that judges summaries against what the users did does.
struct SummaryJudgeOptions
{
    QString measure = QStringLiteral("autoeval"); ///< the name of its values
    QStringList summarizers;                      ///< whose summaries; empty: all
    QString log;                                  ///< whose users; empty: of all logs
    int asks = 3; ///< at most so often for an answer that can be read; at least 1
    bool operator==(const SummaryJudgeOptions&) const = default;
};

/// What a run is to work on.
struct RunOptions
{
    bool supporting = true;    ///< only for decomposing
    bool nonsupporting = true; ///< only for decomposing
    bool replace = false;      ///< also what was worked on already, whose results are then replaced
    QList<SampleId> samples;   ///< empty: all; not kept once the run is made
    double heldOut = 0.0; ///< only for decomposing: share of samples drawn to have no proposals
    quint32 drawSeed = 0; ///< that decides which; see isHeldOut()
    int maxTokens = 0;    ///< of one answer at most; 0: as many as the kind of run allows
    ExpertRunOptions expert;
    GenerateRunOptions generate;
    PairJudgeOptions judge;
    ScoreJudgeOptions score;
    SummariesOptions summaries;
    VerdictsOptions verdicts;
    UserSummariesOptions userSummaries;
    PredictionsOptions predictions;
    SummaryJudgeOptions summaryJudge;
    bool operator==(const RunOptions&) const = default;
};

/// What a project file keeps of the options of a run of this kind.
QJsonObject runOptionsJson(RunKindId kind, const RunOptions& options);
RunOptions runOptionsFrom(const QJsonObject& json);

} // namespace tandem
