#include "views/models/judgeditemcards.h"

#include "models/kgds/lonedecision.h"
#include "ui/verdicts/stances.h"
#include "views/models/systemsamplewords.h"

#include <algorithm>

namespace tandem {

namespace {

using kgds::Conclusion;
using kgds::JudgementKind;

QString coverageWord(Conclusion conclusion)
{
    switch (conclusion) {
    case Conclusion::Knowable:
        return SystemSampleWords::tr("covered");
    case Conclusion::Unknowable:
        return SystemSampleWords::tr("not covered");
    case Conclusion::None:
        break;
    }
    return SystemSampleWords::tr("not judged");
}

QString errorWord(const std::optional<kgds::ErrorType>& error)
{
    return error ? kgds::errorKey(*error).toUpper() : SystemSampleWords::tr("no type");
}

BadgeKind badgeOf(kgds::AnswerTone tone)
{
    switch (tone) {
    case kgds::AnswerTone::Good:
        return BadgeKind::Yes;
    case kgds::AnswerTone::Bad:
        return BadgeKind::No;
    case kgds::AnswerTone::Neutral:
        return BadgeKind::Neutral;
    case kgds::AnswerTone::Missing:
        break;
    }
    return BadgeKind::Unsure;
}

const kgds::LoneAnswer& answerOf(const JudgedItemRow& row)
{
    return kgds::loneDecision(row.decision.kind)->answer(row.answer);
}

/// A fact that is not needed should not be covered.
bool isAsItShouldBe(const JudgedItemRow& row)
{
    const bool covered = row.conclusion == Conclusion::Knowable;
    return row.factType == kgds::FactType::BackNonsupporting ? !covered : covered;
}

BadgeKind verdictBadge(const JudgedItemRow& row)
{
    switch (row.decision.kind) {
    case JudgementKind::Fact:
    case JudgementKind::Opinion:
        if (row.conclusion == Conclusion::None)
            return BadgeKind::Unsure;
        if (row.conclusion == Conclusion::Unknowable)
            return isAsItShouldBe(row) ? BadgeKind::No : BadgeKind::Warning;
        return isAsItShouldBe(row) ? BadgeKind::Yes : BadgeKind::Boundary;
    case JudgementKind::Error:
        return row.error ? BadgeKind::Boundary : BadgeKind::Unsure;
    default:
        break;
    }
    return badgeOf(answerOf(row).tone);
}

/// "beside: covered", where the other output differs.
QString besideLine(const JudgedItemRow& row)
{
    if (!row.beside)
        return {};
    if (row.decision.kind == JudgementKind::Error) {
        if (*row.beside == Conclusion::Unknowable && row.errorBeside == row.error)
            return {};
        const QString word = *row.beside == Conclusion::Unknowable ? errorWord(row.errorBeside)
                                                                   : coverageWord(*row.beside);
        return SystemSampleWords::tr("compared: %1", "verdict on the other system").arg(word);
    }
    return *row.beside == row.conclusion
               ? QString()
               : SystemSampleWords::tr("compared: %1", "verdict on the other system")
                     .arg(coverageWord(*row.beside));
}

QStringList linesOf(const JudgedItemRow& row)
{
    QStringList lines{besideLine(row)};
    if (row.verifiersDiffer)
        lines.append(SystemSampleWords::tr("judges disagree"));
    if (row.words.differ)
        lines.append(SystemSampleWords::tr("reviewers disagree"));
    if (row.isDrawn)
        lines.append(SystemSampleWords::tr("drawn for audit"));
    lines.removeAll(QString());
    return lines;
}

QList<ColoredSign> signsOf(const JudgedItemRow& row)
{
    if (!row.words.own)
        return {};
    switch (*row.words.own) {
    case Stance::Agree:
        return {{Sign::Check, &ThemeColors::yes}};
    case Stance::Disagree:
        return {{Sign::NotEqual, &ThemeColors::boundary}};
    case Stance::Unsure:
        break;
    }
    return {{Sign::Question, &ThemeColors::secondary}};
}

QString titleOf(const JudgedItemRow& row)
{
    if (row.isHeadline || row.decision.kind != JudgementKind::Error)
        return row.text;
    if (row.error)
        return kgds::errorName(*row.error);
    return row.conclusion == Conclusion::Unknowable
               ? SystemSampleWords::tr("not covered, no error type")
               : SystemSampleWords::tr("error type, since you marked it not covered");
}

Card cardOf(const JudgedItemRow& row)
{
    Card card;
    card.title = titleOf(row);
    card.isHeadline = row.isHeadline;
    if (row.isHeadline)
        return card;
    card.number = row.decision.key();
    card.indent = row.decision.kind == JudgementKind::Error ? 1 : 0;
    card.badge = verdictBadge(row);
    card.badgeText = verdictWord(row);
    card.signs = signsOf(row);
    card.line = linesOf(row).join(QStringLiteral(" · "));
    return card;
}

QString accessibleItem(const JudgedItemRow& row)
{
    if (row.isHeadline)
        return row.text;
    QStringList parts{row.decision.key(), titleOf(row), verdictWord(row)};
    parts += linesOf(row);
    if (row.words.own)
        parts.append(
            SystemSampleWords::tr("your review: %1", "opinion").arg(stanceName(*row.words.own)));
    return parts.join(QStringLiteral(". "));
}

} // namespace

QString verdictWord(const JudgedItemRow& row)
{
    if (!row.isJudged)
        return SystemSampleWords::tr("not judged yet");
    switch (row.decision.kind) {
    case JudgementKind::Fact:
    case JudgementKind::Opinion:
        return coverageWord(row.conclusion);
    case JudgementKind::Error:
        return errorWord(row.error);
    default:
        break;
    }
    return answerOf(row).wordText();
}

CardShape judgedItemShape(const QList<JudgedItemRow>& rows)
{
    const bool hasLines = std::any_of(rows.cbegin(), rows.cend(),
        [](const JudgedItemRow& row) { return !row.isHeadline && !linesOf(row).isEmpty(); });
    return {.titleLines = 2, .strongTitle = false, .line = hasLines, .headlines = true};
}

RowSpec<JudgedItemRow> judgedItemSpec()
{
    RowSpec<JudgedItemRow> spec;
    spec.key = [](const JudgedItemRow& row) {
        return row.isHeadline ? RowKey(1, row.text) : judgedItemKey(row.decision, row.alone);
    };
    spec.card = cardOf;
    spec.shape = judgedItemShape({});
    spec.accessible = accessibleItem;
    return spec;
}

} // namespace tandem
