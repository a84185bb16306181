#include "models/kgds/attritionreport.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/systemlabel.h"

namespace tandem::kgds {

namespace {

/// A share of items; no interval, for items of a sample are not independent.
Figure shareOfItems(qint64 part, qint64 whole)
{
    return whole > 0 ? Figure::defined(double(part) / double(whole), whole)
                     : Figure::undefined(BenchmarkScoreWords::tr("There are no items."), 0);
}

/// Whether the types of lost opinions are not known, or not which opinion has which.
bool isUntyped(const SystemAttrition& system)
{
    qint64 typed = 0;
    for (const ErrorType type : kErrorOrder)
        typed += system.counts.lostTo(type);
    return !system.unattributedErrors.isEmpty() ||
           (typed == 0 && system.counts.opinionsUntyped > 0);
}

/// The share of opinions that are lost to a type; unknown is not 0.
Figure shareLost(const SystemAttrition& system, ErrorType type)
{
    const AttritionCounts& counts = system.counts;
    return isUntyped(system) && counts.opinions > 0
               ? Figure::undefined(
                     BenchmarkScoreWords::tr("It is not known which opinion has which error type."),
                     counts.opinions)
               : shareOfItems(counts.lostTo(type), counts.opinions);
}

using AttritionTable = results::SectionOf<QList<SystemAttrition>>;

void addShare(AttritionTable& table, const char* key, const QString& title,
    qint64 AttritionCounts::*part, qint64 AttritionCounts::*whole, const QString& hint = {})
{
    table
        .add(key, title,
            [=](const SystemAttrition& one) {
                return shareOfItems(one.counts.*part, one.counts.*whole);
            })
        .percent(1)
        .csv(results::CsvLayout::All)
        .hint(hint);
}

void addBackgroundShares(AttritionTable& table, Pattern pattern)
{
    using Counts = AttritionCounts;
    if (pattern == Pattern::Extractive) {
        addShare(table, "supporting_extracted", BenchmarkScoreWords::tr("Paragraphs extracted"),
            &Counts::supportingExtracted, &Counts::supporting,
            BenchmarkScoreWords::tr("Share of the supporting paragraphs."));
        addShare(table, "key_facts_extracted",
            BenchmarkScoreWords::tr("Key facts in extracted paragraphs"),
            &Counts::keyFactsExtracted, &Counts::keyFacts,
            BenchmarkScoreWords::tr("Share of key facts in extracted paragraphs."));
        return;
    }
    addShare(table, "key_facts_covered", BenchmarkScoreWords::tr("Key facts covered"),
        &Counts::keyFactsCovered, &Counts::keyFacts,
        BenchmarkScoreWords::tr("Share of the key facts that the background summary covers."));
    addShare(table, "key_facts_unanswered", BenchmarkScoreWords::tr("Not judged", "facts"),
        &Counts::keyFactsUnanswered, &Counts::keyFacts);
}

void addOpinionShares(AttritionTable& table)
{
    using Counts = AttritionCounts;
    addShare(table, "opinions_covered", BenchmarkScoreWords::tr("Opinions covered"),
        &Counts::opinionsCovered, &Counts::opinions);
    for (const ErrorType type : kErrorOrder)
        table
            .add(QStringLiteral("lost_to_") + errorKey(type), errorKey(type).toUpper(),
                [type](const SystemAttrition& one) { return shareLost(one, type); })
            .percent(1)
            .csv(results::CsvLayout::All)
            .hint(errorName(type));
    addShare(table, "untyped", BenchmarkScoreWords::tr("No error type"), &Counts::opinionsUntyped,
        &Counts::opinions);
    addShare(table, "opinions_unanswered", BenchmarkScoreWords::tr("Not judged", "opinions"),
        &Counts::opinionsUnanswered, &Counts::opinions);
}

/// A step on the way into a summary.
struct AttritionStep
{
    QString key;
    QString name;
    std::optional<qint64> count; ///< none: not known
    qint64 whole = 0;
    int level = 0;
};

QList<AttritionStep> backgroundSteps(const AttritionCounts& counts, Pattern pattern)
{
    if (pattern == Pattern::Extractive)
        return {{QStringLiteral("supporting"), BenchmarkScoreWords::tr("Supporting paragraphs"),
                    counts.supporting, counts.supporting, 0},
            {QStringLiteral("supporting_extracted"), BenchmarkScoreWords::tr("extracted"),
                counts.supportingExtracted, counts.supporting, 1},
            {QStringLiteral("supporting_missed"), BenchmarkScoreWords::tr("missed"),
                counts.supportingMissed, counts.supporting, 1},
            {QStringLiteral("key_facts"), BenchmarkScoreWords::tr("Key facts"), counts.keyFacts,
                counts.keyFacts, 0},
            {QStringLiteral("key_facts_extracted"),
                BenchmarkScoreWords::tr("in an extracted paragraph"), counts.keyFactsExtracted,
                counts.keyFacts, 1},
            {QStringLiteral("key_facts_missed"), BenchmarkScoreWords::tr("in a missed paragraph"),
                counts.keyFactsMissed, counts.keyFacts, 1}};
    return {{QStringLiteral("key_facts"), BenchmarkScoreWords::tr("Key facts"), counts.keyFacts,
                counts.keyFacts, 0},
        {QStringLiteral("key_facts_covered"), BenchmarkScoreWords::tr("in the background summary"),
            counts.keyFactsCovered, counts.keyFacts, 1},
        {QStringLiteral("key_facts_uncovered"), BenchmarkScoreWords::tr("not included", "facts"),
            counts.keyFactsUncovered, counts.keyFacts, 1},
        {QStringLiteral("key_facts_unanswered"), BenchmarkScoreWords::tr("not judged", "facts"),
            counts.keyFactsUnanswered, counts.keyFacts, 1}};
}

QList<AttritionStep> stepsOf(const SystemAttrition& system)
{
    const AttritionCounts& counts = system.counts;
    QList<AttritionStep> steps = backgroundSteps(counts, system.system.pattern);
    steps.append({QStringLiteral("opinions"), BenchmarkScoreWords::tr("Opinions"), counts.opinions,
        counts.opinions, 0});
    steps.append({QStringLiteral("opinions_covered"), BenchmarkScoreWords::tr("covered"),
        counts.opinionsCovered, counts.opinions, 1});
    for (const ErrorType type : kErrorOrder)
        steps.append({QStringLiteral("lost_to_") + errorKey(type),
            BenchmarkScoreWords::tr("not covered: %1", "%1 is a kind of error")
                .arg(errorName(type)),
            isUntyped(system) ? std::nullopt : std::optional(counts.lostTo(type)), counts.opinions,
            1});
    steps.append({QStringLiteral("untyped"), BenchmarkScoreWords::tr("not covered, no error type"),
        counts.opinionsUntyped, counts.opinions, 1});
    steps.append(
        {QStringLiteral("opinions_unanswered"), BenchmarkScoreWords::tr("not judged", "opinions"),
            counts.opinionsUnanswered, counts.opinions, 1});
    return steps;
}

/// "heron: 3 (IRU 2, OM 1)"
QString looseText(const SystemAttrition& system)
{
    QStringList counts;
    for (const ErrorType type : kErrorOrder) {
        if (const qsizetype count = system.unattributedErrors.count(type); count > 0)
            counts.append(QStringLiteral("%1 %2").arg(errorKey(type).toUpper()).arg(count));
    }
    return QStringLiteral("%1: %2 (%3)")
        .arg(systemLabel(system.system))
        .arg(system.unattributedErrors.size())
        .arg(counts.join(BenchmarkScoreWords::tr(", ")));
}

/// What is known of systems and not of their opinions; empty where there is no such thing.
QString looseNote(const QList<SystemAttrition>& systems)
{
    QStringList all;
    for (const SystemAttrition& one : systems) {
        if (!one.unattributedErrors.isEmpty())
            all.append(looseText(one));
    }
    return all.isEmpty() ? QString()
                         : BenchmarkScoreWords::tr(
                               "Among the opinions without an error type are some with a known "
                               "type, but it is not known which opinion has it. %1.",
                               "%1 lists systems with their numbers")
                               .arg(all.join(BenchmarkScoreWords::tr("; ")));
}

} // namespace

QList<SystemAttrition> attritionOver(
    const QList<SystemAttrition>& systems, const QList<qint64>& samples)
{
    QList<SystemAttrition> found;
    for (const SystemAttrition& one : systems) {
        SystemAttrition part{one.system, {}};
        for (const qint64 sample : samples) {
            const auto counts = one.bySample.constFind(sample);
            if (counts == one.bySample.cend() || part.bySample.contains(sample))
                continue;
            part.counts += *counts;
            part.bySample.insert(sample, *counts);
        }
        if (!part.bySample.isEmpty())
            found.append(part);
    }
    return found;
}

results::Section attritionSection(const QList<SystemAttrition>& systems, Pattern pattern)
{
    QList<SystemAttrition> shown;
    QList<qint64> places;
    for (qsizetype i = 0; i < systems.size(); ++i) {
        if (systems.at(i).system.pattern == pattern) {
            shown.append(systems.at(i));
            places.append(i);
        }
    }
    const QByteArray key = "attrition." + patternKey(pattern).toLatin1();
    AttritionTable table(key.constData(), shown,
        BenchmarkScoreWords::tr("%1: attrition, in percent of all items", "%1 is a pattern")
            .arg(patternName(pattern)));
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const SystemAttrition& one) { return systemLabelCell(one.system); });
    table.add(
        "paradigm", [](const SystemAttrition& one) { return paradigmKey(one.system.paradigm); });
    table.add("samples", BenchmarkScoreWords::tr("Samples"),
        [](const SystemAttrition& one) { return one.counts.samples; });
    addBackgroundShares(table, pattern);
    addOpinionShares(table);
    results::Section& section = table.section();
    for (qsizetype i = 0; i < section.rows.size(); ++i)
        section.rows[i].item = places.at(i);
    if (!shown.isEmpty())
        section.notes = {BenchmarkScoreWords::tr(
            "Shares of all items of all samples, not means over samples. Items of a sample are not "
            "independent, so there are no intervals here.")};
    if (const QString note = looseNote(shown); !note.isEmpty())
        section.notes.append(note);
    return section;
}

results::Section attritionStepsSection(const SystemAttrition& system)
{
    const QList<AttritionStep> steps = stepsOf(system);
    results::SectionOf table("attrition_steps", steps,
        BenchmarkScoreWords::tr("%1, %2: step by step", "a system, its pattern")
            .arg(systemLabel(system.system), patternName(system.system.pattern)));
    table.add("step", &AttritionStep::key);
    table.add(results::kPeople, BenchmarkScoreWords::tr("Step"), &AttritionStep::name);
    table.add("count", BenchmarkScoreWords::tr("Count"), &AttritionStep::count);
    table
        .add("share", BenchmarkScoreWords::tr("Share"),
            [](const AttritionStep& step) {
                return step.count ? shareOfItems(*step.count, step.whole)
                                  : Figure::undefined(
                                        BenchmarkScoreWords::tr(
                                            "It is not known which opinion has which error type."),
                                        step.whole);
            })
        .percent(1)
        .csv(results::CsvLayout::All);
    results::Section& section = table.section();
    for (qsizetype i = 0; i < section.rows.size(); ++i)
        section.rows[i].level = steps.at(i).level;
    if (const QString note = looseNote({system}); !note.isEmpty())
        section.notes = {note};
    return section;
}

} // namespace tandem::kgds
