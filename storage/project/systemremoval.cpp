#include "storage/project/systemremoval.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/project/rowsstep.h"
#include "storage/project/systemgaps.h"
#include "storage/repositories/loneverdicts.h"
#include "storage/repositories/systemoutputrepository.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace tandem {

namespace {

/// An output that is meant, by name.
struct MeantOutput
{
    SystemOutputId id;
    SampleId sample;
    int position = 0;
    kgds::SystemRef system;
};

Expected<QList<MeantOutput>> outputsMeant(Database& database, const OutputsMeant& meant)
{
    TANDEM_TRY_VAR(all,
        rowsOf(database,
            QStringLiteral("SELECT o.id, o.sample_id, s.position, o.model, o.paradigm, o.pattern"
                           " FROM kgds_output o JOIN sample s ON s.id = o.sample_id"
                           " WHERE o.model = ? ORDER BY s.position, o.paradigm, o.pattern"),
            {meant.model}, [](Statement& row) {
                MeantOutput one;
                row.read(one.id, one.sample, one.position, one.system.model, one.system.paradigm,
                    one.system.pattern);
                return one;
            }));
    all->removeIf([&](const MeantOutput& one) {
        return meant.pattern.value_or(one.system.pattern) != one.system.pattern ||
               meant.paradigm.value_or(one.system.paradigm) != one.system.paradigm ||
               (!meant.samples.isEmpty() && !meant.samples.contains(one.sample));
    });
    if (all->isEmpty())
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("There is no such output of %1.", "a model").arg(meant.model));
    return std::move(*all);
}

Error atOutput(const Error& error, const MeantOutput& output)
{
    return error.in(ProjectWords::tr("%1, sample %2", "a system, a number")
                        .arg(systemText(output.system))
                        .arg(output.position));
}

/// Types of error that belong to no opinion, of the systems that are about to lose their last
/// output.
Expected<QList<RowSelection>> lastUnattributedErrors(
    Database& database, const QList<MeantOutput>& outputs, const std::set<kgds::SystemRef>& systems)
{
    const QString ofSystem = QStringLiteral("model = ? AND paradigm = ? AND pattern = ?");
    QList<RowSelection> all;
    for (const kgds::SystemRef& system : systems) {
        const SqlValues values{system.model, system.paradigm, system.pattern};
        TANDEM_TRY(stored,
            valueOf<qint64>(database,
                QStringLiteral("SELECT count(*) FROM kgds_output WHERE ") + ofSystem, values));
        if (*stored == std::count_if(outputs.cbegin(), outputs.cend(),
                           [&](const MeantOutput& one) { return one.system == system; }))
            all.append({QLatin1String("kgds_loose_error"), ofSystem, values});
    }
    return all;
}

SystemRemoval removalOf(const QList<MeantOutput>& outputs)
{
    SystemRemoval removal;
    removal.outputs = outputs.size();
    for (const MeantOutput& output : outputs)
        removal.systems.insert(output.system);
    return removal;
}

/// The rows that go, with all that belongs to an output; what will have gone is left in `removal`.
Expected<RowsStep::Rows> selectedRows(
    Database& database, const OutputsMeant& meant, SystemRemoval& removal)
{
    TANDEM_TRY_VAR(found, outputsToRemove(database, meant));
    removal = std::move(*found);
    TANDEM_TRY(outputs, outputsMeant(database, meant));
    RowsStep::Rows rows;
    for (const MeantOutput& output : *outputs) {
        rows.rows.append({QLatin1String("kgds_output"), QStringLiteral("id = ?"), {output.id}});
        for (const JudgesTable& one : judgesTables())
            rows.rows.append(
                {QLatin1String(one.table), QStringLiteral("output_id = ?"), {output.id}});
    }
    TANDEM_TRY(loose, lastUnattributedErrors(database, *outputs, removal.systems));
    rows.rows += *loose;
    rows.detail = {{QStringLiteral("model"), meant.model},
        {QStringLiteral("outputs"), removal.outputs},
        {QStringLiteral("judgements"), removal.verdicts}};
    return rows;
}

/// `removal`: see selectedRows().
RowsStep removalStep(const OutputsMeant& meant, const std::shared_ptr<SystemRemoval>& removal)
{
    return {
        [meant, removal](Database& database) { return selectedRows(database, meant, *removal); },
        SystemsChanged(), QStringLiteral("outputs removed"), QStringLiteral("outputs put back")};
}

} // namespace

Expected<SystemRemoval> outputsToRemove(Database& database, const OutputsMeant& meant)
{
    TANDEM_TRY(outputs, outputsMeant(database, meant));
    SystemRemoval removal = removalOf(*outputs);
    SystemOutputRepository repository(database);
    std::set<QString> verifiers;
    for (const MeantOutput& output : *outputs) {
        const auto removable = repository.checkRemovable(output.id);
        if (!removable)
            return failure(atOutput(removable.error(), output));
        TANDEM_DO(
            eachRow(database, judgesSql("said.output_id = ?1"), {output.id}, [&](Statement& row) {
                ++removal.verdicts;
                verifiers.insert(row.take<QString>());
            }));
    }
    removal.verifiers = QStringList(verifiers.begin(), verifiers.end());
    return removal;
}

Expected<SystemRemoval> removeOutputs(Database& database, const OutputsMeant& meant)
{
    const auto removal = std::make_shared<SystemRemoval>();
    TANDEM_DO(takingRows(removalStep(meant, removal))(WriteContext{database, {}}));
    return *removal;
}

Change removingOutputs(const OutputsMeant& meant)
{
    return {
        .text =
            ProjectWords::tr("remove outputs of %1", "a step to undo; a model").arg(meant.model),
        .write = takingRows(removalStep(meant, std::make_shared<SystemRemoval>()))};
}

} // namespace tandem
