#include "storage/project/systemimportback.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/systemoutputrepository.h"

namespace tandem {

namespace {

const QString kOfJudgement = QStringLiteral("output_id = ? AND verifier = ?");
const QString kOfLooseErrors =
    QStringLiteral("model = ? AND paradigm = ? AND pattern = ? AND verifier = ?");
constexpr QLatin1String kOutputTable("kgds_output");
constexpr QLatin1String kJudgementTable("kgds_judgement");
constexpr QLatin1String kLooseErrorTable("kgds_loose_error");

Expected<qint64> timesJudged(Database& database, SystemOutputId output)
{
    return valueOf<qint64>(database,
        QStringLiteral("SELECT (SELECT count(*) FROM kgds_judgement WHERE output_id = ?1)"
                       " + (SELECT count(*) FROM kgds_feedback WHERE output_id = ?1)"),
        {output});
}

/// What the verifier says, to be compared.
Expected<QByteArray> wordsOf(Database& database, SystemOutputId output, const QString& verifier)
{
    return valueOf<QByteArray>(database,
        QStringLiteral("SELECT facts || ' ' || opinions || ' ' || errors || ' ' || explanations"
                       " FROM kgds_judgement WHERE ") +
            kOfJudgement,
        {output, verifier});
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

SqlValues looseArguments(const kgds::SystemRef& system, const QString& verifier)
{
    return {system.model, system.paradigm, system.pattern, verifier};
}

Expected<void> noteInJournal(
    Database& database, const QString& event, const QString& source, qsizetype outputs)
{
    return Journal(database).append(event, {}, {},
        {{QStringLiteral("file"), source}, {QStringLiteral("outputs"), qint64(outputs)}});
}

Expected<void> deleteRows(
    Database& database, QLatin1String table, const QString& condition, const SqlValues& arguments)
{
    return database.run(QStringLiteral("DELETE FROM %1 WHERE %2").arg(table, condition), arguments);
}

} // namespace

Expected<void> SystemImportBack::noteJudgement(
    Database& database, SystemOutputId output, const QString& verifier)
{
    if (const auto added = m_outputs.constFind(output); added != m_outputs.cend())
        return {}; // it goes with the output
    const Place place(output, verifier);
    if (m_judgements.contains(place))
        return {};
    TANDEM_TRY(before, rowsAsStored(database, kJudgementTable, kOfJudgement, {output, verifier}));
    m_judgements[place].before = *before;
    return {};
}

Expected<Write> SystemImportBack::write(Database& database, const QString& source) const
{
    SystemImportBack whole = *this;
    for (auto [output, judged] : whole.m_outputs.asKeyValueRange()) {
        TANDEM_TRY(now, timesJudged(database, output));
        judged = *now;
    }
    for (auto& [place, judgement] : whole.m_judgements) {
        TANDEM_TRY(words, wordsOf(database, place.first, place.second));
        judgement.after = *words;
    }
    const auto kept = std::make_shared<const SystemImportBack>(std::move(whole));
    return Write(
        [kept, source](const WriteContext& context) { return kept->takeBack(context, source); });
}

Expected<void> SystemImportBack::checkUntouched(Database& database) const
{
    SystemOutputRepository outputs(database);
    bool isTouched = false;
    for (const auto [output, judged] : m_outputs.asKeyValueRange()) {
        TANDEM_DO(outputs.checkRemovable(output));
        TANDEM_TRY(now, timesJudged(database, output));
        isTouched = isTouched || *now != judged;
    }
    for (const auto& [place, judgement] : m_judgements) {
        TANDEM_TRY(words, wordsOf(database, place.first, place.second));
        TANDEM_TRY(toBeChecked, isToBeChecked(database, place.first, place.second));
        isTouched = isTouched || *words != judgement.after || *toBeChecked;
    }
    if (!isTouched)
        return {};
    return failure(ErrorCode::Refused,
        ProjectWords::tr("What was imported has been judged or checked since; it stays in the "
                         "project."),
        {}, ProjectWords::tr("\"Take out\" takes outputs out with what was said of them."));
}

/// The rows that go, by tables in the order in which they can come back.
Expected<QList<StoredRows>> SystemImportBack::take(Database& database) const
{
    QList<StoredRows> taken;
    const auto takeRows = [&](QLatin1String table, const QString& condition,
                              const SqlValues& arguments) -> Expected<void> {
        TANDEM_TRY(rows, rowsAsStored(database, table, condition, arguments));
        taken.append(*rows);
        return {};
    };
    for (auto output = m_outputs.keyBegin(); output != m_outputs.keyEnd(); ++output) {
        TANDEM_DO(takeRows(kOutputTable, QStringLiteral("id = ?"), {*output}));
        TANDEM_DO(takeRows(kJudgementTable, QStringLiteral("output_id = ?"), {*output}));
        TANDEM_DO(
            deleteRows(database, kJudgementTable, QStringLiteral("output_id = ?"), {*output}));
        TANDEM_DO(deleteRows(database, kOutputTable, QStringLiteral("id = ?"), {*output}));
    }
    for (const auto& [place, judgement] : m_judgements) {
        const SqlValues arguments{place.first, place.second};
        TANDEM_DO(takeRows(kJudgementTable, kOfJudgement, arguments));
        TANDEM_DO(deleteRows(database, kJudgementTable, kOfJudgement, arguments));
        TANDEM_DO(putRowsBack(database, {judgement.before}));
    }
    for (const auto& [system, verifier] : m_looseErrors) {
        const SqlValues arguments = looseArguments(system, verifier);
        TANDEM_DO(takeRows(kLooseErrorTable, kOfLooseErrors, arguments));
        TANDEM_DO(deleteRows(database, kLooseErrorTable, kOfLooseErrors, arguments));
    }
    return taken;
}

Expected<Written> SystemImportBack::takeBack(
    const WriteContext& context, const QString& source) const
{
    TANDEM_DO(checkUntouched(context.database));
    TANDEM_TRY(taken, take(context.database));
    TANDEM_DO(noteInJournal(
        context.database, QStringLiteral("import taken back"), source, m_outputs.size()));
    const auto kept = std::make_shared<const SystemImportBack>(*this);
    return Written(SystemsChanged(), [kept, source, rows = *taken](const WriteContext& again) {
        return kept->putBack(again, source, rows);
    });
}

Expected<Written> SystemImportBack::putBack(
    const WriteContext& context, const QString& source, const QList<StoredRows>& taken) const
{
    for (const auto& [place, judgement] : m_judgements)
        TANDEM_DO(deleteRows(
            context.database, kJudgementTable, kOfJudgement, {place.first, place.second}));
    TANDEM_DO(putRowsBack(context.database, taken));
    TANDEM_DO(
        noteInJournal(context.database, QStringLiteral("imported"), source, m_outputs.size()));
    TANDEM_TRY(back, write(context.database, source));
    return Written(SystemsChanged(), *back);
}

} // namespace tandem
