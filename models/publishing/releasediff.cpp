#include "models/publishing/releasediff.h"

#include "models/publishing/publishingwords.h"
#include "models/wordof.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <optional>

namespace tandem::publishing {

namespace {

using kgds::FactType;
using kgds::SampleRecord;

constexpr QLatin1String kAbsentLabel("absent");
constexpr QLatin1String kPresentLabel("present");
constexpr qsizetype kShownTextUnits = 60;

/// What a sample is known by where versions do not tell its id.
QString discussionKey(const SampleRecord& record)
{
    QString key;
    for (const kgds::UtteranceRecord& utterance : record.discussion)
        key += utterance.text + QChar(u'\n');
    return key;
}

/// Of samples that share a discussion: which of its articles.
QString wholeTextKey(const SampleRecord& record)
{
    QString key = discussionKey(record);
    for (const kgds::ParagraphRecord& paragraph : record.article)
        key += paragraph.text + QChar(u'\n');
    return key;
}

/// Pairs up samples by what `keyOf` says; those of the same key in their order.
template <typename KeyOf>
void pairUp(const Release& before, const Release& after, QList<qsizetype>& left,
    QList<qsizetype>& right, QList<SamplePair>& pairs, const KeyOf& keyOf)
{
    QHash<QString, QList<qsizetype>> places;
    for (const qsizetype place : std::as_const(right)) {
        const QString key = keyOf(after.samples.at(place));
        if (!key.isEmpty())
            places[key].append(place);
    }
    QSet<qsizetype> found;
    left.removeIf([&](qsizetype place) {
        const auto same = places.find(keyOf(before.samples.at(place)));
        if (same == places.end() || same->isEmpty())
            return false;
        pairs.append({place, same->takeFirst()});
        found.insert(pairs.constLast().second);
        return true;
    });
    right.removeIf([&](qsizetype place) { return found.contains(place); });
}

QList<qsizetype> placesOf(const Release& release)
{
    QList<qsizetype> places;
    for (qsizetype i = 0; i < release.samples.size(); ++i)
        places.append(i);
    return places;
}

/// A text with its label.
struct LabelledText
{
    QString text;
    QString label;
    QString paragraph; ///< of a fact: its paragraph's label
};

QString paragraphLabel(const kgds::ParagraphRecord& paragraph)
{
    return paragraph.label == kgds::ParagraphLabel::Supporting ? QStringLiteral("supporting")
                                                               : QStringLiteral("nonsupporting");
}

QList<LabelledText> labelledParagraphs(const SampleRecord& record)
{
    QList<LabelledText> texts;
    for (const kgds::ParagraphRecord& paragraph : record.article)
        texts.append({paragraph.text, paragraphLabel(paragraph), {}});
    return texts;
}

QList<LabelledText> labelledFacts(const SampleRecord& record)
{
    QList<LabelledText> texts;
    for (const auto* groups : {&record.supportingFacts, &record.nonsupportingFacts}) {
        const QString side = groups == &record.supportingFacts ? QStringLiteral("supporting")
                                                               : QStringLiteral("nonsupporting");
        for (const kgds::FactGroup& group : *groups) {
            for (const kgds::FactRecord& fact : group.facts)
                texts.append({fact.text, factTypeKey(fact.type), side});
        }
    }
    return texts;
}

QList<LabelledText> labelledOpinions(const SampleRecord& record)
{
    QList<LabelledText> texts;
    for (const QString& opinion : record.opinions)
        texts.append({opinion, kPresentLabel, {}});
    return texts;
}

/// Pseudonyms of the version after by those of the version before: answers to the same item at the
/// same time are one person's. Without those of whom answers tell different things.
QMap<QString, QString> sameAnnotators(const Release& before, const Release& after)
{
    QMap<QString, QSet<QString>> told;
    for (auto old = before.bases.cbegin(); old != before.bases.cend(); ++old) {
        const LabelBasis now = after.bases.value(old.key());
        for (auto time = old->times.cbegin(); time != old->times.cend(); ++time) {
            const QStringList same = now.times.keys(time.value());
            if (!time->isEmpty() && same.size() == 1)
                told[time.key()].insert(same.first());
        }
    }
    QMap<QString, QString> annotators;
    QStringList taken;
    for (auto each = told.cbegin(); each != told.cend(); ++each) {
        const QString name = *each->cbegin();
        if (each->size() == 1 && !taken.contains(name))
            annotators.insert(each.key(), name);
        taken.append(name);
    }
    return annotators;
}

/// Answers of the version before under the pseudonyms of the version after.
QMap<QString, QString> renamedAnswers(
    const QMap<QString, QString>& answers, const QMap<QString, QString>& annotators)
{
    QMap<QString, QString> renamed;
    for (auto answer = answers.cbegin(); answer != answers.cend(); ++answer)
        renamed.insert(annotators.value(answer.key(), answer.key()), answer.value());
    return renamed;
}

/// What a version tells of a round: whether it does, and by which rules the version was made.
struct ToldRounds
{
    QSet<QString> rounds; ///< sample and task, as basisKey() begins
    bool isStrict = false;

    explicit ToldRounds(const Release& release)
    {
        for (auto basis = release.bases.cbegin(); basis != release.bases.cend(); ++basis) {
            rounds.insert(basis.key().section(u'\n', 0, 1));
            isStrict = isStrict || basis->resolvedBy == QLatin1String("rule");
        }
    }
    bool has(const QString& sample, const QString& task) const
    {
        return rounds.contains(sample + u'\n' + task);
    }
};

/// Two versions, and who and what is the same in both.
struct ComparedReleases
{
    const Release& before;
    const Release& after;
    QMap<QString, QString> annotators = sameAnnotators(before, after);
    ToldRounds toldBefore{before};
    ToldRounds toldAfter{after};
};

/// Why a label differs between what it stands on in each version.
ChangeReason reasonBetween(
    const LabelBasis& before, const LabelBasis& after, const QMap<QString, QString>& annotators)
{
    if (before.answers.isEmpty() || after.answers.isEmpty())
        return ChangeReason::Unknown;
    const QMap<QString, QString> answers = renamedAnswers(before.answers, annotators);
    if (answers.keys() != after.answers.keys())
        return ChangeReason::Annotators;
    if (answers != after.answers)
        return ChangeReason::Answers;
    if (after.resolvedBy == QLatin1String("adjudication"))
        return ChangeReason::Decision;
    return before.resolvedBy != after.resolvedBy ? ChangeReason::Rule : ChangeReason::Unknown;
}

/// Finds the changes of a pair of samples.
class SampleDiff final
{
public:
    SampleDiff(const ComparedReleases& both, const SamplePair& pair, QList<LabelChange>& changes)
        : m_both(both)
        , m_before(both.before)
        , m_after(both.after)
        , m_pair(pair)
        , m_changes(changes)
    {
    }

    void compare(const char* task, const char* basisTask, const QList<LabelledText>& before,
        const QList<LabelledText>& after)
    {
        m_task = QLatin1String(task);
        m_basisTask = QLatin1String(basisTask);
        QHash<QString, QList<LabelledText>> now;
        for (const LabelledText& text : after)
            now[text.text].append(text);
        for (const LabelledText& text : before) {
            QList<LabelledText>& same = now[text.text];
            if (same.isEmpty())
                tell(text, std::nullopt);
            else if (const LabelledText found = same.takeFirst(); found.label != text.label)
                tell(text, found);
        }
        for (const LabelledText& text : after) {
            QList<LabelledText>& same = now[text.text];
            if (!same.isEmpty()) {
                same.removeFirst();
                tell(std::nullopt, text);
            }
        }
    }

private:
    static LabelBasis basisIn(
        const Release& release, qsizetype place, const QString& task, const QString& text)
    {
        return release.bases.value(Release::basisKey(release.samples.at(place).id, task, text));
    }

    void tell(const std::optional<LabelledText>& was, const std::optional<LabelledText>& is)
    {
        const QString text = was ? was->text : is->text;
        const LabelBasis before = basisIn(m_before, m_pair.first, m_basisTask, text);
        const LabelBasis after = basisIn(m_after, m_pair.second, m_basisTask, text);
        const auto labelOf = [](const std::optional<LabelledText>& label, const LabelBasis& basis) {
            if (label)
                return label->label;
            return basis.outcome == QLatin1String("boundary") ? basis.outcome
                                                              : QString(kAbsentLabel);
        };
        LabelChange change{m_task, m_pair.first + 1, m_pair.second + 1, text, labelOf(was, before),
            labelOf(is, after), reasonBetween(before, after, m_both.annotators), before.guideline,
            after.guideline};
        if (m_basisTask.isEmpty() || (change.reason == ChangeReason::Unknown && (!was || !is)))
            change.reason = m_task == QLatin1String("paragraphs") ? ChangeReason::Unknown
                            : isRoundUntold(before, after)        ? unknownOrRule()
                                                                  : ChangeReason::Text;
        if (was && is && was->paragraph != is->paragraph)
            change.reason = ChangeReason::Paragraph;
        m_changes.append(change);
    }

    /// Whether only one of the versions tells of the round that the label stands on: in the other
    /// it was open, or waited for adjudication, and with it all that it decides.
    bool isRoundUntold(const LabelBasis& before, const LabelBasis& after) const
    {
        if (m_basisTask.isEmpty() || before.answers.isEmpty() == after.answers.isEmpty())
            return false;
        return before.answers.isEmpty()
                   ? !m_both.toldBefore.has(m_before.samples.at(m_pair.first).id, m_basisTask)
                   : !m_both.toldAfter.has(m_after.samples.at(m_pair.second).id, m_basisTask);
    }
    ChangeReason unknownOrRule() const
    {
        return m_both.toldBefore.isStrict != m_both.toldAfter.isStrict ? ChangeReason::Rule
                                                                       : ChangeReason::Unknown;
    }

    const ComparedReleases& m_both;
    const Release& m_before;
    const Release& m_after;
    SamplePair m_pair;
    QList<LabelChange>& m_changes;
    QString m_task;
    QString m_basisTask;
};

/// How many labels changed in the same way for the same reason.
struct CountedChange
{
    QString task;
    QString was;
    QString is;
    ChangeReason reason = ChangeReason::Unknown;
    qint64 count = 0;
};

QList<CountedChange> countedChanges(const QList<LabelChange>& changes)
{
    QList<CountedChange> counted;
    for (const LabelChange& change : changes) {
        const auto same =
            std::find_if(counted.begin(), counted.end(), [&](const CountedChange& each) {
                return each.task == change.task && each.was == change.was && each.is == change.is &&
                       each.reason == change.reason;
            });
        if (same == counted.end())
            counted.append({change.task, change.was, change.is, change.reason, 1});
        else
            ++same->count;
    }
    return counted;
}

results::Cell guidelineCell(int version)
{
    return version > 0 ? results::Cell(version) : results::Cell();
}

results::Section countsSection(const QList<CountedChange>& counted)
{
    results::SectionOf table("counts", counted, PublishingWords::tr("Changed labels"));
    table.add("task", PublishingWords::tr("Task"), &CountedChange::task);
    table.add("before", PublishingWords::tr("Before"), &CountedChange::was);
    table.add("after", PublishingWords::tr("After"), &CountedChange::is);
    table.add("reason", [](const CountedChange& each) { return changeReasonKey(each.reason); });
    table.add(results::kPeople, PublishingWords::tr("Reason"),
        [](const CountedChange& each) { return changeReasonName(each.reason); });
    table.add("count", PublishingWords::tr("Count"), &CountedChange::count);
    return table;
}

results::Section changesSection(const QList<LabelChange>& changes)
{
    results::SectionOf table("changes", changes, PublishingWords::tr("Each change"));
    table.add("task", PublishingWords::tr("Task"), &LabelChange::task);
    table.add("sample_before", PublishingWords::tr("Sample before"), &LabelChange::before)
        .ordinal();
    table.add("sample_after", PublishingWords::tr("Sample after"), &LabelChange::after).ordinal();
    table.add("text", PublishingWords::tr("Text"), &LabelChange::text).cut(kShownTextUnits);
    table.add("before", PublishingWords::tr("Before"), &LabelChange::was);
    table.add("after", PublishingWords::tr("After"), &LabelChange::is);
    table.add("reason", [](const LabelChange& change) { return changeReasonKey(change.reason); });
    table.add(results::kPeople, PublishingWords::tr("Reason"),
        [](const LabelChange& change) { return changeReasonName(change.reason); });
    table.add("guideline_before",
        [](const LabelChange& change) { return guidelineCell(change.guidelineBefore); });
    table.add("guideline_after",
        [](const LabelChange& change) { return guidelineCell(change.guidelineAfter); });
    return table;
}

results::Section rescoredSection(const QList<RescoredMetric>& scores)
{
    results::SectionOf table("scores", scores, PublishingWords::tr("Scores of systems"));
    table.add("system", PublishingWords::tr("System"),
        [](const RescoredMetric& score) { return score.system.model; });
    table.add("paradigm", PublishingWords::tr("Paradigm"),
        [](const RescoredMetric& score) { return kgds::paradigmKey(score.system.paradigm); });
    table.add("metric", [](const RescoredMetric& score) {
        return kgds::tableMetricKey(score.system.pattern, score.metric);
    });
    table.add(results::kPeople, PublishingWords::tr("Metric"), [](const RescoredMetric& score) {
        return kgds::tableMetricName(score.system.pattern, score.metric);
    });
    table.add("before", PublishingWords::tr("Before"), &RescoredMetric::before).exactly();
    table.add("after", PublishingWords::tr("After"), &RescoredMetric::after).exactly();
    table
        .add("difference", PublishingWords::tr("Difference"),
            [](const RescoredMetric& score) { return score.after - score.before; })
        .exactly();
    table.add("n", PublishingWords::tr("Samples"), &RescoredMetric::n);
    table.add(
        "changed", PublishingWords::tr("Samples with another score"), &RescoredMetric::changed);
    results::Section section = table;
    section.notes += PublishingWords::tr(
        "Over samples that are in both versions. Paragraphs that left the benchmark are taken out "
        "of what systems selected; new facts and opinions are not judged.");
    return section;
}

} // namespace

QString Release::basisKey(const QString& sample, const QString& task, const QString& text)
{
    return sample + u'\n' + task + u'\n' + text;
}

QString changeReasonKey(ChangeReason reason)
{
    static constexpr std::array keys{
        "unknown", "annotators", "answers", "decision", "rule", "paragraph", "text"};
    return QLatin1String(wordOf(reason, keys));
}

QString changeReasonName(ChangeReason reason)
{
    switch (reason) {
    case ChangeReason::Unknown:
        break;
    case ChangeReason::Annotators:
        return PublishingWords::tr("other annotators");
    case ChangeReason::Answers:
        return PublishingWords::tr("changed answers");
    case ChangeReason::Decision:
        return PublishingWords::tr("adjudication");
    case ChangeReason::Rule:
        return PublishingWords::tr("another rule");
    case ChangeReason::Paragraph:
        return PublishingWords::tr("label of its paragraph");
    case ChangeReason::Text:
        return PublishingWords::tr("text written or removed");
    }
    return PublishingWords::tr("not known");
}

QString factTypeKey(FactType type)
{
    static constexpr std::array keys{
        "nonsupporting", "key", "non_key", "intra_repetitive", "masked", "masked", "masked"};
    return QLatin1String(wordOf(type, keys));
}

ReleaseDiff releaseDiff(const Release& before, const Release& after)
{
    ReleaseDiff diff;
    diff.samplesBefore = before.samples.size();
    diff.samplesAfter = after.samples.size();
    QList<qsizetype> left = placesOf(before);
    QList<qsizetype> right = placesOf(after);
    pairUp(before, after, left, right, diff.pairs,
        [](const ReleasedSample& sample) { return sample.id; });
    pairUp(before, after, left, right, diff.pairs,
        [](const ReleasedSample& sample) { return wholeTextKey(sample.record); });
    pairUp(before, after, left, right, diff.pairs,
        [](const ReleasedSample& sample) { return discussionKey(sample.record); });
    std::sort(diff.pairs.begin(), diff.pairs.end());
    for (const qsizetype place : std::as_const(left))
        diff.removed.append(place + 1);
    for (const qsizetype place : std::as_const(right))
        diff.added.append(place + 1);
    const ComparedReleases both{before, after};
    for (auto each = both.annotators.cbegin(); each != both.annotators.cend(); ++each) {
        if (each.key() != each.value())
            diff.renamed.insert(each.key(), each.value());
    }
    for (const SamplePair& pair : std::as_const(diff.pairs)) {
        const ReleasedSample& old = before.samples.at(pair.first);
        const ReleasedSample& now = after.samples.at(pair.second);
        if (!old.split.isEmpty() && !now.split.isEmpty() && old.split != now.split)
            diff.movedSplits.append({pair.first + 1, pair.second + 1});
        SampleDiff samples(both, pair, diff.changes);
        samples.compare("paragraphs", "paragraphs", labelledParagraphs(old.record),
            labelledParagraphs(now.record));
        samples.compare("facts", "key_facts", labelledFacts(old.record), labelledFacts(now.record));
        samples.compare("opinions", "", labelledOpinions(old.record), labelledOpinions(now.record));
    }
    return diff;
}

results::Report releaseDiffReport(const ReleaseDiff& diff, const QList<RescoredMetric>& scores)
{
    results::Report report;
    report.lines.append(PublishingWords::tr("%1 samples before, %2 after; %3 are in both.")
                            .arg(diff.samplesBefore)
                            .arg(diff.samplesAfter)
                            .arg(diff.pairs.size()));
    if (!diff.movedSplits.isEmpty())
        report.lines.append(PublishingWords::tr(
            "%n sample(s) are in another split: what was trained on the version before may have "
            "seen them.",
            nullptr, int(diff.movedSplits.size())));
    QStringList renamed;
    for (auto each = diff.renamed.cbegin(); each != diff.renamed.cend(); ++each)
        renamed.append(each.key() + QStringLiteral(" → ") + each.value());
    if (!renamed.isEmpty())
        report.lines.append(PublishingWords::tr(
            "The same people have other pseudonyms: %1. Do not join the answers "
            "of both versions by pseudonym.")
                                .arg(renamed.join(QStringLiteral(", "))));
    if (diff.changes.isEmpty())
        report.lines.append(PublishingWords::tr("No label changed."));
    report.sections.append(results::fieldsOf(
        "samples", {{"before", diff.samplesBefore}, {"after", diff.samplesAfter},
                       {"both", diff.pairs.size()}, {"removed", diff.removed.size()},
                       {"added", diff.added.size()}, {"in_other_split", diff.movedSplits.size()}}));
    if (!diff.renamed.isEmpty()) {
        const QStringList names = diff.renamed.keys();
        results::SectionOf table("pseudonyms", names, PublishingWords::tr("Pseudonyms"));
        table.add(
            "before", PublishingWords::tr("Before"), [](const QString& name) { return name; });
        table.add("after", PublishingWords::tr("After"),
            [&](const QString& name) { return diff.renamed.value(name); });
        report.sections.append(table);
    }
    const QList<CountedChange> counted = countedChanges(diff.changes);
    if (!counted.isEmpty())
        report.sections.append(countsSection(counted));
    report.sections.append(changesSection(diff.changes));
    if (!scores.isEmpty())
        report.sections.append(rescoredSection(scores));
    return report;
}

} // namespace tandem::publishing
