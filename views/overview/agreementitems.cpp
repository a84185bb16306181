#include "views/overview/agreementitems.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QSet>

namespace tandem {

namespace {

using PersonOf = std::function<Person(PersonId)>;

struct AgreementItemWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementItemModel)
};

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

QString sideText(const Person& person, std::optional<YesNo> answer)
{
    const QString word = !answer                ? QString(QChar(u'\u2013'))
                         : answer == YesNo::Yes ? AgreementItemWords::tr("yes")
                                                : AgreementItemWords::tr("no");
    return AgreementItemWords::tr("%1: %2", "person and answer").arg(person.name, word);
}

/// "Ada: yes, Ben: no"; without names where nobody is to see who said what; why it is left out.
QString answersText(const AgreementItem& item, const PersonOf& personOf)
{
    if (item.excluded)
        return agreementExclusionText(*item.excluded);
    if (!item.pair.a.isValid())
        return AgreementItemWords::tr("one yes, the other no");
    return AgreementItemWords::tr("%1, %2", "both answers")
        .arg(sideText(personOf(item.pair.a), item.a), sideText(personOf(item.pair.b), item.b));
}

/// "paragraph 4, 12 Nuggets beat Lakers".
QString placeText(const AgreementItem& item)
{
    const QLocale locale;
    const QString sample = AgreementItemWords::tr("%1 %2", "number and title of a sample")
                               .arg(locale.toString(item.samplePosition), item.sampleTitle)
                               .trimmed();
    const QString fact = item.number > 0 ? AgreementItemWords::tr("fact %1")
                                         : AgreementItemWords::tr("a removed fact");
    const QString numbered =
        item.step == Step::Paragraphs ? AgreementItemWords::tr("paragraph %1") : fact;
    return AgreementItemWords::tr("%1, %2", "place in the sample, sample")
        .arg(item.number > 0 ? numbered.arg(locale.toString(item.number)) : numbered, sample);
}

QList<RowColumn<AgreementItem>> copiedColumns(const PersonOf& personOf)
{
    using Item = AgreementItem;
    return {
        {AgreementItemWords::tr("Sample"),
            [](const Item& item) { return QString::number(item.samplePosition); }},
        {AgreementItemWords::tr("Title"), [](const Item& item) { return item.sampleTitle; }},
        {AgreementItemWords::tr("Number"),
            [](const Item& item) {
                return item.number > 0 ? QString::number(item.number) : QString();
            }},
        {AgreementItemWords::tr("Answers"),
            [personOf](const Item& item) { return answersText(item, personOf); }},
        {AgreementItemWords::tr("Text"), [](const Item& item) { return item.text; }},
    };
}

} // namespace

RowSpec<AgreementItem> agreementItemRows(const PersonOf& personOf)
{
    const auto place = [personOf](const AgreementItem& item) {
        return AgreementItemWords::tr("%1 · %2", "answers, place")
            .arg(answersText(item, personOf), placeText(item));
    };
    return {.key =
                [](const AgreementItem& item) {
                    return RowKey(item.sample.value,
                        QStringLiteral("%1/%2").arg(int(item.step)).arg(item.number));
                },
        .columns = [personOf] { return copiedColumns(personOf); },
        .card =
            [place](const AgreementItem& item) {
                return Card{.title = item.text.simplified(), .line = place(item)};
            },
        .shape = {.titleLines = 2, .strongTitle = false},
        .accessible =
            [place](const AgreementItem& item) {
                return AgreementItemWords::tr("%1: %2", "place and text")
                    .arg(place(item), item.text);
            },
        .toolTip = [](const AgreementItem& item) { return item.text; }};
}

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
