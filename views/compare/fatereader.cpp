#include "views/compare/fatereader.h"

#include "models/kgds/opinion.h"
#include "models/people/personin.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"

#include <algorithm>

namespace tandem {

namespace {

FunnelStage stageOfParagraph(const std::optional<Outcome>& outcome)
{
    if (!outcome)
        return FunnelStage::Undecided;
    return *outcome == Outcome::Supporting      ? FunnelStage::Supporting
           : *outcome == Outcome::Nonsupporting ? FunnelStage::Nonsupporting
                                                : FunnelStage::Boundary;
}

QString yesOrNo(const Answer& answer)
{
    return answer.value == YesNo::Yes ? CompareWords::tr("yes") : CompareWords::tr("no");
}

} // namespace

QDateTime FateReader::Standing::closedAt() const
{
    return round && round->isClosed() ? std::max(*round->submittedA, *round->submittedB)
                                      : QDateTime();
}

Expected<FateReader::Standing> FateReader::standing(SampleId sample, Step step)
{
    Standing standing;
    TANDEM_TRY(then, RoundRepository(m_then).active(sample, step));
    standing.round = *then;
    QList<std::optional<Round>> rounds{*then};
    if (&m_then != &m_now) {
        TANDEM_TRY(now, RoundRepository(m_now).active(sample, step));
        rounds.append(*now);
    }
    for (const auto& round : std::as_const(rounds)) {
        if (!round)
            continue;
        standing.wasAsked = true;
        standing.isOpen = standing.isOpen || !round->isClosed();
        TANDEM_TRY(sides, ComparisonRepository(m_now).sidesShown(*round));
        standing.named = standing.named && *sides == SidesShown::Named;
    }
    return standing;
}

QString FateReader::nameOf(PersonId person, const Standing& standing) const
{
    if (!standing.named && standing.round && standing.round->pair.contains(person))
        return CompareWords::tr("one of the pair");
    const QString name = personIn(m_people, person).name;
    return name.isEmpty() ? CompareWords::tr("someone") : name;
}

QString FateReader::reasonOf(
    const ComparedItem& item, const std::optional<Outcome>& outcome, const Standing& standing) const
{
    if (!m_reasons)
        return {};
    const Round& round = *standing.round;
    const QString when = momentText(standing.closedAt());
    if (item.isConsistent())
        return CompareWords::tr("both say %1, %2", "answer, when").arg(yesOrNo(item.a), when);
    const QString differ = standing.named
                               ? CompareWords::tr("%1 says %2, %3 says %4")
                                     .arg(nameOf(round.pair.a, standing), yesOrNo(item.a),
                                         nameOf(round.pair.b, standing), yesOrNo(item.b))
                               : CompareWords::tr("the two differ");
    if (outcome && item.decision)
        return CompareWords::tr("%1; decided by %2, %3: %4", "what was said, who, when, why")
            .arg(differ, nameOf(item.decision->by, standing), momentText(item.decision->at),
                item.decision->note);
    if (!outcome)
        return CompareWords::tr("%1; awaiting adjudication").arg(differ);
    return (round.step == Step::KeyFacts
                ? CompareWords::tr("%1; not key by the strict rule, %2", "what was said, when")
                : CompareWords::tr("%1; removed by the strict rule, %2", "what was said, when"))
        .arg(differ, when);
}

Expected<QList<FunnelItem>> FateReader::paragraphs(const SampleRow& sample)
{
    TANDEM_TRY(standing, this->standing(sample.id, Step::Paragraphs));
    QList<FunnelItem> items;
    const auto add = [&items](ItemId item, int number, const QString& text, FunnelStage stage,
                         const QString& reason) {
        items.append({stage, item, number, number, text, {}, reason});
    };
    if (!standing->isOpen && standing->round) {
        TANDEM_TRY(comparison, ComparisonRepository(m_then).compare(standing->round->id));
        QList<kgds::ParagraphRecord> before;
        if (m_reasons && sample.labelled) {
            TANDEM_TRY(record, SampleRecords(m_then).record(sample.id));
            before = record->article;
        }
        for (qsizetype i = 0; i < comparison->items.size(); ++i) {
            const ComparedItem& item = comparison->items.at(i);
            const auto outcome = outcomeOf(item, comparison->rule);
            QString reason = reasonOf(item, outcome, *standing);
            if (i < before.size())
                reason += CompareWords::tr("; ", "between reasons") +
                          (before.at(i).label == kgds::ParagraphLabel::Supporting
                                  ? CompareWords::tr("imported as supporting")
                                  : CompareWords::tr("imported as nonsupporting"));
            add(item.item, item.number, item.text, stageOfParagraph(outcome), reason);
        }
        return items;
    }
    const QString open = sample.utterances == 0 ? CompareWords::tr("the sample needs a discussion")
                                                : CompareWords::tr("blind labelling in progress");
    TANDEM_TRY(texts, SampleRepository(m_then).paragraphs(sample.id));
    const bool imported = sample.labelled && !standing->isOpen;
    QList<kgds::ParagraphRecord> labels;
    if (imported) {
        TANDEM_TRY(record, SampleRecords(m_then).record(sample.id));
        labels = record->article;
    }
    for (qsizetype i = 0; i < texts->size(); ++i) {
        const ParagraphRow& text = texts->at(i);
        if (i < labels.size())
            add(text.id, text.number, text.text,
                labels.at(i).label == kgds::ParagraphLabel::Supporting ? FunnelStage::Supporting
                                                                       : FunnelStage::Nonsupporting,
                CompareWords::tr("labelled in the imported benchmark"));
        else
            add(text.id, text.number, text.text,
                standing->isOpen ? FunnelStage::Open : FunnelStage::Unassigned,
                standing->isOpen ? open : CompareWords::tr("the sample is unassigned"));
    }
    return items;
}

/// Where an opinion of a closed round stands.
FunnelItem FateReader::opinionFate(
    const PlacedOpinion& opinion, const Standing& standing, ConsistencyRule rule) const
{
    const OpinionStanding now = tandem::standing(opinion.thread, rule);
    const auto settled = settledOpinions(opinion.thread, rule);
    const bool isSettled = standing.round->settledAt.has_value();
    FunnelItem item;
    item.number = opinion.number;
    item.place = opinion.utterance;
    item.stage = !settled             ? FunnelStage::OpenOpinions
                 : settled->isEmpty() ? FunnelStage::DroppedOpinions
                 : isSettled          ? FunnelStage::KeptOpinions
                                      : FunnelStage::OpenOpinions;
    const auto text = kgds::opinionText(now.text);
    item.text = text.plain;
    item.references = text.references;
    QStringList why{opinionStateName(now.state)};
    const auto said = [&](PersonId by, const QDateTime& at, const QString& note) {
        why.append(
            CompareWords::tr("%1, %2", "who, when").arg(nameOf(by, standing), momentText(at)));
        if (!note.isEmpty())
            why.append(note);
    };
    if (now.decision)
        said(now.decision->by, now.decision->at, now.decision->note);
    else if (now.lastCheck)
        said(now.lastCheck->by, now.lastCheck->at, now.lastCheck->note);
    if (now.state == OpinionState::Disputed && item.stage == FunnelStage::DroppedOpinions)
        why.append(CompareWords::tr("removed by the strict rule"));
    if (settled && !isSettled)
        why.append(CompareWords::tr("not settled yet"));
    if (now.text != opinion.thread.written)
        why.append(CompareWords::tr("originally: %1")
                       .arg(kgds::opinionText(opinion.thread.written).plain));
    item.reason = why.join(CompareWords::tr("; ", "between reasons"));
    return item;
}

Expected<QList<FunnelItem>> FateReader::opinions(const SampleRow& sample)
{
    TANDEM_TRY(standing, this->standing(sample.id, Step::Opinions));
    QList<FunnelItem> items;
    if (standing->isOpen)
        return items;
    if (!standing->round) {
        TANDEM_TRY(imported, SampleRecords(m_then).importedOpinions(sample.id));
        for (const QString& opinion : *imported) {
            const auto text = kgds::opinionText(opinion);
            items.append({FunnelStage::KeptOpinions, {}, int(items.size()) + 1, 0, text.plain,
                text.references, CompareWords::tr("from the imported benchmark")});
        }
        return items;
    }
    TANDEM_TRY(rule, ComparisonRepository(m_then).rule(standing->round->id));
    TANDEM_TRY(opinions, OpinionChecks(m_then).opinions(standing->round->id));
    for (const PlacedOpinion& opinion : *opinions)
        items.append(opinionFate(opinion, *standing, *rule));
    return items;
}

} // namespace tandem
