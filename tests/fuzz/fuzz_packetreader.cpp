#include "budget.h"
#include "storage/packets/packetreader.h"

#include <QByteArray>
#include <QCoreApplication>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
    // SQLite's driver is a plugin, and plugins need an application.
    static int argc = 1;
    static char name[] = "fuzz_packetreader";
    static char* argv[] = {name, nullptr};
    static QCoreApplication application(argc, argv);
    return 0;
}

/// Whatever a packet file holds, it is read or refused with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    const auto contents = readPacketBytes(
        QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!contents && contents.error().what.isEmpty())
        std::abort();
    return 0;
}
