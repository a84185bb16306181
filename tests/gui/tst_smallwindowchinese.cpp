#include "littleroom.h"

using namespace tandem;

class TestSmallWindowChinese final : public LittleRoom
{
    Q_OBJECT

private slots:
    void nothingIsClippedOrOutOfReach() { walk(QStringLiteral("zh_CN"), {1024, 640}); }
};

TANDEM_TEST(TestSmallWindowChinese, QApplication)
#include "tst_smallwindowchinese.moc"
