#include "storage/formats/kgdsoutputs.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/kgdsalignment.h"
#include "storage/formats/kgdsoutputfile.h"

#include <algorithm>
#include <deque>
#include <future>
#include <limits>
#include <map>
#include <thread>
#include <vector>

namespace tandem::kgds {

namespace {

using Kind = OutputFile::Kind;

constexpr qsizetype kMostSystems = 500;
/// What a thread parses at once: enough to be worth one, and no more in memory than that.
constexpr qsizetype kFilesAtOnce = 256;
constexpr qint64 kBytesAtOnce = qint64(4) << 20;
constexpr std::size_t kMostParsers = 8;

tl::unexpected<Error> refusedFile(const QString& what, const QString& place, const QString& remedy)
{
    return failure(ErrorCode::InvalidInput, what, place, remedy);
}

/// The files on one sample of a system.
struct SampleFiles
{
    std::optional<SystemOutput> output;
    QString outputPlace;
    QList<VerdictFile> facts;
    QList<VerdictFile> opinions;
};

struct ErrorFile
{
    QString place;
    ErrorVerdict verdict;
};

struct SystemFiles
{
    std::map<qint64, SampleFiles> samples; ///< by number
    /// In file order, those without a number last.
    std::map<std::pair<qint64, QString>, ErrorFile> errors;
};

/// Takes the files of a tree as they come, has threads parse them, then puts them together in the
/// order in which they came.
class OutputsIntake final
{
public:
    OutputsIntake(const QString& source, const QList<SampleRecord>& benchmark)
        : m_source(source)
        , m_benchmark(benchmark)
        , m_items(benchmark)
        , m_parsers(std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, kMostParsers))
    {
    }

    /// Whether the file at `path` matters.
    Expected<bool> wants(const QString& path, const QString& place)
    {
        TANDEM_TRY(file, m_layout.fileAt(path, place));
        if (!*file) {
            if (m_read.passedOver++ == 0)
                m_read.firstPassedOver = path;
            return false;
        }
        m_next = {**file, place, {}};
        if (m_next.file.sample > m_benchmark.size())
            return refusedFile(
                FormatWords::tr("The file is for sample %1, but the benchmark has only %2.")
                    .arg(m_next.file.sample)
                    .arg(m_benchmark.size()),
                place, FormatWords::tr("Choose the benchmark these outputs were made for."));
        if (m_known.insert(m_next.file.system).second && m_known.size() > kMostSystems)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %1 systems.").arg(kMostSystems), m_source,
                FormatWords::tr("Score fewer systems at a time."));
        return true;
    }

    /// Takes the file that was asked about last.
    Expected<void> take(const QByteArray& bytes)
    {
        m_next.bytes = bytes;
        m_batch.push_back(std::move(m_next));
        m_batchBytes += bytes.size();
        if (qsizetype(m_batch.size()) < kFilesAtOnce && m_batchBytes < kBytesAtOnce)
            return {};
        return startParsing();
    }

    /// Nothing more is to come; what is refused of the files that did.
    Expected<void> takeAll()
    {
        TANDEM_DO(startParsing());
        while (!m_parsing.empty())
            TANDEM_DO(takeParsed());
        return {};
    }

    Expected<SystemOutputs> finish()
    {
        if (m_systems.empty())
            return refusedFile(FormatWords::tr("No system outputs found."), m_source,
                FormatWords::tr("They must be in the folders paradigms, verification and "
                                "detection; see \"tandem help formats\"."));
        for (auto& [ref, files] : m_systems) {
            JudgedSystem system;
            system.ref = ref;
            system.samples.resize(m_benchmark.size());
            for (auto& [number, sample] : files.samples) {
                TANDEM_TRY_VAR(judged, judgedSample(number, sample));
                system.samples[number - 1] = std::move(*judged);
            }
            TANDEM_DO(takeErrors(system, files));
            files = {}; // so that nothing is held twice
            m_read.systems.append(std::move(system));
        }
        return std::move(m_read);
    }

private:
    using Parsed = std::vector<Expected<ParsedOutputFile>>;

    Expected<void> startParsing()
    {
        if (m_batch.empty())
            return {};
        if (m_parsing.size() >= m_parsers) {
            TANDEM_DO(takeParsed());
        }
        // Later and here where the system has no thread to spare.
        m_parsing.push_back(std::async(std::launch::async | std::launch::deferred,
            [batch = std::move(m_batch), &items = m_items] {
                Parsed parsed;
                parsed.reserve(batch.size());
                for (const OutputFileBytes& file : batch) {
                    parsed.push_back(parseOutputFile(file, items));
                    if (!parsed.back())
                        break;
                }
                return parsed;
            }));
        m_batch.clear();
        m_batchBytes = 0;
        return {};
    }

    /// Takes the files whose parsing began first.
    Expected<void> takeParsed()
    {
        Parsed parsed = m_parsing.front().get();
        m_parsing.pop_front();
        for (Expected<ParsedOutputFile>& one : parsed) {
            if (!one)
                return failure(one.error());
            TANDEM_DO(takeFile(std::move(*one)));
        }
        return {};
    }

    Expected<void> takeFile(ParsedOutputFile&& parsed)
    {
        ++m_read.files;
        if (parsed.otherWords > 0 && m_read.otherWords == 0)
            m_read.firstOtherWord = parsed.firstOtherWord;
        m_read.otherWords += parsed.otherWords;
        SystemFiles& system = m_systems[parsed.file.system];
        switch (parsed.file.kind) {
        case Kind::Output:
            return takeOutput(std::move(parsed), system.samples[parsed.file.sample]);
        case Kind::FactVerdicts:
            system.samples[parsed.file.sample].facts.append(std::move(parsed.verdicts));
            return {};
        case Kind::OpinionVerdict:
            system.samples[parsed.file.sample].opinions.append(std::move(parsed.verdicts));
            return {};
        case Kind::ErrorVerdict:
            break;
        }
        return takeError(std::move(parsed), system);
    }

    Expected<void> takeOutput(ParsedOutputFile&& parsed, SampleFiles& sample)
    {
        if (sample.output)
            return refusedFile(FormatWords::tr("This system has another output for sample %1: %2.")
                                   .arg(parsed.file.sample)
                                   .arg(sample.outputPlace),
                parsed.place, FormatWords::tr("Remove one of the two."));
        sample.output = std::move(parsed.output);
        sample.outputPlace = parsed.place;
        return {};
    }

    Expected<void> takeError(ParsedOutputFile&& parsed, SystemFiles& system)
    {
        constexpr qint64 kLast = std::numeric_limits<qint64>::max();
        const std::optional<qint64> number = parsed.file.number;
        const auto [other, isNew] =
            system.errors.try_emplace({number.value_or(kLast), number ? QString() : parsed.place},
                ErrorFile{parsed.place, parsed.error});
        if (!isNew)
            return refusedFile(
                FormatWords::tr("Another file has this number: %1.").arg(other->second.place),
                parsed.place, FormatWords::tr("Remove one of the two, or renumber them."));
        return {};
    }

    Expected<JudgedSample> judgedSample(qint64 number, SampleFiles& files)
    {
        const SampleRecord& sample = m_benchmark.at(number - 1);
        JudgedSample judged;
        judged.output = std::move(files.output);
        judged.isJudged = !files.facts.isEmpty() || !files.opinions.isEmpty();
        if (!files.facts.isEmpty()) {
            TANDEM_TRY(
                facts, alignedConclusions(std::move(files.facts), m_items.facts(number), number));
            qsizetype at = 0;
            for (const FactGroup& group : sample.supportingFacts + sample.nonsupportingFacts) {
                judged.judgement.facts.append(facts->mid(at, group.facts.size()));
                at += group.facts.size();
            }
        }
        if (!files.opinions.isEmpty()) {
            TANDEM_TRY(opinions,
                alignedConclusions(std::move(files.opinions), m_items.opinions(number), number));
            judged.judgement.opinions = *opinions;
            judged.judgement.errors.resize(opinions->size());
        }
        return judged;
    }

    Expected<void> takeErrors(JudgedSystem& system, const SystemFiles& files)
    {
        const bool sayPlaces = std::any_of(files.errors.begin(), files.errors.end(),
            [](const auto& one) { return one.second.verdict.place.has_value(); });
        if (!sayPlaces) {
            countErrors(system, files);
            return {};
        }
        m_read.withPlaces.insert(system.ref);
        for (const auto& [number, file] : files.errors) {
            const OpinionPlace place = file.verdict.place.value_or(OpinionPlace());
            if (place.sample == 0) {
                system.unattributedErrors.append(file.verdict.type);
                continue;
            }
            TANDEM_DO(placeError(system, place, file));
        }
        return {};
    }

    /// Gives an error to the opinion that it says it is of.
    static Expected<void> placeError(
        JudgedSystem& system, const OpinionPlace& place, const ErrorFile& file)
    {
        const qsizetype opinion = place.opinion - 1;
        SystemJudgement* judgement = place.sample <= system.samples.size()
                                         ? &system.samples[place.sample - 1].judgement
                                         : nullptr;
        const bool fits = judgement && opinion >= 0 && opinion < judgement->opinions.size() &&
                          judgement->opinions.at(opinion) == Conclusion::Unknowable &&
                          !judgement->errors.at(opinion);
        if (!fits)
            return refusedFile(FormatWords::tr("Opinion %1 of sample %2 is not an uncovered "
                                               "opinion, or already has an error type.")
                                   .arg(place.opinion)
                                   .arg(place.sample),
                file.place, FormatWords::tr("Remove or correct the file."));
        judgement->errors[opinion] = file.verdict.type;
        return {};
    }

    /// Gives the errors to the uncovered opinions where there are as many of the one as of the
    /// other.
    static void countErrors(JudgedSystem& system, const SystemFiles& files)
    {
        qsizetype uncovered = 0;
        for (const JudgedSample& sample : std::as_const(system.samples))
            uncovered += sample.judgement.opinions.count(Conclusion::Unknowable);
        auto next = files.errors.begin();
        if (uncovered != qsizetype(files.errors.size())) {
            for (; next != files.errors.end(); ++next)
                system.unattributedErrors.append(next->second.verdict.type);
            return;
        }
        for (JudgedSample& sample : system.samples) {
            SystemJudgement& judgement = sample.judgement;
            for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
                if (judgement.opinions.at(i) == Conclusion::Unknowable)
                    judgement.errors[i] = (next++)->second.verdict.type;
            }
        }
    }

    QString m_source;
    const QList<SampleRecord>& m_benchmark;
    OutputLayout m_layout;
    BenchmarkItems m_items;
    std::set<SystemRef> m_known;
    std::map<SystemRef, SystemFiles> m_systems;
    SystemOutputs m_read;
    OutputFileBytes m_next; ///< at hand
    std::vector<OutputFileBytes> m_batch;
    qint64 m_batchBytes = 0;
    std::size_t m_parsers;                     ///< threads at once
    std::deque<std::future<Parsed>> m_parsing; ///< last: ended before what it reads
};

} // namespace

Expected<SystemOutputs> readSystemOutputs(const QString& path, const QList<SampleRecord>& benchmark,
    const std::function<bool(qint64 files)>& progress, const FileTreeBounds& bounds)
{
    OutputsIntake intake(path, benchmark);
    FileTreeSink sink;
    sink.wants = [&](const QString& file, const QString& place) {
        return intake.wants(file, place);
    };
    sink.take = [&](const QString&, const QByteArray& bytes) { return intake.take(bytes); };
    sink.progress = progress;
    const auto read = readFileTree(path, sink, bounds);
    // What is wrong in a file comes before what is wrong behind it.
    TANDEM_DO(intake.takeAll());
    return read.and_then([&] { return intake.finish(); });
}

} // namespace tandem::kgds
