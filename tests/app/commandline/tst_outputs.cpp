#include "commandrun.h"
#include "expertresponder.h"
#include "formfixture.h"
#include "kgdsresponder.h"
#include "llmserver.h"
#include "models/version.h"
#include "projectrecords.h"
#include "scriptedmodel.h"
#include "testmain.h"
#include "transcript.h"
#include "usersumresponder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QMap>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <utility>

using namespace tandem;
using namespace tandem::llm;

namespace {

QString outputsFolder()
{
    // Asked for before a test goes to a folder of its own.
    static const QString folder = QDir(QStringLiteral(TANDEM_TEST_DATA "/outputs")).absolutePath();
    return folder;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Scores, aspects, matches, facts, summaries and verdicts, each as the question wants it.
QString modelsAnswer(const LlmQuestion& question)
{
    static const ExpertResponder expert;
    static const KgdsResponder kgds;
    static const UsersumResponder usersum;
    if (UsersumResponder::understands(question))
        return usersum(question);
    if (KgdsResponder::understands(question))
        return kgds(question);
    return ExpertResponder::understands(question) ? expert(question) : scriptedModel(question);
}

QString textOf(const QJsonArray& messages, const char* role)
{
    QString text;
    for (const QJsonValue& message : messages) {
        if (message[QLatin1String("role")].toString() == QLatin1String(role))
            text += message[QLatin1String("content")].toString();
    }
    return text;
}

/// Writes the results of a batch as the server would: in another order.
void answerBatch(const QString& batch, const QString& results)
{
    QByteArray lines;
    for (const QByteArray& line : bytesOf(batch).split('\n')) {
        const QJsonObject asked = QJsonDocument::fromJson(line).object();
        if (asked.isEmpty())
            continue;
        const QJsonArray messages =
            asked[QLatin1String("body")][QLatin1String("messages")].toArray();
        LlmQuestion question;
        question.system = textOf(messages, "system");
        question.prompt = textOf(messages, "user");
        const QJsonObject message{{QStringLiteral("role"), QStringLiteral("assistant")},
            {QStringLiteral("content"), modelsAnswer(question)}};
        const QJsonObject choice{{QStringLiteral("index"), 0}, {QStringLiteral("message"), message},
            {QStringLiteral("finish_reason"), QStringLiteral("stop")}};
        const QJsonObject usage{
            {QStringLiteral("prompt_tokens"), 1000}, {QStringLiteral("completion_tokens"), 20}};
        const QJsonObject body{
            {QStringLiteral("choices"), QJsonArray{choice}}, {QStringLiteral("usage"), usage}};
        const QJsonObject response{
            {QStringLiteral("status_code"), 200}, {QStringLiteral("body"), body}};
        const QJsonObject result{{QStringLiteral("custom_id"), asked[QLatin1String("custom_id")]},
            {QStringLiteral("response"), response}, {QStringLiteral("error"), QJsonValue::Null}};
        lines.prepend(QJsonDocument(result).toJson(QJsonDocument::Compact) + '\n');
    }
    QFile file(results);
    if (file.open(QIODevice::WriteOnly))
        file.write(lines);
}

/// Fills in a form as a browser would: every item with one answer, then an event where one is
/// named.
void fillForm(
    const QString& form, const QString& answers, const QString& value, const QString& event)
{
    using Kind = studies::RaterEvent::Kind;
    const OpenForm opened = FormFixture::open(form);
    AnswersFile file = event == studies::eventWord(Kind::Withdrawn)
                           ? FormFixture::blank(opened)
                           : FormFixture::answered(opened, value);
    for (const Kind kind : {Kind::Submitted, Kind::Withdrawn}) {
        if (event == studies::eventWord(kind))
            FormFixture::tell(file, kind, kFormTime + 1'000'000);
    }
    sealAnswers(file, opened.key);
    QFile out(answers);
    if (out.open(QIODevice::WriteOnly))
        out.write(answersFileJson(file));
}

} // namespace

/// What every command prints and writes, compared with what is stored in tests/data/outputs. Each
/// transcript there is a list of commands with their outputs and begins with a demo,
/// p.tandem, and the files of tests/data/outputs/files; TANDEM_RECORD_OUTPUTS=1 stores them anew.
class TestOutputs final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_made; ///< holds the demo that each transcript begins with
    std::unique_ptr<LlmServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    const QString m_before = QDir::currentPath();
    std::unique_ptr<ProjectRecords> m_records;

    /// The commands that are not the program's: they show files and what a project keeps, answer a
    /// batch, fill in a form, and write a file.
    QString ownOutput(const QStringList& words) const
    {
        const QString verb = words.value(0);
        const QString path = words.value(1);
        const QString text = path.isEmpty() ? QString() : QString::fromUtf8(bytesOf(path));
        if (verb == QLatin1String("cat"))
            return text;
        if (verb == QLatin1String("head"))
            return text.section(u'\n', 0, 0) + u'\n';
        if (verb == QLatin1String("digest")) {
            const QByteArray hash =
                QCryptographicHash::hash(masked(text).toUtf8(), QCryptographicHash::Sha256);
            return QStringLiteral("%1 lines, %2\n")
                .arg(text.count(u'\n'))
                .arg(QString::fromLatin1(hash.toHex().left(16)));
        }
        if (verb == QLatin1String("files"))
            return filesIn(path).join(u'\n') + u'\n';
        if (verb == QLatin1String("answer"))
            answerBatch(path, words.value(2));
        if (verb == QLatin1String("fill"))
            fillForm(path, words.value(2), words.value(3), words.value(4));
        if (verb == QLatin1String("runs"))
            return m_records->newRuns(path);
        if (verb == QLatin1String("asked"))
            return m_records->newReplies(path);
        if (verb == QLatin1String("journal"))
            return m_records->newEvents(path, words.value(2) == QLatin1String("sorted"));
        if (verb == QLatin1String("bodies"))
            return servedBodies();
        return {};
    }
    static bool isOwn(const QString& verb)
    {
        static const QSet<QString> own{QStringLiteral("cat"), QStringLiteral("head"),
            QStringLiteral("digest"), QStringLiteral("files"), QStringLiteral("answer"),
            QStringLiteral("fill"), QStringLiteral("runs"), QStringLiteral("asked"),
            QStringLiteral("journal"), QStringLiteral("bodies"), QStringLiteral("write")};
        return own.contains(verb);
    }

    /// A body of each kind of those that were sent since this was called last: the one whose bytes
    /// come first, since which is sent first is left to chance.
    QString servedBodies() const
    {
        QMap<QString, ServedRequest> bodies;
        const QList<ServedCall> calls = m_server->calls();
        m_server->clearCalls();
        for (const ServedCall& call : calls) {
            const LlmQuestion& question = call.question;
            const QString kind =
                question.schemaName + question.system + question.prompt.section(u'\n', 0, 0);
            const auto found = bodies.constFind(kind);
            if (found == bodies.constEnd() || call.request.body < found->body)
                bodies.insert(kind, call.request);
        }
        QString shown;
        for (const ServedRequest& request : std::as_const(bodies))
            shown += QString::fromLatin1(request.path) + u'\n' + shownBody(request.body);
        return shown;
    }

    /// "write FILE TEXT", where \n is the end of a line: FILE holds TEXT.
    static void writeFile(const QString& command)
    {
        QString text = command.section(u' ', 2);
        text.replace(QLatin1String("\\n"), QLatin1String("\n"));
        const QString path = command.section(u' ', 1, 1);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text.toUtf8());
    }

    QString masked(QString text) const
    {
        text.replace(QString(m_folder->path() + u'/'), QString());
        for (const WireFormat format :
            {WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini})
            text.replace(m_server->url(format).toString(), QStringLiteral("http://server"));
        // "tandem 1.2.3" and "Tandem 1.2.3".
        text.replace(
            QString(QStringLiteral("andem ") + programVersion()), QStringLiteral("andem VERSION"));
        return maskedOutput(text);
    }

    /// "COMMAND < FILE" has the file on its standard input; "json COMMAND" is told in fewer lines.
    QString outputOf(const QString& command) const
    {
        QStringList words = QProcess::splitCommand(command);
        QByteArray input;
        if (const qsizetype at = words.indexOf(QStringLiteral("<")); at >= 0) {
            input = bytesOf(words.value(at + 1));
            words.remove(at, 2);
        }
        if (words.value(0) == QLatin1String("write")) {
            writeFile(command);
            return {};
        }
        if (isOwn(words.value(0)))
            return masked(shownOutput(0, ownOutput(words), {}));
        words.replaceInStrings(
            QStringLiteral("ANTHROPIC"), m_server->url(WireFormat::Anthropic).toString());
        words.replaceInStrings(
            QStringLiteral("GEMINI"), m_server->url(WireFormat::Gemini).toString());
        words.replaceInStrings(
            QStringLiteral("SERVER"), m_server->url(WireFormat::OpenAi).toString());
        const bool isFolded = words.value(0) == QLatin1String("json");
        if (isFolded)
            words.removeFirst();
        const CommandRun run = runInProcess(words, input);
        if (isFolded)
            return shownOutput(run.code, foldedJson(masked(run.out).toUtf8()), masked(run.err));
        return masked(shownOutput(run.code, run.out, run.err));
    }

private slots:
    void initTestCase()
    {
        QCOMPARE(runInProcess({QStringLiteral("new"), m_made.filePath(QStringLiteral("p.tandem")),
                                  QStringLiteral("--demo")})
                     .code,
            0);
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_records = std::make_unique<ProjectRecords>();
        m_server = std::make_unique<LlmServer>();
        m_server->setResponder(modelsAnswer);
        m_server->setChances([](const LlmQuestion&, const QString& text) {
            return QList<AnswerToken>{{{text, std::log(0.5)},
                {{text, std::log(0.5)}, {QStringLiteral("5"), std::log(0.5)}}}};
        });
        qputenv("TANDEM_CONFIG_DIR", m_folder->path().toUtf8() + "/config");
        qputenv("TANDEM_TEST_KEY", m_server->key().toUtf8());
        QVERIFY(QFile::copy(m_made.filePath(QStringLiteral("p.tandem")),
            m_folder->filePath(QStringLiteral("p.tandem"))));
        const QDir files(outputsFolder() + QStringLiteral("/files"));
        for (const QString& name : files.entryList(QDir::Files))
            QVERIFY(QFile::copy(files.filePath(name), m_folder->filePath(name)));
        const QDir samples(QStringLiteral(TANDEM_RESOURCES "/sample"));
        for (const QString& name : samples.entryList(QDir::Files))
            QVERIFY(QFile::copy(samples.filePath(name), m_folder->filePath(name)));
        QVERIFY(QDir::setCurrent(m_folder->path()));
    }
    void cleanup() { QVERIFY(QDir::setCurrent(m_before)); }

    void whatIsPrintedAndWrittenIsAsStored_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(outputsFolder());
        for (const QString& name : folder.entryList({QStringLiteral("*.txt")}, QDir::Files))
            QTest::newRow(qPrintable(name.chopped(4))) << folder.filePath(name);
    }

    void whatIsPrintedAndWrittenIsAsStored()
    {
        QFETCH(QString, path);
        const QList<TranscriptStep> stored = readTranscript(QString::fromUtf8(bytesOf(path)));
        QVERIFY(!stored.isEmpty());
        QList<TranscriptStep> now;
        for (const TranscriptStep& step : stored)
            now.append({step.before, step.command, outputOf(step.command)});
        if (qEnvironmentVariableIsSet("TANDEM_RECORD_OUTPUTS")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(writtenTranscript(now).toUtf8());
            return;
        }
        const QString difference = firstDifferences(stored, now);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

TANDEM_TEST(TestOutputs, QCoreApplication)
#include "tst_outputs.moc"
