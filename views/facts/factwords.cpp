#include "views/facts/factwords.h"

#include "views/facts/factsheet.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FactWords)
};

QString maskedEvent(const FactEvent& event, const QString& who)
{
    if (event.after.isEmpty())
        return Words::tr("%1 took the word on its mask back").arg(who);
    const bool masked = event.after == QLatin1String("yes");
    if (!event.by.isValid() && event.replyUuid.isEmpty())
        return Words::tr("Came masked from the benchmark");
    if (!event.by.isValid())
        return masked ? Words::tr("A model found that the supporting paragraphs tell it")
                      : Words::tr("A model found that the supporting paragraphs do not tell it");
    return masked ? Words::tr("%1 masked it").arg(who) : Words::tr("%1 said: not masked").arg(who);
}

QString repeatsEvent(const FactEvent& event, const QString& who)
{
    if (event.after.isEmpty())
        return Words::tr("%1: no longer marked as repeated").arg(who);
    return Words::tr("%1 confirmed that it repeats another fact").arg(who);
}

} // namespace

QString countedNumber(int number)
{
    return QLocale().toString(number);
}

QString similarityText(double share)
{
    return Words::tr("%1 %", "a percentage").arg(QLocale().toString(int(std::floor(share * 100))));
}

QString originText(const FactRow& fact)
{
    switch (fact.origin) {
    case FactOrigin::Llm:
        return fact.edited ? Words::tr("Made by a language model, edited since.")
                           : Words::tr("Made by a language model.");
    case FactOrigin::Imported:
        return fact.edited ? Words::tr("Came with the benchmark, edited since.")
                           : Words::tr("Came with the benchmark.");
    case FactOrigin::ByHand:
        break;
    }
    return Words::tr("Written by hand.");
}

QString maskText(const FactRow& fact, const PersonName& nameOf)
{
    if (!fact.mask)
        return Words::tr("Nobody has checked yet whether the supporting paragraphs tell it.");
    const Mask& mask = *fact.mask;
    if (mask.byPerson)
        return mask.masked
                   ? Words::tr("%1 says: the supporting paragraphs tell it.").arg(nameOf(mask.by))
                   : Words::tr("%1 says: the supporting paragraphs do not tell it.")
                         .arg(nameOf(mask.by));
    if (mask.replyUuid.isEmpty())
        return Words::tr("Masked in the imported benchmark, with code %1.").arg(mask.code);
    return mask.masked ? Words::tr("A model says: the supporting paragraphs tell it.")
                       : Words::tr("A model says: the supporting paragraphs do not tell it.");
}

QString eventText(const FactEvent& event, const PersonName& nameOf)
{
    const QString who = event.by.isValid() ? nameOf(event.by) : Words::tr("The program");
    const QString& kind = event.kind;
    if (kind == QLatin1String("masked"))
        return maskedEvent(event, who);
    if (kind == QLatin1String("repeats"))
        return repeatsEvent(event, who);
    if (kind == QLatin1String("distinct"))
        return event.after == QLatin1String("yes")
                   ? Words::tr("%1 said that it differs from another fact").arg(who)
                   : Words::tr("%1 no longer sets it apart from another fact").arg(who);
    if (kind == QLatin1String("created") && !event.replyUuid.isEmpty())
        return Words::tr("Read from a model's reply");
    if (kind == QLatin1String("created"))
        return Words::tr("Taken over from the benchmark");
    if (kind == QLatin1String("added"))
        return Words::tr("%1 wrote it").arg(who);
    if (kind == QLatin1String("edited"))
        return Words::tr("%1 edited it").arg(who);
    if (kind == QLatin1String("split"))
        return Words::tr("%1 split it").arg(who);
    if (kind == QLatin1String("split off"))
        return Words::tr("%1 split it off another fact").arg(who);
    if (kind == QLatin1String("merged"))
        return Words::tr("%1 merged it with another fact").arg(who);
    if (kind == QLatin1String("removed"))
        return Words::tr("%1 deleted it").arg(who);
    if (kind == QLatin1String("restored"))
        return Words::tr("%1 brought it back").arg(who);
    return Words::tr("%1 moved it from place %2 to %3").arg(who, event.before, event.after);
}

QString timeText(const QDateTime& at)
{
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

QString sideRemark(const FactSheet& sheet, bool supporting)
{
    const QList<FactRow> facts = sheet.ofSide(supporting);
    QStringList parts{
        Words::tr("%n paragraph(s)", nullptr, int(sheet.paragraphs(supporting).size())),
        Words::tr("%n fact(s)", nullptr, int(facts.size()))};
    const auto count = [&](auto which) {
        return int(std::count_if(facts.cbegin(), facts.cend(), which));
    };
    if (const int repeated = count([](const FactRow& fact) { return fact.repeats.has_value(); }))
        parts.append(Words::tr("%n repeated", nullptr, repeated));
    if (const int masked =
            count([](const FactRow& fact) { return fact.mask && fact.mask->masked; }))
        parts.append(Words::tr("%n masked", nullptr, masked));
    return parts.join(QStringLiteral(" · "));
}

} // namespace tandem
