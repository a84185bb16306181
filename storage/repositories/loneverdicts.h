#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/judgementdecision.h"

#include <QList>
#include <QString>

/// What judges say of outputs in one answer that stands by itself (kgds::LoneDecision), whatever
/// they were asked.
namespace tandem {

class Database;

/// Where such answers are stored, a row each. All of these tables have id, uuid, output_id, judge,
/// explanation, run_id and reply_id.
struct LoneTable
{
    int kind; ///< of people's verdicts on it, in the table verdict
    kgds::JudgementKind decision;
    const char* table;
    const char* answer;  ///< SQL over `said`: its number (kgds::LoneDecision::answers)
    const char* way;     ///< the same: in which way it was asked (kgds::LoneDecision::ways)
    const char* gone;    ///< that it is not there any more, in RepositoryWords
    const char* closing; ///< the kind of its digests
    const char* altered; ///< that %n are not as they were added, in ProjectCheck
};

/// All of them.
QList<LoneTable> loneTables();

/// One answer.
struct LoneVerdict
{
    int kind = -1; ///< LoneTable::kind
    kgds::JudgementKind decision = kgds::JudgementKind::Feedback;
    qint64 id = 0;
    SystemOutputId output;
    QString judge;
    int way = 0;
    int answer = 0;
    QString explanation;
    ReplyId reply; ///< invalid where it was imported
};

/// All of them on an output, by kind, judge and way.
Expected<QList<LoneVerdict>> loneVerdictsOn(Database& database, SystemOutputId output);
/// A judge's on outputs of samples in use, by kind, output and way. For a worker.
Expected<QList<LoneVerdict>> loneVerdictsBy(Database& database, const QString& judge);
/// The number of the answer; NotFound.
Expected<int> loneAnswer(Database& database, const LoneTable& table, qint64 id);

/// Where it stands what judges say of outputs, each row of one output_id and maybe of a run_id.
struct JudgesTable
{
    int kind; ///< of people's verdicts on it
    const char* table;
    const char* judge; ///< the column of the judge's name
};
/// Judgements first, then what stands by itself.
QList<JudgesTable> judgesTables();
/// Whether people's verdicts of this kind are on what judges say of outputs.
bool isOnOutputs(int kind);
/// Selects 1 for each verdict that people have given on what judges say of outputs, where `where`
/// holds of that: "said.output_id = ?1".
QString reviewedSql(const char* where);
/// Selects the judge's name of all that judges say, likewise.
QString judgesSql(const char* where);

} // namespace tandem
