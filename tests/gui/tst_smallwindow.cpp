#include "littleroom.h"

using namespace tandem;

class TestSmallWindow final : public LittleRoom
{
    Q_OBJECT

private slots:
    void nothingIsClippedOrOutOfReach() { walk(QStringLiteral("en"), {1024, 640}); }
};

TANDEM_TEST(TestSmallWindow, QApplication)
#include "tst_smallwindow.moc"
