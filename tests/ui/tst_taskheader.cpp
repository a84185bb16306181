#include "ui/progressline.h"
#include "ui/taskheader.h"
#include "ui/theme.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TaskHeaderTest final : public QObject
{
    Q_OBJECT

private slots:
    void theLineOfProgressLeavesLargeTextItsRoom()
    {
        Theme theme(*qApp);
        TaskHeader header({"title", "remark", "progress", "clock"});
        header.setTitle(QStringLiteral("Does this paragraph support the context?"));
        header.setProgress(QStringLiteral("3 of 12"), 3, 12);
        header.resize(602, 64);
        header.show();
        auto* line = header.findChild<ProgressLine*>();
        QVERIFY(line->isVisible());
        QFont large = QApplication::font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        theme.setFont(large);
        header.resize(603, 64);
        QVERIFY(!line->isVisible());
    }
};

TANDEM_TEST(TaskHeaderTest, QApplication)
#include "tst_taskheader.moc"
