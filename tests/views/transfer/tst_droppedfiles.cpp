#include "views/transfer/inputpane.h"

#include "ui/filedrop.h"

#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace tandem;

class TestDroppedFiles : public QObject
{
    Q_OBJECT

private slots:
    void whatCanBeImportedOrOpenedIsAccepted();
    void oneStrangerRefusesTheDrop();
    void nothingIsNothing();
    void theSameFileCountsOnce();

private:
    QString file(const QString& name)
    {
        QFile made(m_folder.filePath(name));
        if (!made.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        return made.fileName();
    }
    static QStringList dropped(const QStringList& paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        return droppedFiles(&data, isImportable);
    }

    QTemporaryDir m_folder;
};

void TestDroppedFiles::whatCanBeImportedOrOpenedIsAccepted()
{
    QStringList paths{m_folder.path()};
    for (const char* name : {"KGDS.json", "a.JSONL", "b.ndjson", "c.txt", "d.md", "e.markdown",
             "my project.tandem", "فایل.txt"})
        paths.append(file(QString::fromUtf8(name)));
    QCOMPARE(dropped(paths), paths);
}

void TestDroppedFiles::oneStrangerRefusesTheDrop()
{
    const QString good = file(QStringLiteral("good.txt"));
    QVERIFY(dropped({good, file(QStringLiteral("picture.png"))}).isEmpty());
    QVERIFY(dropped({good, m_folder.filePath(QStringLiteral("missing.txt"))}).isEmpty());
    QMimeData remote;
    remote.setUrls({QUrl(QStringLiteral("https://example.org/a.txt"))});
    QVERIFY(droppedFiles(&remote, isImportable).isEmpty());
}

void TestDroppedFiles::nothingIsNothing()
{
    QMimeData text;
    text.setText(QStringLiteral("/etc/passwd"));
    QVERIFY(droppedFiles(&text, isImportable).isEmpty());
    QVERIFY(droppedFiles(nullptr, isImportable).isEmpty());
    QVERIFY(dropped({}).isEmpty());
}

void TestDroppedFiles::theSameFileCountsOnce()
{
    const QString good = file(QStringLiteral("good.txt"));
    QCOMPARE(dropped({good, good}), QStringList{good});
}

TANDEM_TEST(TestDroppedFiles, QCoreApplication)
#include "tst_droppedfiles.moc"
