#include "storage/project/recordedverdicts.h"

#include "storage/project/projectwords.h"

namespace tandem {

namespace {

using kgds::Conclusion;
using RecordedItem = kgds::RecordedVerdicts::Item;

constexpr qsizetype kShownText = 80;

QList<kgds::FactGroup> groupsIn(const kgds::SampleRecord& record)
{
    return record.supportingFacts + record.nonsupportingFacts;
}

tl::unexpected<Error> otherItems(const QString& what)
{
    return failure(ErrorCode::InvalidInput, what, {},
        ProjectWords::tr("Use judgments made on this benchmark."));
}

Expected<void> checkItemText(const RecordedItem& item, const QString& text)
{
    if (item.text.isEmpty() || item.text == text)
        return {};
    return otherItems(
        ProjectWords::tr("The judgments are about \"%1\", but the benchmark has \"%2\".")
            .arg(item.text.left(kShownText), text.left(kShownText)));
}

/// `what`: the sentence, of %n verdicts where there are %1 items.
Expected<void> checkNumber(qsizetype given, qsizetype there, const char* what)
{
    if (given == 0 || given == there)
        return {};
    return otherItems(ProjectWords::tr(what, nullptr, int(given)).arg(there));
}

/// Takes an explanation, with an empty one for each before it that has none.
void setText(QStringList& texts, qsizetype place, const QString& text)
{
    if (text.isEmpty())
        return;
    texts.resize(place);
    texts.append(text);
}

Expected<void> fitFacts(
    const QList<RecordedItem>& items, const kgds::SampleRecord& record, FittedVerdicts& fitted)
{
    const QList<kgds::FactGroup> groups = groupsIn(record);
    qsizetype facts = 0;
    for (const kgds::FactGroup& group : groups)
        facts += group.facts.size();
    TANDEM_DO(checkNumber(items.size(), facts,
        QT_TRANSLATE_N_NOOP("ProjectWords",
            "There are %n judgment(s) on facts, but the benchmark's sample has %1.")));
    qsizetype next = 0;
    for (qsizetype group = 0; group < groups.size(); ++group) {
        QList<Conclusion> conclusions;
        QStringList explanations;
        for (qsizetype i = 0; i < groups.at(group).facts.size(); ++i) {
            const RecordedItem item = items.value(next++);
            TANDEM_DO(checkItemText(item, groups.at(group).facts.at(i).text));
            conclusions.append(item.conclusion);
            setText(explanations, i, item.explanation);
        }
        fitted.judgement.facts.append(conclusions);
        if (explanations.isEmpty())
            continue;
        fitted.explanations.facts.resize(group);
        fitted.explanations.facts.append(explanations);
    }
    return {};
}

} // namespace

Expected<FittedVerdicts> fittedVerdicts(
    const kgds::RecordedVerdicts& verdicts, const kgds::SampleRecord& record, kgds::Pattern pattern)
{
    FittedVerdicts fitted;
    if (pattern == kgds::Pattern::Abstractive) {
        TANDEM_DO(fitFacts(verdicts.facts, record, fitted));
    }
    TANDEM_DO(checkNumber(verdicts.opinions.size(), record.opinions.size(),
        QT_TRANSLATE_N_NOOP("ProjectWords",
            "There are %n judgment(s) on opinions, but the benchmark's sample has %1.")));
    for (qsizetype i = 0; i < record.opinions.size(); ++i) {
        const RecordedItem item = verdicts.opinions.value(i);
        TANDEM_DO(checkItemText(item, record.opinions.at(i)));
        fitted.judgement.opinions.append(item.conclusion);
        fitted.judgement.errors.append(item.error);
        setText(fitted.explanations.opinions, i, item.explanation);
        setText(fitted.explanations.errors, i, item.errorExplanation);
    }
    return fitted;
}

kgds::RecordedVerdicts recordedVerdicts(const QString& verifier,
    const kgds::SystemJudgement& judgement, const JudgementExplanations& explanations,
    const kgds::SampleRecord& record)
{
    kgds::RecordedVerdicts verdicts;
    verdicts.verifier = verifier;
    const QList<kgds::FactGroup> groups = groupsIn(record);
    for (qsizetype group = 0; group < judgement.facts.size(); ++group) {
        for (qsizetype i = 0; i < judgement.facts.at(group).size(); ++i)
            verdicts.facts.append({groups.value(group).facts.value(i).text,
                judgement.facts.at(group).at(i), explanations.facts.value(group).value(i)});
    }
    for (qsizetype i = 0; i < judgement.opinions.size(); ++i)
        verdicts.opinions.append(
            {record.opinions.value(i), judgement.opinions.at(i), explanations.opinions.value(i),
                judgement.errors.value(i), explanations.errors.value(i)});
    return verdicts;
}

} // namespace tandem
