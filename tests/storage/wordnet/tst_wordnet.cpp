#include "storage/wordnet/wordnet.h"

#include "models/metrics/scorer.h"

#include "referencetexts.h"
#include "sanitized.h"
#include "testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <functional>

using namespace tandem;

namespace {

QString tinyFolder()
{
    return QStringLiteral(TANDEM_TEST_DATA "/wordnet");
}

/// Synonyms in the order of the alphabet, joined by blanks.
QString sorted(const WordNet& net, const QString& word)
{
    QStringList synonyms = net.of(word);
    synonyms.sort();
    return synonyms.join(u' ');
}

/// A copy of the tiny database, to be damaged.
class Copy final
{
public:
    Copy()
    {
        const QDir from(tinyFolder());
        const QStringList names = from.entryList(QDir::Files);
        for (const QString& name : names)
            QFile::copy(from.filePath(name), path(name));
    }
    QString folder() const { return m_folder.path(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QFile::remove(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

Error errorOf(const Copy& copy)
{
    const auto net = WordNet::open(copy.folder());
    return net ? Error{} : net.error();
}

} // namespace

class TestWordNet final : public QObject
{
    Q_OBJECT

private slots:
    void lemmasOfAllSensesOfAllPartsOfSpeechAreTold();
    void endingsAreTakenOff();
    void anExceptionIsNotTakenApart();
    void endingsAreTakenOffMoreThanOnce();
    void compoundsAndMarkersAreLeftOut();
    void unknownWordsHaveNoSynonyms();
    void aWordOfAMegabyteIsAnswered();
    void theNameSaysTheVersion();
    void severalThreadsAreAnsweredAlike();
    void aMissingFileIsNamed();
    void anEmptyFileIsRefused();
    void aFolderThatIsNoneIsRefused();
    void aFileOfAnotherKindIsRefusedWithItsLine();
    void anIndexOfAnotherVersionIsRefused();
    void damagedEntriesAreLeftOut();
    void theEnvironmentSaysWhereItIs();
    void theInstalledOneIsRead();
    void theInstalledOneKnowsInflectedWords_data();
    void theInstalledOneKnowsInflectedWords();
    void publishedMeteorValuesAgree();
};

void TestWordNet::lemmasOfAllSensesOfAllPartsOfSpeechAreTold()
{
    const auto net = WordNet::open(tinyFolder());
    QVERIFY2(net.has_value(), net ? "" : qPrintable(net.error().sentence()));
    QCOMPARE((*net)->of(QStringLiteral("kid")),
        QString(QStringLiteral("child kid youngster minor chaff jolly josh banter")).split(u' '));
    QCOMPARE(sorted(**net, QStringLiteral("car")),
        QStringLiteral("auto automobile car machine motorcar"));
    QCOMPARE(sorted(**net, QStringLiteral("paris")), QStringLiteral("Paris"));
}

void TestWordNet::endingsAreTakenOff()
{
    const auto net = WordNet::open(tinyFolder());
    QVERIFY(net.has_value());
    const QString race = QStringLiteral("hurry race run");
    QCOMPARE(sorted(**net, QStringLiteral("hurried")), QString());
    QCOMPARE(sorted(**net, QStringLiteral("races")), race);
    QCOMPARE(sorted(**net, QStringLiteral("racing")), race);
    QCOMPARE(sorted(**net, QStringLiteral("raced")), race);
    QCOMPARE(sorted(**net, QStringLiteral("glasses")), QStringLiteral("glass"));
    QCOMPARE(sorted(**net, QStringLiteral("quicker")), QStringLiteral("fast quick rapid speedy"));
    QCOMPARE(sorted(**net, QStringLiteral("takes")), QStringLiteral("make take"));
}

void TestWordNet::anExceptionIsNotTakenApart()
{
    const auto net = WordNet::open(tinyFolder());
    QVERIFY(net.has_value());
    QCOMPARE(
        sorted(**net, QStringLiteral("children")), QStringLiteral("child kid minor youngster"));
    QCOMPARE(sorted(**net, QStringLiteral("teeth")), QStringLiteral("tooth"));
    // Two base forms as a noun, and the ending as a verb.
    QCOMPARE((*net)->of(QStringLiteral("axes")),
        (QStringList{QStringLiteral("ax"), QStringLiteral("axe")}));
}

void TestWordNet::endingsAreTakenOffMoreThanOnce()
{
    const auto net = WordNet::open(tinyFolder());
    QVERIFY(net.has_value());
    QCOMPARE(sorted(**net, QStringLiteral("carsss")),
        QStringLiteral("auto automobile car machine motorcar"));
    QCOMPARE(sorted(**net, QStringLiteral("raceding")), QStringLiteral("hurry race run"));
}

void TestWordNet::compoundsAndMarkersAreLeftOut()
{
    const auto net = WordNet::open(tinyFolder());
    QVERIFY(net.has_value());
    QCOMPARE(sorted(**net, QStringLiteral("lift")), QStringLiteral("lift"));
    QCOMPARE(sorted(**net, QStringLiteral("abundant")), QStringLiteral("abundant galore"));
}

void TestWordNet::unknownWordsHaveNoSynonyms()
{
    const auto net = WordNet::open(tinyFolder());
    QVERIFY(net.has_value());
    for (const char* word : {"", "s", "zzz", "北京", "😀", "e\xcc\x81", "a b", "1", "A"})
        QVERIFY((*net)->of(QString::fromUtf8(word)).isEmpty());
    // The licence's lines are no entries.
    QVERIFY((*net)->of(QStringLiteral("few")).isEmpty());
}

void TestWordNet::aWordOfAMegabyteIsAnswered()
{
    constexpr int kLength = 1'000'000 / kTimesSmaller;
    const auto net = WordNet::open(tinyFolder());
    QVERIFY(net.has_value());
    const QString many = QStringLiteral("s").repeated(kLength);
    QVERIFY((*net)->of(many).isEmpty());
    QVERIFY((*net)->of(QStringLiteral("ses").repeated(kLength / 3)).isEmpty());
    QVERIFY((*net)->of(QStringLiteral("ing").repeated(kLength / 3)).isEmpty());
    QCOMPARE(sorted(**net, QString(QStringLiteral("tooth") + many)), QStringLiteral("tooth"));
}

void TestWordNet::theNameSaysTheVersion()
{
    const auto net = WordNet::open(tinyFolder());
    QVERIFY(net.has_value());
    QCOMPARE((*net)->name(), QStringLiteral("WordNet 3.0"));
}

void TestWordNet::severalThreadsAreAnsweredAlike()
{
    const auto net = WordNet::open(tinyFolder());
    QVERIFY(net.has_value());
    const WordNet& shared = **net;
    const QStringList words{QStringLiteral("kid"), QStringLiteral("races"), QStringLiteral("axes"),
        QStringLiteral("quicker")};
    std::array<QList<QStringList>, 4> answers;
    std::vector<std::unique_ptr<QThread>> threads;
    for (QList<QStringList>& mine : answers) {
        threads.emplace_back(QThread::create([&shared, &words, &mine] {
            for (int round = 0; round < 200; ++round) {
                for (const QString& word : words)
                    mine << shared.of(word);
            }
        }));
        threads.back()->start();
    }
    for (const auto& thread : threads)
        thread->wait();
    for (const QList<QStringList>& mine : answers)
        QCOMPARE(mine, answers[0]);
}

void TestWordNet::aMissingFileIsNamed()
{
    for (const char* name : {"index.noun", "data.verb", "adv.exc"}) {
        const Copy copy;
        QVERIFY(QFile::remove(copy.path(QLatin1String(name))));
        const Error error = errorOf(copy);
        QCOMPARE(error.code, ErrorCode::NotFound);
        QVERIFY(error.where.endsWith(QLatin1String(name)));
        QVERIFY(!error.remedy.isEmpty());
    }
}

void TestWordNet::anEmptyFileIsRefused()
{
    const Copy copy;
    copy.write(QStringLiteral("data.adj"), {});
    const Error error = errorOf(copy);
    QCOMPARE(error.code, ErrorCode::InvalidInput);
    QVERIFY(error.where.endsWith(QStringLiteral("data.adj")));
}

void TestWordNet::aFolderThatIsNoneIsRefused()
{
    QCOMPARE(WordNet::open(QStringLiteral("/nowhere/at/all")).error().code, ErrorCode::NotFound);
    QVERIFY(!WordNet::open(QString()).has_value());
}

void TestWordNet::aFileOfAnotherKindIsRefusedWithItsLine()
{
    const Copy copy;
    const QByteArray index = copy.read(QStringLiteral("index.verb"));
    copy.write(QStringLiteral("index.verb"), index + QByteArray("\0\0\0 v\n", 6));
    Error error = errorOf(copy);
    QCOMPARE(error.code, ErrorCode::InvalidInput);
    QVERIFY(error.where.contains(QString::number(index.count('\n') + 1)));
    copy.write(QStringLiteral("index.verb"), QByteArray(5000, 'x'));
    error = errorOf(copy);
    QCOMPARE(error.code, ErrorCode::InvalidInput);
    copy.write(QStringLiteral("index.verb"), "word v " + QByteArray(2'000'000, '1'));
    QCOMPARE(errorOf(copy).code, ErrorCode::InvalidInput);
    copy.write(QStringLiteral("index.verb"), QByteArray(5000, ' '));
    QCOMPARE(errorOf(copy).code, ErrorCode::InvalidInput);
}

void TestWordNet::anIndexOfAnotherVersionIsRefused()
{
    const Copy copy;
    copy.write(
        QStringLiteral("data.noun"), "  1 longer\n" + copy.read(QStringLiteral("data.noun")));
    const Error error = errorOf(copy);
    QCOMPARE(error.code, ErrorCode::InvalidInput);
    QVERIFY(!error.remedy.isEmpty());
}

void TestWordNet::damagedEntriesAreLeftOut()
{
    const Copy copy;
    copy.write(QStringLiteral("index.noun"), copy.read(QStringLiteral("index.noun")) +
                                                 "zap n 4000000000 1 @ 1 0 00000001\n"
                                                 "zep n 2 0 2 0 99999999 00000003\n"
                                                 "zip n -1 0 1 0 00000150\n"
                                                 "zop v 1 0 1 0 00000150\n"
                                                 "zyp n 1 0 1 0 00000012\n"
                                                 "zup n 1 0 1 0");
    // A synset that says it has four thousand million lemmas.
    QByteArray data = copy.read(QStringLiteral("data.noun"));
    data.append("\n");
    const QByteArray start = QByteArray::number(data.size()).rightJustified(8, '0');
    copy.write(QStringLiteral("data.noun"), data + start + " 03 n ffffffff one 0 two 0");
    copy.write(QStringLiteral("index.noun"),
        copy.read(QStringLiteral("index.noun")) + "\nmany n 1 0 1 0 " + start + "\n");
    const auto net = WordNet::open(copy.folder());
    QVERIFY(net.has_value());
    for (const char* word : {"zap", "zep", "zip", "zop", "zup", "zyp"})
        QVERIFY((*net)->of(QLatin1String(word)).isEmpty());
    QCOMPARE(sorted(**net, QStringLiteral("many")), QStringLiteral("one two"));
    QCOMPARE(sorted(**net, QStringLiteral("glass")), QStringLiteral("glass"));
}

void TestWordNet::theEnvironmentSaysWhereItIs()
{
    const QByteArray before = qgetenv("TANDEM_WORDNET");
    const QByteArray searchBefore = qgetenv("WNSEARCHDIR");
    qunsetenv("TANDEM_WORDNET");
    qputenv("WNSEARCHDIR", tinyFolder().toUtf8());
    QCOMPARE(WordNet::installedFolder(), tinyFolder());
    qputenv("WNSEARCHDIR", "/nowhere");
    QVERIFY(WordNet::installedFolder() != QStringLiteral("/nowhere"));
    qputenv("TANDEM_WORDNET", "/mine");
    QCOMPARE(WordNet::installedFolder(), QStringLiteral("/mine"));
    const auto restore = [](const char* name, const QByteArray& value) {
        value.isNull() ? qunsetenv(name) : qputenv(name, value);
    };
    restore("TANDEM_WORDNET", before);
    restore("WNSEARCHDIR", searchBefore);
}

void TestWordNet::theInstalledOneIsRead()
{
    const QString folder = WordNet::installedFolder();
    if (folder.isEmpty())
        QSKIP("No WordNet is installed on this machine.");
    const auto net = WordNet::open(folder);
    QVERIFY2(net.has_value(), net ? "" : qPrintable(net.error().sentence()));
    QVERIFY((*net)->name().startsWith(QStringLiteral("WordNet 3.")));
    QVERIFY((*net)->of(QStringLiteral("dog")).contains(QStringLiteral("hound")));
}

void TestWordNet::theInstalledOneKnowsInflectedWords_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("synonyms");
    const auto row = [](const char* word, const char* synonyms) {
        QTest::newRow(word) << QString(QLatin1String(word)) << QString(QLatin1String(synonyms));
    };
    // As NLTK 3.8 gathers them from WordNet 3.0.
    row("geese", "bozo cuckoo fathead goof goofball goose jackass twat zany");
    row("men", "Man gentleman hands homo human humanity humankind humans man mankind manpower men "
               "piece serviceman valet workforce world");
    row("happier", "felicitous glad happy well-chosen");
    row("mice", "mouse shiner");
    row("racing", "hasten hie hotfoot race racing run rush speed");
    row("quickli", "");
}

void TestWordNet::theInstalledOneKnowsInflectedWords()
{
    QFETCH(QString, word);
    QFETCH(QString, synonyms);
    const auto net = WordNet::open(WordNet::installedFolder());
    if (!net || (*net)->name() != QStringLiteral("WordNet 3.0"))
        QSKIP("No WordNet 3.0 is installed on this machine.");
    QCOMPARE(sorted(**net, word), synonyms);
}

void TestWordNet::publishedMeteorValuesAgree()
{
    const auto texts = reference::Texts::load();
    if (!texts)
        QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
    const auto net = WordNet::open(WordNet::installedFolder());
    if (!net || (*net)->name() != QStringLiteral("WordNet 3.0"))
        QSKIP("No WordNet 3.0 is installed on this machine.");
    metrics::Scorer scorer(net->get());
    const QJsonArray inputs = texts->inputs();
    QVERIFY(inputs.size() > 50);
    for (const QJsonValue& input : inputs) {
        const QString id = input[QLatin1String("id")].toString();
        const QJsonValue expected =
            texts->expected(id)[QLatin1String("meteor")][QLatin1String("nltk_wordnet")];
        const metrics::Score actual = scorer.score(metrics::measureOfKey("meteor"),
            input[QLatin1String("reference")].toString(),
            input[QLatin1String("candidate")].toString());
        QVERIFY2(actual.isDefined() && reference::agree(*actual.value, expected.toDouble()),
            qPrintable(id));
    }
}

TANDEM_TEST(TestWordNet, QCoreApplication)
#include "tst_wordnet.moc"
