#include "views/overview/agreementitems.h"

#include <QHash>
#include <QSet>

namespace tandem {

namespace {

AgreementItem placed(const RatedRound& round, int number, const QString& text)
{
    AgreementItem item;
    item.sample = round.sample;
    item.samplePosition = round.samplePosition;
    item.sampleTitle = round.sampleTitle;
    item.step = round.step;
    item.number = number;
    item.text = text;
    return item;
}

void addDisagreements(const RatedRound& round, qsizetype most, QList<AgreementItem>& items)
{
    for (const RatedItem& rated : round.items) {
        if (items.size() >= most)
            return;
        if (!rated.a || !rated.b || rated.unsure || rated.a == rated.b)
            continue;
        AgreementItem item = placed(round, rated.number, rated.text);
        if (round.sidesNamed) {
            item.pair = round.pair;
            item.a = rated.a;
            item.b = rated.b;
        }
        items.append(item);
    }
}

} // namespace

AgreementItems agreementItems(
    const QList<RatedRound>& rounds, const AgreementRow& row, qsizetype most)
{
    const QSet<RoundId> wanted(row.rounds.cbegin(), row.rounds.cend());
    QHash<RoundId, QList<const ExcludedItem*>> excluded;
    for (const ExcludedItem& item : row.excluded)
        excluded[item.round].append(&item);
    AgreementItems items;
    // Rounds come by sample and step, so that the lists are in that order.
    for (const RatedRound& round : rounds) {
        if (!wanted.contains(round.id))
            continue;
        addDisagreements(round, most, items.disagreements);
        for (const ExcludedItem* item : excluded.value(round.id)) {
            if (items.excluded.size() >= most)
                break;
            AgreementItem left = placed(round, item->number, item->text);
            left.excluded = item->reason;
            items.excluded.append(left);
        }
    }
    return items;
}

} // namespace tandem
