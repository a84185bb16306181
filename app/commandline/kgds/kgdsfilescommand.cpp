#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/kgds/kgdscommand.h"
#include "models/kgds/systemlabel.h"
#include "storage/formats/filetreewriter.h"
#include "storage/project/systemexport.h"
#include "storage/project/systemremoval.h"

#include <QFileInfo>

/// "kgds export" and "kgds remove".
namespace tandem {

namespace {

constexpr Choice<SystemFormat> kSystemFormats[] = {{"published", SystemFormat::Published},
    {"jsonl", SystemFormat::JsonLines}, {"csv", SystemFormat::Csv}};

/// What the name's ending says; a new folder where it says nothing.
SystemFormat formatNamed(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("csv")     ? SystemFormat::Csv
           : ending == QLatin1String("jsonl") ? SystemFormat::JsonLines
                                              : SystemFormat::Published;
}

QStringList endingsOf(SystemFormat format)
{
    switch (format) {
    case SystemFormat::Csv:
        return {QStringLiteral("csv")};
    case SystemFormat::JsonLines:
        return {QStringLiteral("jsonl"), QStringLiteral("ndjson")};
    case SystemFormat::Published:
        break;
    }
    return {QStringLiteral("zip"), QStringLiteral("tar"), QStringLiteral("tar.gz"),
        QStringLiteral("tgz")};
}

/// Those that formatNamed() goes by.
QStringList endingsOfAnyFormat()
{
    return QStringList{QStringLiteral("jsonl")} + endingsOf(SystemFormat::Csv) +
           endingsOf(SystemFormat::Published);
}

} // namespace

Expected<void> runKgdsExport(Call& call)
{
    const QString path = call.word(2);
    TANDEM_TRY(format, call.choice("format", kSystemFormats, formatNamed(path)));
    if (*format == SystemFormat::Csv && call.has("verifier"))
        return call.misuseOfCommand(
            CommandWords::tr("CSV cannot hold judgments; use the published layout or JSONL."));
    TANDEM_DO(refuseOtherEnding(
        path, call.has("format") ? endingsOf(*format) : endingsOfAnyFormat(), call));
    if (*format != SystemFormat::Published || isArchiveName(path)) {
        TANDEM_DO(askToReplace({path}, call));
    }
    std::optional<TerminalProgress> progress(
        std::in_place, call.console, CommandWords::tr("Writing outputs"));
    TANDEM_TRY(
        written, readProject(call.word(1), [&](Database& database) -> Expected<SystemExport> {
            TANDEM_TRY(verifier, askedVerifier(database, call));
            return exportSystems(database, path, *format, verifier->name, progress->callback());
        }));
    progress.reset();
    return call.tell(Json{{"file", path}, {"systems", qint64(written->systems.size())},
                         {"outputs", written->outputs}, {"judgements", written->verdicts}},
        CommandWords::tr("Wrote %1 outputs (%2) and %3 judgments to %4.",
            "%2 is: 2 models, 2 patterns, 1 paradigm")
            .arg(groupedCount(written->outputs), kgds::systemsSpread(written->systems),
                groupedCount(written->verdicts), path),
        written->messages);
}

Expected<void> runKgdsRemove(Call& call)
{
    using MaybePattern = std::optional<kgds::Pattern>;
    using MaybeParadigm = std::optional<kgds::Paradigm>;
    constexpr Choice<MaybePattern> patterns[] = {{"ebs-aos", kgds::Pattern::Extractive},
        {"abs-aos", kgds::Pattern::Abstractive}, {"both", std::nullopt}};
    constexpr Choice<MaybeParadigm> paradigms[] = {
        {"structured-prompt", kgds::Paradigm::StructuredPrompt},
        {"self-reflection", kgds::Paradigm::SelfReflection}, {"both", std::nullopt}};
    if (!call.has("system"))
        return call.misuseOfCommand(
            CommandWords::tr("--system is required: the system with the outputs to remove."));
    OutputsMeant meant{call.value("system")};
    TANDEM_TRY(pattern, call.choice<MaybePattern>("pattern", patterns, std::nullopt));
    TANDEM_TRY(paradigm, call.choice<MaybeParadigm>("paradigm", paradigms, std::nullopt));
    meant.pattern = *pattern;
    meant.paradigm = *paradigm;
    TANDEM_TRY(
        removed, writeProject(call.word(1), [&](Database& database) -> Expected<SystemRemoval> {
            if (call.has("samples")) {
                TANDEM_TRY(samples, selectedSamples(database, call.value("samples"), call));
                for (const SampleRow& sample : *samples)
                    meant.samples.append(sample.id);
            }
            return removeOutputs(database, meant);
        }));
    return call.tell(Json{{"system", meant.model}, {"outputs", removed->outputs},
                         {"judgements", removed->verdicts}},
        CommandWords::tr("Removed %1 outputs (%2) with %3 judgments on them.",
            "%2 is: 2 models, 2 patterns, 1 paradigm")
            .arg(groupedCount(removed->outputs), kgds::systemsSpread(removed->systems),
                groupedCount(removed->verdicts)));
}

} // namespace tandem
