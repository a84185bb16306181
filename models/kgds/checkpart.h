#pragma once

#include "models/kgds/checkstrata.h"
#include "models/kgds/judgeditem.h"
#include "models/kgds/judgementreview.h"
#include "models/kgds/system.h"

#include <QHash>
#include <QList>
#include <QString>

#include <array>

/// The part of a judge's verdicts that is drawn at random for people to check.
namespace tandem::kgds {

struct CheckDesign
{
    CheckedKind kind = CheckedKind::Opinions;
    CheckStrata strata = CheckStrata::None;
    CheckAllocation allocation = CheckAllocation::Proportional;
    qsizetype size = 0;
    quint32 seed = 0;
    bool operator==(const CheckDesign&) const = default;
};

/// A verdict that can be drawn.
struct CheckCandidate
{
    qint64 judgement = 0; ///< as the caller numbers them
    qint64 sample = 0;
    SystemRef system;
    JudgementDecision decision;
    Conclusion conclusion = Conclusion::None;
    QString text;  ///< of the fact, or of the opinion without its markers
    qint64 at = 0; ///< when its judgement was begun
};
/// The opinions or the key facts of one judgement, in the order of the sample; `at` is not set.
QList<CheckCandidate> checkCandidates(CheckedKind kind, qint64 judgement, qint64 sample,
    const SystemRef& system, const SampleRecord& record, const SystemJudgement& judged);

/// What was drawn.
struct DrawnCheck
{
    qint64 judgement = 0;
    JudgementDecision decision;
    QString stratum;          ///< a word of files: "covered", "gpt-4o/self-reflection/..."
    double probability = 1.0; ///< with which it was drawn
    bool operator==(const DrawnCheck&) const = default;
};

/// `design.size` of the candidates (all where there are fewer), in their order; with the same seed
/// the same on every machine. Within a stratum each is as likely as any other.
QList<DrawnCheck> drawnChecks(const QList<CheckCandidate>& candidates, const CheckDesign& design);

/// Names a verdict among many judgements.
struct CheckPlace
{
    qint64 judgement = 0;
    JudgementDecision decision;
    bool operator==(const CheckPlace&) const = default;
};
size_t qHash(const CheckPlace& place, size_t seed = 0);

/// What people say of verdicts, for those who are done: 1 covered, 0 not; the mean where several
/// said something. Nothing of what all were unsure about.
using PeoplesWords = QHash<CheckPlace, double>;
/// Adds one judgement's.
void addPeoplesWords(PeoplesWords& words, qint64 judgement, const SystemJudgement& judged,
    const QList<JudgementReviews>& people);

/// How far a drawn part is checked, by stratum in alphabetical order.
struct CheckProgress
{
    QString stratum;
    qint64 drawn = 0;
    qint64 checked = 0;
    bool operator==(const CheckProgress&) const = default;
};
QList<CheckProgress> checkProgress(const QList<DrawnCheck>& drawn, const PeoplesWords& words);

/// Whether a text stands in a prompt, so that the judge has seen it; remembers what it was asked.
class PromptTexts final
{
public:
    explicit PromptTexts(QStringList prompts);
    bool has(const QString& text);

private:
    QStringList m_prompts;
    QHash<QString, bool> m_known;
};

} // namespace tandem::kgds
