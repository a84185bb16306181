#pragma once

#include "testmain.h"

#include <QProcess>
#include <QTest>

namespace tandem {

/// Takes the tour in one look with the real program, as ./dev tour does in all of them. The
/// pictures are looked at and not kept: writing them took a third of the time.
class PicturedLook : public QObject
{
protected:
    static void takeAndCheck(const QString& look)
    {
        QProcess program;
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(QStringLiteral(TANDEM_TOUR),
            {QStringLiteral("--look"), look, QStringLiteral("--check")});
        QVERIFY(program.waitForFinished(600'000));
        QCOMPARE(QString::fromUtf8(program.readAll()), QString());
        QCOMPARE(program.exitCode(), 0);
    }
};

} // namespace tandem
