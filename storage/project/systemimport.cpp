#include "storage/project/systemimport.h"

#include "models/kgds/systemlabel.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/formats/spellings.h"
#include "storage/project/importformats.h"
#include "storage/project/intake.h"
#include "storage/project/projectwords.h"
#include "storage/project/systemgaps.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/loneverdicts.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/unattributederrorrepository.h"

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

namespace {

/// Writes outputs one after the other, keeping a sample's record once.
class SystemsIntake final
{
public:
    SystemsIntake(Database& database, const SystemBenchmark& benchmark, const SystemFile& file,
        const QString& verifier)
        : m_database(database)
        , m_outputs(database)
        , m_judgements(database)
        , m_golds(database)
        , m_benchmark(benchmark)
        , m_file(file)
        , m_verifier(verifier)
        , m_kept(benchmark.samples().size())
    {
    }

    QString verifierOf(const SystemFile::Output& output) const
    {
        if (!m_verifier.isEmpty())
            return m_verifier;
        return output.verifier.isEmpty() ? kImportedVerifier : output.verifier;
    }

    Expected<void> take(const SystemFile::Output& output)
    {
        const SampleId sample = m_benchmark.samples().at(output.sample).id;
        TANDEM_TRY(found, m_outputs.find(sample, output.system));
        if (!*found && !output.output) {
            gaps.note(SystemGaps::Kind::WithoutOutput, output.system,
                m_benchmark.samples().at(output.sample).position);
            return {};
        }
        ++placed;
        TANDEM_TRY(gold, goldOf(output.sample));
        if (*found)
            return takeKnown(**found, *gold, output);
        const kgds::SampleRecord& record = m_benchmark.records().at(output.sample);
        NewSystemOutput made;
        made.sample = sample;
        made.gold = *gold;
        made.system = output.system;
        made.output = *output.output;
        made.source = m_file.source;
        TANDEM_TRY(id, m_outputs.add(made, &record));
        import.undo.noteOutput(*id);
        gaps.noteAdded(output.system, m_benchmark.samples().at(output.sample).position,
            unknownParagraphs(made.output.paragraphs, record));
        ++import.outputs;
        return output.judgement ? judge(*id, output, &record) : Expected<void>();
    }

    SystemImport import;
    SystemGaps gaps;
    qint64 placed = 0; ///< outputs that are in the project now

private:
    /// What the benchmark says of a sample now.
    Expected<GoldId> goldOf(qsizetype place)
    {
        std::optional<GoldId>& kept = m_kept[place];
        if (!kept) {
            TANDEM_TRY(gold,
                m_golds.keep(m_benchmark.samples().at(place).id, m_benchmark.records().at(place)));
            kept = *gold;
        }
        return *kept;
    }

    Expected<void> judge(SystemOutputId id, const SystemFile::Output& output,
        const kgds::SampleRecord* record = nullptr)
    {
        TANDEM_DO(import.undo.noteJudgement(m_database, id, verifierOf(output)));
        ++import.verdicts;
        return m_judgements
            .addImported(id, verifierOf(output), m_file.source, *output.judgement,
                output.explanations, record)
            .map([](SystemJudgementId) {});
    }

    Expected<void> takeKnown(SystemOutputId id, GoldId gold, const SystemFile::Output& output)
    {
        TANDEM_TRY(stored, m_outputs.byId(id));
        if (output.output && stored->made.output != *output.output)
            return failure(ErrorCode::Refused,
                ProjectWords::tr(
                    "The project already has another output of this system for the sample."),
                {}, ProjectWords::tr("Give the model another name, or remove the old output."));
        import.known += output.output ? 1 : 0;
        if (!output.judgement)
            return {};
        TANDEM_TRY(judged, m_judgements.find(id, verifierOf(output)));
        if (!*judged)
            return isCurrent(*stored, gold).and_then([&] { return judge(id, output); });
        TANDEM_TRY(before, m_judgements.byId(**judged));
        if (before->state == JudgementState::Complete && before->judgement == *output.judgement &&
            output.explanations == JudgementExplanations())
            return {};
        TANDEM_DO(isCurrent(*stored, gold));
        TANDEM_DO(judge(id, output));
        TANDEM_TRY(after, m_judgements.byId(**judged));
        if (after->judgement == before->judgement && after->explanations == before->explanations)
            --import.verdicts;
        return {};
    }

    static Expected<void> isCurrent(const StoredSystemOutput& stored, GoldId gold)
    {
        if (stored.made.gold == gold)
            return {};
        return failure(ErrorCode::Refused,
            ProjectWords::tr("The benchmark has changed since this output was added; the judgments "
                             "may be about other facts and opinions."),
            {}, ProjectWords::tr("Import the outputs again under another model name."));
    }

    Database& m_database;
    SystemOutputRepository m_outputs;
    SystemJudgementRepository m_judgements;
    GoldRepository m_golds;
    const SystemBenchmark& m_benchmark;
    const SystemFile& m_file;
    const QString& m_verifier;
    QList<std::optional<GoldId>> m_kept; ///< of each sample, once asked for
};

/// Says what the project lacks of the systems of the file.
Expected<void> lookForGaps(Database& database, const SystemBenchmark& benchmark,
    const SystemFile& file, SystemsIntake& intake)
{
    std::map<kgds::SystemRef, QString> verifiers;
    for (const SystemFile::Output& output : file.outputs) {
        QString& verifier = verifiers[output.system];
        if (output.judgement && verifier.isEmpty())
            verifier = intake.verifierOf(output);
    }
    for (const auto& [system, verifier] : verifiers) {
        intake.import.systems.insert(system);
        TANDEM_DO(intake.gaps.look(database, benchmark, system, verifier));
    }
    return {};
}

/// Models of the project that case alone tells from one of the file.
Expected<Spellings> modelsAlike(Database& database, const std::set<kgds::SystemRef>& systems)
{
    TANDEM_TRY(all, SystemOutputRepository(database).systems());
    const auto namesOf = [](const auto& refs) {
        QStringList names;
        for (const kgds::SystemRef& ref : refs)
            names.append(ref.model);
        return names;
    };
    return Spellings::ofBrought(namesOf(systems), namesOf(*all));
}

struct PlacedErrors
{
    bool isPlaced = false;
    qint64 judgements = 0; ///< that have changed
};

/// Types of error that came without opinions are those of the verifier's uncovered ones, in the
/// benchmark's order, where there are as many.
Expected<PlacedErrors> placeErrors(Database& database, const SystemBenchmark& benchmark,
    const SystemFile::UnattributedErrors& errors, const QString& verifier, SystemImportUndo& undo)
{
    if (!errors.isAlone)
        return PlacedErrors();
    SystemOutputRepository outputs(database);
    SystemJudgementRepository judgements(database);
    QList<StoredJudgement> judged;
    qsizetype uncovered = 0;
    for (const SystemBenchmark::Sample& sample : benchmark.samples()) {
        TANDEM_TRY(output, outputs.find(sample.id, errors.system));
        if (!*output)
            continue;
        TANDEM_TRY(found, judgements.find(**output, verifier));
        if (!*found)
            continue;
        TANDEM_TRY(stored, judgements.byId(**found));
        uncovered += stored->judgement.opinions.count(kgds::Conclusion::Unknowable);
        judged.append(*stored);
    }
    if (uncovered != errors.types.size())
        return PlacedErrors();
    PlacedErrors placed{true, 0};
    qsizetype next = 0;
    for (StoredJudgement& one : judged) {
        const kgds::SystemJudgement before = one.judgement;
        for (qsizetype i = 0; i < before.opinions.size(); ++i) {
            if (before.opinions.at(i) == kgds::Conclusion::Unknowable)
                one.judgement.errors[i] = errors.types.at(next++);
        }
        if (one.judgement == before)
            continue;
        ++placed.judgements;
        TANDEM_DO(undo.noteJudgement(database, one.output, verifier));
        TANDEM_TRY(added, judgements.addImported(
                              one.output, verifier, one.source, one.judgement, one.explanations));
    }
    return placed;
}

Expected<Imported> importedOutputs(Database& database, const SystemImport& import,
    const ImportRequest& request, const QString& source)
{
    Imported imported;
    imported.sentence =
        ProjectWords::tr("Added %1 and %2; %3. The file has %4.",
            "outputs; judgements; how many outputs were there; systems")
            .arg(ProjectWords::tr("%1 output(s)", "a number", int(import.outputs))
                     .arg(request.count(import.outputs)),
                ProjectWords::tr("%1 judgment(s)", "a number", int(import.verdicts))
                    .arg(request.count(import.verdicts)),
                ProjectWords::tr("%1 output(s) already present", "a number", int(import.known))
                    .arg(request.count(import.known)),
                kgds::systemsSpread(import.systems));
    imported.messages = import.messages;
    imported.fields = {{QStringLiteral("systems"), qint64(import.systems.size())},
        {QStringLiteral("outputs"), import.outputs},
        {QStringLiteral("judgements"), import.verdicts}, {QStringLiteral("known"), import.known}};
    imported.changed = SystemsChanged();
    if (!import.undo.isEmpty()) {
        TANDEM_TRY(step, import.undo.step(database, source));
        imported.setStep(*step);
    }
    return imported;
}

Expected<ImportWork> readOutputFile(const ImportRequest& request)
{
    TANDEM_TRY_VAR(read, readSystemFile(request.path(), *request.benchmark, request.progress));
    return ImportWork([request, file = std::make_shared<const SystemFile>(std::move(*read))](
                          const WriteContext& context) {
        return writeSystemFile(
            context, *request.benchmark, *file, request.text("verifier"), request.progress)
            .and_then([&](const SystemImport& import) {
                return importedOutputs(context.database, import, request, file->source);
            });
    });
}

} // namespace

Expected<SystemImport> writeSystemFile(const WriteContext& context,
    const SystemBenchmark& benchmark, const SystemFile& file, const QString& verifier,
    const Progress& progress)
{
    Database& database = context.database;
    SystemsIntake intake(database, benchmark, file, verifier);
    TANDEM_DO(takeEach(
        file.outputs.size(), progress, [&](qsizetype i) { return intake.take(file.outputs.at(i)); },
        [&](qsizetype i) {
            const SystemFile::Output& output = file.outputs.at(i);
            return ProjectWords::tr("%1: %2 (%3, %4), sample %5", "a file, a system, a sample")
                .arg(file.source, output.system.model, patternName(output.system.pattern),
                    paradigmKey(output.system.paradigm))
                .arg(benchmark.samples().at(output.sample).position);
        }));
    SystemImport& import = intake.import;
    import.messages = file.messages;
    const QString by = verifier.isEmpty() ? kImportedVerifier : verifier;
    bool hasNewErrors = false;
    for (const SystemFile::UnattributedErrors& errors : file.unattributedErrors) {
        UnattributedErrorRepository loose(database);
        TANDEM_TRY(place, placeErrors(database, benchmark, errors, by, import.undo));
        import.systems.insert(errors.system);
        import.verdicts += place->judgements;
        if (place->isPlaced)
            continue;
        TANDEM_TRY(isNew, loose.add(errors.system, by, file.source, errors.types));
        hasNewErrors = hasNewErrors || *isNew;
        if (*isNew)
            import.undo.noteUnattributedErrors(errors.system, by);
        import.messages +=
            ProjectWords::tr("%1: it is unknown which opinions %n error type(s) belong to; they "
                             "count only in the shares of error types.",
                nullptr, int(errors.types.size()))
                .arg(systemText(errors.system));
    }
    TANDEM_DO(lookForGaps(database, benchmark, file, intake));
    import.messages += intake.gaps.messages();
    TANDEM_TRY(named, modelsAlike(database, import.systems));
    import.messages += remarksOnSystems(*named);
    if (intake.placed == 0 && file.unattributedErrors.isEmpty())
        return failure(ErrorCode::NotFound,
            ProjectWords::tr(
                "No system output found, and the outputs that it judges are not in the project."),
            file.source, import.messages.join(u' '));
    if (import.outputs + import.verdicts > 0 || hasNewErrors) {
        TANDEM_DO(Journal(database).append(QStringLiteral("imported"), context.origin.person, {},
            {{QStringLiteral("file"), file.source},
                {QStringLiteral("systems"), int(import.systems.size())},
                {QStringLiteral("outputs"), import.outputs},
                {QStringLiteral("judgements"), import.verdicts}}));
    }
    return std::move(import);
}

const ImportFormat& systemOutputsFormat()
{
    static const ImportFormat format{.command = "kgds import",
        .noun = "Output",
        .dialog = "importOutputsDialog",
        .purpose = "outputs",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import model outputs"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing outputs"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "A folder in the published layout, or a .tar.gz or .zip of it, with "
            "judgments if available; or JSON, JSONL or CSV with sample, model, "
            "pattern, paradigm, background or paragraphs, and opinion. Judgments "
            "can be imported later and in several files. Drop it here."),
        .filter = QT_TRANSLATE_NOOP(
            "ProjectWords", "Outputs (*.gz *.tgz *.tar *.zip *.json *.jsonl *.csv)"),
        .options = {{"verifier", "outputVerifier", QT_TRANSLATE_NOOP("ProjectWords", "&Judge"),
            "imported"}},
        .note = QT_TRANSLATE_NOOP("ProjectWords",
            "The model or people who judged, used if the file contains judgments without naming "
            "the judge. Several judges can judge the same outputs, each under its own name."),
        .takesFolders = true,
        .countsBytes = true,
        .readsBenchmark = true,
        .read = readOutputFile};
    return format;
}

} // namespace tandem
