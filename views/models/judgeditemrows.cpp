#include "views/models/judgeditemrows.h"

#include "models/results/spelling.h"
#include "ui/verdicts/stances.h"
#include "views/models/systemsamplewords.h"

namespace tandem {

namespace {

using kgds::Conclusion;
using kgds::FeedbackChoice;
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
        if (m_sample.secondVerdicts()) {
            row.beside = kgds::conclusionOf(m_beside, decision);
            row.errorBeside = errorOf(m_beside, decision.item);
        }
        row.verifiersDiffer = doVerifiersDiffer(m_sample.first, decision);
        const ShownVerdicts* verdicts = m_sample.verdicts();
        row.isDrawn = verdicts && verdicts->drawn.contains(decision);
        take(row);
    }

    void addFeedback(int place)
    {
        const ShownFeedback& feedback = m_sample.first.feedback.at(place);
        JudgedItemRow row;
        row.decision = JudgementDecision::ofFeedback();
        row.feedback = place;
        row.choice = feedback.choice;
        row.text = feedback.expertsFirst
                       ? SystemSampleWords::tr("The experts' paragraphs were shown first.")
                       : SystemSampleWords::tr("The system's paragraphs were shown first.");
        take(row);
    }

    QList<JudgedItemRow> rows() && { return std::move(m_rows); }

private:
    bool passes(const JudgedItemRow& row) const
    {
        const bool isOpen = row.decision.kind != JudgementKind::Feedback &&
                            row.conclusion == Conclusion::Unknowable;
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
        row.words = m_words(row.decision, row.feedback);
        if (!passes(row) && !m_kept.contains(judgedItemKey(row.decision, row.feedback)))
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
                       : SystemSampleWords::tr("%1: facts that are not needed", "paragraph")
                             .arg(row.group);
        case JudgementKind::Opinion:
        case JudgementKind::Error:
            return SystemSampleWords::tr("Opinions");
        case JudgementKind::Feedback:
            break;
        }
        return SystemSampleWords::tr("Whose paragraphs fit better");
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
    return SystemSampleWords::tr("not answered");
}

QString errorWord(const std::optional<kgds::ErrorType>& error)
{
    return error ? kgds::errorKey(*error).toUpper() : SystemSampleWords::tr("no type");
}

QString choiceWord(FeedbackChoice choice)
{
    switch (choice) {
    case FeedbackChoice::Experts:
        return SystemSampleWords::tr("experts");
    case FeedbackChoice::System:
        return SystemSampleWords::tr("system");
    case FeedbackChoice::None:
        break;
    }
    return SystemSampleWords::tr("no choice");
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
    case JudgementKind::Feedback:
        break;
    }
    return row.choice == FeedbackChoice::None ? BadgeKind::Unsure : BadgeKind::Neutral;
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
        return SystemSampleWords::tr("beside: %1", "verdict on the other system").arg(word);
    }
    return *row.beside == row.conclusion
               ? QString()
               : SystemSampleWords::tr("beside: %1", "verdict on the other system")
                     .arg(coverageWord(*row.beside));
}

QStringList linesOf(const JudgedItemRow& row)
{
    QStringList lines{besideLine(row)};
    if (row.verifiersDiffer)
        lines.append(SystemSampleWords::tr("verifiers differ"));
    if (row.words.differ)
        lines.append(SystemSampleWords::tr("people differ"));
    if (row.isDrawn)
        lines.append(SystemSampleWords::tr("drawn to be checked"));
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
    return row.error ? kgds::errorName(*row.error)
                     : SystemSampleWords::tr("not covered, without a type of error");
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
        parts.append(SystemSampleWords::tr("you: %1", "opinion").arg(stanceName(*row.words.own)));
    return parts.join(QStringLiteral(". "));
}

} // namespace

QString verdictWord(const JudgedItemRow& row)
{
    switch (row.decision.kind) {
    case JudgementKind::Fact:
    case JudgementKind::Opinion:
        return coverageWord(row.conclusion);
    case JudgementKind::Error:
        return errorWord(row.error);
    case JudgementKind::Feedback:
        break;
    }
    return choiceWord(row.choice);
}

QList<JudgedItemRow> judgedItemRows(const ShownSystemSample& sample, const SampleFocus& focus,
    const QSet<RowKey>& kept, const kgds::JudgementReviews& own, const WordsOf& words)
{
    ItemBuilder builder(sample, focus, kept, words);
    for (const JudgementDecision& decision :
        kgds::reviewableDecisions(sample.record, sample.judgement(), own))
        builder.add(decision);
    for (int place = 0; place < int(sample.first.feedback.size()); ++place)
        builder.addFeedback(place);
    return std::move(builder).rows();
}

RowKey judgedItemKey(const JudgementDecision& decision, int feedback)
{
    return RowKey(qint64(feedback) + 2, decision.key());
}

RowSpec<JudgedItemRow> judgedItemSpec()
{
    RowSpec<JudgedItemRow> spec;
    spec.key = [](const JudgedItemRow& row) {
        return row.isHeadline ? RowKey(1, row.text) : judgedItemKey(row.decision, row.feedback);
    };
    spec.card = cardOf;
    spec.shape = {.titleLines = 2, .strongTitle = false, .line = true, .headlines = true};
    spec.accessible = accessibleItem;
    return spec;
}

} // namespace tandem
