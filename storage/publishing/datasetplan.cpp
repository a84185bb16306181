#include "storage/publishing/datasetplan.h"

#include "models/llm/prompttemplate.h"
#include "models/publishing/splits.h"
#include "models/version.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/publishing/peoplehiding.h"
#include "storage/publishing/publishfilewords.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

using publishing::DatasetFacts;

constexpr qsizetype kShortestSearchedName = 3; // letters: shorter ones are words of any text
constexpr qsizetype kShortestRepeated = 40;    // characters of a paragraph that may not recur
constexpr qsizetype kLongestNamedSplit = 40;
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

/// For each sample the place of the split that it is to stay in, -1 where it has none yet.
Expected<QList<int>> keptPlaces(const DatasetPlan& plan, const QList<publishing::Split>& splits,
    const QHash<QString, QString>& keptSplits)
{
    QList<int> kept;
    for (const SampleFigures& sample : plan.facts.figures.samples) {
        const QString name = keptSplits.value(plan.ids.value(sample.sample));
        const auto found = std::find_if(splits.cbegin(), splits.cend(),
            [&](const publishing::Split& split) { return split.name == name; });
        if (!name.isEmpty() && found == splits.cend())
            return failure(ErrorCode::InvalidInput,
                PublishFileWords::tr("The earlier version has a split \"%1\", which is not among "
                                     "the splits of this one.")
                    .arg(name.left(kLongestNamedSplit)),
                {}, PublishFileWords::tr("Name the same splits."));
        kept.append(name.isEmpty() ? -1 : int(found - splits.cbegin()));
    }
    return kept;
}

Expected<void> drawDatasetSplits(Database& database, const publishing::Publication& publication,
    const QHash<QString, QString>& keptSplits, DatasetPlan& plan)
{
    const QList<publishing::Split> splits =
        publishing::splitsFrom(publication.splits)
            .value_or(QList<publishing::Split>{{QStringLiteral("test"), 1.0}});
    SampleRepository samples(database);
    QList<publishing::SplitTrait> traits;
    for (const SampleFigures& sample : plan.facts.figures.samples) {
        TANDEM_TRY(row, samples.row(sample.sample));
        plan.facts.importedSamples += row->round ? 0 : 1;
        const kgds::BenchmarkStatistics& own = sample.statistics;
        traits.append({row->domain,
            own.paragraphs > 0 ? double(own.supporting) / double(own.paragraphs) : 0.0});
    }
    TANDEM_TRY(kept, keptPlaces(plan, splits, keptSplits));
    const QList<int> drawn =
        publishing::drawSplits(publishing::strataOf(traits), splits, publication.seed, *kept);
    plan.facts.keptSplits =
        int(std::count_if(kept->cbegin(), kept->cend(), [](int place) { return place >= 0; }));
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
                    QRegularExpression::UseUnicodePropertiesOption |
                        QRegularExpression::CaseInsensitiveOption);
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
        facts.textsWithEmail += hasEmail(texts) ? 1 : 0;
        facts.textsWithNames += hasName(texts) ? 1 : 0;
    }

    /// An item of disagreement/ that is not part of a sample of the benchmark.
    void lookAtItem(const publishing::DisagreementItem& item)
    {
        if (item.study.isEmpty() && !item.split.isEmpty())
            return;
        QStringList texts{item.id};
        for (const auto& [name, text] : item.texts)
            texts.append(text);
        m_plan.facts.itemsWithEmail += hasEmail(texts) ? 1 : 0;
        m_plan.facts.itemsWithNames += hasName(texts) ? 1 : 0;
        if (!item.study.isEmpty())
            lookAtFile(u'"' + item.study + u'"',
                (QStringList{item.study, item.question} + item.answers).join(u'\n'));
    }

    /// A text that is published as a whole, or what a study is called and asks.
    void lookAtFile(const QString& name, const QString& text)
    {
        DatasetFacts& facts = m_plan.facts;
        if (hasEmail({text}) && !facts.filesWithEmail.contains(name))
            facts.filesWithEmail.append(name);
        if (hasName({text}) && !facts.filesWithNames.contains(name))
            facts.filesWithNames.append(name);
    }

private:
    static bool hasEmail(const QStringList& texts)
    {
        return std::any_of(texts.cbegin(), texts.cend(), publishing::namesEmail);
    }
    bool hasName(const QStringList& texts) const
    {
        return !m_names.pattern().isEmpty() &&
               std::any_of(texts.cbegin(), texts.cend(),
                   [&](const QString& text) { return text.contains(m_names); });
    }

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

/// Looks through the guidelines and prompts that are published.
void lookAtFiles(const DatasetPlan& plan, TextSearch& search)
{
    for (qsizetype i = 0; i < plan.guidelines.texts.size(); ++i)
        search.lookAtFile(
            QStringLiteral("guideline/paragraphs-%1.md").arg(i + 1), plan.guidelines.texts.at(i));
    for (qsizetype i = 0; i < plan.prompts.size(); ++i)
        search.lookAtFile(QStringLiteral("prompts/%1.txt").arg(plan.facts.prompts.at(i)),
            llm::promptText(plan.prompts.at(i).prompt));
}

Expected<void> readPeople(Database& database, DatasetPlan& plan, QStringList& names)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    TANDEM_TRY(pseudonyms, pseudonymsByName(database));
    for (const Person& person : *people)
        names.append(person.name);
    plan.participants = *pseudonyms;
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
    TANDEM_TRY_VAR(rounds, AgreementRepository(database).closedRounds({}, passOf(progress, 1)));
    TANDEM_TRY(open, passesLabelledAgain(database));
    rounds->removeIf([&](const RatedRound& round) { return open->contains(round.id); });
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

Expected<DatasetPlan> planDataset(Database& database, const publishing::Publication& publication,
    const QHash<QString, QString>& keptSplits, const Progress& progress)
{
    DatasetPlan plan;
    TANDEM_TRY(figures, benchmarkFigures(database, passOf(progress, 0)));
    plan.facts.figures = *figures;
    TANDEM_DO(readProjectFacts(database, plan, progress));
    TANDEM_DO(readIds(database, plan));
    TANDEM_DO(drawDatasetSplits(database, publication, keptSplits, plan));
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
    const auto look = [&](const publishing::DisagreementItem& item) {
        search.lookAtItem(item);
        return Expected<void>();
    };
    TANDEM_TRY(read, forEachDisagreementItem(database, plan.splits, look, passOf(progress, 3)));
    plan.facts.disagreement = read->facts;
    plan.facts.studies = read->studies;
    plan.facts.openStudies = read->openStudies;
    TANDEM_DO(readPrompts(database, plan));
    lookAtFiles(plan, search);
    return plan;
}

} // namespace tandem
