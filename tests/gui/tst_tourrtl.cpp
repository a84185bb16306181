#include "picturedlook.h"

using namespace tandem;

class TestTourRtl final : public PicturedLook
{
    Q_OBJECT

private slots:
    void everyScreenIsPicturedInEverySize() { takeAndCheck(QStringLiteral("rtl")); }
};

TANDEM_TEST(TestTourRtl, QCoreApplication)
#include "tst_tourrtl.moc"
