#include "app/commandline/commandlist.h"
#include "app/commandline/fieldoptions.h"
#include "app/commandline/syntax.h"
#include "storage/endpoints/endpointfields.h"
#include "storage/runs/runfields.h"
#include "testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace tandem;

namespace {

/// The commands that begin runs; without a verb the usage is the command's first.
constexpr struct
{
    RunKindId kind;
    const char* command;
    const char* verb;
} kBeginners[] = {{RunKindId::Decompose, "facts", "decompose"}, {RunKindId::Mask, "facts", "mask"},
    {RunKindId::Expert, "expert", "run"}, {RunKindId::Generate, "expert", "generate"},
    {RunKindId::PairJudge, "expert", "judge"}, {RunKindId::Gemba, "judge", nullptr},
    {RunKindId::GEval, "judge", nullptr}, {RunKindId::AutoEval, "judge", nullptr},
    {RunKindId::Summaries, "kgds", "generate"}, {RunKindId::Verdicts, "kgds", "verify"},
    {RunKindId::UserSummaries, "usersum", "summarize"},
    {RunKindId::Predictions, "usersum", "predict"}, {RunKindId::SummaryJudge, "usersum", "judge"}};

/// Of every run, or of the file that a command writes: no settings of a kind.
const QSet<QString> kOfEveryRun{QStringLiteral("endpoint"), QStringLiteral("model"),
    QStringLiteral("cap"), QStringLiteral("estimate"), QStringLiteral("batch"),
    QStringLiteral("overwrite"), QStringLiteral("texts"), QStringLiteral("method")};

QString usageOf(const char* command, const char* verb)
{
    const QStringList usages = syntaxOf(*findCommand(QLatin1String(command))).usage;
    for (const QString& usage : usages) {
        if (!verb || usage.startsWith(QLatin1String(verb) + u' '))
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
        for (const auto& beginner : kBeginners) {
            const QString usage = usageOf(beginner.command, beginner.verb);
            QVERIFY2(!usage.isEmpty(), beginner.command);
            QSet<QString> documented;
            for (auto found = option.globalMatch(usage); found.hasNext();)
                documented.insert(found.next().captured(1));
            QSet<QString> known = kOfEveryRun;
            // The one that G-Eval is chosen by is a setting of how users are summarized.
            if (beginner.kind == RunKindId::UserSummaries)
                known.remove(QStringLiteral("method"));
            for (const fields::Field& field : runFields(beginner.kind)) {
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
                const QStringList texts = runSettingTexts(name);
                if (!texts.contains(option.description()))
                    continue;
                QVERIFY2(texts.size() == 1, qPrintable(texts.join(u'\n')));
                ++told;
            }
        }
        QVERIFY(told > 0);
        QCOMPARE(runSettingTexts(QStringLiteral("rounds")),
            QStringList(QStringLiteral(
                "Rounds of critique, 0 to 10; by default 2. So many versions of each segment are "
                "checked, and rewritten where something is wrong. What the last rewriting makes is "
                "not checked any more.")));
        QVERIFY(runSettingTexts(QString()).isEmpty());
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
