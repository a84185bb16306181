#include "storage/expertreport/locatedcase.h"

#include "models/expert/textcase.h"

#include <algorithm>
#include <utility>

namespace tandem {

const QString& LocatedCase::text(expert::Side side) const
{
    return side == expert::Side::Expected ? detail.expected : detail.generated;
}

const QList<EvidencePlace>& LocatedCase::places(expert::Side side) const
{
    return side == expert::Side::Expected ? expectedPlaces : generatedPlaces;
}

LocatedCase located(EvaluationDetail detail)
{
    LocatedCase one{std::move(detail)};
    const expert::Explanation& explanation = one.detail.explanation;
    one.expectedPlaces = expert::locateEvidence(one.detail.expected, explanation.expected.aspects);
    one.generatedPlaces =
        expert::locateEvidence(one.detail.generated, explanation.generated.aspects);
    return one;
}

bool hasAbsentEvidence(const EvaluationDetail& detail)
{
    const auto isAbsentIn = [](const QString& text, const QList<expert::Aspect>& aspects) {
        QList<expert::Aspect> unsure;
        for (const expert::Aspect& aspect : aspects) {
            for (const QString& piece : aspect.evidence) {
                if (piece.trimmed().isEmpty() || !text.contains(piece))
                    unsure.append(expert::Aspect{{}, {}, {piece}});
            }
        }
        const QList<EvidencePlace> places = expert::locateEvidence(text, unsure);
        return std::any_of(places.begin(), places.end(),
            [](const EvidencePlace& place) { return place.fit == EvidenceFit::Absent; });
    };
    return isAbsentIn(detail.expected, detail.explanation.expected.aspects) ||
           isAbsentIn(detail.generated, detail.explanation.generated.aspects);
}

EvaluationDetail evaluationOf(
    const expert::TextCase& textCase, expert::Explanation&& explanation, qint64 index)
{
    EvaluationDetail detail;
    EvaluationSummary& summary = detail.summary;
    static_cast<EvaluationFigures&>(summary) = figuresOf(explanation);
    summary.casePosition = int(index + 1);
    summary.caseName = textCase.name;
    summary.system = textCase.outputs.constFirst().system;
    detail.prompt = textCase.prompt;
    detail.expected = textCase.expected;
    detail.generated = textCase.outputs.constFirst().text;
    detail.explanation = std::move(explanation);
    return detail;
}

} // namespace tandem
