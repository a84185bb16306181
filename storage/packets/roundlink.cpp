#include "storage/packets/roundlink.h"

#include "models/opinions/opinioncheck.h"
#include "models/opinions/utterancework.h"
#include "models/rounds/stepname.h"
#include "models/studies/task.h"
#include "storage/database/rows.h"
#include "storage/packets/mergeplan.h"
#include "storage/packets/packetbounds.h"
#include "storage/packets/packetcopy.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/roundtask.h"
#include "storage/packets/rowcheck.h"
#include "storage/packets/seal.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/studyrefusal.h"

#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <tuple>
#include <utility>

namespace tandem {

namespace {

using roundtask::Asks;
using studies::RaterEvent;

/// How far clocks may be apart.
constexpr qint64 kClocksMayDifferMs = 5 * 60 * 1000;

Error changedSince()
{
    return {ErrorCode::Refused,
        PacketWords::tr("This sample was changed, closed or withdrawn since the page was loaded."),
        {}, {}, why::kChanged};
}

/// How far a person is with a round.
struct RoundProgress
{
    int items = 0;
    int answered = 0;
    int unsure = 0;
};

Expected<RoundProgress> labelProgress(Database& project, const Round& round, PersonId person)
{
    TANDEM_TRY(items, itemsOf(project, round.sample, round.step));
    TANDEM_TRY(answers, AnswerRepository(project).own(round.id, person));
    RoundProgress progress{int(items->size()), 0, 0};
    for (const ItemRow& item : *items) {
        const Answer answer = answers->value(item.id);
        progress.unsure += answer.unsure ? 1 : 0;
        progress.answered += answer.value && !answer.unsure ? 1 : 0;
    }
    return progress;
}

Expected<RoundProgress> writingProgress(Database& project, const Round& round, PersonId person)
{
    TANDEM_TRY(asked, askedSubjects(project, round, person));
    TANDEM_TRY(missing, OpinionRepository(project).missing(round.id, person));
    const int items = int(asked->size());
    return RoundProgress{items, items - int(missing->unanswered.size()), 0};
}

/// Of opinions that are reviewed, those that wait for nothing that the person could say by a link.
Expected<RoundProgress> reviewProgress(Database& project, const Round& round, PersonId person)
{
    TANDEM_TRY(opinions, OpinionChecks(project).opinions(round.id));
    TANDEM_TRY(rule, ComparisonRepository(project).rule(round.id));
    RoundProgress progress{int(opinions->size()), 0, 0};
    for (const PlacedOpinion& placed : *opinions) {
        const bool waits = isDue(placed.thread, OpinionTurn::Checker, person, *rule) ||
                           isDue(placed.thread, OpinionTurn::Author, person, *rule);
        progress.answered += waits ? 0 : 1;
    }
    return progress;
}

Expected<RoundProgress> roundProgress(Database& project, const Round& round, PersonId person)
{
    switch (roundtask::asksOf(round)) {
    case Asks::Opinions:
        return writingProgress(project, round, person);
    case Asks::Reviews:
        return reviewProgress(project, round, person);
    case Asks::Labels:
        break;
    }
    return labelProgress(project, round, person);
}

Expected<QJsonObject> workOn(Database& project, const Round& round, PersonId person)
{
    TANDEM_TRY(sample, SampleRepository(project).row(round.sample, round.step));
    TANDEM_TRY(progress, roundProgress(project, round, person));
    const bool isReview = roundtask::asksOf(round) == Asks::Reviews;
    const bool isDone =
        isReview ? progress->answered == progress->items : round.hasSubmitted(person);
    return QJsonObject{{QStringLiteral("round"), round.uuid},
        {QStringLiteral("step"), isReview ? QStringLiteral("reviews") : stepKey(round.step)},
        {QStringLiteral("sample"), sample->position}, {QStringLiteral("title"), sample->title},
        {QStringLiteral("items"), progress->items},
        {QStringLiteral("answered"), progress->answered},
        {QStringLiteral("unsure"), progress->unsure}, {QStringLiteral("submitted"), isDone}};
}

/// How many rounds of the person are closed for good: nothing is to be done there any more.
Expected<int> closedCount(Database& project, PersonId person)
{
    return valueOf<int>(project,
        QStringLiteral("SELECT count(*) FROM round r JOIN sample_in_use s ON s.id = r.sample_id"
                       " WHERE r.withdrawn_at IS NULL AND ? IN (r.annotator_a, r.annotator_b)"
                       " AND r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL"
                       " AND (r.step <> 2 OR r.settled_at IS NOT NULL)"),
        {person});
}

/// When the person last submitted the round or took that back, milliseconds since 1970; 0: never.
Expected<qint64> lastSubmission(Database& project, const Round& round, PersonId person)
{
    return valueOf<qint64>(project,
        QStringLiteral("SELECT coalesce(max(at), 0) FROM journal WHERE subject = ?"
                       " AND person_id = ? AND event IN (?, ?)"),
        {round.uuid, person, submissionWord(SealKind::Submitted),
            submissionWord(SealKind::TakenBack)});
}

/// What the page lists: what is open, what can be taken back, and opinions to be reviewed.
QList<Round> pageRounds(const PacketRounds& rounds)
{
    QList<Round> all = rounds.open + rounds.checked;
    for (const Round& round : rounds.waiting) {
        if (!round.isFinal())
            all.append(round);
    }
    return all;
}

SealKind rowKindOf(Asks asks)
{
    return asks == Asks::Labels     ? SealKind::Answer
           : asks == Asks::Opinions ? SealKind::Work
                                    : SealKind::Event;
}

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// What a page said of one round, turned into what its person would have written in the program.
class PageAnswers final
{
public:
    PageAnswers(Database& project, const PersonLink& link, const Round& round, qint64 now)
        : m_project(project)
        , m_link(link)
        , m_round(round)
        , m_asks(roundtask::asksOf(round))
        , m_now(now)
    {
    }

    Expected<PacketContents> read(const QString& form, const studies::Submission& told)
    {
        TANDEM_DO(readOrigin());
        TANDEM_DO(readAsked(form));
        TANDEM_DO(check(told));
        TANDEM_DO(m_asks == Asks::Reviews ? readThreads() : readStates());
        for (const studies::AnswerRow& row : told.rows)
            TANDEM_DO(take(row));
        for (const RaterEvent& event : told.events)
            TANDEM_DO(take(event));
        return m_contents;
    }

private:
    /// The project's own note of the link: there is no file that could say otherwise.
    Expected<void> readOrigin()
    {
        TANDEM_TRY(settings, SettingsRepository(m_project).load());
        TANDEM_TRY(person, PeopleRepository(m_project).byId(m_link.person));
        m_contents.uuid = m_link.uuid;
        m_contents.projectUuid = settings->uuid;
        m_contents.person = person->uuid;
        m_contents.personName = person->name;
        TANDEM_DO(eachRow(m_project,
            QStringLiteral("SELECT secret, digest, made_at FROM packet_out WHERE uuid = ?"),
            {m_link.uuid}, [&](Statement& row) {
                row.read(m_contents.secret, m_contents.digest, m_contents.madeAt);
            }));
        TANDEM_TRY(digest, roundDigest(m_project, m_round.id));
        m_contents.rounds = {
            {m_round.uuid, {}, m_round.step, m_asks == Asks::Reviews, {}, *digest}};
        return {};
    }

    Expected<void> readAsked(const QString& form)
    {
        m_task = roundtask::empty(form, m_contents.projectUuid, m_contents.person, m_asks);
        TANDEM_TRY(subjects, roundtask::subjectsOf(m_project, m_round, m_link.person));
        for (const QString& subject : *subjects) {
            studies::TaskTurn turn;
            turn.id = roundtask::turnOf(form, m_round.uuid, subject);
            m_subjects.insert(turn.id, subject);
            m_task.turns.append(turn);
        }
        return {};
    }

    Expected<void> check(const studies::Submission& told) const
    {
        using Kind = RaterEvent::Kind;
        // The form follows from the texts: what is said of others is about what is not there now.
        const bool isOfNow = std::all_of(told.rows.begin(), told.rows.end(),
            [&](const studies::AnswerRow& row) { return m_subjects.contains(row.turn); });
        if (!isOfNow)
            return failure(changedSince());
        for (const RaterEvent& event : told.events) {
            const bool isSubmission =
                event.kind == Kind::Submitted || event.kind == Kind::TakenBack;
            // What is said of opinions holds at once: there is nothing to submit.
            if (!(isSubmission && m_asks != Asks::Reviews) && event.kind != Kind::InView)
                return failure(ErrorCode::InvalidInput,
                    PacketWords::tr("An annotator's page cannot say this."), event.uuid);
        }
        return checkSubmission({told.rows, {}}, m_task);
    }

    Expected<void> readStates()
    {
        const bool isWork = m_asks == Asks::Opinions;
        const QString current =
            isWork ? QString() : QStringLiteral(" AND ") + isCurrentAnswerSql(QStringLiteral("x"));
        TANDEM_TRY_VAR(rows, packetRows(m_project, isWork ? SealKind::Work : SealKind::Answer,
                                 QStringLiteral("x.round_id = ? AND x.person_id = ?") + current,
                                 {m_round.id.value, m_link.person.value}));
        std::sort(rows->begin(), rows->end(), [](const PacketRow& a, const PacketRow& b) {
            return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
        });
        for (const PacketRow& row : std::as_const(*rows)) {
            m_states.insert(row.subject, row);
            m_last = std::max(m_last, row.at);
        }
        return {};
    }

    Expected<void> readThreads()
    {
        TANDEM_TRY(rule, ComparisonRepository(m_project).rule(m_round.id));
        TANDEM_TRY(opinions, OpinionChecks(m_project).opinions(m_round.id));
        m_rule = *rule;
        for (const PlacedOpinion& placed : *opinions)
            m_threads.insert(placed.thread.uuid, placed.thread);
        return {};
    }

    /// A time that no clock can say now counts as now: it would be the latest for long.
    qint64 timeOf(qint64 said) const { return said > m_now + kClocksMayDifferMs ? m_now : said; }

    Expected<void> take(const studies::AnswerRow& row)
    {
        const QString subject = m_subjects.value(row.turn);
        TANDEM_TRY(known, packetRow(m_project, rowKindOf(m_asks), row.uuid));
        if (*known) {
            TANDEM_TRY(isSame, saysTheSame(**known, row));
            const bool isTheirs = (*known)->round == m_round.uuid &&
                                  (*known)->person == m_contents.person &&
                                  (*known)->subject == subject;
            return isTheirs && *isSame
                       ? Expected<void>()
                       : failure(ErrorCode::InvalidInput,
                             PacketWords::tr("Another entry has this UUID."), row.uuid);
        }
        return m_asks == Asks::Reviews ? say(row, subject) : write(row, subject);
    }

    /// An answer, or a version of the work on an utterance.
    Expected<void> write(const studies::AnswerRow& row, const QString& subject)
    {
        PacketRow& state = m_states[subject];
        const qint64 before = state.at;
        if (m_asks == Asks::Opinions) {
            TANDEM_TRY(work, roundtask::opinionRow(row, m_asks, m_link.person));
            TANDEM_DO(checkWritten(*work, subject));
            state = *work;
        } else {
            state = roundtask::after(state, row);
        }
        // In the order in which they come in, whatever the clock of the page: each says all of an
        // item, and what is said last holds.
        state.at = std::max(timeOf(row.at), before + 1);
        m_last = std::max(m_last, state.at);
        return append(state, subject);
    }

    Expected<void> checkWritten(const PacketRow& row, const QString& subject)
    {
        WorkWrite version{m_round.id, m_link.person, subject.mid(1).toInt(), {}, 0};
        TANDEM_TRY(texts, OpinionRepository(m_project).context(m_round.sample, version.utterance));
        TANDEM_TRY(work, workFromJson(row.text, *texts));
        version.work = *work;
        return OpinionRepository(m_project).uuidsAreFree(version);
    }

    /// Something of an opinion that both see: only in turn, as in the window.
    Expected<void> say(const studies::AnswerRow& row, const QString& opinion)
    {
        OpinionThread& thread = m_threads[opinion];
        TANDEM_TRY_VAR(said, roundtask::opinionRow(row, m_asks, m_link.person));
        const qint64 before = thread.events.isEmpty() ? 0 : saidAt(thread.events.constLast());
        said->at = std::max(timeOf(row.at), before + 1);
        TANDEM_TRY(event, opinionEventFromJson(int(said->flag), said->text, m_link.person,
                              QDateTime::fromMSecsSinceEpoch(said->at, Qt::UTC)));
        auto fits = checkEvent(thread, *event, m_rule);
        if (const auto* withdrawal = std::get_if<OpinionWithdrawal>(&*event); fits && withdrawal)
            fits = OpinionChecks(m_project).checkWithdrawal(m_round.id, thread, *withdrawal);
        if (!fits)
            return failure(ErrorCode::Refused, fits.error().what, {}, {}, why::kTurn);
        thread.events.append(*event);
        return append(*said, opinion);
    }

    static qint64 saidAt(const OpinionEvent& event)
    {
        return std::visit([](const auto& said) { return said.at.toMSecsSinceEpoch(); }, event);
    }

    Expected<void> append(PacketRow row, const QString& subject)
    {
        row.round = m_round.uuid;
        row.person = m_contents.person;
        row.subject = subject;
        m_states[subject] = row;
        TANDEM_DO(checkBounds(row, row.uuid));
        m_contents.written.append(row);
        return {};
    }

    /// Whether the row under this UUID came from this one: it may be sent twice, not changed.
    Expected<bool> saysTheSame(const PacketRow& known, const studies::AnswerRow& row) const
    {
        PacketRow now = known;
        if (m_asks == Asks::Labels) {
            now = roundtask::after(known, row);
        } else {
            TANDEM_TRY(said, roundtask::opinionRow(row, m_asks, m_link.person));
            now = *said;
        }
        return now.value == known.value && now.flag == known.flag && now.text == known.text;
    }

    /// Events are known by what holds: a submission that is sent again is there already.
    Expected<void> take(const RaterEvent& event)
    {
        if (event.kind == RaterEvent::Kind::InView)
            return {};
        const bool isSubmission = event.kind == RaterEvent::Kind::Submitted;
        const bool holds = m_submitted.value_or(m_round.hasSubmitted(m_link.person));
        if (isSubmission == holds)
            return {};
        TANDEM_TRY(last, lastSubmission(m_project, m_round, m_link.person));
        const bool isFirst = m_contents.handIns.isEmpty();
        const qint64 before =
            std::max(*last, isFirst ? qint64(0) : m_contents.handIns.constLast().at);
        // What holds came from here or from the window: both are this person's, in this project.
        if (isFirst && holds)
            m_contents.handIns.append({SealKind::Submitted, m_round.uuid, *last});
        const qint64 at = std::max({timeOf(event.at), m_last, before + 1});
        m_contents.handIns.append(
            {isSubmission ? SealKind::Submitted : SealKind::TakenBack, m_round.uuid, at});
        m_submitted = isSubmission;
        return {};
    }

    Database& m_project;
    const PersonLink& m_link;
    const Round& m_round;
    const Asks m_asks;
    const qint64 m_now;
    studies::Task m_task;
    QHash<QString, QString> m_subjects;      ///< by turn
    QHash<QString, PacketRow> m_states;      ///< what holds, by subject
    QHash<QString, OpinionThread> m_threads; ///< by opinion, what comes in included
    ConsistencyRule m_rule = ConsistencyRule::Strict;
    qint64 m_last = 0;               ///< time of the last answer
    std::optional<bool> m_submitted; ///< once the page has said it
    PacketContents m_contents;
};

} // namespace

RoundLink::RoundLink(Database& project, const PersonLink& link, Guideline guideline)
    : m_project(project)
    , m_link(link)
    , m_guideline(std::move(guideline))
{
}

Expected<QByteArray> RoundLink::work()
{
    TANDEM_TRY(settings, SettingsRepository(m_project).load());
    TANDEM_TRY(person, PeopleRepository(m_project).byId(m_link.person));
    TANDEM_TRY(rounds, packetRounds(m_project, m_link.person, {}));
    TANDEM_TRY(closed, closedCount(m_project, m_link.person));
    QJsonArray work;
    int waiting = 0;
    const QList<Round> all = pageRounds(*rounds);
    for (const Round& round : all) {
        TANDEM_TRY(one, workOn(m_project, round, m_link.person));
        work.append(*one);
    }
    for (const Round& round : std::as_const(rounds->waiting))
        waiting += round.isFinal() ? 0 : 1;
    return compact({{QStringLiteral("work"), work}, {QStringLiteral("project"), settings->name},
        {QStringLiteral("name"), person->name}, {QStringLiteral("closed"), *closed},
        {QStringLiteral("waiting"), waiting}});
}

Expected<Round> RoundLink::openRound(const QString& uuid)
{
    TANDEM_TRY(rounds, packetRounds(m_project, m_link.person, {}));
    const QList<Round> all = pageRounds(*rounds);
    for (const Round& round : all) {
        if (round.uuid == uuid)
            return round;
    }
    return failure(changedSince());
}

/// Other texts are another form: nothing that was said of one is taken for another.
Expected<QString> RoundLink::formOf(const Round& round)
{
    TANDEM_TRY(digest, roundDigest(m_project, round.id));
    const bool isReview = roundtask::asksOf(round) == Asks::Reviews;
    const QString what = isReview ? round.uuid + QStringLiteral(" reviews") : round.uuid;
    return QUuid::createUuidV5(
        QUuid(m_link.uuid), what + u' ' + QString::fromLatin1(digest->toHex()))
        .toString(QUuid::WithoutBraces);
}

/// Whether it is submitted, as the last thing that was said of it: what a browser still keeps of
/// before is older.
Expected<QList<RaterEvent>> RoundLink::standing(const Round& round, const QString& form)
{
    TANDEM_TRY(at, lastSubmission(m_project, round, m_link.person));
    if (*at == 0 || roundtask::asksOf(round) == Asks::Reviews)
        return QList<RaterEvent>();
    const auto kind = round.hasSubmitted(m_link.person) ? RaterEvent::Kind::Submitted
                                                        : RaterEvent::Kind::TakenBack;
    const QString uuid =
        QUuid::createUuidV5(QUuid(form), QString::number(*at)).toString(QUuid::WithoutBraces);
    return QList<RaterEvent>{{uuid, kind, *at}};
}

Expected<QByteArray> RoundLink::task(const QString& uuid)
{
    TANDEM_TRY(round, openRound(uuid));
    TANDEM_TRY(form, formOf(*round));
    TANDEM_TRY(settings, SettingsRepository(m_project).load());
    TANDEM_TRY(person, PeopleRepository(m_project).byId(m_link.person));
    const studies::Task empty =
        roundtask::empty(*form, settings->uuid, person->uuid, roundtask::asksOf(*round));
    TANDEM_TRY_VAR(task, roundtask::filled(m_project, empty,
                             {m_link.person, round->step, m_guideline(round->step)}, {*round}));
    TANDEM_TRY(events, standing(*round, *form));
    task->given.events = *events;
    TANDEM_TRY(others, work());
    QJsonObject json = QJsonDocument::fromJson(studies::taskToJson(*task)).object();
    json.insert(QStringLiteral("work"),
        QJsonDocument::fromJson(*others).object().value(QStringLiteral("work")));
    json.insert(QStringLiteral("now"), QDateTime::currentMSecsSinceEpoch());
    return compact(json);
}

/// Whether a round that takes nothing more has all of it already: the page was not told that it was
/// saved.
Expected<bool> RoundLink::isThere(const QString& uuid, const studies::Submission& told)
{
    TANDEM_TRY(person, PeopleRepository(m_project).byId(m_link.person));
    for (const studies::AnswerRow& row : told.rows) {
        const SealKind kind = row.question == studies::kWorkQuestion   ? SealKind::Work
                              : row.question == studies::kSaidQuestion ? SealKind::Event
                                                                       : SealKind::Answer;
        TANDEM_TRY(there, packetRow(m_project, kind, row.uuid));
        if (!*there || (*there)->round != uuid || (*there)->person != person->uuid)
            return false;
    }
    const bool onlySubmits = std::all_of(told.events.begin(), told.events.end(),
        [](const RaterEvent& event) { return event.kind == RaterEvent::Kind::Submitted; });
    return isAny(m_project,
        QStringLiteral("SELECT 1 FROM round WHERE uuid = ? AND ? IN (annotator_a, annotator_b)"
                       " AND handed_in_a IS NOT NULL AND handed_in_b IS NOT NULL"),
        {uuid, m_link.person})
        .map([&](bool isClosed) { return isClosed && onlySubmits; });
}

namespace {

/// Whether it is about what was written, while both have submitted and review it.
bool isOfBefore(const Round& round, const studies::Submission& told)
{
    const bool isWriting = std::any_of(told.rows.begin(), told.rows.end(),
        [](const studies::AnswerRow& row) { return row.question == studies::kWorkQuestion; });
    const bool isSubmission =
        std::any_of(told.events.begin(), told.events.end(), [](const RaterEvent& event) {
            return event.kind == RaterEvent::Kind::Submitted ||
                   event.kind == RaterEvent::Kind::TakenBack;
        });
    return roundtask::asksOf(round) == Asks::Reviews && (isWriting || isSubmission);
}

/// Why nothing is taken, to somebody who knows the page alone; of packets they have never heard.
Error refusalToPerson(
    const Round& round, PersonId person, const PacketContents& contents, const RoundMerge& line)
{
    if (round.hasSubmitted(person) && !contents.written.isEmpty())
        return {ErrorCode::Refused,
            PacketWords::tr("You have submitted this sample. Withdraw the submission to change "
                            "something."),
            {}, {}, why::kSubmitted};
    if (line.handsIn)
        return {ErrorCode::Refused,
            PacketWords::tr("Some items still lack an answer, or are marked unsure."), {}, {},
            why::kIncomplete};
    return changedSince();
}

/// The same of what no page sends: where it does not fit is the page's affair.
Error faultOfPage(const Error& error)
{
    const bool isTooLong = error.code == ErrorCode::TooLarge;
    const bool isOfPage = isTooLong || error.code == ErrorCode::InvalidInput ||
                          error.code == ErrorCode::NotFound ||
                          (error.code == ErrorCode::Refused && error.detail != why::kChanged &&
                              error.detail != why::kTurn);
    if (!isOfPage)
        return error;
    return isTooLong ? Error{ErrorCode::TooLarge, PacketWords::tr("This text is too long."), {},
                           PacketWords::tr("Shorten it."), {}}
                     : Error{ErrorCode::InvalidInput,
                           PacketWords::tr("The page sent an answer that is not possible here."),
                           error.where, {}, error.detail};
}

} // namespace

Expected<TakenAnswers> RoundLink::take(
    const QString& uuid, const studies::Submission& told, qint64 now)
{
    TakenAnswers taken;
    for (const studies::AnswerRow& row : told.rows)
        taken.kept.append(row.uuid);
    for (const RaterEvent& event : told.events)
        taken.kept.append(event.uuid);
    const auto round = openRound(uuid);
    if (!round || isOfBefore(*round, told)) {
        TANDEM_TRY(isThere, this->isThere(uuid, told));
        return *isThere ? Expected<TakenAnswers>(taken)
                        : failure(round ? changedSince() : round.error());
    }
    TANDEM_TRY(form, formOf(*round));
    TANDEM_TRY(contents,
        PageAnswers(m_project, m_link, *round, now).read(*form, told).map_error(faultOfPage));
    MergePlan plan(m_project, *contents);
    TANDEM_DO(plan.make().map_error(faultOfPage));
    const RoundMerge& line = plan.merge().rounds.constFirst();
    if (!line.refusal.isEmpty())
        return failure(refusalToPerson(*round, m_link.person, *contents, line));
    TANDEM_DO(plan.takeNew());
    taken.fresh = line.fresh;
    taken.round = *round;
    return taken;
}

} // namespace tandem
