#pragma once

#include "models/kgds/attritionreport.h"
#include "models/kgds/peopleagreement.h"
#include "models/kgds/systemmetric.h"
#include "models/kgds/systemtables.h"
#include "models/kgds/verifieragreement.h"
#include "models/kgds/winrates.h"
#include "storage/project/checkedsystems.h"
#include "views/session/figurespage.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace tandem {

class ProjectSession;

/// What the project knows of models on its benchmark, by one verifier.
struct ModelsData
{
    qint64 samples = 0;    ///< of the benchmark, as it stands now
    qint64 outputs = 0;    ///< of all systems
    qint64 judged = 0;     ///< of these, by the verifier
    QStringList verifiers; ///< everyone who judged anything
    QString verifier;      ///< by whom scores are; empty where nobody judged
    QList<kgds::ScoredSystem> systems;
    kgds::JudgedFeedback feedback;
    QList<kgds::StageCost> stages;
    QString currency;
    qint64 repliesWithoutCost = 0;       ///< or paid for in another currency: they are in no sum
    QList<kgds::PublishedRow> published; ///< of a table that somebody else published
};
using SharedModels = std::shared_ptr<const ModelsData>;

/// Everybody's verdicts: what the page Verifiers is computed from.
struct ModelsVerdicts
{
    bool isRead = false;
    QList<kgds::Verifier> verifiers;
    QString verifier;                      ///< whose scores are corrected
    QString viewer;                        ///< who looks; empty where nobody does
    CheckedVerdicts checks;                ///< of the parts that were drawn for people
    QList<kgds::ReviewedJudgement> people; ///< what they say of `verifier`, as far as may be known
};
using SharedVerdicts = std::shared_ptr<const ModelsVerdicts>;

/// What is known of models: what the pages are computed from, as it was read last.
struct ModelsKnown
{
    bool isRead = false;
    SharedModels models = std::make_shared<const ModelsData>();
    SharedVerdicts verdicts = std::make_shared<const ModelsVerdicts>();
    QList<kgds::SystemAttrition> losses;
};
using KnownModels = std::shared_ptr<ModelsKnown>;

enum class ModelsTable { Scores, Errors, Costs, Comparison };
/// The paper's tables of one's own systems (scores, errors, costs), and every two systems against
/// each other. Means are there at once; intervals and tests follow.
FiguresSpec modelsTableFigures(ProjectSession& session, const KnownModels& known);

/// Which figure of the paper is drawn, or one system against another.
enum class ModelsFigure { Retrieval, WinRates, Integration, Errors, TwoSystems };
/// The paper's figures 2 to 5 of one's own systems, each with the table of what it shows.
FiguresSpec modelsPaperFigures(ProjectSession& session, const KnownModels& known);

enum class ModelsVerifiersView { Agreement, Ranks, Corrected };
/// Whether what the benchmark says depends on who verified it: agreement of verifiers, how stable
/// ranks are, and scores corrected by what people checked. `check` goes to what was drawn and waits
/// for a word of who looks, or to be submitted by them; it is called with none where nothing does.
FiguresSpec modelsVerifierFigures(ProjectSession& session, const KnownModels& known,
    std::function<void(const std::optional<OpenCheck>&)> check);

/// Where key facts and opinions are lost on their way into a summary: every system over all samples
/// or in one, and one system step by step.
FiguresSpec modelsAttritionFigures(ProjectSession& session, const KnownModels& known);

/// What pages of Models have in common: a row leads to its system's samples, and without outputs
/// they say how to get some. Which system a row is of is told by its columns "model" and
/// "paradigm", and of which pattern by the end of the table's key ("attrition.abs-aos").
FiguresSpec modelsFigures(const char* name, ProjectSession& session, const KnownModels& known);

} // namespace tandem
