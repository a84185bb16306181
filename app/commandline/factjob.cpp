#include "app/commandline/factjob.h"

#include "app/commandline/console.h"
#include "models/facts/factedit.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>
#include <QHash>

#include <limits>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr qint64 kMost = std::numeric_limits<int>::max();

Expected<std::optional<qint64>> placeIn(FactJob& job)
{
    return job.arguments.number(factoption::place, 1, kMaxFactsPerParagraph + 1, job.console);
}

Expected<void> needTexts(FactJob& job, qsizetype fewest, qsizetype most)
{
    const qsizetype given = job.texts().size();
    if (given >= fewest && given <= most)
        return {};
    return job.console.misuse(given < fewest
                                  ? Words::tr("The text of the fact is missing.")
                                  : Words::tr("There is more text than one fact; quote it."));
}

Expected<FactDone> addFact(FactJob& job)
{
    if (auto texts = needTexts(job, 1, 1); !texts)
        return failure(texts.error());
    const auto sample = sampleIn(job);
    const auto number = job.arguments.number(factoption::paragraph, 1, kMost, job.console);
    const auto place = placeIn(job);
    if (!sample || !number)
        return failure(sample ? number.error() : sample.error());
    if (!place)
        return failure(place.error());
    if (!*number)
        return job.console.misuse(Words::tr("--paragraph P is missing."));
    const auto paragraphs = SampleRepository(job.database).paragraphs(sample->id);
    if (!paragraphs)
        return failure(paragraphs.error());
    for (const ParagraphRow& paragraph : *paragraphs) {
        if (paragraph.number != **number)
            continue;
        return job.facts
            .add(paragraph.id, job.texts().constFirst(), place->value_or(kMost) - 1, job.by)
            .map([](FactId fact) {
                return FactDone{Words::tr("Fact added."), {fact}};
            });
    }
    return failure(ErrorCode::NotFound,
        Words::tr("Sample %1 has no paragraph %2.").arg(sample->position).arg(**number));
}

Expected<FactDone> editFact(FactJob& job)
{
    if (auto texts = needTexts(job, 1, 1); !texts)
        return failure(texts.error());
    const auto fact = factIn(job, factoption::fact);
    if (!fact)
        return failure(fact.error());
    return job.facts.edit(*fact, job.texts().constFirst(), job.by).map([&] {
        return FactDone{Words::tr("Fact changed."), {*fact}};
    });
}

Expected<FactDone> splitFactInto(FactJob& job)
{
    const auto fact = factIn(job, factoption::fact);
    if (!fact)
        return failure(fact.error());
    QStringList texts = job.texts();
    if (texts.isEmpty()) {
        const auto row = job.facts.fact(*fact);
        if (!row)
            return failure(row.error());
        const auto at = suggestedSplit(row->text);
        if (!at)
            return job.console.misuse(
                Words::tr("Nothing in the fact says where to split it; give the new facts."));
        const auto halves = splitFact(row->text, *at);
        if (!halves)
            return failure(halves.error());
        texts = {halves->first, halves->second};
    }
    return job.facts.split(*fact, texts, job.by).map([](const QList<FactId>& parts) {
        return FactDone{Words::tr("Fact split into %n.", nullptr, int(parts.size())), parts};
    });
}

Expected<FactDone> mergeFacts(FactJob& job)
{
    if (auto texts = needTexts(job, 0, 1); !texts)
        return failure(texts.error());
    const auto fact = factIn(job, factoption::fact);
    const auto other = factIn(job, factoption::other);
    if (!fact || !other)
        return failure(fact ? other.error() : fact.error());
    const auto one = job.facts.fact(*fact);
    const auto two = job.facts.fact(*other);
    if (!one || !two)
        return failure(one ? two.error() : one.error());
    const auto text = job.texts().isEmpty() ? mergedFact(one->text, two->text)
                                            : Expected<QString>(job.texts().constFirst());
    if (!text)
        return failure(text.error());
    return job.facts.merge(*fact, *other, *text, job.by).map([&] {
        return FactDone{Words::tr("Facts merged."), {*fact}};
    });
}

Expected<FactDone> removeFact(FactJob& job)
{
    const auto fact = factIn(job, factoption::fact);
    if (!fact)
        return failure(fact.error());
    return job.facts.remove(*fact, job.by).map([&] {
        return FactDone{Words::tr("Fact deleted."), {*fact}};
    });
}

Expected<FactDone> restoreFact(FactJob& job)
{
    const auto fact = factIn(job, factoption::fact);
    if (!fact)
        return failure(fact.error());
    return job.facts.restore(*fact, job.by).map([&] {
        return FactDone{Words::tr("Fact brought back."), {*fact}};
    });
}

Expected<FactDone> moveFact(FactJob& job)
{
    const auto fact = factIn(job, factoption::fact);
    const auto place = placeIn(job);
    if (!fact || !place)
        return failure(fact ? place.error() : fact.error());
    if (!*place)
        return job.console.misuse(Words::tr("--place K is missing: where in its paragraph?"));
    return job.facts.move(*fact, **place - 1, job.by).map([&] {
        return FactDone{Words::tr("Fact moved."), {*fact}};
    });
}

Expected<FactDone> markRepeated(FactJob& job)
{
    const auto fact = factIn(job, factoption::fact);
    if (!fact)
        return failure(fact.error());
    std::optional<FactId> repeated;
    if (job.arguments.value(factoption::other) != QLatin1String("none")) {
        const auto other = factIn(job, factoption::other);
        if (!other)
            return failure(other.error());
        repeated = *other;
    }
    return job.facts.setRepeats(*fact, repeated, job.by).map([&] {
        return FactDone{repeated ? Words::tr("Fact marked as repeated.")
                                 : Words::tr("Fact no longer marked as repeated."),
            {*fact}};
    });
}

Expected<FactDone> setMaskOf(FactJob& job)
{
    const auto fact = factIn(job, factoption::fact);
    if (!fact)
        return failure(fact.error());
    const QString masked = job.arguments.value(factoption::masked);
    const FactDone done{Words::tr("Mask set."), {*fact}};
    if (masked == QLatin1String("withdraw"))
        return job.facts.withdrawMask(*fact, job.by).map([&] { return done; });
    if (masked != QLatin1String("yes") && masked != QLatin1String("no"))
        return job.console.misuse(Words::tr("--masked takes yes, no or withdraw."));
    return job.facts
        .setMask(
            *fact, masked == QLatin1String("yes"), job.arguments.value(factoption::note), job.by)
        .map([&] { return done; });
}

} // namespace

Expected<SampleRow> sampleIn(FactJob& job)
{
    const auto number = job.arguments.number(factoption::sample, 1, kMost, job.console);
    if (!number)
        return failure(number.error());
    if (!*number)
        return job.console.misuse(Words::tr("--sample N is missing."));
    return SampleRepository(job.database).rowAt(int(**number));
}

Expected<FactId> factIn(FactJob& job, QLatin1String option)
{
    const QString named = job.arguments.value(option);
    if (named.isEmpty())
        return job.console.misuse(Words::tr("--%1 is missing: a number of \"facts list\", with "
                                            "--sample, or a fact's id.")
                                      .arg(option));
    bool isNumber = false;
    const int number = named.toInt(&isNumber);
    if (!isNumber)
        return job.facts.byUuid(named).map_error([&](Error error) {
            error.where = QStringLiteral("--%1 %2").arg(option, named);
            error.remedy = Words::tr("\"tandem facts list\" shows facts and ids.");
            return error;
        });
    const auto sample = sampleIn(job);
    if (!sample)
        return failure(sample.error());
    const auto facts = job.facts.facts(sample->id);
    if (!facts)
        return failure(facts.error());
    for (const FactRow& fact : *facts) {
        if (fact.number == number)
            return fact.id;
    }
    return failure(ErrorCode::NotFound,
        Words::tr("Sample %1 has no fact %2.").arg(sample->position).arg(number), {},
        Words::tr("\"tandem facts list\" shows its facts."));
}

FactEditing editingOf(const QString& verb)
{
    static const QHash<QString, FactEditing> editings{{QStringLiteral("add"), addFact},
        {QStringLiteral("edit"), editFact}, {QStringLiteral("split"), splitFactInto},
        {QStringLiteral("merge"), mergeFacts}, {QStringLiteral("remove"), removeFact},
        {QStringLiteral("restore"), restoreFact}, {QStringLiteral("move"), moveFact},
        {QStringLiteral("repeats"), markRepeated}, {QStringLiteral("mask-set"), setMaskOf}};
    return editings.value(verb);
}

} // namespace tandem
