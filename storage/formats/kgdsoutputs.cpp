#include "storage/formats/kgdsoutputs.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/kgdsalignment.h"
#include "storage/formats/kgdslayout.h"
#include "storage/formats/kgdsverdicts.h"

#include <limits>
#include <map>

namespace tandem::kgds {

namespace {

using Kind = OutputFile::Kind;

constexpr qsizetype kMostSystems = 500;
constexpr qsizetype kShownWord = 40;

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
    ErrorType type;
};

struct SystemFiles
{
    std::map<qint64, SampleFiles> samples; ///< by number
    /// In file order, those without a number last.
    std::map<std::pair<qint64, QString>, ErrorFile> errors;
};

/// Takes the files of a tree as they come, then puts them together.
class OutputsIntake final
{
public:
    OutputsIntake(const QString& source, const QList<SampleRecord>& benchmark)
        : m_source(source)
        , m_benchmark(benchmark)
        , m_facts(benchmark.size())
        , m_opinions(benchmark.size())
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
        m_file = **file;
        m_place = place;
        if (m_file.sample > m_benchmark.size())
            return refusedFile(FormatWords::tr("The file is of sample %1; the benchmark has %2.")
                                   .arg(m_file.sample)
                                   .arg(m_benchmark.size()),
                place, FormatWords::tr("Choose the benchmark that these outputs were made for."));
        if (qsizetype(m_systems.size()) == kMostSystems && !m_systems.contains(m_file.system))
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %1 systems.").arg(kMostSystems), m_source,
                FormatWords::tr("Score fewer of them at a time."));
        return true;
    }

    /// Takes the file that was asked about last.
    Expected<void> take(const QByteArray& bytes)
    {
        ++m_read.files;
        SystemFiles& system = m_systems[m_file.system];
        switch (m_file.kind) {
        case Kind::Output:
            return takeOutput(bytes, system.samples[m_file.sample]);
        case Kind::FactVerdicts:
            return takeFacts(bytes, system.samples[m_file.sample].facts);
        case Kind::OpinionVerdict:
            return takeOpinion(bytes, system.samples[m_file.sample].opinions);
        case Kind::ErrorVerdict:
            break;
        }
        return takeError(bytes, system);
    }

    Expected<SystemOutputs> finish()
    {
        if (m_systems.empty())
            return refusedFile(FormatWords::tr("There are no outputs of systems in it."), m_source,
                FormatWords::tr("They stand in the folders paradigms, verification and detection; "
                                "see \"tandem help formats\"."));
        for (auto& [ref, files] : m_systems) {
            JudgedSystem system;
            system.ref = ref;
            system.samples.resize(m_benchmark.size());
            for (auto& [number, sample] : files.samples) {
                TANDEM_TRY_VAR(judged, judgedSample(number, sample));
                system.samples[number - 1] = std::move(*judged);
            }
            takeErrors(system, files);
            files = {}; // so that nothing is held twice
            m_read.systems.append(std::move(system));
        }
        return std::move(m_read);
    }

private:
    Expected<void> takeOutput(const QByteArray& bytes, SampleFiles& sample)
    {
        if (sample.output)
            return refusedFile(
                FormatWords::tr("There is another output of this system for sample %1: %2.")
                    .arg(m_file.sample)
                    .arg(sample.outputPlace),
                m_place, FormatWords::tr("Take out one of the two."));
        TANDEM_TRY_VAR(output, readSystemOutput(bytes, m_file.system.pattern, m_place));
        sample.output = std::move(*output);
        sample.outputPlace = m_place;
        return {};
    }

    Expected<void> takeFacts(const QByteArray& bytes, QList<VerdictFile>& files)
    {
        TANDEM_TRY(verdicts, readFactVerdicts(bytes, m_place));
        return takeVerdicts(*verdicts, itemsOf(m_facts, JudgedItems::factsOf), files);
    }

    Expected<void> takeOpinion(const QByteArray& bytes, QList<VerdictFile>& files)
    {
        TANDEM_TRY(verdict, readOpinionVerdict(bytes, m_place));
        return takeVerdicts({*verdict}, itemsOf(m_opinions, JudgedItems::opinionsOf), files);
    }

    Expected<void> takeVerdicts(
        const QList<Verdict>& verdicts, const JudgedItems& items, QList<VerdictFile>& files)
    {
        VerdictFile file{m_file.number, m_place, {}};
        for (qsizetype i = 0; i < verdicts.size(); ++i) {
            const Verdict& verdict = verdicts.at(i);
            PlacedVerdict placed{verdict.conclusion, {}};
            if (verdict.item) {
                placed.item = items.itemOf(*verdict.item);
                if (!placed.item)
                    return refusedFile(
                        FormatWords::tr("Sample %1 of the benchmark has no such text (entry %2).")
                            .arg(m_file.sample)
                            .arg(i + 1),
                        m_place,
                        FormatWords::tr("Choose the benchmark that these outputs were made for."));
            }
            noteWord(verdict.word);
            file.verdicts.append(placed);
        }
        files.append(std::move(file));
        return {};
    }

    Expected<void> takeError(const QByteArray& bytes, SystemFiles& system)
    {
        constexpr qint64 kLast = std::numeric_limits<qint64>::max();
        TANDEM_TRY(type, readErrorVerdict(bytes, m_place));
        const auto [other, isNew] = system.errors.try_emplace(
            {m_file.number.value_or(kLast), m_file.number ? QString() : m_place},
            ErrorFile{m_place, *type});
        if (!isNew)
            return refusedFile(FormatWords::tr("There is another file with this number: %1.")
                                   .arg(other->second.place),
                m_place, FormatWords::tr("Take out one of the two, or number them anew."));
        return {};
    }

    void noteWord(const QString& word)
    {
        if (!word.isNull() && m_read.otherWords++ == 0)
            m_read.firstOtherWord =
                QStringLiteral("\"%1\" (%2)").arg(word.left(kShownWord), m_place);
    }

    /// The facts or opinions of the sample at hand.
    const JudgedItems& itemsOf(
        QList<std::optional<JudgedItems>>& known, JudgedItems (*itemsOfSample)(const SampleRecord&))
    {
        auto& items = known[m_file.sample - 1];
        if (!items)
            items = itemsOfSample(m_benchmark.at(m_file.sample - 1));
        return *items;
    }

    Expected<JudgedSample> judgedSample(qint64 number, SampleFiles& files)
    {
        const SampleRecord& sample = m_benchmark.at(number - 1);
        JudgedSample judged;
        judged.output = std::move(files.output);
        judged.isJudged = !files.facts.isEmpty() || !files.opinions.isEmpty();
        if (!files.facts.isEmpty()) {
            TANDEM_TRY(
                facts, alignedConclusions(std::move(files.facts), *m_facts.at(number - 1), number));
            qsizetype at = 0;
            for (const FactGroup& group : sample.supportingFacts + sample.nonsupportingFacts) {
                judged.judgement.facts.append(facts->mid(at, group.facts.size()));
                at += group.facts.size();
            }
        }
        if (!files.opinions.isEmpty()) {
            TANDEM_TRY(opinions,
                alignedConclusions(std::move(files.opinions), *m_opinions.at(number - 1), number));
            judged.judgement.opinions = *opinions;
            judged.judgement.errors.resize(opinions->size());
        }
        return judged;
    }

    /// Gives the errors to the uncovered opinions where there are as many of the one as of the
    /// other.
    static void takeErrors(JudgedSystem& system, const SystemFiles& files)
    {
        qsizetype uncovered = 0;
        for (const JudgedSample& sample : std::as_const(system.samples))
            uncovered += sample.judgement.opinions.count(Conclusion::Unknowable);
        auto next = files.errors.begin();
        if (uncovered != qsizetype(files.errors.size())) {
            for (; next != files.errors.end(); ++next)
                system.looseErrors.append(next->second.type);
            return;
        }
        for (JudgedSample& sample : system.samples) {
            SystemJudgement& judgement = sample.judgement;
            for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
                if (judgement.opinions.at(i) == Conclusion::Unknowable)
                    judgement.errors[i] = (next++)->second.type;
            }
        }
    }

    QString m_source;
    const QList<SampleRecord>& m_benchmark;
    OutputLayout m_layout;
    QList<std::optional<JudgedItems>> m_facts; ///< of each sample, once asked for
    QList<std::optional<JudgedItems>> m_opinions;
    std::map<SystemRef, SystemFiles> m_systems;
    OutputFile m_file; ///< at hand
    QString m_place;
    SystemOutputs m_read;
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
    TANDEM_DO(readFileTree(path, sink, bounds));
    return intake.finish();
}

} // namespace tandem::kgds
