#include "app/commandline/output.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "models/kgds/statisticsreport.h"
#include "models/project/tabletext.h"
#include "models/results/reporttable.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace tandem {

void printReport(const results::Report& report, const Arguments& arguments, Console& console,
    const QJsonObject& fields)
{
    if (arguments.wantsJson())
        printJson(console.out, results::reportJson(report, fields));
    else
        console.out << results::consoleText(report);
}

QString printable(const QString& text)
{
    return results::onOneLine(text);
}

QString groupedCount(qint64 count)
{
    return results::countText(count, results::Outlet::Console);
}

QString numberText(double number, int decimals)
{
    return results::numberText(number, decimals, results::Outlet::Console);
}

QString figureText(const Figure& figure, int decimals)
{
    results::Column column;
    column.number(decimals);
    return results::figureSentence(figure, column, results::Outlet::Console);
}

QString probabilityText(double p)
{
    return results::probabilityText(p, 3, results::Outlet::Console);
}

void printTable(QTextStream& out, const Table& table)
{
    out << columnsText(table);
}

QJsonObject funnelJson(const Funnel& funnel)
{
    return results::reportJson({{}, funnelSections(funnel)}).value(u"funnel").toObject();
}

Table funnelTable(const Funnel& funnel)
{
    return results::tableOf(funnelSections(funnel).first(), results::Outlet::Console);
}

bool areOneFile(const QString& first, const QString& second)
{
    const QFileInfo a(first);
    const QFileInfo b(second);
    return a.absoluteFilePath() == b.absoluteFilePath() ||
           (a.exists() && a.canonicalFilePath() == b.canonicalFilePath());
}

void printJson(QTextStream& out, const QJsonObject& object)
{
    out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

QString stateKey(SampleState state)
{
    switch (state) {
    case SampleState::WaitingForDiscussion:
        return QStringLiteral("waiting_for_discussion");
    case SampleState::WaitingForFacts:
        return QStringLiteral("waiting_for_facts");
    case SampleState::Unassigned:
        return QStringLiteral("unassigned");
    case SampleState::Imported:
        return QStringLiteral("imported");
    case SampleState::Open:
        return QStringLiteral("open");
    case SampleState::HandedInByOne:
        return QStringLiteral("handed_in_by_one");
    case SampleState::Closed:
        return QStringLiteral("closed");
    case SampleState::Settled:
        return QStringLiteral("settled");
    case SampleState::SetAside:
        return QStringLiteral("set_aside");
    }
    return {};
}

QString outcomeKey(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return {};
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? QStringLiteral("key") : QStringLiteral("non_key");
    switch (*outcome) {
    case Outcome::Supporting:
        return QStringLiteral("supporting");
    case Outcome::Nonsupporting:
        return QStringLiteral("nonsupporting");
    case Outcome::Boundary:
        return QStringLiteral("boundary");
    }
    return {};
}

QString answerKey(const Answer& answer)
{
    if (!answer.value)
        return {};
    return *answer.value == YesNo::Yes ? QStringLiteral("yes") : QStringLiteral("no");
}

QString stateName(SampleState state)
{
    switch (state) {
    case SampleState::WaitingForDiscussion:
        return CommandWords::tr("waits for a discussion");
    case SampleState::WaitingForFacts:
        return CommandWords::tr("waits for facts");
    case SampleState::Unassigned:
        return CommandWords::tr("unassigned");
    case SampleState::Imported:
        return CommandWords::tr("imported with labels");
    case SampleState::Open:
        return CommandWords::tr("open");
    case SampleState::HandedInByOne:
        return CommandWords::tr("handed in by one");
    case SampleState::Closed:
        return CommandWords::tr("closed");
    case SampleState::Settled:
        return CommandWords::tr("settled");
    case SampleState::SetAside:
        return CommandWords::tr("set aside");
    }
    return {};
}

QString outcomeName(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return CommandWords::tr("to be decided");
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? CommandWords::tr("key") : CommandWords::tr("not key");
    switch (*outcome) {
    case Outcome::Supporting:
        return CommandWords::tr("supporting");
    case Outcome::Nonsupporting:
        return CommandWords::tr("nonsupporting");
    case Outcome::Boundary:
        return CommandWords::tr("boundary");
    }
    return {};
}

QString answerName(const Answer& answer)
{
    if (!answer.value)
        return QStringLiteral("–");
    return *answer.value == YesNo::Yes ? CommandWords::tr("yes") : CommandWords::tr("no");
}

} // namespace tandem
