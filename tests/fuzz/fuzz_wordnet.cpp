#include "budget.h"
#include "storage/wordnet/wordnet.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        std::abort();
}

/// A folder with a database of one word for each part of speech.
const QTemporaryDir& folder()
{
    static const QTemporaryDir* const made = [] {
        auto* dir = new QTemporaryDir;
        const std::pair<const char*, char> parts[] = {
            {"noun", 'n'}, {"verb", 'v'}, {"adj", 'a'}, {"adv", 'r'}};
        for (const auto& [name, letter] : parts) {
            const QString suffix = QLatin1String(name);
            const QByteArray part(1, letter);
            write(dir->filePath(QStringLiteral("index.") + suffix),
                "word " + part + " 1 0 1 0 00000000\n");
            write(dir->filePath(QStringLiteral("data.") + suffix),
                "00000000 03 " + part + " 02 word 0 term 0 000 | x\n");
            write(dir->filePath(suffix + QStringLiteral(".exc")), "words word\n");
        }
        return dir;
    }();
    return *made;
}

} // namespace

/// The first byte chooses which file of a small database the others take the place of. Whatever
/// they are, words have answers, or the database is refused with a reason.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const QString names[] = {
        QStringLiteral("index.noun"), QStringLiteral("data.noun"), QStringLiteral("noun.exc")};
    const QString path = folder().filePath(names[data[0] % 3]);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        std::abort();
    const QByteArray before = file.readAll();
    file.close();
    const QByteArray bytes(reinterpret_cast<const char*>(data + 1), qsizetype(size - 1));
    write(path, bytes);
    if (const auto net = WordNet::open(folder().path())) {
        for (const QByteArray& word : bytes.simplified().split(' ').mid(0, 8))
            (*net)->of(QString::fromUtf8(word));
        (*net)->of(QStringLiteral("words"));
    } else if (net.error().what.isEmpty() || net.error().where.isEmpty()) {
        std::abort();
    }
    write(path, before);
    return 0;
}
