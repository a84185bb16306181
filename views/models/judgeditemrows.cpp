#include "views/models/judgeditemrows.h"

#include "models/kgds/lonedecision.h"
#include "models/results/spelling.h"
#include "ui/verdicts/stances.h"
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

namespace {

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
        return SystemSampleWords::tr("compared: %1", "judgment on the other system").arg(word);
    }
    return *row.beside == row.conclusion
               ? QString()
               : SystemSampleWords::tr("compared: %1", "judgment on the other system")
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
