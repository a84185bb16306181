#include "app/commandline/output.h"

#include "app/commandline/command.h"
#include "models/kgds/statisticsreport.h"
#include "models/project/tabletext.h"
#include "models/results/reporttable.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace tandem {

namespace {

/// What a state or an outcome is called by programs and by people.
struct StateWords
{
    const char* key;
    const char* name;
};

StateWords wordsOf(SampleState state)
{
    switch (state) {
    case SampleState::WaitingForDiscussion:
        return {
            "waiting_for_discussion", QT_TRANSLATE_NOOP("CommandLine", "waits for a discussion")};
    case SampleState::WaitingForFacts:
        return {"waiting_for_facts", QT_TRANSLATE_NOOP("CommandLine", "waits for facts")};
    case SampleState::Unassigned:
        return {"unassigned", QT_TRANSLATE_NOOP("CommandLine", "unassigned")};
    case SampleState::Imported:
        return {"imported", QT_TRANSLATE_NOOP("CommandLine", "imported with labels")};
    case SampleState::Open:
        return {"open", QT_TRANSLATE_NOOP("CommandLine", "open")};
    case SampleState::HandedInByOne:
        return {"handed_in_by_one", QT_TRANSLATE_NOOP("CommandLine", "handed in by one")};
    case SampleState::Closed:
        return {"closed", QT_TRANSLATE_NOOP("CommandLine", "closed")};
    case SampleState::Settled:
        return {"settled", QT_TRANSLATE_NOOP("CommandLine", "settled")};
    case SampleState::SetAside:
        return {"set_aside", QT_TRANSLATE_NOOP("CommandLine", "set aside")};
    }
    return {"", ""};
}

/// By the values of Outcome.
constexpr StateWords kOutcomes[] = {
    {"nonsupporting", QT_TRANSLATE_NOOP("CommandLine", "nonsupporting")},
    {"supporting", QT_TRANSLATE_NOOP("CommandLine", "supporting")},
    {"boundary", QT_TRANSLATE_NOOP("CommandLine", "boundary")},
};

} // namespace

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

void printJson(Call& call, const Json& object)
{
    call.out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

QString stateKey(SampleState state)
{
    return QLatin1String(wordsOf(state).key);
}

QString stateName(SampleState state)
{
    return Words::tr(wordsOf(state).name);
}

QString outcomeKey(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return {};
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? QStringLiteral("key") : QStringLiteral("non_key");
    return QLatin1String(kOutcomes[int(*outcome)].key);
}

QString outcomeName(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return Words::tr("to be decided");
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? Words::tr("key") : Words::tr("not key");
    return Words::tr(kOutcomes[int(*outcome)].name);
}

QString answerKey(const Answer& answer)
{
    if (!answer.value)
        return {};
    return *answer.value == YesNo::Yes ? QStringLiteral("yes") : QStringLiteral("no");
}

QString answerName(const Answer& answer)
{
    if (!answer.value)
        return results::dash();
    return *answer.value == YesNo::Yes ? Words::tr("yes") : Words::tr("no");
}

} // namespace tandem
