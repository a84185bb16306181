#include "littleroom.h"

using namespace tandem;

class TestSmallWindowPersian final : public LittleRoom
{
    Q_OBJECT

private slots:
    void nothingIsClippedOrOutOfReach() { walk(QStringLiteral("fa"), {1024, 640}); }
};

TANDEM_TEST(TestSmallWindowPersian, QApplication)
#include "tst_smallwindowpersian.moc"
