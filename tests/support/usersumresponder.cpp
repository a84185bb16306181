#include "usersumresponder.h"

#include "factsresponder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace tandem::llm {

namespace {

/// What stands between the marks <<<NAME and NAME>>>.
QString shown(const QString& prompt, const char* name)
{
    const QString opening = QStringLiteral("<<<%1\n").arg(QLatin1String(name));
    const qsizetype from = prompt.indexOf(opening);
    const qsizetype to = prompt.indexOf(QStringLiteral("\n%1>>>").arg(QLatin1String(name)), from);
    return from < 0 || to < from ? QString()
                                 : prompt.mid(from + opening.size(), to - from - opening.size());
}

QString compact(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString summaryJson(const QString& summary, const QStringList& insights)
{
    return compact({{QStringLiteral("summary"), summary},
        {QStringLiteral("insights"), QJsonArray::fromStringList(insights)}});
}

/// The title in the line of an activity, "2020-01-02; Crime volume 8; rating 2; ...".
QString titleIn(const QString& line)
{
    return line.section(QStringLiteral("; "), 1, 1);
}

/// The version of a segment's summary that says which one it is.
int versionOf(const QString& summary)
{
    static const QRegularExpression draft(QStringLiteral("draft (\\d+)"));
    return draft.match(summary).captured(1).toInt();
}

QString wholeSummary(const QString& activities)
{
    const QStringList lines = activities.split(u'\n', Qt::SkipEmptyParts);
    return summaryJson(QStringLiteral("The user read %1 books.").arg(lines.size()),
        {QStringLiteral("The first was \"%1\".").arg(titleIn(lines.value(0)))});
}

QString combined(const QString& segments)
{
    QStringList named;
    static const QRegularExpression quoted(QStringLiteral("\"([^\"]*)\""));
    auto found = quoted.globalMatch(segments);
    while (found.hasNext())
        named.append(QStringLiteral("The user read \"%1\".").arg(found.next().captured(1)));
    return summaryJson(QStringLiteral("The user reads all year."),
        named.isEmpty() ? QStringList(QStringLiteral("The user reads.")) : named);
}

QString queryVerdict(const QString& summary)
{
    const bool isVague = summary.contains(QLatin1String("Something vague"));
    return compact({{QStringLiteral("explanation"),
                        isVague ? QStringLiteral("It says nothing.") : QStringLiteral("It does.")},
        {QStringLiteral("consistent"), !isVague}});
}

QString pairsAbout(const QString& summary, bool namesNothing)
{
    static const QRegularExpression quoted(QStringLiteral("\"([^\"]*)\""));
    QJsonArray pairs;
    auto found = quoted.globalMatch(namesNothing ? QString() : summary);
    while (found.hasNext())
        pairs.append(QJsonObject{
            {QStringLiteral("question"), QStringLiteral("Which is book %1?").arg(pairs.size() + 1)},
            {QStringLiteral("answer"), found.next().captured(1)}});
    return compact({{QStringLiteral("pairs"), pairs}});
}

QString pairVerdicts(const QString& pairs, const QString& activities)
{
    static const QRegularExpression numbered(
        QStringLiteral("^(\\d+)\\. .*Answer: (.*)$"), QRegularExpression::MultilineOption);
    QJsonArray verdicts;
    auto found = numbered.globalMatch(pairs);
    while (found.hasNext()) {
        const auto pair = found.next();
        const bool isTrue = activities.contains(pair.captured(2));
        verdicts.append(QJsonObject{{QStringLiteral("number"), pair.captured(1).toInt()},
            {QStringLiteral("explanation"), QStringLiteral("By the list.")},
            {QStringLiteral("consistent"), isTrue},
            {QStringLiteral("reference"), isTrue ? QString() : titleIn(activities)}});
    }
    return compact({{QStringLiteral("verdicts"), verdicts}});
}

QString prediction(const QString& summary, const QString& choices)
{
    static const QRegularExpression numbered(
        QStringLiteral("^(\\d+)\\. (.*)$"), QRegularExpression::MultilineOption);
    auto found = numbered.globalMatch(choices);
    while (found.hasNext()) {
        const auto choice = found.next();
        // Volume 3 is not volume 33.
        const QRegularExpression named(
            QRegularExpression::escape(choice.captured(2)) + QStringLiteral("(?!\\w)"));
        if (summary.contains(named))
            return compact({{QStringLiteral("choice"), choice.captured(1).toInt()}});
    }
    return compact({{QStringLiteral("choice"), 1}});
}

} // namespace

UsersumResponder::UsersumResponder(UsersumFaults faults)
    : m_faults(std::move(faults))
    , m_counts(std::make_shared<Counts>())
{
}

bool UsersumResponder::understands(const LlmQuestion& question)
{
    const QString& prompt = question.prompt;
    // Others have a summary too, but beside an article's facts or opinions.
    return prompt.contains(QLatin1String("<<<ACTIVITIES\n")) ||
           prompt.contains(QLatin1String("<<<QUERY\n")) ||
           prompt.contains(QLatin1String("<<<CHOICES\n")) ||
           (prompt.contains(QLatin1String("<<<SUMMARY\n")) &&
               prompt.contains(QLatin1String("\"pairs\"")));
}

int UsersumResponder::timesBefore(const LlmQuestion& question) const
{
    const QMutexLocker lock(&m_counts->mutex);
    return m_counts->asked[question.system + question.prompt]++;
}

QString UsersumResponder::segmentSummary(const QString& activities, int version) const
{
    const QStringList lines = activities.split(u'\n', Qt::SkipEmptyParts);
    const bool isVague = version < m_faults.vagueVersions;
    const QString invented = version < m_faults.inventedVersions
                                 ? QStringLiteral("\"Atlantis %1\"").arg(version)
                                 : QString();
    return summaryJson(
        isVague
            ? QStringLiteral("Something vague, draft %1.").arg(version)
            : QStringLiteral("The user read %1 books, draft %2.").arg(lines.size()).arg(version),
        {QStringLiteral("The first was \"%1\".").arg(titleIn(lines.value(0))),
            QStringLiteral("There is nothing else. %1").arg(invented)});
}

QString UsersumResponder::operator()(const LlmQuestion& question) const
{
    const QString& prompt = question.prompt;
    if ((m_faults.unreadableFirst > 0 && timesBefore(question) < m_faults.unreadableFirst) ||
        (!m_faults.unreadableText.isEmpty() && prompt.contains(m_faults.unreadableText)))
        return QStringLiteral("Well, that is hard to say.");
    if (!understands(question))
        return factsAnswer(question);
    const QString activities = shown(prompt, "ACTIVITIES");
    const QString summary = shown(prompt, "SUMMARY");
    const QString segments = shown(prompt, "SEGMENTS");
    const QString choices = shown(prompt, "CHOICES");
    const QString pairs = shown(prompt, "ANSWERS");
    if (!segments.isEmpty())
        return combined(segments);
    if (!choices.isEmpty())
        return prediction(summary, choices);
    if (!pairs.isEmpty())
        return pairVerdicts(pairs, activities);
    if (!shown(prompt, "FOUND").isEmpty())
        return segmentSummary(activities, versionOf(summary) + 1);
    const bool asksQuery = !shown(prompt, "QUERY").isEmpty();
    if (summary.isEmpty())
        return prompt.contains(QLatin1String("activities of the time"))
                   ? segmentSummary(activities, 0)
                   : wholeSummary(activities);
    if (asksQuery)
        return queryVerdict(summary);
    if (activities.isEmpty())
        return pairsAbout(summary, m_faults.namesNothing);
    return compact({{QStringLiteral("explanation"), QStringLiteral("By its length.")},
        {QStringLiteral("score"), 1 + int(summary.size() % 5)}});
}

} // namespace tandem::llm
