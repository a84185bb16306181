#include "views/opinions/opinionwords.h"

#include "models/people/personin.h"
#include "models/text/isolated.h"
#include "models/wordof.h"
#include "views/opinions/opinionviewwords.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tandem {

namespace {

QString nameOf(const QList<Person>& people, PersonId id)
{
    const QString name = personIn(people, id).name;
    return name.isEmpty() ? OpinionViewWords::tr("Someone") : isolated(name);
}

QString criterionName(OpinionCriterion criterion)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("OpinionViewWords", "faithful"),
        QT_TRANSLATE_NOOP("OpinionViewWords", "references"),
        QT_TRANSLATE_NOOP("OpinionViewWords", "atomic"),
        QT_TRANSLATE_NOOP("OpinionViewWords", "independent")};
    return OpinionViewWords::tr(wordOf(criterion, words));
}

QString withTexts(QString sentence, const QString& text, const QString& note)
{
    if (!text.trimmed().isEmpty())
        sentence += QLatin1Char('\n') + text.trimmed();
    if (!note.trimmed().isEmpty())
        sentence += QLatin1Char('\n') + OpinionViewWords::tr("Note: %1").arg(note.trimmed());
    return sentence;
}

QString said(const OpinionCheck& check, const QString& who)
{
    if (check.passes())
        return withTexts(
            OpinionViewWords::tr("%1 reviewed it: yes to all.").arg(who), {}, check.note);
    QStringList no;
    for (const OpinionCriterion criterion : kOpinionCriteria) {
        if (!check.verdict(criterion).value_or(true))
            no.append(criterionName(criterion));
    }
    QString sentence =
        OpinionViewWords::tr("%1 reviewed it: no to %2.")
            .arg(who, no.join(OpinionViewWords::tr(", ", "between items of a list")));
    if (!check.suggestion.trimmed().isEmpty())
        sentence += QLatin1Char(' ') + OpinionViewWords::tr("Suggested:");
    return withTexts(sentence, check.suggestion, check.note);
}

QString said(const OpinionResponse& response, const QString& who)
{
    switch (response.kind) {
    case ResponseKind::Accept:
        return withTexts(
            OpinionViewWords::tr("%1 accepted the suggestion.").arg(who), {}, response.note);
    case ResponseKind::Change:
        return withTexts(
            OpinionViewWords::tr("%1 changed it to:").arg(who), response.text, response.note);
    case ResponseKind::Defend:
        break;
    }
    return withTexts(OpinionViewWords::tr("%1 defended it.").arg(who), {}, response.note);
}

QString said(const OpinionDecision& decision, const QString& who)
{
    switch (decision.verdict) {
    case OpinionVerdict::Keep:
        return withTexts(
            OpinionViewWords::tr("%1 decided to keep it.").arg(who), {}, decision.note);
    case OpinionVerdict::KeepChanged:
        return withTexts(OpinionViewWords::tr("%1 decided to keep it as:").arg(who), decision.text,
            decision.note);
    case OpinionVerdict::Drop:
        break;
    }
    return withTexts(OpinionViewWords::tr("%1 decided to discard it.").arg(who), {}, decision.note);
}

QString said(const OpinionWithdrawal&, const QString&)
{
    return {}; // none is among what counts
}

QString percent(double share)
{
    return OpinionViewWords::tr("%1 %", "percentage").arg(QLocale().toString(100 * share, 'f', 1));
}

QString shareText(const Figure& figure, bool withInterval)
{
    if (!figure.value)
        return QString(QChar(0x2013));
    if (!withInterval || !figure.interval)
        return percent(*figure.value);
    return OpinionViewWords::tr("%1 (95 % interval %2 to %3)")
        .arg(percent(*figure.value), percent(figure.interval->low), percent(figure.interval->high));
}

} // namespace

QString saidText(const OpinionThread& thread, const QList<Person>& people)
{
    QStringList lines;
    const QList<OpinionEvent> events = eventsThatCount(thread);
    for (const OpinionEvent& event : events)
        lines.append(std::visit(
            [&](const auto& what) { return said(what, nameOf(people, what.by)); }, event));
    return lines.join(QStringLiteral("\n\n"));
}

QString checkFiguresText(const OpinionFigures& figures)
{
    if (figures.checked == 0)
        return OpinionViewWords::tr(
            "%n opinion(s), none reviewed yet", nullptr, int(figures.opinions));
    QStringList parts{OpinionViewWords::tr("passed %1").arg(shareText(figures.allYes, false))};
    for (const OpinionCriterion criterion : kOpinionCriteria)
        parts.append(
            OpinionViewWords::tr("%1 %2", "criterion, share of yes")
                .arg(criterionName(criterion), shareText(figures.yes[size_t(criterion)], false)));
    return OpinionViewWords::tr("First review (n = %1): %2", "count, shares of yes")
        .arg(QLocale().toString(figures.checked), parts.join(QStringLiteral(" · ")));
}

QString checkFiguresDetail(const OpinionFigures& figures)
{
    const QLocale locale;
    const auto number = [&](qint64 count) { return locale.toString(count); };
    QStringList lines;
    lines.append(OpinionViewWords::tr(
        "Share of yes in the first peer review, before the author answered; n = %1.")
                     .arg(number(figures.checked)));
    for (const OpinionCriterion criterion : kOpinionCriteria)
        lines.append(
            OpinionViewWords::tr("%1: %2", "criterion, share")
                .arg(criterionName(criterion), shareText(figures.yes[size_t(criterion)], true)));
    lines.append(OpinionViewWords::tr("all criteria: %1").arg(shareText(figures.allYes, true)));
    lines.append(
        OpinionViewWords::tr("References: %1 in %2 opinions; correct in %3 of these opinions.")
            .arg(number(figures.references), number(figures.opinionsWithReferences),
                shareText(figures.referencesRight, true)));
    lines.append(
        OpinionViewWords::tr("First answers: %1 accepted, %2 changed, %3 defended, %4 unanswered.")
            .arg(number(figures.accepted), number(figures.changed), number(figures.defended),
                number(figures.unanswered)));
    lines.append(
        OpinionViewWords::tr(
            "Now: %1 passed, %2 kept, %3 discarded, %4 disputed, %5 waiting, %6 not reviewed.")
            .arg(number(figures.passed), number(figures.kept), number(figures.dropped),
                number(figures.disputed), number(figures.awaiting), number(figures.unchecked())));
    if (!figures.kappa.value && !figures.kappa.undefinedBecause.isEmpty())
        lines.append(OpinionViewWords::tr("No kappa: %1").arg(figures.kappa.undefinedBecause));
    return lines.join(QLatin1Char('\n'));
}

} // namespace tandem
