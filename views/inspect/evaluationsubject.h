#pragma once

#include "models/expert/review.h"
#include "models/expert/scores.h"
#include "views/inspect/caseloader.h"
#include "views/session/workbenchitems.h"

#include <optional>

namespace tandem {

/// An evaluation whose decisions are judged.
class EvaluationSubject final : public JudgedSubject
{
public:
    explicit EvaluationSubject(const LoadedCase& shown);

    const LoadedCase& shown() const { return m_shown; }

    QStringList decisions(const ItemReviews& own) const override;
    QString name(const QString& decision) const override;
    QString changeText(const QString& decision, const ItemReview& review) const override;
    QString correctionText(const QString& decision, const ItemReview& review) const override;
    /// The opinion with the correction.
    QString word(const QString& decision, const ItemReview& review) const override;
    bool isAgreeable(const QString& decision) const override;
    std::optional<QList<NamedCorrection>> corrections(const QString& decision) const override;
    QJsonObject turnedOver(const QString& decision) const override;

private:
    LoadedCase m_shown;
};

/// An evaluation is judged from now on; null for none.
void judgeCase(WorkbenchItems& items, const LoadedCase& shown);
/// The evaluation that is judged; null for none.
LoadedCase judgedCase(const WorkbenchItems& items);
std::optional<expert::DecisionRef> currentDecision(const WorkbenchItems& items);
ItemKey itemOf(EvaluationId evaluation, const expert::DecisionRef& decision);

/// The explanation with the person's corrections.
expert::Explanation reviewedExplanation(const WorkbenchItems& items);
/// Its scores where they are not those of the model's own verdicts.
std::optional<expert::Scores> reviewedScores(const WorkbenchItems& items);

} // namespace tandem
