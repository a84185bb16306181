#include "app/commandline/commandlist.h"
#include "app/commandline/fieldoptions.h"
#include "app/commandline/syntax.h"
#include "storage/endpoints/endpointfields.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"
#include "testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace tandem;

namespace {

/// Of every run, or of the file that a command writes: no settings of a kind.
const QSet<QString> kOfEveryRun{QStringLiteral("endpoint"), QStringLiteral("model"),
    QStringLiteral("cap"), QStringLiteral("estimate"), QStringLiteral("batch"),
    QStringLiteral("overwrite"), QStringLiteral("texts"), QStringLiteral("method")};

/// Of the command that begins runs of this kind; without a verb it is the command's first.
QString usageOf(const RunKind& kind)
{
    const QString written = QLatin1String(kind.command);
    const Command* command = findCommand(written.section(u' ', 0, 0));
    const QString verb = written.section(u' ', 1);
    for (const QString& usage : command ? syntaxOf(*command).usage : QStringList()) {
        if (verb.isEmpty() || usage.startsWith(verb + u' '))
            return usage;
    }
    return {};
}

} // namespace

/// The settings of runs and endpoints on the command line.
class TestRunOptions : public QObject
{
    Q_OBJECT

private slots:
    void eachSettingHasItsOptionAndEachOptionItsSetting()
    {
        static const QRegularExpression option(QStringLiteral("--([a-z-]+)"));
        for (const RunKind* kind : runKinds()) {
            const QString usage = usageOf(*kind);
            QVERIFY2(!usage.isEmpty(), kind->key);
            QSet<QString> documented;
            for (auto found = option.globalMatch(usage); found.hasNext();)
                documented.insert(found.next().captured(1));
            QSet<QString> known = kOfEveryRun;
            // The one that G-Eval is chosen by is a setting of how users are summarized.
            if (kind->id == RunKindId::UserSummaries)
                known.remove(QStringLiteral("method"));
            for (const fields::Field& field : runFields(kind->id)) {
                if (!field.isAsked())
                    continue;
                const QString name = field.optionName();
                known.insert(name);
                QVERIFY2(name.isEmpty() ? usage.contains(QLatin1String(field.usageWord))
                                        : documented.contains(name),
                    qPrintable(field.key() + QStringLiteral(": ") + usage));
            }
            for (const QString& name : std::as_const(documented))
                QVERIFY2(known.contains(name), qPrintable(name + QStringLiteral(": ") + usage));
        }
    }

    void whatIsDescribedNowhereElseSaysOneSetting()
    {
        int told = 0;
        for (const Command* command : commands()) {
            const QList<QCommandLineOption> options = syntaxOf(*command).options;
            for (const QCommandLineOption& option : options) {
                const QString name = option.names().last();
                QVERIFY2(!option.description().isEmpty(), qPrintable(name));
                const QStringList texts = runSettingTexts(QLatin1String(command->name), name);
                if (!texts.contains(option.description()))
                    continue;
                QVERIFY2(texts.size() == 1, qPrintable(texts.join(u'\n')));
                ++told;
            }
        }
        QVERIFY(told > 0);
        QCOMPARE(runSettingTexts(QStringLiteral("usersum"), QStringLiteral("rounds")),
            QStringList(QStringLiteral("Rounds of critique, 0 to 10; default: 2. How many versions "
                                       "of each segment are checked and, if something is wrong, "
                                       "rewritten. The last rewrite is not checked.")));
        QVERIFY(runSettingTexts(QStringLiteral("usersum"), QString()).isEmpty());
    }

    void soHaveThoseOfEndpoints()
    {
        QSet<QString> documented;
        for (const QCommandLineOption& option : syntaxOf(endpointCommand).options)
            documented.insert(option.names().constLast());
        documented.subtract({QStringLiteral("json"), QStringLiteral("help")});
        QSet<QString> known;
        for (const fields::Field& field : endpointFields()) {
            if (!field.optionName().isEmpty())
                known.insert(field.optionName());
        }
        QCOMPARE(known, documented);
    }
};

TANDEM_TEST(TestRunOptions, QCoreApplication)
#include "tst_runoptions.moc"
