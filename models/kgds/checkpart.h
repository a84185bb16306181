#pragma once

#include "models/kgds/judgeditem.h"
#include "models/kgds/judgementreview.h"
#include "models/kgds/system.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

/// The part of a judge's verdicts that is drawn at random for people to check.
namespace tandem::kgds {

/// Within which verdicts are drawn by themselves.
enum class CheckStrata {
    None = 0,             ///< all alike
    Verdict = 1,          ///< covered, not covered, not answered
    VerdictAndSystem = 2, ///< these of each system
};
/// How many come from each stratum.
enum class CheckAllocation {
    Proportional = 0, ///< as many as its share of all
    Equal = 1,        ///< the same of each, as far as it has them: rare verdicts are drawn more
};
/// Which verdicts are drawn from.
enum class CheckedKind {
    Opinions = 0, ///< for CAO-R
    KeyFacts = 1, ///< for KBSAF-R
};

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
    QString text; ///< of the fact, or of the opinion without its markers
};
/// The opinions or the key facts of one judgement, in the order of the sample.
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

/// The items of correctedMetric() from all verdicts of one system and what was drawn of them.
/// People's words on what was not drawn do not count: nobody knows how likely they were to be
/// given.
QList<JudgedItem> checkedItems(const QList<CheckCandidate>& ofSystem, const CheckDesign& design,
    const QList<DrawnCheck>& drawn, const PeoplesWords& words, PromptTexts& prompts);

} // namespace tandem::kgds
