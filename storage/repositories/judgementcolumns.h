#pragma once

#include "models/kgds/samplescore.h"
#include "models/kgds/systemoutput.h"
#include "storage/database/rows.h"
#include "storage/repositories/systemjudgementrepository.h"

#include <QByteArray>
#include <QList>

/// How the columns of kgds_judgement hold verdicts and scores.
namespace tandem {

/// "110/02/": a digit for each fact, each group with '/' at its end.
QByteArray groupsText(const QList<QList<kgds::Conclusion>>& groups);
QList<QList<kgds::Conclusion>> groupsFrom(const QByteArray& text);
QByteArray conclusionsText(const QList<kgds::Conclusion>& conclusions);
QList<kgds::Conclusion> conclusionsFrom(const QByteArray& text);
/// 0: none.
QByteArray errorsText(const QList<std::optional<kgds::ErrorType>>& errors);
QList<std::optional<kgds::ErrorType>> errorsFrom(const QByteArray& text);
QByteArray explanationsText(const JudgementExplanations& explanations);
JudgementExplanations explanationsFrom(const QByteArray& text);

/// The score's columns of kgds_judgement, with the alias j and without, and their values in order.
QString scoreColumns(const QString& alias = {});
QList<SqlColumn> scoreValues(const kgds::SampleScore& score);
kgds::SampleScore readScore(Statement& row);

} // namespace tandem
