#pragma once

#include "commandrun.h"
#include "scriptedpair.h"

#include <QFile>
#include <QFileInfo>

namespace tandem {

/// The scripted pair on the command line: makes a benchmark from raw articles with a language
/// model, one command after the other. A command that fails is told by `ok()`, with a warning.
class CommandPair final
{
public:
    /// `folder` takes the project and the files on the way; it outlives this.
    explicit CommandPair(QString folder)
        : m_folder(std::move(folder))
    {
    }

    QString project() const { return file("cli.tandem"); }
    QString file(const char* name) const { return m_folder + u'/' + QLatin1String(name); }
    bool ok() const { return m_ok; }

    CommandRun run(const QStringList& arguments)
    {
        const CommandRun done = runInProcess(arguments);
        if (done.code != 0) {
            m_ok = false;
            qWarning("tandem %s: %s", qPrintable(arguments.join(u' ')), qPrintable(done.err));
        }
        return done;
    }

    /// The articles as they come; no labels, nobody in the project.
    static QString articles() { return QStringLiteral(TANDEM_RESOURCES "/sample/articles.json"); }

    /// From the articles to the settled opinions.
    void makeBenchmark(const QString& url)
    {
        setUpPeopleAndModel(url);
        assign(QStringLiteral("paragraphs"));
        answer(QStringLiteral("paragraphs"));
        for (const char* verb : {"decompose", "mask"})
            run({QStringLiteral("facts"), QLatin1String(verb), project(),
                QStringLiteral("--endpoint"), QStringLiteral("test")});
        assign(QStringLiteral("facts"));
        answer(QStringLiteral("facts"));
        assign(QStringLiteral("opinions"));
        writeOpinions();
        checkOpinions();
    }

    /// The figures of `tandem stats` for the whole benchmark.
    QJsonObject statistics(const QString& ofProject)
    {
        return run({QStringLiteral("stats"), ofProject, QStringLiteral("--json")})
            .json()
            .value(QLatin1String("groups"))
            .toObject();
    }
    static int count(const QJsonObject& statistics, const char* group, const char* figure)
    {
        return statistics.value(QLatin1String(group))
            .toObject()
            .value(QLatin1String(figure))
            .toInt();
    }

private:
    static void write(const QString& path, const QByteArray& contents)
    {
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(contents) != contents.size())
            qFatal("%s cannot be written", qPrintable(path));
    }

    QJsonArray samples(const QStringList& command)
    {
        return run(command + QStringList{QStringLiteral("--json")})
            .json()
            .value(QLatin1String("samples"))
            .toArray();
    }
    QJsonArray rounds(const QString& step)
    {
        return samples({QStringLiteral("rounds"), project(), QStringLiteral("--step"), step});
    }
    QJsonArray opinions()
    {
        return samples({QStringLiteral("opinions"), project(), QStringLiteral("list")});
    }

    void setUpPeopleAndModel(const QString& url)
    {
        run({QStringLiteral("import"), articles(), project()});
        run({QStringLiteral("people"), project(), QStringLiteral("add"), ScriptedPair::lead(),
            QStringLiteral("--role"), QStringLiteral("lead")});
        for (const QString& name : {ScriptedPair::a(), ScriptedPair::b()})
            run({QStringLiteral("people"), project(), QStringLiteral("add"), name});
        run({QStringLiteral("endpoint"), QStringLiteral("add"), QStringLiteral("test"),
            QStringLiteral("--api"), QStringLiteral("openai"), QStringLiteral("--url"), url,
            QStringLiteral("--model"), QStringLiteral("small"), QStringLiteral("--key-env"),
            QStringLiteral("TANDEM_TEST_KEY")});
        run({QStringLiteral("endpoint"), QStringLiteral("test"), QStringLiteral("test")});
    }

    void assign(const QString& step)
    {
        run({QStringLiteral("assign"), project(), QStringLiteral("--step"), step,
            QStringLiteral("--pair"), ScriptedPair::a() + u',' + ScriptedPair::b()});
    }

    void submit(const QString& person, const QString& step)
    {
        run({QStringLiteral("submit"), project(), QStringLiteral("--person"), person,
            QStringLiteral("--step"), step, QStringLiteral("--all")});
    }

    /// Labels every item of a step as the pair says, and submits for both.
    void answer(const QString& step)
    {
        for (const QString& person : {ScriptedPair::a(), ScriptedPair::b()}) {
            QByteArray lines;
            const QJsonArray all = rounds(step);
            for (const QJsonValue& value : all) {
                const QJsonObject row = value.toObject();
                const int sample = row.value(QLatin1String("sample")).toInt();
                for (int i = 1; i <= row.value(QLatin1String("items")).toInt(); ++i) {
                    const bool yes = step == QLatin1String("facts")
                                         ? ScriptedPair::isKey(person, i)
                                         : ScriptedPair::supports(person, sample, i);
                    lines += QStringLiteral("%1 %2 %3\n")
                                 .arg(sample)
                                 .arg(i)
                                 .arg(yes ? QStringLiteral("yes") : QStringLiteral("no"))
                                 .toUtf8();
                }
            }
            write(file("answers.txt"), lines);
            run({QStringLiteral("label"), project(), QStringLiteral("--person"), person,
                QStringLiteral("--step"), step, QStringLiteral("--file"), file("answers.txt")});
            submit(person, step);
        }
    }

    /// What each writes about the utterances that are theirs, and submits.
    void writeOpinions()
    {
        const QJsonArray all = opinions();
        for (const QString& person : {ScriptedPair::a(), ScriptedPair::b()}) {
            QJsonArray written;
            for (const QJsonValue& value : all) {
                const QJsonArray utterances =
                    value.toObject().value(QLatin1String("utterances")).toArray();
                for (const QJsonValue& one : utterances) {
                    const QJsonObject utterance = one.toObject();
                    if (utterance.value(QLatin1String("author")).toString() != person)
                        continue;
                    const int number = utterance.value(QLatin1String("utterance")).toInt();
                    const QString text = ScriptedPair::opinion(
                        utterance.value(QLatin1String("participant")).toString(), number);
                    written.append(QJsonObject{
                        {QStringLiteral("sample"), value.toObject().value(QLatin1String("sample"))},
                        {QStringLiteral("utterance"), number},
                        {QStringLiteral("opinions"),
                            QJsonArray{QJsonObject{{QStringLiteral("clear"), text},
                                {QStringLiteral("atoms"), QJsonArray{text}}}}}});
                }
            }
            say(QStringLiteral("write"), person, written);
            submit(person, QStringLiteral("opinions"));
        }
    }

    /// Each finds the other's opinions right.
    void checkOpinions()
    {
        const QJsonArray all = opinions();
        for (const QString& person : {ScriptedPair::a(), ScriptedPair::b()}) {
            QJsonArray checks;
            for (const QJsonValue& value : all) {
                const QJsonArray written =
                    value.toObject().value(QLatin1String("opinions")).toArray();
                for (const QJsonValue& one : written) {
                    const QJsonObject opinion = one.toObject();
                    if (opinion.value(QLatin1String("author")).toString() == person)
                        continue;
                    checks.append(QJsonObject{
                        {QStringLiteral("sample"), value.toObject().value(QLatin1String("sample"))},
                        {QStringLiteral("opinion"), opinion.value(QLatin1String("opinion"))},
                        {QStringLiteral("faithful"), true}, {QStringLiteral("references"), true},
                        {QStringLiteral("atomic"), true}, {QStringLiteral("independent"), true}});
                }
            }
            say(QStringLiteral("review"), person, checks);
        }
        run({QStringLiteral("opinions"), project(), QStringLiteral("settle"),
            QStringLiteral("--person"), ScriptedPair::lead(), QStringLiteral("--sample"),
            QStringLiteral("all")});
    }

    void say(const QString& verb, const QString& person, const QJsonArray& rows)
    {
        if (rows.isEmpty()) {
            m_ok = false;
            qWarning("%s has nothing to %s", qPrintable(person), qPrintable(verb));
        }
        write(file("opinions.json"), QJsonDocument(rows).toJson());
        run({QStringLiteral("opinions"), project(), verb, QStringLiteral("--person"), person,
            QStringLiteral("--file"), file("opinions.json")});
    }

    QString m_folder;
    bool m_ok = true;
};

} // namespace tandem
