#include "views/facts/factwords.h"

#include "views/facts/factsheet.h"
#include "views/facts/factviewwords.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

QString maskedEvent(const FactEvent& event, const QString& who)
{
    if (event.after.isEmpty())
        return FactViewWords::tr("%1 took the word on its mask back").arg(who);
    const bool masked = event.after == QLatin1String("yes");
    if (!event.by.isValid() && event.replyUuid.isEmpty())
        return FactViewWords::tr("Came masked from the benchmark");
    if (!event.by.isValid())
        return masked ? FactViewWords::tr("A model found that the supporting paragraphs tell it")
                      : FactViewWords::tr(
                            "A model found that the supporting paragraphs do not tell it");
    return masked ? FactViewWords::tr("%1 masked it").arg(who)
                  : FactViewWords::tr("%1 said: not masked").arg(who);
}

QString repeatsEvent(const FactEvent& event, const QString& who)
{
    if (event.after.isEmpty())
        return FactViewWords::tr("%1: no longer marked as repeated").arg(who);
    return FactViewWords::tr("%1 confirmed that it repeats another fact").arg(who);
}

} // namespace

QString similarityText(double share)
{
    return FactViewWords::tr("%1 %", "a percentage")
        .arg(QLocale().toString(int(std::floor(share * 100))));
}

QString originText(const FactRow& fact)
{
    switch (fact.origin) {
    case FactOrigin::Llm:
        return fact.edited ? FactViewWords::tr("Made by a language model, edited since.")
                           : FactViewWords::tr("Made by a language model.");
    case FactOrigin::Imported:
        return fact.edited ? FactViewWords::tr("Came with the benchmark, edited since.")
                           : FactViewWords::tr("Came with the benchmark.");
    case FactOrigin::ByHand:
        break;
    }
    return FactViewWords::tr("Written by hand.");
}

QString maskText(const FactRow& fact, const PersonName& nameOf)
{
    if (!fact.mask)
        return FactViewWords::tr(
            "Nobody has checked yet whether the supporting paragraphs tell it.");
    const Mask& mask = *fact.mask;
    if (mask.byPerson)
        return mask.masked ? FactViewWords::tr("%1 says: the supporting paragraphs tell it.")
                                 .arg(nameOf(mask.by))
                           : FactViewWords::tr("%1 says: the supporting paragraphs do not tell it.")
                                 .arg(nameOf(mask.by));
    if (mask.replyUuid.isEmpty())
        return FactViewWords::tr("Masked in the imported benchmark, with code %1.").arg(mask.code);
    return mask.masked
               ? FactViewWords::tr("A model says: the supporting paragraphs tell it.")
               : FactViewWords::tr("A model says: the supporting paragraphs do not tell it.");
}

QString eventText(const FactEvent& event, const PersonName& nameOf)
{
    const QString who = event.by.isValid() ? nameOf(event.by) : FactViewWords::tr("The program");
    const QString& kind = event.kind;
    if (kind == QLatin1String("masked"))
        return maskedEvent(event, who);
    if (kind == QLatin1String("repeats"))
        return repeatsEvent(event, who);
    if (kind == QLatin1String("distinct"))
        return event.after == QLatin1String("yes")
                   ? FactViewWords::tr("%1 said that it differs from another fact").arg(who)
                   : FactViewWords::tr("%1 no longer sets it apart from another fact").arg(who);
    if (kind == QLatin1String("created") && !event.replyUuid.isEmpty())
        return FactViewWords::tr("Read from a model's reply");
    if (kind == QLatin1String("created"))
        return FactViewWords::tr("Taken over from the benchmark");
    if (kind == QLatin1String("added"))
        return FactViewWords::tr("%1 wrote it").arg(who);
    if (kind == QLatin1String("edited"))
        return FactViewWords::tr("%1 edited it").arg(who);
    if (kind == QLatin1String("split"))
        return FactViewWords::tr("%1 split it").arg(who);
    if (kind == QLatin1String("split off"))
        return FactViewWords::tr("%1 split it off another fact").arg(who);
    if (kind == QLatin1String("merged"))
        return FactViewWords::tr("%1 merged it with another fact").arg(who);
    if (kind == QLatin1String("removed"))
        return FactViewWords::tr("%1 deleted it").arg(who);
    if (kind == QLatin1String("restored"))
        return FactViewWords::tr("%1 brought it back").arg(who);
    return FactViewWords::tr("%1 moved it from place %2 to %3").arg(who, event.before, event.after);
}

QString timeText(const QDateTime& at)
{
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

QString sideRemark(const FactSheet& sheet, bool supporting)
{
    const QList<FactRow> facts = sheet.ofSide(supporting);
    QStringList parts{
        FactViewWords::tr("%n paragraph(s)", nullptr, int(sheet.paragraphs(supporting).size())),
        FactViewWords::tr("%n fact(s)", nullptr, int(facts.size()))};
    const auto count = [&](auto which) {
        return int(std::count_if(facts.cbegin(), facts.cend(), which));
    };
    if (const int repeated = count([](const FactRow& fact) { return fact.repeats.has_value(); }))
        parts.append(FactViewWords::tr("%n repeated", nullptr, repeated));
    if (const int masked =
            count([](const FactRow& fact) { return fact.mask && fact.mask->masked; }))
        parts.append(FactViewWords::tr("%n masked", nullptr, masked));
    return parts.join(QStringLiteral(" · "));
}

QString standingText(const FactSheet& sheet, bool supporting, bool somebodyHere)
{
    QStringList sentences;
    if (!somebodyHere)
        sentences.append(
            FactViewWords::tr("Choose your name in the corner of the window to change facts."));
    if (supporting && sheet.fixed)
        sentences.append(sheet.fixed->sentence());
    if (sheet.importedWaiting > 0)
        sentences.append(
            FactViewWords::tr("%n fact(s) came with the benchmark; take them over to work on them.",
                nullptr, sheet.importedWaiting));
    if (sentences.isEmpty() && supporting && !sheet.ofSide(true).isEmpty()) {
        sentences.append(
            sheet.keyFacts
                ? FactViewWords::tr("Two people are asked which of these facts are key.")
                : FactViewWords::tr("When these facts are as they should be, two people say which "
                                    "of them are key."));
        const QList<ParagraphRow>& paragraphs = sheet.paragraphs(true);
        const auto bare = std::count_if(paragraphs.cbegin(), paragraphs.cend(),
            [&](const ParagraphRow& row) { return sheet.ofParagraph(row.id).isEmpty(); });
        if (bare > 0)
            sentences.append(FactViewWords::tr(
                "%Ln supporting paragraph(s) have no facts.", nullptr, int(bare)));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace tandem
