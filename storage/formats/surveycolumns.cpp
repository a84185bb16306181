#include "storage/formats/surveycolumns.h"

#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kMostNamedHeadings = 20;

/// What Qualtrics and LimeSurvey add to answers themselves, in lower case.
bool isAddedBySurvey(const QString& heading)
{
    static const QSet<QString> added{QStringLiteral("startdate"), QStringLiteral("enddate"),
        QStringLiteral("status"), QStringLiteral("ipaddress"), QStringLiteral("progress"),
        QStringLiteral("duration (in seconds)"), QStringLiteral("finished"),
        QStringLiteral("recordeddate"), QStringLiteral("responseid"),
        QStringLiteral("recipientlastname"), QStringLiteral("recipientfirstname"),
        QStringLiteral("recipientemail"), QStringLiteral("externalreference"),
        QStringLiteral("externaldatareference"), QStringLiteral("locationlatitude"),
        QStringLiteral("locationlongitude"), QStringLiteral("distributionchannel"),
        QStringLiteral("userlanguage"), QStringLiteral("id"), QStringLiteral("submitdate"),
        QStringLiteral("lastpage"), QStringLiteral("startlanguage"), QStringLiteral("seed"),
        QStringLiteral("token"), QStringLiteral("datestamp"), QStringLiteral("ipaddr"),
        QStringLiteral("refurl"), QStringLiteral("firstname"), QStringLiteral("lastname"),
        QStringLiteral("email"), QStringLiteral("interviewtime"), QStringLiteral("rater")};
    static const QRegularExpression timesAndTexts(QStringLiteral(
        "^(grouptime\\d*|attribute_\\d+|.*_text|.*_first click|.*_last click|"
        ".*_page submit|.*_click count|.*\\[other\\]|.*\\[comment\\]|questiontime.*)$"));
    const QString lower = heading.toLower();
    return lower.isEmpty() || added.contains(lower) || timesAndTexts.match(lower).hasMatch();
}

/// Whether a heading is one of these names, of which one may end with "*".
bool isAskedQuestion(const QString& heading, const QStringList& names)
{
    return std::any_of(names.cbegin(), names.cend(), [&](const QString& name) {
        return name.endsWith(u'*') ? heading.startsWith(name.chopped(1)) : heading == name;
    });
}

} // namespace

Expected<SurveyColumns> surveyColumnsOf(
    const QStringList& header, const QStringList& asked, const QString& place)
{
    const auto refused = [&](const QString& what, const QString& remedy) {
        return failure(ErrorCode::InvalidInput, what, place, remedy);
    };
    QStringList lower;
    for (const QString& heading : header)
        lower.append(heading.toLower());
    SurveyColumns columns;
    qsizetype raters = lower.indexOf(QLatin1String("responseid"));
    columns.isQualtrics = raters >= 0;
    for (const QLatin1String heading : {QLatin1String("id"), QLatin1String("rater")}) {
        if (raters < 0)
            raters = lower.indexOf(heading);
    }
    if (raters < 0)
        return refused(FormatWords::tr("No column of raters found."),
            FormatWords::tr("Raters are in ResponseId (Qualtrics), id (LimeSurvey) or rater."));
    columns.rater = header.at(raters);
    columns.places.append(raters);
    const qsizetype status = columns.isQualtrics ? lower.indexOf(QLatin1String("status")) : -1;
    columns.hasStatus = status >= 0;
    if (columns.hasStatus)
        columns.places.append(status);
    for (const QString& name : asked) {
        if (std::none_of(header.cbegin(), header.cend(),
                [&](const QString& heading) { return isAskedQuestion(heading, {name}); }))
            return refused(FormatWords::tr("There is no column \"%1\".").arg(name),
                FormatWords::tr("Name questions as the header does: %1.")
                    .arg(header.mid(0, kMostNamedHeadings).join(QStringLiteral(", "))));
    }
    for (qsizetype i = 0; i < header.size(); ++i) {
        if (asked.isEmpty() ? isAddedBySurvey(header.at(i)) : !isAskedQuestion(header.at(i), asked))
            continue;
        if (columns.questions.contains(header.at(i)))
            return columnTwice(header.at(i), place);
        columns.places.append(i);
        columns.questions.append(header.at(i));
    }
    if (columns.questions.isEmpty())
        return refused(FormatWords::tr("No question column found."),
            FormatWords::tr("Each column of a question is headed by its code."));
    return columns;
}

} // namespace tandem
