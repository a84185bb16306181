#include "views/models/samplesubject.h"

#include "models/kgds/lonedecision.h"
#include "models/results/spelling.h"
#include "storage/repositories/verdictkinds.h"
#include "ui/verdicts/stances.h"
#include "views/models/systemsamplewords.h"

#include <memory>
#include <utility>

namespace tandem {

namespace {

using kgds::JudgementCorrection;
using kgds::JudgementDecision;
using kgds::JudgementKind;

SystemJudgementId judgementId(const ShownSystemSample& sample)
{
    const ShownVerdicts* verdicts = sample.verdicts();
    return verdicts ? verdicts->id : SystemJudgementId();
}

bool isThrough(const ShownSystemSample& sample, int alone)
{
    const ShownVerdicts* verdicts = sample.verdicts();
    return alone >= 0 || (verdicts && verdicts->isComplete);
}

QList<std::pair<QString, JudgementCorrection>> errorCorrections(
    const std::optional<kgds::ErrorType>& judged)
{
    QList<std::pair<QString, JudgementCorrection>> all;
    for (const kgds::ErrorType error : kgds::kErrorOrder) {
        if (error != judged)
            all.append({SystemSampleWords::tr("It should be %1 (%2)", "type of error, short name")
                            .arg(kgds::errorName(error), kgds::errorKey(error).toUpper()),
                {{}, error, {}}});
    }
    return all;
}

QList<std::pair<QString, JudgementCorrection>> otherCorrections(JudgementKind kind)
{
    if (kind == JudgementKind::Feedback)
        return {{SystemSampleWords::tr("The experts' paragraphs fit better"),
                    {{}, {}, kgds::FeedbackChoice::Experts}},
            {SystemSampleWords::tr("The system's paragraphs fit better"),
                {{}, {}, kgds::FeedbackChoice::System}}};
    return {{SystemSampleWords::tr("It is covered"), {true, {}, {}}},
        {SystemSampleWords::tr("It is not covered"), {false, {}, {}}}};
}

} // namespace

SampleSubject::SampleSubject(const SharedSystemSample& sample, int alone)
    : JudgedSubject(alone < 0 ? judgedKind<JudgementVerdicts>()
                              : judgedKind(sample->first.alone.at(alone).kind),
          alone < 0 ? judgementId(*sample).value : sample->first.alone.at(alone).id,
          isThrough(*sample, alone))
    , m_sample(sample)
    , m_alone(alone)
{
}

QStringList SampleSubject::decisions(const ItemReviews& own) const
{
    if (m_alone >= 0)
        return {JudgementDecision::alone(m_sample->first.alone.at(m_alone).decision).key()};
    QStringList keys;
    if (!m_sample->verdicts())
        return keys;
    for (const JudgementDecision& decision : kgds::reviewableDecisions(
             m_sample->record, m_sample->judgement(), reviewsOf<JudgementVerdicts>(own)))
        keys.append(decision.key());
    return keys;
}

QStringList SampleSubject::needed(const ItemReviews& own) const
{
    QStringList keys = decisions(own);
    const ShownVerdicts* verdicts = m_sample->verdicts();
    if (m_alone < 0 && verdicts && !verdicts->drawn.isEmpty())
        keys.removeIf(
            [&](const QString& key) { return !verdicts->drawn.contains(refOf(key).decision); });
    return keys;
}

QString SampleSubject::name(const QString& decision) const
{
    return itemName(refOf(decision).decision);
}

QString SampleSubject::changeText(const QString& decision, const ItemReview& review) const
{
    const QString position = results::countText(m_sample->position);
    if (!review.stance)
        return SystemSampleWords::tr("review of %1 of sample %2 withdrawn")
            .arg(name(decision), position);
    return SystemSampleWords::tr("review of %1 of sample %2: %3")
        .arg(name(decision), position, stanceName(*review.stance));
}

QString SampleSubject::correctionText(const QString& key, const ItemReview& given) const
{
    const kgds::JudgementReview review = reviewOf<JudgementVerdicts>(given);
    if (review.stance != Stance::Disagree)
        return {};
    const JudgementDecision decision = refOf(key).decision;
    if (decision.kind == JudgementKind::Error)
        return review.correction.error
                   ? SystemSampleWords::tr("should be %1", "type of error")
                         .arg(kgds::errorKey(*review.correction.error).toUpper())
                   : QString();
    if (const kgds::LoneDecision* lone = kgds::loneDecision(decision.kind))
        return lone
            ->answer(kgds::reviewedAnswer(m_sample->first.alone.value(m_alone).answer, review))
            .titleText();
    const kgds::Conclusion says =
        kgds::reviewedConclusion(kgds::conclusionOf(m_sample->judgement(), decision), review);
    if (says == kgds::Conclusion::None)
        return {};
    return says == kgds::Conclusion::Knowable ? SystemSampleWords::tr("should be covered")
                                              : SystemSampleWords::tr("should not be covered");
}

bool SampleSubject::isAgreeable(const QString& decision) const
{
    return !judgesWord(*m_sample, refOf(decision)).isEmpty();
}

std::optional<QList<NamedCorrection>> SampleSubject::corrections(const QString& decision) const
{
    const ItemRef item = refOf(decision);
    const bool isError = item.decision.kind == JudgementKind::Error;
    if (!isError && isAgreeable(decision))
        return std::nullopt;
    QList<NamedCorrection> all;
    const auto named =
        isError ? errorCorrections(m_sample->judgement().errors.value(item.decision.item))
                : otherCorrections(item.decision.kind);
    for (const auto& [words, correction] : named)
        all.append({QStringLiteral("&%1  %2").arg(all.size() + 1).arg(words),
            JudgementVerdicts::stored(correction)});
    return all;
}

ItemRef SampleSubject::refOf(const QString& decision) const
{
    return {JudgementDecision::fromKey(decision).value_or(JudgementDecision()), m_alone};
}

QList<SharedSubject> subjectsOf(const SharedSystemSample& sample)
{
    if (!sample)
        return {};
    QList<SharedSubject> subjects{std::make_shared<SampleSubject>(sample)};
    for (int place = 0; place < int(sample->first.alone.size()); ++place)
        subjects.append(std::make_shared<SampleSubject>(sample, place));
    return subjects;
}

ItemKey itemKey(const ShownSystemSample& sample, const ItemRef& item)
{
    const LoneVerdict alone = sample.first.alone.value(item.alone);
    const SubjectKey subject = item.alone < 0
                                   ? SubjectKey{JudgementVerdicts::kind, judgementId(sample).value}
                                   : SubjectKey{alone.kind, alone.id};
    return {subject, item.decision.key()};
}

std::optional<ItemRef> itemRef(const ShownSystemSample& sample, const ItemKey& key)
{
    const auto decision = JudgementDecision::fromKey(key.decision);
    if (!decision)
        return std::nullopt;
    for (int place = -1; place < int(sample.first.alone.size()); ++place) {
        const ItemRef item{*decision, place};
        if (itemKey(sample, item) == key)
            return item;
    }
    return std::nullopt;
}

} // namespace tandem
