#include "storage/packets/roundlink.h"

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
#include "storage/repositories/items.h"
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
#include <utility>

namespace tandem {

namespace {

using studies::RaterEvent;

/// How far clocks may be apart.
constexpr qint64 kClocksMayDifferMs = 5 * 60 * 1000;

Error changedSince()
{
    return {ErrorCode::Refused,
        PacketWords::tr("This sample was changed, closed or withdrawn since the page was loaded."),
        {}, {}, why::kChanged};
}

/// Whether pages ask about such rounds. Opinions are written, in Tandem or in a packet.
bool isOnPage(const Round& round)
{
    return round.step != Step::Opinions;
}

/// Each once, in the order of samples and steps; `done` of what is submitted.
Expected<QJsonObject> workOn(Database& project, const Round& round, PersonId person)
{
    TANDEM_TRY(sample, SampleRepository(project).row(round.sample, round.step));
    TANDEM_TRY(items, itemsOf(project, round.sample, round.step));
    TANDEM_TRY(answers, AnswerRepository(project).own(round.id, person));
    int answered = 0;
    int unsure = 0;
    for (const ItemRow& item : *items) {
        const Answer answer = answers->value(item.id);
        unsure += answer.unsure ? 1 : 0;
        answered += answer.value && !answer.unsure ? 1 : 0;
    }
    return QJsonObject{{QStringLiteral("round"), round.uuid},
        {QStringLiteral("step"), stepKey(round.step)}, {QStringLiteral("sample"), sample->position},
        {QStringLiteral("title"), sample->title}, {QStringLiteral("items"), int(items->size())},
        {QStringLiteral("answered"), answered}, {QStringLiteral("unsure"), unsure},
        {QStringLiteral("submitted"), round.hasSubmitted(person)}};
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
        , m_now(now)
    {
    }

    Expected<PacketContents> read(const QString& form, const studies::Submission& told)
    {
        TANDEM_DO(readOrigin());
        TANDEM_DO(readAsked(form));
        TANDEM_DO(check(told));
        TANDEM_DO(readStates());
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
        m_contents.rounds = {{m_round.uuid, {}, m_round.step, false, {}, *digest}};
        return {};
    }

    Expected<void> readAsked(const QString& form)
    {
        m_task = roundtask::empty(form, m_contents.projectUuid, m_contents.person);
        TANDEM_TRY(asked, askedSubjects(m_project, m_round, m_link.person));
        for (const AskedSubject& one : *asked) {
            studies::TaskTurn turn;
            turn.id = roundtask::turnOf(form, m_round.uuid, one.subject);
            m_subjects.insert(turn.id, one.subject);
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
            if (event.kind != Kind::Submitted && event.kind != Kind::TakenBack &&
                event.kind != Kind::InView)
                return failure(ErrorCode::InvalidInput,
                    PacketWords::tr("An annotator's page cannot say this."), event.uuid);
        }
        return checkSubmission({told.rows, {}}, m_task);
    }

    Expected<void> readStates()
    {
        TANDEM_TRY(answers, packetRows(m_project, SealKind::Answer,
                                QStringLiteral("x.round_id = ? AND x.person_id = ? AND ") +
                                    isCurrentAnswerSql(QStringLiteral("x")),
                                {m_round.id.value, m_link.person.value}));
        for (const PacketRow& answer : *answers) {
            m_states.insert(answer.subject, answer);
            m_last = std::max(m_last, answer.at);
        }
        return {};
    }

    /// A time that no clock can say now counts as now: it would be the latest for long.
    qint64 timeOf(qint64 said) const { return said > m_now + kClocksMayDifferMs ? m_now : said; }

    Expected<void> take(const studies::AnswerRow& row)
    {
        const QString subject = m_subjects.value(row.turn);
        TANDEM_TRY(known, packetRow(m_project, SealKind::Answer, row.uuid));
        if (*known) {
            const bool isTheirs = (*known)->round == m_round.uuid &&
                                  (*known)->person == m_contents.person &&
                                  (*known)->subject == subject;
            return isTheirs ? Expected<void>()
                            : failure(ErrorCode::InvalidInput,
                                  PacketWords::tr("Another entry has this UUID."), row.uuid);
        }
        PacketRow& state = m_states[subject];
        const qint64 before = state.at;
        state = roundtask::after(state, row);
        state.round = m_round.uuid;
        state.person = m_contents.person;
        state.subject = subject;
        // In the order in which they come in, whatever the clock of the page: each says all of an
        // item, and what is said last holds.
        state.at = std::max(timeOf(row.at), before + 1);
        m_last = std::max(m_last, state.at);
        TANDEM_DO(checkBounds(state, row.uuid));
        m_contents.written.append(state);
        return {};
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
    const qint64 m_now;
    studies::Task m_task;
    QHash<QString, QString> m_subjects; ///< by turn
    QHash<QString, PacketRow> m_states; ///< what holds, by subject
    qint64 m_last = 0;                  ///< time of the last answer
    std::optional<bool> m_submitted;    ///< once the page has said it
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
    QJsonArray work;
    int elsewhere = int(rounds->checked.size());
    int waiting = 0;
    for (const Round& round : rounds->open + rounds->waiting) {
        const bool isSubmitted = round.hasSubmitted(m_link.person);
        elsewhere += !isOnPage(round) && !isSubmitted ? 1 : 0;
        waiting += isSubmitted ? 1 : 0;
        if (!isOnPage(round) || round.isClosed())
            continue;
        TANDEM_TRY(one, workOn(m_project, round, m_link.person));
        work.append(*one);
    }
    return compact({{QStringLiteral("work"), work}, {QStringLiteral("project"), settings->name},
        {QStringLiteral("name"), person->name}, {QStringLiteral("opinions"), elsewhere},
        {QStringLiteral("waiting"), waiting}});
}

Expected<Round> RoundLink::openRound(const QString& uuid)
{
    TANDEM_TRY(rounds, packetRounds(m_project, m_link.person, {}));
    for (const Round& round : rounds->open + rounds->waiting) {
        if (round.uuid == uuid && isOnPage(round) && !round.isClosed())
            return round;
    }
    return failure(changedSince());
}

/// Other texts are another form: nothing that was said of one is taken for another.
Expected<QString> RoundLink::formOf(const Round& round)
{
    TANDEM_TRY(digest, roundDigest(m_project, round.id));
    return QUuid::createUuidV5(
        QUuid(m_link.uuid), round.uuid + u' ' + QString::fromLatin1(digest->toHex()))
        .toString(QUuid::WithoutBraces);
}

/// Whether it is submitted, as the last thing that was said of it: what a browser still keeps of
/// before is older.
Expected<QList<RaterEvent>> RoundLink::standing(const Round& round, const QString& form)
{
    TANDEM_TRY(at, lastSubmission(m_project, round, m_link.person));
    if (*at == 0)
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
    TANDEM_TRY_VAR(
        task, roundtask::filled(m_project, roundtask::empty(*form, settings->uuid, person->uuid),
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

/// Whether a closed round has all of it already: the page was not told that it was saved.
Expected<bool> RoundLink::isThere(const QString& uuid, const studies::Submission& told)
{
    TANDEM_TRY(person, PeopleRepository(m_project).byId(m_link.person));
    for (const studies::AnswerRow& row : told.rows) {
        TANDEM_TRY(there, packetRow(m_project, SealKind::Answer, row.uuid));
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

Expected<TakenAnswers> RoundLink::take(
    const QString& uuid, const studies::Submission& told, qint64 now)
{
    TakenAnswers taken;
    for (const studies::AnswerRow& row : told.rows)
        taken.kept.append(row.uuid);
    for (const RaterEvent& event : told.events)
        taken.kept.append(event.uuid);
    const auto round = openRound(uuid);
    if (!round) {
        TANDEM_TRY(isThere, this->isThere(uuid, told));
        return *isThere ? Expected<TakenAnswers>(taken) : failure(round.error());
    }
    TANDEM_TRY(form, formOf(*round));
    TANDEM_TRY(contents, PageAnswers(m_project, m_link, *round, now).read(*form, told));
    MergePlan plan(m_project, *contents);
    TANDEM_DO(plan.make());
    const RoundMerge& line = plan.merge().rounds.constFirst();
    if (!line.refusal.isEmpty()) {
        const bool isAfter = round->hasSubmitted(m_link.person) && !contents->written.isEmpty();
        const QString& why = isAfter        ? why::kSubmitted
                             : line.handsIn ? why::kIncomplete
                                            : why::kChanged;
        return failure(ErrorCode::Refused, line.refusal, {}, {}, why);
    }
    TANDEM_DO(plan.takeNew());
    taken.fresh = line.fresh;
    taken.round = *round;
    return taken;
}

} // namespace tandem
