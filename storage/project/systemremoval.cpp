#include "storage/project/systemremoval.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/project/storedrows.h"
#include "storage/project/systemgaps.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/systemoutputrepository.h"

#include <algorithm>
#include <array>

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

/// Tables with what belongs to an output, by the column that says to which.
constexpr std::array kTablesOfOutput{std::pair{QLatin1String("kgds_output"), QLatin1String("id")},
    std::pair{QLatin1String("kgds_judgement"), QLatin1String("output_id")},
    std::pair{QLatin1String("kgds_feedback"), QLatin1String("output_id")}};

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
Expected<StoredRows> lastLooseErrors(
    Database& database, const QList<MeantOutput>& outputs, const std::set<kgds::SystemRef>& systems)
{
    const QString ofSystem = QStringLiteral("model = ? AND paradigm = ? AND pattern = ?");
    StoredRows all{QLatin1String("kgds_loose_error"), {}, {}};
    for (const kgds::SystemRef& system : systems) {
        const SqlValues values{system.model, system.paradigm, system.pattern};
        TANDEM_TRY(stored,
            valueOf<qint64>(database,
                QStringLiteral("SELECT count(*) FROM kgds_output WHERE ") + ofSystem, values));
        if (*stored > std::count_if(outputs.cbegin(), outputs.cend(),
                          [&](const MeantOutput& one) { return one.system == system; }))
            continue;
        TANDEM_TRY(taken, rowsAsStored(database, all.table, ofSystem, values));
        all.columns = taken->columns;
        all.rows += taken->rows;
        TANDEM_DO(
            database.run(QStringLiteral("DELETE FROM kgds_loose_error WHERE ") + ofSystem, values));
    }
    return all;
}

Expected<QList<StoredRows>> takeOutputRows(
    Database& database, const QList<MeantOutput>& outputs, const std::set<kgds::SystemRef>& systems)
{
    QList<StoredRows> taken;
    for (const auto& [table, column] : kTablesOfOutput) {
        taken.append({table, {}, {}});
        for (const MeantOutput& output : outputs) {
            TANDEM_TRY(rows, rowsAsStored(database, table, QString(column + QLatin1String(" = ?")),
                                 {output.id}));
            taken.last().columns = rows->columns;
            taken.last().rows += rows->rows;
        }
    }
    TANDEM_TRY(loose, lastLooseErrors(database, outputs, systems));
    taken.append(*loose);
    SystemOutputRepository repository(database);
    for (const MeantOutput& output : outputs) {
        const auto removed = repository.remove(output.id);
        if (!removed)
            return failure(atOutput(removed.error(), output));
    }
    return taken;
}

SystemRemoval removalOf(const QList<MeantOutput>& outputs)
{
    SystemRemoval removal;
    removal.outputs = outputs.size();
    for (const MeantOutput& output : outputs)
        removal.systems.insert(output.system);
    return removal;
}

Expected<void> noteRemoval(Database& database, const QString& event, const OutputsMeant& meant,
    const SystemRemoval& removal)
{
    return Journal(database).append(event, {}, {},
        {{QStringLiteral("model"), meant.model}, {QStringLiteral("outputs"), removal.outputs},
            {QStringLiteral("judgements"), removal.verdicts}});
}

struct Removed
{
    SystemRemoval removal;
    QList<StoredRows> rows;
};

Expected<Removed> removeMeant(Database& database, const OutputsMeant& meant)
{
    TANDEM_TRY(removal, outputsToRemove(database, meant));
    TANDEM_TRY(outputs, outputsMeant(database, meant));
    TANDEM_TRY_VAR(rows, takeOutputRows(database, *outputs, removal->systems));
    TANDEM_DO(noteRemoval(database, QStringLiteral("outputs removed"), meant, *removal));
    return Removed{*removal, std::move(*rows)};
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
        TANDEM_DO(eachRow(database,
            QStringLiteral("SELECT verifier FROM kgds_judgement WHERE output_id = ? UNION ALL"
                           " SELECT judge FROM kgds_feedback WHERE output_id = ?"),
            {output.id, output.id}, [&](Statement& row) {
                ++removal.verdicts;
                verifiers.insert(row.take<QString>());
            }));
    }
    removal.verifiers = QStringList(verifiers.begin(), verifiers.end());
    return removal;
}

Expected<SystemRemoval> removeOutputs(Database& database, const OutputsMeant& meant)
{
    return removeMeant(database, meant).map([](const Removed& removed) { return removed.removal; });
}

Change removingOutputs(const OutputsMeant& meant)
{
    const Write remove = [meant](const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY_VAR(removed, removeMeant(context.database, meant));
        const auto kept = std::make_shared<const Removed>(std::move(*removed));
        const Write putBack = [meant, kept](const WriteContext& again) -> Expected<Written> {
            TANDEM_DO(putRowsBack(again.database, kept->rows));
            TANDEM_DO(noteRemoval(
                again.database, QStringLiteral("outputs put back"), meant, kept->removal));
            Written written{SystemsChanged()};
            written.inverse = removingOutputs(meant).write;
            return written;
        };
        return Written(SystemsChanged(), putBack);
    };
    return {
        .text =
            ProjectWords::tr("take out outputs of %1", "a step to undo; a model").arg(meant.model),
        .write = remove};
}

} // namespace tandem
