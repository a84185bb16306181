#include "views/models/judgeditemrows.h"

#include "models/kgds/lonedecision.h"
#include "models/results/spelling.h"
#include "views/models/systemsamplewords.h"

#include <algorithm>

namespace tandem {

namespace {

using kgds::Conclusion;
using kgds::JudgementDecision;
using kgds::JudgementKind;

using WordsOf = std::function<ItemWords(const JudgementDecision&, int)>;

std::optional<kgds::ErrorType> errorOf(const kgds::SystemJudgement& judgement, int opinion)
{
    return judgement.opinions.value(opinion, Conclusion::None) == Conclusion::Unknowable
               ? judgement.errors.value(opinion)
               : std::nullopt;
}

/// Whether two verifiers answered a decision in two ways.
bool doVerifiersDiffer(const ShownOutput& output, const JudgementDecision& decision)
{
    std::optional<Conclusion> conclusion;
    std::optional<kgds::ErrorType> error;
    for (const ShownVerdicts& one : output.verdicts) {
        if (decision.kind == JudgementKind::Error) {
            const auto here = errorOf(one.judgement, decision.item);
            if (here && error && *here != *error)
                return true;
            error = here ? here : error;
            continue;
        }
        const Conclusion here = kgds::conclusionOf(one.judgement, decision);
        if (here == Conclusion::None)
            continue;
        if (conclusion && *conclusion != here)
            return true;
        conclusion = here;
    }
    return false;
}

/// Makes rows and puts headlines above them.
class ItemBuilder final
{
public:
    ItemBuilder(const ShownSystemSample& sample, const SampleFocus& focus, const QSet<RowKey>& kept,
        const WordsOf& words)
        : m_sample(sample)
        , m_focus(focus)
        , m_kept(kept)
        , m_words(words)
        , m_judgement(sample.judgement())
        , m_beside(sample.secondJudgement())
        , m_groups(kgds::factGroups(sample.record))
    {
    }

    void add(const JudgementDecision& decision)
    {
        JudgedItemRow row;
        row.decision = decision;
        row.text = subjectOf(m_sample.record, decision);
        row.conclusion = kgds::conclusionOf(m_judgement, decision);
        if (decision.kind == JudgementKind::Error)
            row.error = errorOf(m_judgement, decision.item);
        if (decision.kind == JudgementKind::Fact) {
            const kgds::FactGroup group = m_groups.value(decision.group);
            row.factType = group.facts.value(decision.item).type;
            row.group =
                SystemSampleWords::tr("Paragraph %1").arg(results::countText(group.paragraphIndex));
        }
        if (m_sample.hasBeside(decision.kind)) {
            row.beside = kgds::conclusionOf(m_beside, decision);
            row.errorBeside = errorOf(m_beside, decision.item);
        }
        row.verifiersDiffer = doVerifiersDiffer(m_sample.first, decision);
        const ShownVerdicts* verdicts = m_sample.verdicts();
        row.isJudged = isJudged(verdicts, decision);
        row.isDrawn = verdicts && verdicts->drawn.contains(decision);
        take(row);
    }

    void addAlone(int place)
    {
        const LoneVerdict& verdict = m_sample.first.alone.at(place);
        JudgedItemRow row;
        row.decision = JudgementDecision::alone(verdict.decision);
        row.alone = place;
        row.answer = verdict.answer;
        row.text =
            kgds::loneDecision(verdict.decision)->way(verdict.way).listed.with(verdict.judge);
        take(row);
    }

    QList<JudgedItemRow> rows() && { return std::move(m_rows); }

private:
    bool passes(const JudgedItemRow& row) const
    {
        const bool isOpen = row.alone < 0 && row.conclusion == Conclusion::Unknowable;
        switch (m_focus.what) {
        case SampleFocus::On::NotCovered:
            // A nonsupporting fact that is not covered is as it should be.
            return isOpen && row.factType != kgds::FactType::BackNonsupporting;
        case SampleFocus::On::ErrorOfType:
            return (row.decision.kind == JudgementKind::Error ||
                       row.decision.kind == JudgementKind::Opinion) &&
                   errorOf(m_judgement, row.decision.item) == m_focus.error;
        case SampleFocus::On::VerifiersDiffer:
            return row.verifiersDiffer;
        case SampleFocus::On::PeopleDiffer:
            return row.words.differ;
        case SampleFocus::On::NoOpinion:
            return !row.words.own;
        case SampleFocus::On::Drawn:
            return row.isDrawn;
        case SampleFocus::On::Everything:
        case SampleFocus::On::UnknownParagraphs: // of samples, not of items
            break;
        }
        return true;
    }

    void take(JudgedItemRow row)
    {
        row.words = m_words(row.decision, row.alone);
        if (!passes(row) && !m_kept.contains(judgedItemKey(row.decision, row.alone)))
            return;
        const QString headline = headlineOf(row);
        if (headline != m_headline) {
            m_headline = headline;
            JudgedItemRow above;
            above.isHeadline = true;
            above.decision = row.decision;
            above.text = headline;
            m_rows.append(above);
        }
        m_rows.append(row);
    }

    QString headlineOf(const JudgedItemRow& row) const
    {
        switch (row.decision.kind) {
        case JudgementKind::Fact:
            return row.factType == kgds::FactType::KeyBackSupporting
                       ? SystemSampleWords::tr("%1: key facts", "paragraph").arg(row.group)
                       : SystemSampleWords::tr("%1: facts that should not be covered", "paragraph")
                             .arg(row.group);
        case JudgementKind::Opinion:
        case JudgementKind::Error:
            return SystemSampleWords::tr("Opinions");
        default:
            break;
        }
        return kgds::loneDecision(row.decision.kind)->headlineText();
    }

    const ShownSystemSample& m_sample;
    const SampleFocus& m_focus;
    const QSet<RowKey>& m_kept;
    const WordsOf& m_words;
    kgds::SystemJudgement m_judgement;
    kgds::SystemJudgement m_beside;
    QList<kgds::FactGroup> m_groups;
    QList<JudgedItemRow> m_rows;
    QString m_headline;
};

} // namespace

QList<JudgedItemRow> judgedItemRows(const ShownSystemSample& sample, const SampleFocus& focus,
    const QSet<RowKey>& kept, const kgds::JudgementReviews& own, const WordsOf& words)
{
    ItemBuilder builder(sample, focus, kept, words);
    for (const JudgementDecision& decision :
        kgds::reviewableDecisions(sample.record, sample.judgement(), own))
        builder.add(decision);
    for (int place = 0; place < int(sample.first.alone.size()); ++place)
        builder.addAlone(place);
    return std::move(builder).rows();
}

RowKey judgedItemKey(const JudgementDecision& decision, int alone)
{
    return RowKey(qint64(alone) + 2, decision.key());
}

} // namespace tandem
