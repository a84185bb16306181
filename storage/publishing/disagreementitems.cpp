#include "storage/publishing/disagreementitems.h"

#include "models/rounds/statename.h"
#include "models/rounds/stepname.h"
#include "models/wordof.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/publishing/peoplehiding.h"
#include "storage/publishing/publishfilewords.h"
#include "storage/publishing/shownsamples.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studyrepository.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace tandem {

namespace {

using publishing::Annotation;
using publishing::DisagreementItem;

constexpr qint64 kAnswersBetweenProgress = 1000;

QString passKey(AnswerPass pass)
{
    static constexpr std::array keys{"ordinary", "calibration", "second"};
    return QLatin1String(wordOf(pass, keys));
}

/// What became of an item of a round.
struct ItemEnding
{
    QString text;
    QString outcome;
    QString resolvedBy;
};

/// Counts what passes by on its way to a sink.
class CountingSink final
{
public:
    CountingSink(const DisagreementSink& sink, publishing::DisagreementFacts& facts)
        : m_sink(sink)
        , m_facts(facts)
    {
    }

    Expected<void> pass(DisagreementItem& item)
    {
        std::sort(item.annotations.begin(), item.annotations.end(),
            [](const Annotation& left, const Annotation& right) {
                return left.annotator < right.annotator;
            });
        const int count = int(item.annotations.size());
        m_facts.fewest = m_facts.items == 0 ? count : std::min(m_facts.fewest, count);
        m_facts.most = std::max(m_facts.most, count);
        ++m_facts.items;
        m_facts.annotations += count;
        m_facts.disagreed += publishing::isDisagreed(item) ? 1 : 0;
        for (const Annotation& annotation : std::as_const(item.annotations)) {
            const QDate day = annotation.at.date();
            if (!day.isValid())
                continue;
            m_facts.first = m_facts.first.isValid() ? std::min(m_facts.first, day) : day;
            m_facts.last = m_facts.last.isValid() ? std::max(m_facts.last, day) : day;
        }
        return m_sink(item);
    }

private:
    const DisagreementSink& m_sink;
    publishing::DisagreementFacts& m_facts;
};

/// Puts the answers of rounds, which come item by item, together.
class RoundItems final
{
public:
    RoundItems(Database& database, const QHash<QString, QString>& splits,
        const QHash<QString, QString>& pseudonyms, const GuidelineHistory& guidelines,
        const QSet<RoundId>& open, CountingSink& sink)
        : m_database(database)
        , m_splits(splits)
        , m_pseudonyms(pseudonyms)
        , m_guidelines(guidelines)
        , m_open(open)
        , m_sink(sink)
    {
    }

    Expected<void> take(const ExportedAnswer& answer)
    {
        if (m_open.contains(answer.row.round)) {
            m_heldBack.insert(answer.row.round);
            return {};
        }
        if (!answer.current || !answer.row.answer.value)
            return {};
        if (answer.row.round != m_round || answer.row.item != m_itemId) {
            TANDEM_DO(flush());
            TANDEM_DO(begin(answer));
        }
        const QString annotator = m_pseudonyms.value(answer.personUuid);
        m_annotators.insert(annotator);
        const int guideline =
            answer.step == Step::Paragraphs ? m_guidelines.versionAt(answer.row.at) : 1;
        m_item.annotations.append({annotator, answerKey(answer.row.answer), answer.row.at,
            answer.row.durationMs, guideline});
        return {};
    }

    /// Passes on the last item.
    Expected<void> flush()
    {
        if (m_item.annotations.isEmpty())
            return {};
        DisagreementItem item = std::exchange(m_item, {});
        return m_sink.pass(item);
    }

    int annotators() const { return int(m_annotators.size()); }
    /// How many rounds were passed over.
    int heldBack() const { return int(m_heldBack.size()); }

private:
    Expected<void> begin(const ExportedAnswer& answer)
    {
        if (answer.row.round != m_round) {
            TANDEM_DO(beginRound(answer));
        }
        m_itemId = answer.row.item;
        const QString task = stepKey(answer.step);
        const QString pass = passKey(answer.pass);
        const ItemEnding ending = m_endings.value(m_itemId);
        m_item = {};
        m_item.id = answer.sampleUuid + u'/' + task + u'/' + QString::number(answer.number);
        if (answer.pass != AnswerPass::Ordinary)
            m_item.id += u'/' + pass;
        m_item.task = task;
        m_item.sample = answer.sampleUuid;
        m_item.number = answer.number;
        m_item.pass = pass;
        m_item.split = m_splits.value(answer.sampleUuid);
        m_item.answers = {QStringLiteral("no"), QStringLiteral("yes")};
        m_item.texts = {
            {answer.step == Step::Paragraphs ? QStringLiteral("paragraph") : QStringLiteral("fact"),
                ending.text.isEmpty() ? answer.fact : ending.text}};
        if (m_decides) {
            m_item.outcome = ending.outcome;
            m_item.resolvedBy = ending.resolvedBy;
        }
        return {};
    }

    Expected<void> beginRound(const ExportedAnswer& answer)
    {
        m_round = answer.row.round;
        m_endings.clear();
        TANDEM_TRY(comparison, ComparisonRepository(m_database).compare(m_round));
        // A calibration decides unless it was labelled again.
        m_decides = !comparison->round.withdrawn;
        for (const ComparedItem& item : comparison->items) {
            const auto outcome = outcomeOf(item, comparison->rule, answer.step);
            QString by;
            if (outcome)
                by = item.isConsistent() ? QStringLiteral("agreement")
                     : comparison->rule == ConsistencyRule::Adjudication
                         ? QStringLiteral("adjudication")
                         : QStringLiteral("rule");
            m_endings.insert(item.item, {item.text, outcomeKey(outcome, answer.step), by});
        }
        return {};
    }

    Database& m_database;
    const QHash<QString, QString>& m_splits;
    const QHash<QString, QString>& m_pseudonyms;
    const GuidelineHistory& m_guidelines;
    const QSet<RoundId>& m_open;
    CountingSink& m_sink;
    RoundId m_round;
    ItemId m_itemId;
    bool m_decides = false;              ///< m_round does, of the outcome
    QHash<ItemId, ItemEnding> m_endings; ///< of the items of m_round
    DisagreementItem m_item;
    QSet<QString> m_annotators;
    QSet<RoundId> m_heldBack;
};

Expected<void> passRounds(Database& database, const QHash<QString, QString>& splits,
    CountingSink& sink, publishing::DisagreementFacts& facts, const Progress& progress)
{
    TANDEM_TRY(pseudonyms, annotatorPseudonyms(database));
    TANDEM_TRY(guidelines, guidelineHistory(database));
    TANDEM_TRY(heldBack, AnswerRepository(database).heldBack());
    TANDEM_TRY(
        all, valueOf<qint64>(database, QStringLiteral("SELECT coalesce(max(id), 0) FROM answer")));
    TANDEM_TRY(open, passesLabelledAgain(database));
    RoundItems items(database, splits, *pseudonyms, *guidelines, *open, sink);
    qint64 read = 0;
    TANDEM_DO(
        AnswerRepository(database).forExport([&](const ExportedAnswer& answer) -> Expected<void> {
            if (++read % kAnswersBetweenProgress == 0 && progress && !progress(read, *all))
                return failure(ErrorCode::Cancelled, PublishFileWords::tr("Cancelled."));
            return items.take(answer);
        }));
    TANDEM_DO(items.flush());
    facts.annotators = items.annotators();
    facts.heldBack = *heldBack + items.heldBack();
    return {};
}

/// What could be answered to a question with options or a scale, as it stands in files.
QStringList answersTo(const studies::Question& question)
{
    QStringList answers;
    if (question.kind == studies::Question::Kind::Scale) {
        for (int value = question.least; value <= question.most; ++value)
            answers.append(QString::number(value));
    }
    for (const studies::Option& option : question.options)
        answers.append(option.value);
    return answers;
}

/// Passes the items of closed studies, one for each question.
class StudyItems final
{
public:
    StudyItems(const QHash<QString, QString>& splits, const QHash<QString, QString>& people,
        const ShownSamples& shown, CountingSink& sink)
        : m_splits(splits)
        , m_people(people)
        , m_shown(shown)
        , m_sink(sink)
    {
    }

    /// `place` tells the raters of this study from those of others.
    Expected<publishing::StudyFacts> pass(
        const QString& name, int place, const studies::StudyAnswers& answers)
    {
        publishing::StudyFacts facts{name, 0, 0, 0, int(answers.raters.size()), 0};
        QList<std::optional<QString>> samples;
        for (const studies::StudyItem& item : answers.items)
            samples.append(m_shown.publishedSample(item));
        QSet<qsizetype> rated;
        QSet<qsizetype> withheld;
        for (const studies::Question& question : answers.design.questions) {
            if (question.kind == studies::Question::Kind::Text) {
                ++facts.freeTexts;
                continue;
            }
            ++facts.questions;
            QMap<qsizetype, DisagreementItem> items;
            for (const studies::RatedAnswer& answer : answers.answers) {
                if (answer.question != question.name ||
                    answers.items.at(answer.item).item.kind != studies::ItemKind::Rated)
                    continue;
                (samples.at(answer.item) ? rated : withheld).insert(answer.item);
                if (samples.at(answer.item))
                    items[answer.item].annotations.append(annotationOf(answer, place, answers));
            }
            for (auto entry = items.begin(); entry != items.end(); ++entry) {
                describe(*entry, question, answers.items.at(entry.key()).item);
                entry->id = QStringLiteral("study_%1/").arg(place) + entry->id;
                entry->study = name;
                entry->sample = *samples.at(entry.key());
                entry->split = m_splits.value(entry->sample);
                hidePeople(*entry, m_people);
                TANDEM_DO(m_sink.pass(*entry));
            }
        }
        facts.items = int(rated.size());
        facts.withheld = int(withheld.size());
        return facts;
    }

private:
    static Annotation annotationOf(
        const studies::RatedAnswer& answer, int place, const studies::StudyAnswers& answers)
    {
        const QString rater =
            QStringLiteral("study_%1/%2").arg(place).arg(answers.raters.at(answer.rater).name);
        return {
            rater, answer.value, answer.at, std::max<qint64>(answer.durationMs, 0), answer.version};
    }

    static void describe(
        DisagreementItem& item, const studies::Question& question, const studies::Item& shown)
    {
        item.id = shown.name + u'/' + question.name;
        item.task = QStringLiteral("study");
        item.question = question.name;
        item.answers = answersTo(question);
        for (const studies::Field& field : shown.fields)
            item.texts.append(
                {field.side > 0 ? field.name + u'_' + QString::number(field.side) : field.name,
                    field.text});
    }

    const QHash<QString, QString>& m_splits;
    const QHash<QString, QString>& m_people;
    const ShownSamples& m_shown;
    CountingSink& m_sink;
};

Expected<void> passStudies(Database& database, const QHash<QString, QString>& splits,
    CountingSink& sink, DisagreementRead& read)
{
    TANDEM_TRY_VAR(studies, StudyRepository(database).all());
    read.openStudies =
        int(studies->removeIf([](const StudySummary& study) { return !study.isClosed(); }));
    if (studies->isEmpty())
        return {};
    TANDEM_TRY(people, pseudonymsByName(database));
    TANDEM_TRY(shown, ShownSamples::read(database, splits));
    StudyItems items(splits, *people, *shown, sink);
    for (const StudySummary& study : std::as_const(*studies)) {
        TANDEM_TRY(answers, StudyGate(database).answers(study.id, RaterNames::Pseudonyms));
        TANDEM_TRY(facts, items.pass(study.name, int(read.studies.size()) + 1, *answers));
        read.studies.append(*facts);
    }
    return {};
}

} // namespace

Expected<QSet<RoundId>> passesLabelledAgain(Database& database)
{
    return valuesOf<RoundId>(database,
        QStringLiteral("SELECT r.id FROM round r JOIN round now ON now.sample_id = r.sample_id"
                       " AND now.step = r.step AND now.id <> r.id WHERE r.calibration = 1"
                       " AND EXISTS (SELECT 1 FROM round again WHERE again.repeats_id = r.id)"
                       " AND now.withdrawn_at IS NULL"
                       " AND (now.handed_in_a IS NULL OR now.handed_in_b IS NULL)"))
        .map([](const QList<RoundId>& rounds) {
            return QSet<RoundId>(rounds.cbegin(), rounds.cend());
        });
}

int GuidelineHistory::versionAt(const QDateTime& time) const
{
    return 1 + int(std::count_if(changes.cbegin(), changes.cend(),
                   [&](const QDateTime& change) { return change <= time; }));
}

Expected<GuidelineHistory> guidelineHistory(Database& database)
{
    GuidelineHistory history;
    TANDEM_TRY(settings, SettingsRepository(database).load());
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT at, coalesce(json_extract(detail, '$.from'), ''),"
                       " coalesce(json_extract(detail, '$.to'), '') FROM journal"
                       " WHERE event = 'setting changed'"
                       " AND json_extract(detail, '$.key') = 'guideline' ORDER BY at, id"),
        {}, [&](Statement& row) {
            history.changes.append(row.take<QDateTime>());
            const auto from = row.take<QString>();
            if (history.texts.isEmpty())
                history.texts.append(from);
            history.texts.append(row.take<QString>());
        }));
    if (history.texts.isEmpty())
        history.texts.append(settings->guideline);
    return history;
}

Expected<DisagreementRead> forEachDisagreementItem(Database& database,
    const QHash<QString, QString>& splits, const DisagreementSink& sink, const Progress& progress)
{
    DisagreementRead read;
    CountingSink counting(sink, read.facts);
    TANDEM_DO(passRounds(database, splits, counting, read.facts, progress));
    TANDEM_DO(passStudies(database, splits, counting, read));
    return read;
}

} // namespace tandem
