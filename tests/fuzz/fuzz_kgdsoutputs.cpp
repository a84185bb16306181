#include "budget.h"
#include "storage/formats/kgdsoutputs.h"
#include "storage/formats/kgdsverdicts.h"

#include <cstdint>
#include <cstdlib>

#include <sys/mman.h>
#include <unistd.h>

using namespace tandem;
using namespace tandem::kgds;

namespace {

/// A file in memory, since archives are opened by their path.
class MemoryFile final
{
public:
    MemoryFile(const uint8_t* data, std::size_t size)
        : m_file(memfd_create("fuzzed", 0))
    {
        if (m_file < 0 || write(m_file, data, size) != ssize_t(size))
            std::abort();
    }
    ~MemoryFile() { close(m_file); }
    Q_DISABLE_COPY_MOVE(MemoryFile)

    QString path() const { return QStringLiteral("/proc/self/fd/%1").arg(m_file); }

private:
    int m_file;
};

const QList<SampleRecord>& benchmark()
{
    static const QList<SampleRecord> samples = [] {
        SampleRecord sample;
        sample.article = {{1, QStringLiteral("a"), ParagraphLabel::Supporting, {}, {}}};
        sample.supportingFacts = {
            {1, {{QStringLiteral("f"), FactType::KeyBackSupporting, {}}}, {}}};
        sample.opinions = {QStringLiteral("o"), QStringLiteral("**p** q")};
        return QList<SampleRecord>{sample, sample};
    }();
    return samples;
}

/// Every refusal says what is wrong.
template <typename T>
void check(const Expected<T>& read)
{
    if (!read && read.error().what.isEmpty())
        std::abort();
}

void readArchive(const uint8_t* data, std::size_t size)
{
    FileTreeBounds bounds;
    bounds.entries = 1000;
    bounds.fileBytes = 64 * 1024;
    bounds.totalBytes = 1024 * 1024;
    const MemoryFile file(data, size);
    const auto outputs = readSystemOutputs(file.path(), benchmark(), {}, bounds);
    check(outputs);
    if (!outputs)
        return;
    for (const JudgedSystem& system : outputs->systems) {
        const ScoredSystem scored = systemScore(benchmark(), system);
        if (scored.samples.size() + scored.missing.size() != benchmark().size())
            std::abort(); // each sample has a score or is said to be missing
    }
}

} // namespace

/// The first byte chooses between a whole archive and the JSON of one of its files.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const QByteArray json(reinterpret_cast<const char*>(data + 1), qsizetype(size - 1));
    const QString name = QStringLiteral("fuzzed");
    switch (data[0] % 6) {
    case 0:
        check(readSystemOutput(json, Pattern::Extractive, name));
        break;
    case 1:
        check(readSystemOutput(json, Pattern::Abstractive, name));
        break;
    case 2:
        check(readFactVerdicts(json, name));
        break;
    case 3:
        check(readOpinionVerdict(json, name));
        break;
    case 4:
        check(readErrorVerdict(json, name));
        break;
    default:
        readArchive(data + 1, size - 1);
    }
    return 0;
}
