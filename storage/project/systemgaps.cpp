#include "storage/project/systemgaps.h"

#include "models/kgds/systemoutput.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"

#include <QRegularExpression>
#include <QSet>

namespace tandem {

namespace {

constexpr qsizetype kFewNames = 5;
constexpr qsizetype kFewSystemsWithout = 2;
constexpr qsizetype kShownWord = 20;

/// What the samples lack whose numbers are %2, of the systems %1.
QString gapSentence(SystemGaps::Kind kind, qsizetype samples)
{
    const int n = int(samples);
    switch (kind) {
    case SystemGaps::Kind::WithoutOutput:
        return ProjectWords::tr("Judgments skipped, because their outputs are neither in the file "
                                "nor in the project: %1, sample(s) %2.",
            "systems, numbers of samples", n);
    case SystemGaps::Kind::NoOutput:
        return ProjectWords::tr(
            "No output of %1 for sample(s) %2.", "systems, numbers of samples", n);
    case SystemGaps::Kind::NotJudged:
        return ProjectWords::tr("No judgments on the outputs of %1 for sample(s) %2.",
            "systems, numbers of samples", n);
    case SystemGaps::Kind::FactsUnanswered:
        return ProjectWords::tr("Facts without a judgment do not count: %1, sample(s) %2.",
            "systems, numbers of samples", n);
    case SystemGaps::Kind::OpinionsUnanswered:
        break;
    }
    return ProjectWords::tr("Opinions without a judgment do not count: %1, sample(s) %2.",
        "systems, numbers of samples", n);
}

} // namespace

QStringList unknownParagraphs(const QStringList& paragraphs, const kgds::SampleRecord& record)
{
    static const QRegularExpression numbered(QStringLiteral("^<Paragraph_(-?[0-9]+)>$"));
    QSet<QString> known;
    for (const kgds::ParagraphRecord& paragraph : record.article)
        known.insert(kgds::paragraphName(paragraph.index));
    QStringList unknown;
    for (const QString& name : paragraphs) {
        if (known.contains(name))
            continue;
        const QRegularExpressionMatch number = numbered.match(name);
        unknown.append(number.hasMatch() ? number.captured(1) : name);
    }
    return unknown;
}

QString fewNames(const QStringList& names)
{
    const QString shown = names.mid(0, kFewNames).join(QStringLiteral(", "));
    return names.size() <= kFewNames ? shown
                                     : ProjectWords::tr("%1 and %n more", "numbers or names",
                                           int(names.size() - kFewNames))
                                           .arg(shown);
}

QString fewNumbers(const QList<qint64>& numbers)
{
    QStringList names;
    for (const qint64 number : numbers)
        names.append(QString::number(number));
    return fewNames(names);
}

QString systemText(const kgds::SystemRef& system)
{
    return QStringLiteral("%1 (%2, %3)")
        .arg(system.model, patternName(system.pattern), paradigmKey(system.paradigm));
}

void SystemGaps::note(Kind kind, const kgds::SystemRef& system, int sample)
{
    m_samples[kind][system].append(sample);
}

void SystemGaps::noteAdded(const kgds::SystemRef& system, int sample, const QStringList& unknown)
{
    m_added.insert(system);
    if (unknown.isEmpty())
        return;
    if (m_unknown.size() == kFewNames) {
        ++m_moreUnknown;
        return;
    }
    QStringList words;
    for (const QString& word : unknown.mid(0, kFewNames + 1))
        words += word.simplified().left(kShownWord);
    const QString shown = words.mid(0, kFewNames).join(QStringLiteral(", "));
    m_unknown += ProjectWords::tr("%1, sample %2: %3", "a system, a number, paragraphs")
                     .arg(systemText(system))
                     .arg(sample)
                     .arg(words.size() <= kFewNames ? shown : shown + QStringLiteral(" …"));
}

/// What the systems named and no article has; nothing where there is none.
QString SystemGaps::unknownSentence() const
{
    QString outputs = m_unknown.join(QStringLiteral("; "));
    if (m_moreUnknown > 0)
        outputs =
            ProjectWords::tr("%1 and %n more", "numbers or names", m_moreUnknown).arg(outputs);
    return ProjectWords::tr(
        "Paragraphs that are not in the article count as errors of the system: %1.",
        "systems with their samples and paragraphs")
        .arg(outputs);
}

Expected<void> SystemGaps::look(Database& database, const SystemBenchmark& benchmark,
    const kgds::SystemRef& system, const QString& verifier)
{
    struct Kept
    {
        bool isJudged = false;
        bool lacksFacts = false;
        bool lacksOpinions = false;
    };
    QHash<SampleId, Kept> outputs;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT o.sample_id, j.id IS NOT NULL, j.unanswered_facts > 0,"
                       " j.unanswered_opinions > 0 FROM kgds_output o LEFT JOIN kgds_judgement j"
                       " ON j.output_id = o.id AND j.verifier = ? AND j.state = 1"
                       " WHERE o.model = ? AND o.paradigm = ? AND o.pattern = ?"),
        {verifier, system.model, system.paradigm, system.pattern}, [&](Statement& row) {
            const auto sample = row.take<SampleId>();
            Kept& kept = outputs[sample];
            row.read(kept.isJudged, kept.lacksFacts, kept.lacksOpinions);
        }));
    const bool isAdded = m_added.contains(system);
    const QList<qint64> leftOut = m_samples[Kind::WithoutOutput][system];
    for (const SystemBenchmark::Sample& sample : benchmark.samples()) {
        const auto kept = outputs.constFind(sample.id);
        if (kept == outputs.cend() && isAdded && !leftOut.contains(sample.position))
            note(Kind::NoOutput, system, sample.position);
        if (kept == outputs.cend())
            continue;
        if (!kept->isJudged && !verifier.isEmpty())
            note(Kind::NotJudged, system, sample.position);
        if (kept->lacksFacts)
            note(Kind::FactsUnanswered, system, sample.position);
        if (kept->lacksOpinions)
            note(Kind::OpinionsUnanswered, system, sample.position);
    }
    return {};
}

QStringList SystemGaps::messages() const
{
    QStringList messages;
    if (!m_unknown.isEmpty())
        messages += unknownSentence();
    for (const auto& [kind, ofSystems] : m_samples) {
        const qsizetype few = kind == Kind::NoOutput ? kFewSystemsWithout : kFewNames;
        QList<std::pair<QList<qint64>, QStringList>> alike;
        for (const auto& [system, samples] : ofSystems) {
            if (samples.isEmpty())
                continue;
            if (alike.isEmpty() || alike.last().first != samples)
                alike.append({samples, {}});
            alike.last().second.append(systemText(system));
        }
        for (const auto& [samples, systems] : alike.mid(0, few))
            messages +=
                gapSentence(kind, samples.size()).arg(fewNames(systems), fewNumbers(samples));
        qsizetype more = 0;
        for (const auto& [samples, systems] : alike.mid(few))
            more += systems.size();
        if (more > 0)
            messages += ProjectWords::tr(
                "The same applies to other samples of %n more system(s).", nullptr, int(more));
    }
    return messages;
}

} // namespace tandem
