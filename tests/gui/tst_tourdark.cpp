#include "picturedlook.h"

using namespace tandem;

class TestTourDark final : public PicturedLook
{
    Q_OBJECT

private slots:
    void everyScreenIsPicturedInEverySize() { takeAndCheck(QStringLiteral("dark")); }
};

TANDEM_TEST(TestTourDark, QCoreApplication)
#include "tst_tourdark.moc"
