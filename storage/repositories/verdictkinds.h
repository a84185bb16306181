#pragma once

#include "models/error.h"
#include "models/expert/review.h"
#include "models/ids.h"
#include "models/kgds/judgementreview.h"
#include "storage/changes/part.h"
#include "storage/repositories/loneverdicts.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// What a VerdictJournal says of its subjects; translated sentences.
struct VerdictWording
{
    QString noSuchDecision;
    QString done; ///< the person is, so that their verdicts are fixed
    QString undecided;
};

/// What people's verdicts are about, and what they can say: one such struct for each kind of thing
/// that is judged. `judged` reads it, Refused while it is not complete; `decisions` are those that
/// a person with `own` verdicts can give one on, `needed` those that they have to before they are
/// done; `faultOf` says why a correction cannot belong to a decision, empty where it can.
/// `parts` of the project are those that it is read from.
struct EvaluationVerdicts
{
    static constexpr int kind = 0; ///< in the table verdict
    static constexpr Parts parts = Part::Verdicts;
    using Subject = EvaluationId;
    using Decision = expert::DecisionRef;
    using Correction = expert::Correction;
    using Review = expert::Review;
    using Reviews = QHash<Decision, Review>;
    using Judged = expert::Explanation;

    static Expected<Judged> judged(Database& database, Subject subject);
    static QList<Decision> decisions(const Judged& judged, const Reviews& own);
    static QList<Decision> needed(const Judged& judged, const Reviews& own);
    static QString faultOf(
        const Judged& judged, const Decision& decision, const Correction& correction);
    static QJsonObject stored(const Correction& correction);
    static Correction correctionFrom(const QJsonObject& stored);
    static VerdictWording wording(int undecided);
};

/// A judgement with what it stands on.
struct ReviewableJudgement
{
    kgds::SampleRecord record;
    kgds::SystemJudgement judgement;
    QList<kgds::JudgementDecision> drawn; ///< to be checked, in any part
};

/// Verdicts on a verifier's judgement of a system's output. Where a part of it was drawn to be
/// checked, that part alone is needed.
struct JudgementVerdicts
{
    static constexpr int kind = 1;
    static constexpr Parts parts = Parts(Part::Verdicts) | Part::Systems;
    using Subject = SystemJudgementId;
    using Decision = kgds::JudgementDecision;
    using Correction = kgds::JudgementCorrection;
    using Review = kgds::JudgementReview;
    using Reviews = QHash<Decision, Review>;
    using Judged = ReviewableJudgement;

    static Expected<Judged> judged(Database& database, Subject subject);
    static QList<Decision> decisions(const Judged& judged, const Reviews& own);
    static QList<Decision> needed(const Judged& judged, const Reviews& own);
    static QString faultOf(
        const Judged& judged, const Decision& decision, const Correction& correction);
    static QJsonObject stored(const Correction& correction);
    static Correction correctionFrom(const QJsonObject& stored);
    static VerdictWording wording(int undecided);
};

/// Verdicts on an answer of a judge that stands by itself: one decision.
template <const LoneTable& Table, typename Id>
struct LoneVerdicts : JudgementVerdicts
{
    static constexpr int kind = Table.kind;
    static constexpr const LoneTable& table = Table;
    using Subject = Id;
    using Judged = int; ///< the number of the answer

    static Expected<Judged> judged(Database& database, Subject subject)
    {
        return loneAnswer(database, Table, subject.value);
    }
    static QList<Decision> decisions(Judged, const Reviews&)
    {
        return {Decision::alone(Table.decision)};
    }
    static QList<Decision> needed(Judged, const Reviews&)
    {
        return {Decision::alone(Table.decision)};
    }
    static QString faultOf(Judged, const Decision& decision, const Correction& correction)
    {
        return kgds::correctionFault(decision, correction);
    }
};

/// Verdicts on a feedback judgement: whose paragraphs fit better.
inline constexpr LoneTable kFeedbackTable{.kind = 2,
    .decision = kgds::JudgementKind::Feedback,
    .table = "kgds_feedback",
    .answer = "said.choice",
    .way = "1 - said.experts_first",
    .gone = QT_TRANSLATE_NOOP("RepositoryWords", "This feedback judgement no longer exists."),
    .closing = "feedback",
    .altered = QT_TRANSLATE_N_NOOP(
        "ProjectCheck", "%n feedback judgement(s) changed since they were added")};
using FeedbackVerdicts = LoneVerdicts<kFeedbackTable, FeedbackId>;

/// Every kind, for what is made of each of them.
#define TANDEM_VERDICT_KINDS(WITH)                                                                 \
    WITH(EvaluationVerdicts) WITH(JudgementVerdicts) WITH(FeedbackVerdicts)

} // namespace tandem
