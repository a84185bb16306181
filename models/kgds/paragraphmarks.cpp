#include "models/kgds/paragraphmarks.h"

#include <QHash>
#include <QSet>

namespace tandem::kgds {

namespace {

ArticleMarks extractiveMarks(const SampleRecord& sample, const SystemOutput& output)
{
    ArticleMarks marks;
    QSet<QString> named(output.paragraphs.cbegin(), output.paragraphs.cend());
    for (const ParagraphRecord& paragraph : sample.article) {
        const bool taken = named.remove(paragraphName(paragraph.index));
        const bool supporting = paragraph.label == ParagraphLabel::Supporting;
        const ParagraphMark mark = supporting ? taken ? ParagraphMark::Hit : ParagraphMark::Missed
                                   : taken    ? ParagraphMark::WronglyTaken
                                              : ParagraphMark::LeftOut;
        marks.paragraphs.append({paragraph.index, mark, {}});
    }
    // What is still named is not there.
    for (const QString& name : output.paragraphs) {
        if (named.remove(name))
            marks.unknown.append(name);
    }
    return marks;
}

void countInto(FactCoverage& coverage, Conclusion conclusion)
{
    switch (conclusion) {
    case Conclusion::Knowable:
        ++coverage.covered;
        return;
    case Conclusion::Unknowable:
        ++coverage.uncovered;
        return;
    case Conclusion::None:
        break;
    }
    ++coverage.unanswered;
}

/// Of the facts that count, by paragraph; a file may give a paragraph several groups.
QHash<int, FactCoverage> coverageOf(const SampleRecord& sample, const SystemJudgement& judgement)
{
    QHash<int, FactCoverage> all;
    qsizetype place = 0;
    const auto add = [&](const QList<FactGroup>& groups, FactType counted) {
        for (const FactGroup& group : groups) {
            const QList<Conclusion> answers = judgement.facts.value(place++);
            for (qsizetype i = 0; i < group.facts.size(); ++i) {
                if (group.facts.at(i).type == counted)
                    countInto(all[group.paragraphIndex], answers.value(i, Conclusion::None));
            }
        }
    };
    add(sample.supportingFacts, FactType::KeyBackSupporting);
    add(sample.nonsupportingFacts, FactType::BackNonsupporting);
    return all;
}

ParagraphMark markOf(ParagraphLabel label, const FactCoverage& facts)
{
    if (facts.all() == 0)
        return ParagraphMark::LeftOut;
    if (facts.unanswered == facts.all())
        return ParagraphMark::NotJudged;
    if (label == ParagraphLabel::Nonsupporting)
        return facts.covered > 0 ? ParagraphMark::WronglyTaken : ParagraphMark::LeftOut;
    if (facts.covered == 0)
        return ParagraphMark::Missed;
    return facts.covered == facts.all() ? ParagraphMark::Hit : ParagraphMark::PartlyHit;
}

ArticleMarks abstractiveMarks(const SampleRecord& sample, const SystemJudgement& judgement)
{
    const QHash<int, FactCoverage> coverage = coverageOf(sample, judgement);
    ArticleMarks marks;
    for (const ParagraphRecord& paragraph : sample.article) {
        const FactCoverage facts = coverage.value(paragraph.index);
        marks.paragraphs.append({paragraph.index, markOf(paragraph.label, facts), facts});
    }
    return marks;
}

} // namespace

ArticleMarks articleMarks(Pattern pattern, const SampleRecord& sample, const SystemOutput& output,
    const SystemJudgement& judgement)
{
    return pattern == Pattern::Extractive ? extractiveMarks(sample, output)
                                          : abstractiveMarks(sample, judgement);
}

} // namespace tandem::kgds
