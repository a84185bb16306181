#pragma once

#include "models/expert/revieweragreement.h"
#include "models/results/report.h"

#include <functional>

/// The agreement of reviewers, laid out.
namespace tandem::expert {

using PersonName = std::function<QString(PersonId)>;

/// What people call decisions of a kind, translated: "Aspects of a text", "Match" ...
QString decisionKindName(DecisionKind kind);

/// Reviewers and the model, a row for each kind of decision.
results::Section kindsSection(const ReviewerAgreement& agreement);
/// Reviewers with each other.
results::Section reviewersSection(const ReviewerAgreement& agreement, const PersonName& nameOf);
/// F as the model has it and as reviewers would: of each system under `mode`, for the window.
results::Section reviewedSection(const ReviewerAgreement& agreement, Mode mode);
/// Every figure in a row of its own, for CSV.
results::Section reviewsData(const ReviewerAgreement& agreement, const PersonName& nameOf);
/// All of it, for the console and JSON.
results::Report reviewsReport(const ReviewerAgreement& agreement, const PersonName& nameOf);

} // namespace tandem::expert
