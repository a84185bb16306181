#include "storage/publishing/datasetplan.h"

#include "models/publishing/splits.h"
#include "models/text/foreigncell.h"
#include "models/version.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QCryptographicHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

using publishing::DatasetFacts;

constexpr qsizetype kShortestSearchedName = 3; // letters: shorter ones are words of any text
constexpr qsizetype kShortestRepeated = 40;    // characters of a paragraph that may not recur
constexpr int kPasses = 4;

/// Tells progress over several passes as one.
Progress passOf(const Progress& progress, int pass)
{
    if (!progress)
        return {};
    return [progress, pass](qint64 done, qint64 all) {
        return progress(pass * std::max<qint64>(all, 1) + done, kPasses * std::max<qint64>(all, 1));
    };
}

Expected<void> readIds(Database& database, DatasetPlan& plan)
{
    SampleRepository samples(database);
    for (const SampleFigures& sample : plan.facts.figures.samples) {
        TANDEM_TRY(uuid, samples.uuid(sample.sample));
        plan.ids.insert(sample.sample, *uuid);
    }
    return {};
}

Expected<void> drawDatasetSplits(
    Database& database, const publishing::Publication& publication, DatasetPlan& plan)
{
    const QList<publishing::Split> splits =
        publishing::splitsFrom(publication.splits)
            .value_or(QList<publishing::Split>{{QStringLiteral("test"), 1.0}});
    SampleRepository samples(database);
    QList<publishing::SplitTrait> traits;
    for (const SampleFigures& sample : plan.facts.figures.samples) {
        TANDEM_TRY(row, samples.row(sample.sample));
        const kgds::BenchmarkStatistics& own = sample.statistics;
        traits.append({row->domain,
            own.paragraphs > 0 ? double(own.supporting) / double(own.paragraphs) : 0.0});
    }
    const QList<int> drawn =
        publishing::drawSplits(publishing::strataOf(traits), splits, publication.seed);
    for (const publishing::Split& split : splits)
        plan.facts.splits.append({split.name, 0});
    for (qsizetype i = 0; i < drawn.size(); ++i) {
        publishing::DrawnSplit& split = plan.facts.splits[drawn.at(i)];
        ++split.samples;
        plan.splits.insert(plan.ids.value(plan.facts.figures.samples.at(i).sample), split.name);
    }
    return {};
}

/// Looks through the texts of a dataset for what reviewers stumble over.
class TextSearch final
{
public:
    TextSearch(DatasetPlan& plan, const QStringList& names)
        : m_plan(plan)
    {
        QStringList searched;
        for (const QString& name : names) {
            if (name.size() >= kShortestSearchedName)
                searched.append(QRegularExpression::escape(name));
        }
        if (!searched.isEmpty())
            m_names =
                QRegularExpression(QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(searched.join(u'|')),
                    QRegularExpression::UseUnicodePropertiesOption);
    }

    void look(kgds::SampleRecord record, const QString& split)
    {
        DatasetFacts& facts = m_plan.facts;
        facts.renamed += hidePeople(record, m_plan.participants);
        QStringList texts;
        for (const kgds::ParagraphRecord& paragraph : record.article) {
            texts.append(paragraph.text);
            lookForRepeated(paragraph.text, split);
        }
        for (const kgds::UtteranceRecord& utterance : record.discussion)
            texts.append(utterance.text);
        texts += record.opinions;
        const auto any = [&](const auto& holds) {
            return std::any_of(texts.cbegin(), texts.cend(), holds) ? 1 : 0;
        };
        facts.textsWithEmail += any(publishing::namesEmail);
        if (!m_names.pattern().isEmpty())
            facts.textsWithNames +=
                any([&](const QString& text) { return text.contains(m_names); });
    }

private:
    void lookForRepeated(const QString& text, const QString& split)
    {
        if (text.size() < kShortestRepeated || m_plan.facts.splits.size() < 2)
            return;
        const QByteArray key = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha1);
        const auto known = m_splitOf.constFind(key);
        if (known == m_splitOf.cend())
            m_splitOf.insert(key, split);
        else if (*known != split)
            ++m_plan.facts.repeatedParagraphs;
    }

    DatasetPlan& m_plan;
    QRegularExpression m_names;
    QHash<QByteArray, QString> m_splitOf; ///< of paragraphs, by digest
};

Expected<void> readPeople(Database& database, DatasetPlan& plan, QStringList& names)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    TANDEM_TRY(pseudonyms, annotatorPseudonyms(database));
    for (const Person& person : *people) {
        names.append(person.name);
        plan.participants.insert(comparedName(person.name), pseudonyms->value(person.uuid));
    }
    return {};
}

Expected<void> readPrompts(Database& database, DatasetPlan& plan)
{
    PromptRepository prompts(database);
    QStringList keys = PromptRepository::keys();
    keys.sort();
    keys.removeDuplicates();
    for (const QString& key : std::as_const(keys)) {
        TANDEM_TRY(versions, prompts.versions(key));
        int place = 0; // version numbers of built-in prompts and of edited ones can be the same
        for (auto version = versions->crbegin(); version != versions->crend(); ++version) {
            plan.prompts.append(*version);
            plan.facts.prompts.append(key + u'-' + QString::number(++place));
        }
    }
    TANDEM_TRY(models, valuesOf<QString>(database,
                           QStringLiteral("SELECT DISTINCT model FROM llm_run WHERE kind IN (?, ?)"
                                          " ORDER BY model"),
                           {runKindKey(RunKindId::Decompose), runKindKey(RunKindId::Mask)}));
    plan.facts.models = *models;
    return {};
}

Expected<void> readProjectFacts(Database& database, DatasetPlan& plan, const Progress& progress)
{
    DatasetFacts& facts = plan.facts;
    TANDEM_TRY(settings, SettingsRepository(database).load());
    TANDEM_TRY(aside, SettingAside(database).sampleReasons());
    TANDEM_TRY(changed, valueOf<QDateTime>(database,
                            QStringLiteral("SELECT coalesce(max(at), 0) FROM (SELECT max(at) AS at"
                                           " FROM journal UNION ALL SELECT max(at) FROM answer"
                                           " UNION ALL SELECT max(added_at) FROM sample)")));
    TANDEM_TRY(guidelines, guidelineHistory(database));
    TANDEM_TRY(rounds, AgreementRepository(database).closedRounds({}, passOf(progress, 1)));
    facts.program = QStringLiteral("Tandem ") + programVersion();
    facts.project = settings->name;
    facts.rule = settings->rule;
    facts.changed = changed->toUTC().date();
    facts.excludedSamples = int(aside->size());
    facts.guidelineVersions = int(guidelines->texts.size());
    facts.ownGuideline = !guidelines->texts.last().trimmed().isEmpty();
    // Without people no group says who worked in it.
    facts.agreement = agreementRows(*rounds, AgreementGrouping::ByStep, {});
    plan.guidelines = *guidelines;
    return {};
}

} // namespace

Expected<DatasetPlan> planDataset(
    Database& database, const publishing::Publication& publication, const Progress& progress)
{
    DatasetPlan plan;
    TANDEM_TRY(figures, benchmarkFigures(database, passOf(progress, 0)));
    plan.facts.figures = *figures;
    TANDEM_DO(readProjectFacts(database, plan, progress));
    TANDEM_DO(readIds(database, plan));
    TANDEM_DO(drawDatasetSplits(database, publication, plan));
    QStringList names;
    TANDEM_DO(readPeople(database, plan, names));
    TextSearch search(plan, names);
    TANDEM_DO(forEachBenchmarkSample(
        database,
        [&](const BenchmarkSample& sample) -> Expected<void> {
            if (sample.record)
                search.look(*sample.record, plan.splits.value(plan.ids.value(sample.sample)));
            return {};
        },
        passOf(progress, 2)));
    const auto passOver = [](const publishing::DisagreementItem&) { return Expected<void>(); };
    TANDEM_TRY(read, forEachDisagreementItem(database, plan.splits, passOver, passOf(progress, 3)));
    plan.facts.disagreement = read->facts;
    plan.facts.studies = read->studies;
    plan.facts.openStudies = read->openStudies;
    TANDEM_DO(readPrompts(database, plan));
    return plan;
}

int hidePeople(kgds::SampleRecord& record, const QHash<QString, QString>& participants)
{
    QMap<QString, QString> hidden; // pseudonyms by names, as they are spelled here
    for (kgds::UtteranceRecord& utterance : record.discussion) {
        const auto pseudonym = participants.constFind(comparedName(utterance.participant));
        if (pseudonym == participants.cend())
            continue;
        hidden.insert(utterance.participant, *pseudonym);
        utterance.participant = *pseudonym;
    }
    for (auto name = hidden.cbegin(); name != hidden.cend(); ++name) {
        const QRegularExpression word(
            QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(name.key())),
            QRegularExpression::UseUnicodePropertiesOption);
        for (kgds::UtteranceRecord& utterance : record.discussion)
            utterance.text.replace(word, name.value());
        for (QString& opinion : record.opinions)
            opinion.replace(word, name.value());
    }
    return int(hidden.size());
}

} // namespace tandem
