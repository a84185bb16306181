#include "storage/packets/mergepart.h"

#include "models/rounds/missing.h"
#include "storage/database/database.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/rowcheck.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace tandem {

namespace {

bool isLater(const PacketRow& row, const PacketRow& than)
{
    return std::tie(row.at, row.uuid) > std::tie(than.at, than.uuid);
}

/// What the row says of whether its subject is done.
Answer completeness(const PacketRow& row)
{
    Answer answer;
    const bool isDone = row.kind == SealKind::Answer ? row.value.has_value() : row.flag == 1;
    if (isDone)
        answer.value = YesNo::Yes;
    answer.unsure = row.kind == SealKind::Answer && row.flag == 1;
    return answer;
}

} // namespace

Expected<QString> whatIsMissing(Database& project, const MergePart& part, PersonId person)
{
    const auto kind = part.round.step == Step::Opinions ? SealKind::Work : SealKind::Answer;
    TANDEM_TRY(asked, askedSubjects(project, part.round, person));
    TANDEM_TRY_VAR(
        rows, packetRows(project, kind, QStringLiteral("x.round_id = ? AND x.person_id = ?"),
                  {part.round.id.value, person.value}));
    rows->append(part.rows);
    QHash<QString, PacketRow> latest;
    for (const PacketRow& row : std::as_const(*rows)) {
        if (row.at > *part.submitted)
            return PacketWords::tr("It contains work from after its submission.");
        const auto known = latest.constFind(row.subject);
        if (known == latest.constEnd() || isLater(row, *known))
            latest.insert(row.subject, row);
    }
    QList<NumberedAnswer> answers;
    for (const AskedSubject& subject : *asked) {
        const auto row = latest.constFind(subject.subject);
        answers.append({subject.number, row == latest.constEnd() ? Answer() : completeness(*row)});
    }
    const Missing missing = missingOf(answers);
    if (missing.isEmpty())
        return QString();
    return PacketWords::tr("It is submitted, but not everything is answered.") + u' ' +
           missingText(missing, part.round.step);
}

namespace {

/// What came is older than the submission that holds, and part of it.
Expected<void> closeWorkAgain(Database& project, RoundId round, PersonId person)
{
    return project.run(
        QStringLiteral("INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest)"
                       " SELECT kind, subject_id, person_id, digest FROM closed_work"
                       " WHERE subject_id = ? AND person_id = ?"),
        {round, person});
}

} // namespace

Expected<void> takeOver(
    Database& project, const MergePart& part, PersonId person, const QString& packet)
{
    TANDEM_TRY(asked, askedSubjects(project, part.round, person));
    QHash<QString, qint64> items;
    for (const AskedSubject& subject : *asked)
        items.insert(subject.subject, subject.item);
    QList<PacketRow> rows = part.rows;
    std::sort(rows.begin(), rows.end(), [](const PacketRow& a, const PacketRow& b) {
        return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
    });
    for (const PacketRow& row : std::as_const(rows)) {
        TANDEM_DO(insertPacketRow(project, row, items.value(row.subject)));
    }
    if (part.events.isEmpty())
        return part.submitted ? closeWorkAgain(project, part.round.id, person) : Expected<void>();
    TANDEM_DO(project.run(QStringLiteral("UPDATE round SET %1 = ? WHERE id = ?")
                              .arg(person == part.round.pair.a ? QStringLiteral("handed_in_a")
                                                               : QStringLiteral("handed_in_b")),
        {part.submitted, part.round.id.value}));
    // The file takes the digest of what was submitted when the journal says so.
    for (const SubmissionEvent& event : part.events) {
        TANDEM_DO(Journal(project).appendAt(event.at, submissionWord(event.kind), person,
            event.round, {{QStringLiteral("packet"), packet}}));
    }
    return {};
}

} // namespace tandem
