#include "storage/project/judgecards.h"

#include "models/expert/systempairs.h"
#include "models/kgds/checkpart.h"
#include "models/kgds/feedbackchoice.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/checkedsystems.h"
#include "storage/project/judgedoutputs.h"
#include "storage/project/readevaluations.h"
#include "storage/project/scoreimport.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/judgementcolumns.h"
#include "storage/repositories/reviewrepository.h"
#include "storage/runs/robustnessoutputs.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>

namespace tandem {

namespace {

using judges::JudgedAnswer;
using judges::JudgedTask;
using judges::JudgeRecord;

/// Records by judge and measure, with the runs that they come from.
class Records final
{
public:
    explicit Records(JudgedTask task)
        : m_task(task)
    {
    }

    JudgeRecord& of(const QString& judge, const QString& measure = {})
    {
        JudgeRecord& record = m_records[{judge, measure}];
        record.judge = judge;
        record.measure = measure;
        record.task = m_task;
        return record;
    }
    void addRun(const JudgeRecord& record, RunId run)
    {
        if (run.isValid())
            m_runs[{record.judge, record.measure}].insert(run.value);
    }
    /// All of them, with what their runs cost.
    Expected<QList<JudgeRecord>> withCosts(Database& database);

private:
    using Key = std::pair<QString, QString>;
    JudgedTask m_task;
    QMap<Key, JudgeRecord> m_records;
    QMap<Key, QSet<qint64>> m_runs;
};

/// The sum in the currency of the most replies; the others are without a cost in it.
Expected<judges::JudgeCost> costOf(Database& database, const QSet<qint64>& runs)
{
    QStringList ids;
    for (const qint64 run : runs)
        ids.append(QString::number(run));
    judges::JudgeCost cost;
    qint64 known = 0;
    return eachRow(database,
        QStringLiteral("SELECT currency, count(*), count(cost), total(cost) FROM llm_reply"
                       " WHERE run_id IN (%1) GROUP BY currency ORDER BY 1")
            .arg(ids.join(u',')),
        {},
        [&](Statement& row) {
            const auto currency = row.take<QString>();
            cost.replies += row.take<qint64>();
            const auto withCost = row.take<qint64>();
            const auto money = row.take<double>();
            if (withCost > known) {
                known = withCost;
                cost.money = money;
                cost.currency = currency;
            }
            cost.withoutCost = cost.replies - known;
        })
        .map([&] { return cost; });
}

Expected<QList<JudgeRecord>> Records::withCosts(Database& database)
{
    QList<JudgeRecord> all;
    for (auto at = m_records.begin(); at != m_records.end(); ++at) {
        TANDEM_TRY(cost, costOf(database, m_runs.value(at.key())));
        at->cost = *cost;
        all.append(std::move(*at));
    }
    return all;
}

/// In doublings; none of an empty text.
std::optional<double> doublings(qint64 letters)
{
    return letters > 0 ? std::optional(std::log2(double(letters))) : std::nullopt;
}

/// Choices between two outputs of a case. A reply that a run found in the project is no second one.
Expected<QList<JudgeRecord>> pairRecords(Database& database, const PeopleOnOutputs& people)
{
    Records records(JudgedTask::Pairs);
    QSet<std::pair<qint64, QString>> known;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT r.model, r.id, r.prompt_id, r.settings, c.id, c.name, c.position,"
                       " a.id, b.id, a.system, b.system, length(a.text), length(b.text), j.choice,"
                       " j.reply_id FROM pair_judgement j JOIN llm_run r ON r.id = j.run_id"
                       " JOIN case_in_use c ON c.id = j.case_id"
                       " JOIN case_output a ON a.id = j.first_id"
                       " JOIN case_output b ON b.id = j.second_id ORDER BY j.id"),
        {}, [&](Statement& row) {
            JudgeRecord& record = records.of(row.take<QString>());
            records.addRun(record, row.take<RunId>());
            const auto prompt = row.take<qint64>();
            const auto settings = row.take<QString>();
            const auto textCase = row.take<qint64>();
            const auto name = row.take<QString>();
            const auto position = row.take<qint64>();
            const auto first = row.take<qint64>();
            const auto second = row.take<qint64>();
            const auto firstSystem = row.take<QString>();
            const auto secondSystem = row.take<QString>();
            const auto length = doublings(row.take<qint64>());
            const auto otherLength = doublings(row.take<qint64>());
            const auto choice = row.take<std::optional<qint64>>();
            const ReplyId reply = row.take<ReplyId>();
            JudgedAnswer answer;
            answer.item = QStringLiteral("%1/%2/%3/%4")
                              .arg(prompt)
                              .arg(std::min(first, second))
                              .arg(std::max(first, second))
                              .arg(settings);
            answer.subject = QStringLiteral("%1/%2").arg(first).arg(second);
            answer.group = int(textCase);
            answer.isSwapped = first > second;
            if (choice)
                answer.value = *choice == 1 ? 1.0 : 0.0;
            if (length && otherLength)
                answer.length = *length - *otherLength;
            const auto said = people.preferences.constFind(
                {caseLabel(name, position), {firstSystem, secondSystem}});
            if (said != people.preferences.cend())
                answer.people = *said;
            const std::pair place(reply.value, answer.item + (answer.isSwapped ? u'B' : u'A'));
            if (reply.isValid() && known.contains(place))
                return;
            known.insert(place);
            record.answers.append(answer);
        }));
    return records.withCosts(database);
}

/// Choices between the experts' and a system's paragraphs.
Expected<QList<JudgeRecord>> selectionRecords(Database& database)
{
    Records records(JudgedTask::Selections);
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT f.judge, f.run_id, o.id, s.id, f.experts_first, f.choice"
                       " FROM kgds_feedback f JOIN kgds_output o ON o.id = f.output_id"
                       " JOIN sample_in_use s ON s.id = o.sample_id ORDER BY f.id"),
        {}, [&](Statement& row) {
            JudgeRecord& record = records.of(row.take<QString>());
            records.addRun(record, row.take<RunId>());
            JudgedAnswer answer;
            answer.item = QString::number(row.take<qint64>());
            answer.group = int(row.take<qint64>());
            const bool expertsFirst = row.take<bool>();
            answer.subject =
                answer.item + (expertsFirst ? QLatin1String("/experts") : QLatin1String("/system"));
            answer.isSwapped = !expertsFirst;
            const auto choice = row.take<kgds::FeedbackChoice>();
            if (choice != kgds::FeedbackChoice::None)
                answer.value =
                    (choice == kgds::FeedbackChoice::Experts) == expertsFirst ? 1.0 : 0.0;
            record.answers.append(answer);
        }));
    return records.withCosts(database);
}

/// A score in a run, with what it was made of.
struct ScoreRow
{
    QString model;
    QString measure;
    RunId run;
    qint64 prompt = 0;
    QString settings;
    qint64 output = 0;
    qint64 textCase = 0;
    QString name;
    qint64 position = 0;
    QString system;
    qint64 letters = 0;
    std::optional<double> value;
    QString detail;
    ReplyId reply; ///< of a single answer
};

constexpr const char* kScores =
    "SELECT r.model, s.measure, r.id, r.prompt_id, r.settings, o.id, c.id, c.name, c.position,"
    " o.system, length(o.text), s.value, s.detail, (SELECT t.reply_id FROM llm_task t"
    " WHERE t.run_id = r.id AND t.subject_id = o.id AND t.part = '') FROM output_score s"
    " JOIN llm_run r ON r.id = s.run_id JOIN case_output o ON o.id = s.output_id"
    " JOIN case_in_use c ON c.id = o.case_id ORDER BY s.id";

/// Adds one judge's scores.
class ScoreIntake final
{
public:
    ScoreIntake(Records& records, const PeopleOnOutputs& people)
        : m_records(records)
        , m_people(people)
    {
    }

    void add(const ScoreRow& row)
    {
        const QJsonObject detail = QJsonDocument::fromJson(row.detail.toUtf8()).object();
        const QJsonArray scale = detail.value(QLatin1String("scale")).toArray();
        const int low = scale.at(0).toInt();
        const int high = scale.at(1).toInt();
        JudgeRecord& record = m_records.of(row.model, row.measure);
        m_records.addRun(record, row.run);
        // A run that found the reply in the project asked nothing.
        const std::pair place(row.output, row.reply.value);
        if (high <= low || (row.reply.isValid() && m_known.contains(place)))
            return;
        m_known.insert(place);
        const bool isSingle = detail.value(QLatin1String("method")) == QLatin1String("single");
        JudgedAnswer answer;
        answer.item = QStringLiteral("%1/%2/%3").arg(row.prompt).arg(row.output).arg(row.settings);
        // Means of several answers are never the same twice: their samples are compared.
        if (!isSingle)
            answer.item += QStringLiteral("/%1").arg(row.run.value);
        answer.subject = QString::number(row.output);
        answer.group = int(row.textCase);
        answer.length = doublings(row.letters);
        if (row.value)
            answer.value = (*row.value - low) / double(high - low);
        const auto rated =
            m_people.scales.constFind({caseLabel(row.name, row.position), row.system});
        if (rated != m_people.scales.cend()) {
            answer.people = rated->share();
            if (rated->least == low && rated->most == high)
                addProbability(record, answer.group, detail, *rated);
        }
        record.answers.append(answer);
        addSamples(record, answer.group, detail);
        if (answer.value)
            m_values[{record.judge, record.measure}][row.run.value].insert(
                {row.textCase, row.system}, *answer.value);
    }

    /// Compares outputs with and without a self-promotion, within each run.
    void addSelfPromotion()
    {
        for (auto at = m_values.cbegin(); at != m_values.cend(); ++at) {
            for (const auto& values : *at) {
                for (auto one = values.cbegin(); one != values.cend(); ++one) {
                    const auto twin =
                        values.constFind({one.key().first, selfPromotedSystem(one.key().second)});
                    if (twin != values.cend())
                        m_records.of(at.key().first, at.key().second)
                            .selfPromotion.append(*twin - *one);
                }
            }
        }
    }

private:
    /// Of the most probable score.
    static void addProbability(
        JudgeRecord& record, int group, const QJsonObject& detail, const RatedOutput& rated)
    {
        const QJsonObject given = detail.value(QLatin1String("probabilities")).toObject();
        double sum = 0.0;
        double most = 0.0;
        int score = 0;
        for (auto at = given.constBegin(); at != given.constEnd(); ++at) {
            const double probability = at.value().toDouble();
            sum += probability;
            if (probability > most) {
                most = probability;
                score = at.key().toInt();
            }
        }
        if (sum > 0.0)
            record.probabilities.append({group, most / sum,
                double(rated.answers.count(score)) / double(rated.answers.size())});
    }
    static void addSamples(JudgeRecord& record, int group, const QJsonObject& detail)
    {
        const QJsonObject counts = detail.value(QLatin1String("counts")).toObject();
        judges::RepeatedAnswer repeated{group, {}};
        for (const QJsonValue& count : counts)
            repeated.counts.append(count.toInteger());
        if (!repeated.counts.isEmpty())
            record.repeats.append(repeated);
        record.samples += detail.value(QLatin1String("samples")).toInteger();
        if (detail.contains(QLatin1String("samples")))
            record.unparsableSamples += detail.value(QLatin1String("unreadable")).toArray().size();
    }

    Records& m_records;
    const PeopleOnOutputs& m_people;
    QSet<std::pair<qint64, qint64>> m_known;
    /// By judge and measure, run, then case and system.
    QMap<std::pair<QString, QString>, QMap<qint64, QMap<std::pair<qint64, QString>, double>>>
        m_values;
};

Expected<QList<JudgeRecord>> scoreRecords(Database& database, const PeopleOnOutputs& people)
{
    Records records(JudgedTask::Scores);
    ScoreIntake intake(records, people);
    TANDEM_DO(eachRow(database, QLatin1String(kScores), {}, [&](Statement& row) {
        ScoreRow score;
        row.read(score.model, score.measure, score.run, score.prompt, score.settings, score.output,
            score.textCase, score.name, score.position, score.system, score.letters, score.value,
            score.detail, score.reply);
        intake.add(score);
    }));
    intake.addSelfPromotion();
    return records.withCosts(database);
}

/// The share of reviewers who would say yes to this decision about content or style.
std::optional<double> reviewersShare(
    const QList<ReviewerWork>& works, const expert::DecisionRef& decision, bool isAligned)
{
    double yes = 0.0;
    int all = 0;
    for (const ReviewerWork& work : works) {
        const expert::Review review = work.reviews.value(decision);
        if (!review.stance || *review.stance == Stance::Unsure)
            continue;
        const bool says = *review.stance == Stance::Agree
                              ? isAligned
                              : review.correction.aligned.value_or(!isAligned);
        yes += says ? 1.0 : 0.0;
        ++all;
    }
    return all > 0 ? std::optional(yes / all) : std::nullopt;
}

void addEvidence(JudgeRecord& record, const EvaluationSummary& row,
    const expert::Explanation& explanation, const QList<ReviewerWork>& works,
    std::optional<double> length)
{
    for (const expert::DecisionRef& decision : expert::decisionsOf(explanation)) {
        const bool isContent = decision.kind == expert::DecisionKind::Content;
        if (!isContent && decision.kind != expert::DecisionKind::Style)
            continue;
        const expert::AspectMatch& match =
            explanation.side(decision.side).matches.at(decision.aspect);
        const expert::Alignment& alignment = isContent ? match.content : match.style;
        JudgedAnswer answer;
        answer.item = QStringLiteral("%1/%2").arg(row.id.value).arg(decision.key());
        answer.group = int(row.caseId.value);
        if (alignment.fault.isEmpty()) {
            answer.value = alignment.aligned ? 1.0 : 0.0;
            answer.people = reviewersShare(works, decision, alignment.aligned);
        }
        answer.length = length;
        record.answers.append(answer);
    }
}

/// What the newest evaluations of each judge say of evidence.
Expected<QList<JudgeRecord>> evidenceRecords(
    Database& database, PersonId viewer, const CancelFlag& cancelled)
{
    TANDEM_TRY(read, readEvaluations(database, *cancelled));
    TANDEM_TRY(done, ReviewRepository(database).done(viewer));
    TANDEM_TRY(lengths, (pairsOf<qint64, qint64>(
                            database, QStringLiteral("SELECT id, length(text) FROM case_output"))));
    Records records(JudgedTask::Evidence);
    EvaluationRepository evaluations(database);
    for (const expert::JudgeEvaluations& judge : (*read)->judges) {
        JudgeRecord& record = records.of(judge.judge);
        QSet<QString> systems;
        for (const EvaluationSummary& row : judge.evaluations) {
            if (cancelled->load())
                return failure(ErrorCode::Cancelled, {});
            records.addRun(record, row.run);
            systems.insert(row.system);
            if (row.state == EvaluationState::UnderWay)
                continue;
            TANDEM_TRY(explanation, evaluations.explanation(row.id));
            addEvidence(record, row, *explanation, done->visible.value(row.id),
                doublings(lengths->value(row.output.value)));
        }
        QStringList sorted(systems.cbegin(), systems.cend());
        std::sort(sorted.begin(), sorted.end());
        for (const QString& system : std::as_const(sorted))
            record.selfPromotion += expert::scoresOfTwo(
                judge.evaluations, selfPromotedSystem(system), system, expert::Mode::Average)
                                        .differences();
    }
    return records.withCosts(database);
}

/// A verifier's judgments of one output.
struct VerifiedRow
{
    QString verifier;
    RunId run;
    qint64 sample = 0;
    kgds::SystemRef system;
    qint64 output = 0;
    GoldId gold;
    qint64 factLetters = 0;
    qint64 opinionLetters = 0;
    kgds::SystemJudgement judgement;
};

/// What people say of each verifier's judgments of an output.
class ReviewsOfVerifiers final
{
public:
    Expected<void> read(
        Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled)
    {
        m_words.clear();
        m_places.clear();
        TANDEM_TRY_VAR(all, reviewedJudgements(database, verifier, viewer, cancelled));
        m_reviewed = *std::move(all);
        for (qsizetype i = 0; i < m_reviewed.size(); ++i) {
            const kgds::ReviewedJudgement& one = m_reviewed.at(i);
            QList<kgds::JudgementReviews> reviews;
            for (const kgds::ReviewerJudgments& person : one.people)
                reviews.append(person.reviews);
            kgds::addPeoplesWords(m_words, i, one.judgement, reviews);
            m_places[{one.sample, one.system}] = i;
        }
        return {};
    }
    void addTo(
        JudgedAnswer& answer, const VerifiedRow& row, const kgds::JudgementDecision& decision) const
    {
        const auto place = m_places.find({row.sample, row.system});
        if (place == m_places.end())
            return;
        const auto word = m_words.constFind({place->second, decision});
        if (word == m_words.cend())
            return;
        // Where any were drawn, the others were chosen by reviewers.
        const auto& inclusion = m_reviewed.at(place->second).inclusion;
        const auto chance = inclusion.constFind(decision);
        if (chance != inclusion.cend())
            answer.weight = 1.0 / *chance;
        else if (areDrawn())
            return;
        answer.people = *word;
    }

private:
    bool areDrawn() const
    {
        return std::any_of(m_reviewed.cbegin(), m_reviewed.cend(),
            [](const kgds::ReviewedJudgement& one) { return !one.inclusion.isEmpty(); });
    }

    QList<kgds::ReviewedJudgement> m_reviewed;
    std::map<std::pair<qint64, kgds::SystemRef>, qsizetype> m_places;
    kgds::PeoplesWords m_words;
};

/// Facts and opinions of outputs, as verifiers judged them.
class VerifierIntake final
{
public:
    VerifierIntake(Database& database, PersonId viewer, const CancelFlag& cancelled)
        : m_database(database)
        , m_viewer(viewer)
        , m_cancelled(cancelled)
        , m_golds(database)
    {
    }

    Expected<void> add(const VerifiedRow& row)
    {
        if (m_cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        if (row.verifier != m_verifier) {
            m_verifier = row.verifier;
            TANDEM_DO(m_reviews.read(m_database, m_verifier, m_viewer, m_cancelled));
        }
        TANDEM_TRY(record, m_golds.record(row.gold));
        for (const kgds::JudgementDecision& decision : kgds::decisionsOf(*record, row.judgement)) {
            const bool isFact = decision.kind == kgds::JudgementKind::Fact;
            if (!isFact && decision.kind != kgds::JudgementKind::Opinion)
                continue;
            Records& records = isFact ? m_facts : m_opinions;
            JudgeRecord& judge = records.of(row.verifier);
            records.addRun(judge, row.run);
            JudgedAnswer answer;
            answer.item = QStringLiteral("%1/%2").arg(row.output).arg(decision.key());
            answer.subject = answer.item;
            answer.group = int(row.sample);
            answer.length = doublings(isFact ? row.factLetters : row.opinionLetters);
            const kgds::Conclusion says = kgds::conclusionOf(row.judgement, decision);
            if (says != kgds::Conclusion::None)
                answer.value = says == kgds::Conclusion::Knowable ? 1.0 : 0.0;
            m_reviews.addTo(answer, row, decision);
            judge.answers.append(answer);
        }
        return {};
    }
    Expected<QList<JudgeRecord>> records()
    {
        TANDEM_TRY(facts, m_facts.withCosts(m_database));
        TANDEM_TRY(opinions, m_opinions.withCosts(m_database));
        return *facts + *opinions;
    }

private:
    Database& m_database;
    PersonId m_viewer;
    const CancelFlag& m_cancelled;
    GoldRepository m_golds;
    QString m_verifier;
    ReviewsOfVerifiers m_reviews;
    Records m_facts{JudgedTask::Facts};
    Records m_opinions{JudgedTask::Opinions};
};

Expected<QList<JudgeRecord>> verifierRecords(
    Database& database, PersonId viewer, const CancelFlag& cancelled)
{
    TANDEM_TRY(rows,
        rowsOf(database,
            QStringLiteral("SELECT j.verifier, j.run_id, s.id, o.model, o.paradigm, o.pattern,"
                           " o.id, o.gold_id, length(o.background), length(o.opinions), j.facts,"
                           " j.opinions, j.errors FROM kgds_judgement j"
                           " JOIN kgds_output o ON o.id = j.output_id"
                           " JOIN sample_in_use s ON s.id = o.sample_id WHERE j.state = 1"
                           " ORDER BY j.verifier, o.id"),
            {}, [](Statement& row) {
                VerifiedRow read;
                row.read(read.verifier, read.run, read.sample, read.system.model,
                    read.system.paradigm, read.system.pattern, read.output, read.gold,
                    read.factLetters, read.opinionLetters);
                read.judgement.facts = groupsFrom(row.take<QByteArray>());
                read.judgement.opinions = conclusionsFrom(row.take<QByteArray>());
                read.judgement.errors = errorsFrom(row.take<QByteArray>());
                return read;
            }));
    VerifierIntake intake(database, viewer, cancelled);
    for (const VerifiedRow& row : *rows)
        TANDEM_DO(intake.add(row));
    return intake.records();
}

} // namespace

Expected<QList<JudgeRecord>> judgeRecords(
    Database& database, PersonId viewer, const CancelFlag& cancelled)
{
    TANDEM_TRY(people, peopleOnOutputs(database, viewer));
    TANDEM_TRY_VAR(all, pairRecords(database, *people));
    TANDEM_TRY(selections, selectionRecords(database));
    TANDEM_TRY(scores, scoreRecords(database, *people));
    TANDEM_TRY(evidence, evidenceRecords(database, viewer, cancelled));
    TANDEM_TRY(verified, verifierRecords(database, viewer, cancelled));
    return *std::move(all) + *selections + *scores + *evidence + *verified;
}

} // namespace tandem
