#include "picturedlook.h"

using namespace tandem;

class TestTour final : public PicturedLook
{
    Q_OBJECT

private slots:
    void everyScreenIsPicturedInEverySize() { takeAndCheck(QStringLiteral("light")); }
};

TANDEM_TEST(TestTour, QCoreApplication)
#include "tst_tour.moc"
