#include "storage/formats/kgdsoutputs.h"
#include "storage/formats/outputrecordsreader.h"
#include "storage/project/projectwords.h"
#include "storage/project/recordedverdicts.h"
#include "storage/project/systemgaps.h"
#include "storage/project/systemimport.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

/// Files of systems' outputs, before anything of them is in a project.
namespace tandem {

namespace {

constexpr qint64 kArchiveHeadBytes = 512;
constexpr qsizetype kTarMarkAt = 257;

/// Whether there are many files at `path`: a folder or an archive, by its content.
bool isTreeOfFiles(const QString& path)
{
    if (QFileInfo(path).isDir())
        return true;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = readUpTo(file, kArchiveHeadBytes);
    return head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06") ||
           head.startsWith("\x1f\x8b") || head.mid(kTarMarkAt).startsWith("ustar");
}

/// The judgement with a place for each fact and opinion of the sample, as repositories keep it.
kgds::SystemJudgement filled(
    kgds::SystemJudgement judgement, const kgds::SampleRecord& record, kgds::Pattern pattern)
{
    const QList<kgds::FactGroup> groups = record.supportingFacts + record.nonsupportingFacts;
    if (pattern == kgds::Pattern::Abstractive && judgement.facts.isEmpty()) {
        for (const kgds::FactGroup& group : groups)
            judgement.facts.append(
                QList<kgds::Conclusion>(group.facts.size(), kgds::Conclusion::None));
    }
    if (judgement.opinions.isEmpty())
        judgement.opinions.fill(kgds::Conclusion::None, record.opinions.size());
    judgement.errors.resize(record.opinions.size());
    return judgement;
}

/// What was read otherwise than somebody may expect.
QStringList readingMessages(const kgds::SystemOutputs& outputs)
{
    QStringList messages;
    if (outputs.passedOver > 0)
        messages +=
            ProjectWords::tr("%n file(s) skipped because they are not outputs: %1 and similar.",
                nullptr, int(outputs.passedOver))
                .arg(outputs.firstPassedOver);
    if (outputs.otherWords > 0)
        messages +=
            ProjectWords::tr("%n conclusion(s) that are neither \"knowable\" nor \"unknowable\" "
                             "count as not covered, as published; the first is %1.",
                nullptr, int(outputs.otherWords))
                .arg(outputs.firstOtherWord);
    return messages;
}

void takeSystem(
    SystemFile& file, const SystemBenchmark& benchmark, kgds::JudgedSystem& system, bool hasPlaces)
{
    bool hasOpinions = false;
    for (qsizetype i = 0; i < system.samples.size(); ++i) {
        kgds::JudgedSample& sample = system.samples[i];
        if (!sample.isThere())
            continue;
        hasOpinions = hasOpinions || !sample.judgement.opinions.isEmpty();
        SystemFile::Output output{i, system.ref, std::move(sample.output)};
        if (sample.isJudged)
            output.judgement =
                filled(std::move(sample.judgement), benchmark.records().at(i), system.ref.pattern);
        file.outputs.append(std::move(output));
    }
    if (!system.unattributedErrors.isEmpty())
        file.unattributedErrors.append(
            {system.ref, system.unattributedErrors, !hasOpinions && !hasPlaces});
}

Expected<SystemFile> readTree(
    const QString& path, const SystemBenchmark& benchmark, const Progress& progress)
{
    const auto goOn = [&](qint64 files) { return !progress || progress(files, 0); };
    TANDEM_TRY_VAR(outputs, kgds::readSystemOutputs(path, benchmark.records(), goOn));
    SystemFile file;
    file.source = QFileInfo(path).fileName();
    file.messages = readingMessages(*outputs);
    if (const QStringList changes = benchmark.renumbered(); !changes.isEmpty())
        file.messages += ProjectWords::tr(
            "This file numbers samples by KGDS.json as exported now, which differs from the "
            "project's numbers: %1. Check that the outputs were made for that KGDS.json.",
            "old number \u2192 new number, ...")
                             .arg(fewNames(changes));
    for (kgds::JudgedSystem& system : outputs->systems) {
        takeSystem(file, benchmark, system, outputs->withPlaces.contains(system.ref));
        system = {}; // so that nothing is held twice
    }
    return file;
}

Expected<SystemFile> readRecordsFile(
    const QString& path, const SystemBenchmark& benchmark, const Progress& progress)
{
    SystemFile file;
    file.source = QFileInfo(path).fileName();
    const qint64 all = QFileInfo(path).size();
    bool countsSamples = false;
    const auto meant = [&](const QString& word) {
        bool isNumber = false;
        word.toLongLong(&isNumber);
        countsSamples = countsSamples || isNumber;
        return benchmark.meantBy(word);
    };
    const auto take = [&](kgds::OutputRecord&& record) -> Expected<void> {
        const auto place = benchmark.placeOf(record.sample);
        if (!place)
            return failure(place.error().in(record.place));
        SystemFile::Output output{*place, record.system, std::move(record.output)};
        if (record.verdicts) {
            auto fitted = fittedVerdicts(
                *record.verdicts, benchmark.records().at(*place), record.system.pattern);
            if (!fitted)
                return failure(fitted.error().in(record.place));
            output.judgement = std::move(fitted->judgement);
            output.explanations = std::move(fitted->explanations);
            output.verifier = record.verdicts->verifier;
        }
        file.outputs.append(std::move(output));
        return {};
    };
    const auto goOn = [&](qint64 bytes) { return !progress || progress(bytes, all); };
    TANDEM_DO(kgds::readOutputRecords(path, meant, take, goOn).map([](qint64) {}));
    if (const QStringList changes = benchmark.renumbered(); countsSamples && !changes.isEmpty())
        file.messages +=
            ProjectWords::tr("Samples were identified by their numbers in the project, which "
                             "differ in KGDS.json as exported now: %1. Check that the file means "
                             "these, or identify samples by title or id.",
                "old number \u2192 new number, ...")
                .arg(fewNames(changes));
    return file;
}

} // namespace

Expected<SystemFile> readSystemFile(
    const QString& path, const SystemBenchmark& benchmark, const Progress& progress)
{
    TANDEM_TRY_VAR(file, isTreeOfFiles(path) ? readTree(path, benchmark, progress)
                                             : readRecordsFile(path, benchmark, progress));
    if (file->outputs.isEmpty() && file->unattributedErrors.isEmpty())
        return failure(ErrorCode::NotFound, ProjectWords::tr("No system output found."), path,
            file->messages.join(u' '));
    // A sample's record is kept once for all its outputs, and lists show them sample by sample.
    std::stable_sort(file->outputs.begin(), file->outputs.end(),
        [](const auto& one, const auto& other) { return one.sample < other.sample; });
    return file;
}

} // namespace tandem
