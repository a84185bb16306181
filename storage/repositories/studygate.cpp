#include "storage/repositories/studygate.h"

#include "models/studies/answervalues.h"
#include "models/studies/itemgroups.h"
#include "models/studies/raterfigures.h"
#include "storage/database/rows.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"
#include "storage/repositories/studytally.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace tandem {

namespace {

/// What stands beside each answer of a study.
struct RecordFrame
{
    QHash<qint64, studies::Design> designs; ///< by version
    QHash<qint64, bool> hasSides;           ///< by item
    QHash<qint64, studies::ItemSource> sources;
    QHash<qint64, QString> groups; ///< by item
    QHash<RaterId, int> asked;     ///< rated and check items
    /// Questions whose latest answers count no more, by turn: another answer ruled them out.
    QHash<qint64, QSet<QString>> ruledOut;
};

Expected<RecordFrame> recordFrame(Database& database, StudyId study)
{
    RecordFrame frame;
    TANDEM_TRY(designs, studyDesigns(database, study));
    frame.designs = *designs;
    TANDEM_TRY(items, storedStudyItems(database, study));
    for (const StoredStudyItem& stored : *items) {
        frame.hasSides.insert(stored.id, hasTwoSides(stored.item.item));
        frame.sources.insert(stored.id, stored.item.source);
        frame.groups.insert(stored.id, stored.item.item.group);
    }
    TANDEM_TRY(turns, studyTurns(database, study));
    for (const StudyTurn& turn : *turns) {
        if (turn.kind != studies::ItemKind::Practice)
            ++frame.asked[turn.rater];
        for (auto answer = turn.answers.cbegin(); answer != turn.answers.cend(); ++answer) {
            if (answer->value && !answer->counts)
                frame.ruledOut[turn.id].insert(answer.key());
        }
    }
    return frame;
}

const QString kRecords = QStringLiteral(
    "SELECT r.id, t.id, i.id, t.version_id, t.swapped, a.question, a.value, i.name, i.kind, a.at,"
    " a.duration_ms, t.position, v.number, a.late, t.released_at IS NOT NULL AND"
    " a.at > t.released_at, a.late = 0 AND NOT EXISTS (SELECT 1 FROM study_answer b"
    " WHERE b.turn_id = a.turn_id AND b.question = a.question AND b.late = 0"
    " AND (b.at, b.uuid) > (a.at, a.uuid)), EXISTS (SELECT 1"
    " FROM study_event s WHERE s.uuid = substr(t.uuid, 1, 14) || '8' || substr(t.uuid, 16)"
    " AND s.event = 'in_view' AND s.rater_id = r.id) FROM study_rater r JOIN study_turn t"
    " ON t.rater_id = r.id JOIN study_item i ON i.id = t.item_id JOIN study_version v"
    " ON v.id = t.version_id JOIN study_answer a ON a.turn_id = t.id WHERE r.study_id = ?"
    " ORDER BY r.number, t.position, a.at, a.uuid");

StudyAnswerRecord recordFrom(Statement& row, const RecordFrame& frame, const RecordedRater& rater)
{
    StudyAnswerRecord record;
    record.rater = rater;
    const auto turn = row.take<qint64>();
    const auto item = row.take<qint64>();
    const auto version = row.take<qint64>();
    const bool isSwapped = row.take<bool>();
    bool isAfterClose = false;
    bool isAfterRelease = false;
    row.read(record.question, record.value, record.item, record.kind, record.at, record.durationMs,
        record.position, record.version, isAfterClose, isAfterRelease, record.isCurrent,
        record.wasInView);
    if (frame.ruledOut.value(turn).contains(record.question))
        record.isCurrent = false;
    record.lateness = isAfterClose     ? AnswerLateness::Closed
                      : isAfterRelease ? AnswerLateness::Released
                                       : AnswerLateness::InTime;
    record.source = frame.sources.value(item);
    record.group = frame.groups.value(item);
    const studies::Design design = frame.designs.value(version);
    if (const auto* const asked = questionNamed(design, record.question))
        record.value = ofItemsSides(*asked, record.value, isSwapped);
    if (frame.hasSides.value(item))
        record.firstSide = isSwapped ? 2 : 1;
    return record;
}

} // namespace

Expected<QList<StudyAnswerRecord>> studyAnswerRecords(
    Database& database, StudyId study, const QHash<RaterId, RecordedRater>& raters)
{
    TANDEM_TRY(frame, recordFrame(database, study));
    QList<StudyAnswerRecord> records;
    return eachRow(database, kRecords, {study}, [&](Statement& row) {
        const auto id = row.take<RaterId>();
        const auto rater = raters.constFind(id);
        if (rater == raters.cend())
            return;
        records.append(recordFrom(row, *frame, *rater));
        records.last().asked = frame->asked.value(id);
    }).map([&] { return std::move(records); });
}

namespace {

/// Everything of a study that both its status and its results are made of.
struct StudyContents
{
    studies::StudyAnswers answers;
    QList<StudyRater> raters; ///< of answers.raters
    QList<StudyTurn> turns;   ///< everybody's
};

QString shownName(const StudyRater& rater, RaterNames names)
{
    return names == RaterNames::Real ? rater.name : rater.pseudonym();
}

studies::RatedAnswer ratedAnswer(const StudyTurn& turn, const QString& question,
    const CurrentStudyAnswer& said, const studies::Design& design)
{
    studies::RatedAnswer answer;
    const studies::Question* const asked = questionNamed(design, question);
    answer.question = question;
    answer.value = asked ? ofItemsSides(*asked, *said.value, turn.isSwapped) : *said.value;
    answer.at = QDateTime::fromMSecsSinceEpoch(said.at, Qt::UTC);
    // No work takes no time: then it was not measured.
    answer.durationMs = said.durationMs > 0 ? said.durationMs : -1;
    answer.swapped = turn.isSwapped;
    answer.position = turn.position;
    return answer;
}

/// The answers of a turn that count. What was spent on others was spent on the item all the same.
QList<studies::RatedAnswer> countingAnswersOf(const StudyTurn& turn, const studies::Design& design)
{
    QList<studies::RatedAnswer> counting;
    qint64 spentOnOthersMs = 0;
    for (auto said = turn.answers.cbegin(); said != turn.answers.cend(); ++said) {
        if (said->counts)
            counting.append(ratedAnswer(turn, said.key(), *said, design));
        else
            spentOnOthersMs += said->durationMs;
    }
    std::sort(counting.begin(), counting.end(),
        [](const studies::RatedAnswer& a, const studies::RatedAnswer& b) {
            return a.question < b.question;
        });
    if (spentOnOthersMs > 0 && !counting.isEmpty()) {
        qint64& first = counting.first().durationMs;
        first = std::max<qint64>(0, first) + spentOnOthersMs;
    }
    return counting;
}

Expected<QHash<qint64, int>> versionNumbers(Database& database, StudyId study)
{
    return pairsOf<qint64, int>(database,
        QStringLiteral("SELECT id, number FROM study_version WHERE study_id = ?"), {study});
}

Expected<void> addStudyAnswers(Database& database, StudyId study,
    const QHash<qint64, qsizetype>& items, StudyContents& contents)
{
    TANDEM_TRY(designs, studyDesigns(database, study));
    TANDEM_TRY(numbers, versionNumbers(database, study));
    QHash<RaterId, int> places;
    for (qsizetype i = 0; i < contents.raters.size(); ++i)
        places.insert(contents.raters.at(i).id, int(i));
    for (const StudyTurn& turn : contents.turns) {
        const auto place = places.constFind(turn.rater);
        if (place == places.constEnd())
            continue;
        if (turn.kind != studies::ItemKind::Practice)
            ++contents.answers.raters[*place].assigned;
        for (studies::RatedAnswer& answer : countingAnswersOf(turn, designs->value(turn.version))) {
            answer.rater = *place;
            answer.item = items.value(turn.item);
            answer.version = numbers->value(turn.version, 1);
            contents.answers.answers.append(std::move(answer));
        }
    }
    return {};
}

Expected<StudyContents> studyContents(Database& database, StudyId study, RaterNames names)
{
    StudyContents contents;
    TANDEM_TRY(version, StudyRepository(database).version(study));
    TANDEM_TRY(items, storedStudyItems(database, study));
    TANDEM_TRY(raters, StudyRaterRepository(database).all(study));
    TANDEM_TRY(turns, studyTurns(database, study));
    contents.turns = *turns;
    contents.answers.design = version->design;
    QHash<qint64, qsizetype> places;
    for (const StoredStudyItem& item : *items) {
        places.insert(item.id, contents.answers.items.size());
        contents.answers.items.append(item.item);
    }
    for (const StudyRater& rater : *raters) {
        if (!isPartOfResults(rater.state))
            continue;
        contents.raters.append(rater);
        contents.answers.raters.append(
            {shownName(rater, names), 0, rater.state == RaterState::Submitted});
    }
    TANDEM_DO(addStudyAnswers(database, study, places, contents));
    // Whatever the order of a hash: the same project gives the same list.
    std::sort(contents.answers.answers.begin(), contents.answers.answers.end(),
        [](const studies::RatedAnswer& a, const studies::RatedAnswer& b) {
            return std::tie(a.rater, a.position, a.item, a.question) <
                   std::tie(b.rater, b.position, b.item, b.question);
        });
    return contents;
}

struct TimesOfRater
{
    qint64 first = 0;
    qint64 firstHere = 0;
    qint64 last = 0;
    qint64 longestGap = 0;
};

Expected<QHash<RaterId, TimesOfRater>> timesOfRaters(Database& database, StudyId study)
{
    QHash<RaterId, TimesOfRater> times;
    return eachRow(database,
        QStringLiteral("SELECT a.rater_id, a.at, %1 FROM study_rater r JOIN study_answer a"
                       " ON a.rater_id = r.id WHERE r.study_id = ? ORDER BY a.rater_id, a.at")
            .arg(isGivenHereSql(QStringLiteral("a"))),
        {study},
        [&](Statement& row) {
            TimesOfRater& ofRater = times[row.take<RaterId>()];
            const auto at = row.take<qint64>();
            if (ofRater.first == 0)
                ofRater.first = at;
            else
                ofRater.longestGap = std::max(ofRater.longestGap, at - ofRater.last);
            ofRater.last = at;
            if (row.take<bool>() && ofRater.firstHere == 0)
                ofRater.firstHere = at;
        })
        .map([&] { return std::move(times); });
}

QDateTime utcOrNone(qint64 at)
{
    return at > 0 ? QDateTime::fromMSecsSinceEpoch(at, Qt::UTC) : QDateTime();
}

/// At the pace from the first answer until now, of those who answer here: when others answered
/// elsewhere says nothing of it. `doneElsewhere` is of status.done.
QDateTime expectedEndOf(const StudyStatus& status, qint64 doneElsewhere, const QDateTime& now)
{
    QDateTime first;
    for (const RaterProgress& rater : status.raters) {
        if (rater.firstHereAt.isValid() && (!first.isValid() || rater.firstHereAt < first))
            first = rater.firstHereAt;
    }
    const qint64 doneHere = status.done - doneElsewhere;
    if (status.isClosed || !first.isValid() || doneHere <= 0 || status.done >= status.wanted)
        return {};
    const double msOfOne = double(first.msecsTo(now)) / double(doneHere);
    return now.addMSecs(qint64(msOfOne * double(status.wanted - status.done)));
}

bool droppedOut(const StudyRater& rater)
{
    return rater.state == RaterState::Declined || rater.state == RaterState::Withdrawn ||
           rater.state == RaterState::Replaced;
}

RaterProgress progressOf(const StudyRater& rater, const QList<StudyTurn>& turns)
{
    RaterProgress progress;
    progress.rater = rater;
    for (const StudyTurn& turn : turns) {
        if (turn.rater != rater.id || turn.kind == studies::ItemKind::Practice)
            continue;
        ++progress.asked;
        progress.complete += turn.isComplete ? 1 : 0;
        progress.released += turn.isReleased ? 1 : 0;
    }
    return progress;
}

/// As studyTally() counts them.
qint64 ratedTurnsDone(const StudyRater& rater, const QList<StudyTurn>& turns)
{
    return !isPartOfResults(rater.state)
               ? 0
               : std::count_if(turns.cbegin(), turns.cend(), [](const StudyTurn& turn) {
                     return turn.kind == studies::ItemKind::Rated && turn.isComplete;
                 });
}

} // namespace

Expected<StudyStatus> StudyGate::status(StudyId study, const QDateTime& now)
{
    TANDEM_TRY(summary, StudyRepository(m_database).byId(study));
    TANDEM_TRY(contents, studyContents(m_database, study, RaterNames::Pseudonyms));
    TANDEM_TRY(tally, studyTally(m_database, study, contents->turns));
    TANDEM_TRY(raters, StudyRaterRepository(m_database).all(study));
    TANDEM_TRY(times, timesOfRaters(m_database, study));
    const QList<studies::RaterFigures> figures = raterFigures(contents->answers);
    QHash<RaterId, studies::RaterFigures> figuresOf;
    for (qsizetype i = 0; i < contents->raters.size() && i < figures.size(); ++i)
        figuresOf.insert(contents->raters.at(i).id, figures.at(i));
    QHash<RaterId, QList<StudyTurn>> turnsOf;
    for (const StudyTurn& turn : contents->turns)
        turnsOf[turn.rater].append(turn);
    StudyStatus status;
    qint64 doneElsewhere = 0;
    for (const StudyRater& rater : *raters) {
        RaterProgress progress = progressOf(rater, turnsOf.value(rater.id));
        const studies::RaterFigures ofRater = figuresOf.value(rater.id);
        const TimesOfRater time = times->value(rater.id);
        progress.seconds = ofRater.seconds;
        progress.checks = ofRater.checks;
        progress.straightLine = ofRater.straightLined;
        progress.firstAt = utcOrNone(time.first);
        progress.firstHereAt = utcOrNone(time.firstHere);
        progress.lastAt = utcOrNone(time.last);
        progress.longestGapMs = time.longestGap;
        if (time.firstHere == 0)
            doneElsewhere += ratedTurnsDone(rater, turnsOf.value(rater.id));
        status.raters.append(progress);
        status.dropOuts += droppedOut(rater) ? 1 : 0;
    }
    status.items = tally->items;
    status.itemsComplete = tally->itemsComplete;
    status.wanted = tally->wanted;
    status.done = tally->done;
    status.isClosed = summary->isClosed();
    status.expectedEnd = expectedEndOf(status, doneElsewhere, now);
    return status;
}

Expected<studies::StudyAnswers> StudyGate::answers(StudyId study, RaterNames names)
{
    TANDEM_DO(requireClosed(study));
    return studyContents(m_database, study, names).map([](const StudyContents& contents) {
        return contents.answers;
    });
}

Expected<QList<StudyAnswerRecord>> StudyGate::records(StudyId study, RaterNames names)
{
    TANDEM_DO(requireClosed(study));
    TANDEM_TRY(raters, StudyRaterRepository(m_database).all(study));
    QHash<RaterId, RecordedRater> shown;
    for (const StudyRater& rater : *raters) {
        if (isPartOfResults(rater.state))
            shown.insert(rater.id, {shownName(rater, names),
                                       names == RaterNames::Real ? rater.participant : QString()});
    }
    return studyAnswerRecords(m_database, study, shown);
}

Expected<void> StudyGate::requireClosed(StudyId study)
{
    TANDEM_TRY(summary, StudyRepository(m_database).byId(study));
    if (summary->isClosed())
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("Answers stay hidden until the study is closed."), summary->name,
        RepositoryWords::tr("See \"tandem study status\" for its progress."));
}

} // namespace tandem
