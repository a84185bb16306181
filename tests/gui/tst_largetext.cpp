#include "littleroom.h"

using namespace tandem;

class TestLargeText final : public LittleRoom
{
    Q_OBJECT

private slots:
    void nothingIsClippedOrOutOfReach() { walk(QStringLiteral("en"), {1280, 800}, 150); }
};

TANDEM_TEST(TestLargeText, QApplication)
#include "tst_largetext.moc"
