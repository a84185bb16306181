#include "storage/publishing/disagreementitems.h"

#include "models/rounds/statename.h"
#include "models/rounds/stepname.h"
#include "models/wordof.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/publishing/publishfilewords.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studyrepository.h"

#include <QCryptographicHash>
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
        CountingSink& sink)
        : m_database(database)
        , m_splits(splits)
        , m_pseudonyms(pseudonyms)
        , m_guidelines(guidelines)
        , m_sink(sink)
    {
    }

    Expected<void> take(const ExportedAnswer& answer)
    {
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
        // The first pass of a calibration decides nothing.
        if (answer.pass != AnswerPass::Calibration) {
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
    CountingSink& m_sink;
    RoundId m_round;
    ItemId m_itemId;
    QHash<ItemId, ItemEnding> m_endings; ///< of the items of m_round
    DisagreementItem m_item;
    QSet<QString> m_annotators;
};

Expected<void> passRounds(Database& database, const QHash<QString, QString>& splits,
    CountingSink& sink, publishing::DisagreementFacts& facts, const Progress& progress)
{
    TANDEM_TRY(pseudonyms, annotatorPseudonyms(database));
    TANDEM_TRY(guidelines, guidelineHistory(database));
    TANDEM_TRY(heldBack, AnswerRepository(database).heldBack());
    TANDEM_TRY(
        all, valueOf<qint64>(database, QStringLiteral("SELECT coalesce(max(id), 0) FROM answer")));
    facts.heldBack = *heldBack;
    RoundItems items(database, splits, *pseudonyms, *guidelines, sink);
    qint64 read = 0;
    TANDEM_DO(
        AnswerRepository(database).forExport([&](const ExportedAnswer& answer) -> Expected<void> {
            if (++read % kAnswersBetweenProgress == 0 && progress && !progress(read, *all))
                return failure(ErrorCode::Cancelled, PublishFileWords::tr("Cancelled."));
            return items.take(answer);
        }));
    TANDEM_DO(items.flush());
    facts.annotators = items.annotators();
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

/// Passes the items of a closed study, one for each question; `place` tells its raters from those
/// of others.
Expected<publishing::StudyFacts> passStudy(
    Database& database, const StudySummary& study, int place, CountingSink& sink)
{
    TANDEM_TRY(answers, StudyGate(database).answers(study.id, RaterNames::Pseudonyms));
    publishing::StudyFacts facts{study.name, 0, 0, 0, int(answers->raters.size())};
    QSet<qsizetype> rated;
    for (const studies::Question& question : answers->design.questions) {
        if (question.kind == studies::Question::Kind::Text) {
            ++facts.freeTexts;
            continue;
        }
        ++facts.questions;
        QMap<qsizetype, DisagreementItem> items;
        for (const studies::RatedAnswer& answer : answers->answers) {
            const studies::StudyItem& item = answers->items.at(answer.item);
            if (answer.question != question.name || item.item.kind != studies::ItemKind::Rated)
                continue;
            rated.insert(answer.item);
            DisagreementItem& into = items[answer.item];
            const QString rater =
                QStringLiteral("study_%1/%2").arg(place).arg(answers->raters.at(answer.rater).name);
            into.annotations.append({rater, answer.value, answer.at,
                std::max<qint64>(answer.durationMs, 0), answer.version});
        }
        for (auto entry = items.begin(); entry != items.end(); ++entry) {
            const studies::Item& shown = answers->items.at(entry.key()).item;
            entry->id = QStringLiteral("study_%1/%2/%3")
                            .arg(QString::number(place), shown.name, question.name);
            entry->task = QStringLiteral("study");
            entry->study = study.name;
            entry->question = question.name;
            entry->answers = answersTo(question);
            for (const studies::Field& field : shown.fields)
                entry->texts.append(
                    {field.side > 0 ? field.name + u'_' + QString::number(field.side) : field.name,
                        field.text});
            TANDEM_DO(sink.pass(*entry));
        }
    }
    facts.items = int(rated.size());
    return facts;
}

} // namespace

Expected<QHash<QString, QString>> annotatorPseudonyms(Database& database)
{
    TANDEM_TRY(settings, SettingsRepository(database).load());
    TANDEM_TRY(people, PeopleRepository(database).all());
    QList<std::pair<QByteArray, QString>> order;
    for (const Person& person : *people)
        order.append({QCryptographicHash::hash(
                          (settings->uuid + person.uuid).toUtf8(), QCryptographicHash::Sha256),
            person.uuid});
    std::sort(order.begin(), order.end());
    QHash<QString, QString> pseudonyms;
    for (const auto& [digest, uuid] : std::as_const(order))
        pseudonyms.insert(uuid, QStringLiteral("annotator_%1").arg(pseudonyms.size() + 1));
    return pseudonyms;
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
    TANDEM_TRY(studies, StudyRepository(database).all());
    int place = 0;
    for (const StudySummary& study : *studies) {
        if (!study.isClosed()) {
            ++read.openStudies;
            continue;
        }
        TANDEM_TRY(facts, passStudy(database, study, ++place, counting));
        read.studies.append(*facts);
    }
    return read;
}

} // namespace tandem
