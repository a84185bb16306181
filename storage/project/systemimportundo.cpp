#include "storage/project/systemimportundo.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/loneverdicts.h"
#include "storage/repositories/systemoutputrepository.h"

#include <memory>

namespace tandem {

namespace {

constexpr QLatin1String kJudgementTable("kgds_judgement");

RowSelection judgementRow(SystemOutputId output, const QString& verifier)
{
    return {kJudgementTable, QStringLiteral("output_id = ? AND verifier = ?"), {output, verifier}};
}

Expected<qint64> timesJudged(Database& database, SystemOutputId output)
{
    return valueOf<qint64>(database,
        QStringLiteral("SELECT count(*) FROM (%1)").arg(judgesSql("said.output_id = ?1")),
        {output});
}

/// What the verifier says, to be compared.
Expected<QByteArray> judgementText(
    Database& database, SystemOutputId output, const QString& verifier)
{
    const RowSelection row = judgementRow(output, verifier);
    return valueOf<QByteArray>(database,
        QStringLiteral("SELECT facts || ' ' || opinions || ' ' || errors || ' ' || explanations"
                       " FROM kgds_judgement WHERE ") +
            row.condition,
        row.arguments);
}

/// Whether people have checked the verifier's word, or are to.
Expected<bool> isToBeChecked(Database& database, SystemOutputId output, const QString& verifier)
{
    return isAny(database,
        QStringLiteral("SELECT 1 FROM kgds_judgement j WHERE j.output_id = ? AND j.verifier = ?"
                       " AND (EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 1"
                       " AND v.subject_id = j.id) OR EXISTS (SELECT 1 FROM kgds_check_item c"
                       " WHERE c.judgement_id = j.id))"),
        {output, verifier});
}

} // namespace

Expected<void> SystemImportUndo::noteJudgement(
    Database& database, SystemOutputId output, const QString& verifier)
{
    const Place place(output, verifier);
    if (m_outputs.contains(output) || m_judgements.contains(place))
        return {}; // it goes with the output
    TANDEM_TRY(before, rowsAsStored(database, judgementRow(output, verifier)));
    m_judgements[place].before = *before;
    return {};
}

Expected<RowsStep> SystemImportUndo::step(Database& database, const QString& source) const
{
    const auto whole = std::make_shared<SystemImportUndo>(*this);
    for (auto [output, judged] : whole->m_outputs.asKeyValueRange()) {
        TANDEM_TRY(now, timesJudged(database, output));
        judged = *now;
    }
    for (auto& [place, judgement] : whole->m_judgements) {
        TANDEM_TRY(words, judgementText(database, place.first, place.second));
        judgement.after = *words;
    }
    return RowsStep{[whole](Database& again) { return whole->select(again); }, SystemsChanged(),
        QStringLiteral("import taken back"), QStringLiteral("imported"),
        {{QStringLiteral("file"), source}, {QStringLiteral("outputs"), qint64(m_outputs.size())}}};
}

Expected<void> SystemImportUndo::checkUntouched(Database& database) const
{
    SystemOutputRepository outputs(database);
    bool isTouched = false;
    for (const auto [output, judged] : m_outputs.asKeyValueRange()) {
        TANDEM_DO(outputs.checkRemovable(output));
        TANDEM_TRY(now, timesJudged(database, output));
        isTouched = isTouched || *now != judged;
    }
    for (const auto& [place, judgement] : m_judgements) {
        TANDEM_TRY(words, judgementText(database, place.first, place.second));
        TANDEM_TRY(toBeChecked, isToBeChecked(database, place.first, place.second));
        isTouched = isTouched || *words != judgement.after || *toBeChecked;
    }
    if (!isTouched)
        return {};
    return failure(ErrorCode::Refused,
        ProjectWords::tr("Some of what was imported has been judged or reviewed since, so the "
                         "import cannot be undone."),
        {},
        ProjectWords::tr("\"Remove…\" removes outputs together with their judgments and reviews."));
}

Expected<RowsStep::Rows> SystemImportUndo::select(Database& database) const
{
    TANDEM_DO(checkUntouched(database));
    RowsStep::Rows selected;
    for (auto output = m_outputs.keyBegin(); output != m_outputs.keyEnd(); ++output) {
        selected.rows.append({QLatin1String("kgds_output"), QStringLiteral("id = ?"), {*output}});
        selected.rows.append({kJudgementTable, QStringLiteral("output_id = ?"), {*output}});
    }
    for (const auto& [place, judgement] : m_judgements) {
        selected.rows.append(judgementRow(place.first, place.second));
        if (!judgement.before.rows.isEmpty())
            selected.before.append(judgement.before);
    }
    for (const auto& [system, verifier] : m_unattributedErrors)
        selected.rows.append({QLatin1String("kgds_loose_error"),
            QStringLiteral("model = ? AND paradigm = ? AND pattern = ? AND verifier = ?"),
            {system.model, system.paradigm, system.pattern, verifier}});
    return selected;
}

} // namespace tandem
