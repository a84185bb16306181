#include "models/studyitems/itemsources.h"

#include "models/expert/decisionnames.h"
#include "models/expert/evidence.h"
#include "models/expert/scores.h"
#include "models/random.h"
#include "models/words.h"

#include <algorithm>

namespace tandem::studies {

QString discussionText(const QList<UtteranceText>& discussion)
{
    QStringList lines;
    for (const UtteranceText& utterance : discussion)
        lines.append(utterance.participant + QLatin1String(": ") + utterance.text);
    return lines.join(QLatin1String("\n\n"));
}

namespace {

/// An item for each of `texts`, which `letter` tells from the other kind.
QList<StudyItem> sampleItems(
    const DemoMaterial& sample, const QStringList& texts, const char* letter, const char* origin)
{
    const QString discussion = discussionText(sample.discussion);
    QList<StudyItem> items;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        StudyItem item;
        item.item.name =
            QStringLiteral("%1-%2%3").arg(sample.name, QLatin1String(letter)).arg(i + 1);
        item.item.group = sample.name;
        item.item.fields.append({QStringLiteral("text"), texts.at(i), 0, {}});
        if (!discussion.isEmpty())
            item.item.fields.append({QStringLiteral("discussion"), discussion, 0, {}});
        item.source.stratum = sample.domain;
        item.source.origin =
            QStringLiteral("%1/%2/%3").arg(QLatin1String(origin), sample.name).arg(i + 1);
        items.append(item);
    }
    return items;
}

} // namespace

QList<StudyItem> paragraphItems(const DemoMaterial& sample)
{
    return sampleItems(sample, sample.paragraphs, "p", "paragraph");
}

QList<StudyItem> factItems(const DemoMaterial& sample)
{
    return sampleItems(sample, sample.facts, "f", "fact");
}

namespace {

constexpr quint32 kDrawsSurvey = 102;
const QLatin1String kOwnSummary("user");

/// Two users of a document by their places, and the models that wrote for both.
struct SurveyedUsers
{
    qsizetype one = 0;
    qsizetype other = 0;
    QList<qsizetype> models;
};

QList<qsizetype> commonModels(
    const perseval::UserSummaries& one, const perseval::UserSummaries& other)
{
    QList<qsizetype> models;
    for (qsizetype i = 0; i < one.summaries.size() && i < other.summaries.size(); ++i) {
        if (one.summaries.at(i) && other.summaries.at(i))
            models.append(i);
    }
    return models;
}

/// Of those with most models in common the first that comes in a drawn order.
SurveyedUsers surveyedUsers(const perseval::PersonalizedDocument& document, std::mt19937_64& random)
{
    SurveyedUsers best;
    const QList<qsizetype> order = shuffledPlaces(document.users.size(), random);
    for (qsizetype i = 0; i < order.size() && best.models.size() < document.models.size(); ++i) {
        const perseval::UserSummaries& one = document.users.at(order.at(i));
        for (qsizetype j = i + 1; one.gold && j < order.size(); ++j) {
            const perseval::UserSummaries& other = document.users.at(order.at(j));
            const QList<qsizetype> models =
                other.gold ? commonModels(one, other) : QList<qsizetype>();
            if (models.size() > best.models.size())
                best = {order.at(i), order.at(j), models};
        }
    }
    return best;
}

StudyItem pairItem(const QString& document, const QString& group, const QString& system,
    const QString& one, const QString& other)
{
    StudyItem item;
    item.item.name = group + QLatin1Char('-') + system;
    item.item.group = group;
    item.item.fields = {
        {QStringLiteral("text"), one, 1, {}}, {QStringLiteral("text"), other, 2, {}}};
    item.source.systems[0] = system;
    item.source.systems[1] = system;
    item.source.origin = QLatin1String("document/") + document;
    return item;
}

/// The items of one document, its models in groups of nearly equal size.
QList<StudyItem> documentItems(
    const perseval::PersonalizedDocument& document, const SurveyedUsers& chosen, qsizetype groups)
{
    const perseval::UserSummaries& one = document.users.at(chosen.one);
    const perseval::UserSummaries& other = document.users.at(chosen.other);
    const qsizetype models = chosen.models.size();
    QList<StudyItem> items;
    for (qsizetype i = 0; i < groups; ++i) {
        const QString group =
            groups == 1 ? document.id : document.id + QLatin1Char('/') + QString::number(i + 1);
        items.append(pairItem(document.id, group, kOwnSummary, *one.gold, *other.gold));
        for (qsizetype at = models * i / groups; at < models * (i + 1) / groups; ++at) {
            const qsizetype model = chosen.models.at(at);
            items.append(pairItem(document.id, group, document.models.at(model),
                *one.summaries.at(model), *other.summaries.at(model)));
        }
    }
    return items;
}

} // namespace

QList<StudyItem> surveyItems(
    const QList<perseval::PersonalizedDocument>& documents, quint32 seed, int modelsPerGroup)
{
    QList<StudyItem> items;
    for (qsizetype i = 0; i < documents.size(); ++i) {
        std::mt19937_64 random = seededRandom(seed, kDrawsSurvey, quint32(i));
        SurveyedUsers chosen = surveyedUsers(documents.at(i), random);
        if (chosen.models.isEmpty())
            continue;
        shuffle(chosen.models, random);
        const qsizetype groups = (chosen.models.size() + modelsPerGroup - 1) / modelsPerGroup;
        items += documentItems(documents.at(i), chosen, groups);
    }
    return items;
}

namespace {

using expert::AspectMatch;
using expert::DecisionKind;
using expert::ExplainedSide;
using expert::Explanation;
using expert::Side;

QString withReason(const QString& finding, const QString& reason)
{
    return reason.isEmpty() ? finding : finding + QLatin1Char(' ') + reason;
}

QString aspectText(const expert::Aspect& aspect)
{
    return aspect.description.isEmpty() ? aspect.title
                                        : aspect.title + QLatin1String(": ") + aspect.description;
}

/// The title of what an aspect matches.
QString matchedTitle(const Explanation& explanation, Side side, const AspectMatch& match)
{
    const QList<expert::Aspect>& others = explanation.side(otherSide(side)).aspects;
    return match.other && *match.other < others.size() ? others.at(*match.other).title
                                                       : match.otherTitle;
}

QStringList findings(const Explanation& explanation, Side side, const AspectMatch& match)
{
    if (!match.matched)
        return {withReason(StudyWords::tr("Not found in the other text."), match.reason)};
    return {withReason(StudyWords::tr("Found in the other text as “%1”.")
                           .arg(matchedTitle(explanation, side, match)),
                match.reason),
        withReason(match.content.aligned ? StudyWords::tr("The content is the same.")
                                         : StudyWords::tr("The content differs."),
            match.content.reason),
        withReason(match.style.aligned ? StudyWords::tr("The style is the same.")
                                       : StudyWords::tr("The style differs."),
            match.style.reason)};
}

QString sideText(const Explanation& explanation, Side side)
{
    const ExplainedSide& explained = explanation.side(side);
    QStringList parts{side == Side::Expected ? StudyWords::tr("EXPECTED POINTS")
                                             : StudyWords::tr("WRITTEN POINTS")};
    for (qsizetype i = 0; i < explained.aspects.size(); ++i) {
        const AspectMatch& match = explained.matches.at(i);
        if (!match.counts)
            continue;
        const QString head =
            QStringLiteral("%1. %2").arg(i + 1).arg(aspectText(explained.aspects.at(i)));
        parts.append(head + QStringLiteral("\n– ") +
                     findings(explanation, side, match).join(QStringLiteral("\n– ")));
    }
    return parts.join(QLatin1String("\n\n"));
}

const ExplainedOutput* scoredOutput(const ExplainedCase& explained, const QString& system)
{
    const auto found = std::find_if(
        explained.outputs.begin(), explained.outputs.end(), [&](const ExplainedOutput& output) {
            return output.system == system && output.explanation.isScored();
        });
    return found == explained.outputs.end() ? nullptr : &*found;
}

/// Stretches in ascending order, those that overlap joined.
QList<Utf16Span> joined(QList<Utf16Span> spans)
{
    std::sort(spans.begin(), spans.end(),
        [](const Utf16Span& one, const Utf16Span& other) { return one.start < other.start; });
    QList<Utf16Span> apart;
    for (const Utf16Span& span : std::as_const(spans)) {
        if (!apart.isEmpty() && span.start <= apart.last().end())
            apart.last().length = std::max(apart.last().end(), span.end()) - apart.last().start;
        else
            apart.append(span);
    }
    return apart;
}

/// Makes the items of one output.
class DecisionItems final
{
public:
    DecisionItems(const ExplainedCase& explained, const ExplainedOutput& output)
        : m_case(explained)
        , m_output(output)
        , m_places{expert::locateEvidence(explained.expected, output.explanation.expected.aspects),
              expert::locateEvidence(output.text, output.explanation.generated.aspects)}
    {
    }

    QList<StudyItem> items() const
    {
        QList<StudyItem> items;
        for (const expert::DecisionRef& decision : expert::decisionsOf(m_output.explanation)) {
            if (decision.kind != DecisionKind::Extraction && fault(decision).isEmpty())
                items.append(item(decision));
        }
        return items;
    }

private:
    const AspectMatch& match(const expert::DecisionRef& decision) const
    {
        return m_output.explanation.side(decision.side).matches.at(decision.aspect);
    }
    const expert::Alignment& alignment(const expert::DecisionRef& decision) const
    {
        return decision.kind == DecisionKind::Content ? match(decision).content
                                                      : match(decision).style;
    }
    const QString& fault(const expert::DecisionRef& decision) const
    {
        return decision.kind == DecisionKind::Match ? match(decision).fault
                                                    : alignment(decision).fault;
    }

    StudyItem item(const expert::DecisionRef& decision) const
    {
        const bool isMatch = decision.kind == DecisionKind::Match;
        const bool isYes = isMatch ? match(decision).matched : alignment(decision).aligned;
        const QString answer = isYes ? StudyWords::tr("Yes.") : StudyWords::tr("No.");
        const expert::Aspect& aspect =
            m_output.explanation.side(decision.side).aspects.at(decision.aspect);
        StudyItem item;
        item.item.name =
            QStringLiteral("%1-%2-%3").arg(m_case.name, m_output.system, decision.key());
        item.item.fields = {{QStringLiteral("aspect"), aspectText(aspect), 0, {}},
            {QStringLiteral("expected"), m_case.expected, 0, marks(decision, Side::Expected)},
            {QStringLiteral("generated"), m_output.text, 0, marks(decision, Side::Generated)},
            {QStringLiteral("decision"), withReason(question(decision), answer), 0, {}},
            {QStringLiteral("rationale"),
                isMatch ? match(decision).reason : alignment(decision).reason, 0, {}}};
        item.source.systems[0] = m_output.system;
        item.source.stratum = expert::decisionKindKey(decision.kind);
        item.source.origin = QStringLiteral("decision/%1/%2").arg(m_case.name, decision.key());
        item.source.scores.insert(QStringLiteral("model"), isYes ? 1.0 : 0.0);
        return item;
    }

    QString question(const expert::DecisionRef& decision) const
    {
        const QString other = matchedTitle(m_output.explanation, decision.side, match(decision));
        if (decision.kind == DecisionKind::Content)
            return StudyWords::tr("Is its content the same as that of “%1” in the other text?")
                .arg(other);
        if (decision.kind == DecisionKind::Style)
            return StudyWords::tr("Is it written in the same style as “%1” in the other text?")
                .arg(other);
        return match(decision).matched
                   ? StudyWords::tr("Is the point also in the other text, as “%1”?").arg(other)
                   : StudyWords::tr("Is the point also in the other text?");
    }

    /// The evidence of the aspect in its own text, of what it matches in the other one.
    QList<Utf16Span> marks(const expert::DecisionRef& decision, Side shown) const
    {
        const int aspect =
            shown == decision.side ? decision.aspect : match(decision).other.value_or(-1);
        QList<Utf16Span> spans;
        for (const EvidencePlace& place : m_places[static_cast<std::size_t>(shown)]) {
            if (place.aspect == aspect && place.span.length > 0)
                spans.append(place.span);
        }
        return joined(spans);
    }

    const ExplainedCase& m_case;
    const ExplainedOutput& m_output;
    QList<EvidencePlace> m_places[2];
};

} // namespace

QString explanationText(const Explanation& explanation)
{
    return sideText(explanation, Side::Expected) + QLatin1String("\n\n") +
           sideText(explanation, Side::Generated);
}

std::optional<StudyItem> explanationItem(
    const ExplainedCase& explained, const QString& first, const QString& other)
{
    const ExplainedOutput* const outputs[2] = {
        scoredOutput(explained, first), scoredOutput(explained, other)};
    if (outputs[0] == nullptr || outputs[1] == nullptr)
        return std::nullopt;
    StudyItem item;
    item.item.name = QStringLiteral("%1-%2-%3").arg(explained.name, first, other);
    item.source.origin = QLatin1String("explanation/") + explained.name;
    if (!explained.prompt.isEmpty())
        item.item.fields.append({QStringLiteral("prompt"), explained.prompt, 0, {}});
    for (const int side : {1, 2}) {
        const ExplainedOutput& output = *outputs[side - 1];
        item.item.fields.append(
            {QStringLiteral("explanation"), explanationText(output.explanation), side, {}});
        item.source.systems[side - 1] = output.system;
        item.source.scores.insert(QStringLiteral("expert_%1").arg(side),
            expert::scoresOf(output.explanation).of(expert::Mode::Average).f1);
    }
    return item;
}

QList<StudyItem> decisionItems(const ExplainedCase& explained, const ExplainedOutput& output)
{
    return DecisionItems(explained, output).items();
}

namespace {

QString caseName(const QList<expert::TextCase>& cases, qsizetype index)
{
    const QString& name = cases.at(index).name;
    return name.isEmpty() ? QString::number(index + 1) : name;
}

const expert::SystemOutput* outputOf(const expert::TextCase& textCase, const QString& system)
{
    const auto found = std::find_if(textCase.outputs.begin(), textCase.outputs.end(),
        [&](const expert::SystemOutput& output) { return output.system == system; });
    return found == textCase.outputs.end() ? nullptr : &*found;
}

/// A field of an item, but none of a text that is not there.
void appendText(Item& item, const char* name, const QString& text)
{
    if (!text.isEmpty())
        item.fields.append({QLatin1String(name), text, 0, {}});
}

template <typename Fill>
QList<StudyItem> itemsOfOutputs(const QList<expert::TextCase>& cases, Fill fill)
{
    QList<StudyItem> items;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        for (const expert::SystemOutput& output : cases.at(i).outputs) {
            StudyItem item;
            item.item.name = caseName(cases, i);
            if (!output.system.isEmpty())
                item.item.name += QLatin1Char('-') + output.system;
            item.source.systems[0] = output.system;
            item.source.origin = QLatin1String("case/") + caseName(cases, i);
            fill(item.item, cases.at(i), output);
            items.append(item);
        }
    }
    return items;
}

} // namespace

QList<std::pair<QString, QString>> systemPairs(const QStringList& systems)
{
    QList<std::pair<QString, QString>> pairs;
    for (qsizetype i = 0; i < systems.size(); ++i) {
        for (qsizetype j = i + 1; j < systems.size(); ++j)
            pairs.append({systems.at(i), systems.at(j)});
    }
    return pairs;
}

QList<StudyItem> outputPairItems(
    const QList<expert::TextCase>& cases, const QString& first, const QString& other)
{
    QList<StudyItem> items;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        const expert::TextCase& textCase = cases.at(i);
        const expert::SystemOutput* const one = outputOf(textCase, first);
        const expert::SystemOutput* const two = outputOf(textCase, other);
        if (one == nullptr || two == nullptr)
            continue;
        StudyItem item;
        item.item.name = QStringLiteral("%1-%2-%3").arg(caseName(cases, i), first, other);
        appendText(item.item, "prompt", textCase.prompt);
        appendText(item.item, "reference", textCase.expected);
        item.item.fields.append({QStringLiteral("output"), one->text, 1, {}});
        item.item.fields.append({QStringLiteral("output"), two->text, 2, {}});
        item.source.systems[0] = first;
        item.source.systems[1] = other;
        item.source.origin = QLatin1String("case/") + caseName(cases, i);
        items.append(item);
    }
    return items;
}

QList<StudyItem> outputItems(const QList<expert::TextCase>& cases)
{
    return itemsOfOutputs(cases,
        [](Item& item, const expert::TextCase& textCase, const expert::SystemOutput& output) {
            appendText(item, "prompt", textCase.prompt);
            appendText(item, "reference", textCase.expected);
            item.fields.append({QStringLiteral("text"), output.text, 0, {}});
        });
}

QList<StudyItem> timelineItems(const QList<expert::TextCase>& cases)
{
    return itemsOfOutputs(cases,
        [](Item& item, const expert::TextCase& textCase, const expert::SystemOutput& output) {
            appendText(item, "timeline", textCase.prompt);
            item.fields.append({QStringLiteral("summary"), output.text, 0, {}});
        });
}

} // namespace tandem::studies
