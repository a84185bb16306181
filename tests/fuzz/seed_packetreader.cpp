#include "projectfixture.h"
#include "storage/packets/packetwriter.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

using namespace tandem;

/// Writes a good packet to the path that is given: what the fuzzing of packets starts from. It is
/// made anew each time, so that it always has the present schema.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 2)
        return 2;
    ProjectFixture fixture(1);
    fixture.answer(fixture.samples.first(), fixture.ada, QStringLiteral("yn"));
    const QString path = QString::fromLocal8Bit(argv[1]);
    QFile::remove(path);
    ProjectFixture::take(writePacket(fixture.database(), {fixture.ada, {}}, path, fixture.lea));
    return 0;
}
