#include "storage/formats/surveycolumns.h"

#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kMostNamedHeadings = 20;
constexpr qsizetype kMostHeadingUnits = 60;
constexpr qsizetype kMostImportIdUnits = 1000;

QString shownHeading(const QString& heading)
{
    return heading.left(kMostHeadingUnits);
}

bool saysWhoRatersAre(const QString& lower)
{
    static const QSet<QString> personal{QStringLiteral("ipaddress"),
        QStringLiteral("recipientlastname"), QStringLiteral("recipientfirstname"),
        QStringLiteral("recipientemail"), QStringLiteral("externalreference"),
        QStringLiteral("externaldatareference"), QStringLiteral("locationlatitude"),
        QStringLiteral("locationlongitude"), QStringLiteral("token"), QStringLiteral("ipaddr"),
        QStringLiteral("refurl"), QStringLiteral("firstname"), QStringLiteral("lastname"),
        QStringLiteral("email"), QStringLiteral("prolific_pid"), QStringLiteral("workerid")};
    static const QRegularExpression attribute(QStringLiteral("^attribute_\\d+$"));
    return personal.contains(lower) || attribute.match(lower).hasMatch();
}

bool isAddedBySurvey(const QString& lower)
{
    static const QSet<QString> added{QStringLiteral("startdate"), QStringLiteral("enddate"),
        QStringLiteral("status"), QStringLiteral("progress"),
        QStringLiteral("duration (in seconds)"), QStringLiteral("finished"),
        QStringLiteral("recordeddate"), QStringLiteral("responseid"),
        QStringLiteral("distributionchannel"), QStringLiteral("userlanguage"), QStringLiteral("id"),
        QStringLiteral("submitdate"), QStringLiteral("lastpage"), QStringLiteral("startlanguage"),
        QStringLiteral("seed"), QStringLiteral("datestamp"), QStringLiteral("interviewtime"),
        QStringLiteral("rater")};
    static const QRegularExpression times(
        QStringLiteral("^(grouptime\\d*|questiontime.*|.*_first[ _]click|.*_last[ _]click|"
                       ".*_page[ _]submit|.*_click[ _]count)$"));
    return added.contains(lower) || times.match(lower).hasMatch();
}

/// Why a column is no question, by its heading or by Qualtrics' id of it, translated; empty where
/// it may be one.
QString whyNoQuestion(const QString& heading)
{
    static const QRegularExpression typed(
        QStringLiteral("^(.*_text|.*\\[other\\]|.*\\[comment\\]|.*_file_(id|name|size|type))$"));
    static const QRegularExpression order(QStringLiteral("^.*_DO(_\\d+)*$"));
    const QString lower = heading.toLower();
    if (saysWhoRatersAre(lower))
        return FormatWords::tr("it says who or where a rater is");
    if (isAddedBySurvey(lower))
        return FormatWords::tr("the survey program added it");
    if (typed.match(lower).hasMatch())
        return FormatWords::tr("it is text that raters typed");
    if (order.match(heading).hasMatch())
        return FormatWords::tr("it is the order in which options were shown");
    if (heading.endsWith(QLatin1String("_NPS_GROUP")))
        return FormatWords::tr("it is a group made from a score");
    return {};
}

/// Whether a heading is one of these names, of which one may end with "*".
bool isAskedQuestion(const QString& heading, const QString& name)
{
    return name.endsWith(u'*') ? heading.startsWith(name.chopped(1)) : heading == name;
}

tl::unexpected<Error> noQuestion(const QString& heading, const QString& why, const QString& place)
{
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("Column \"%1\" is no question: %2.").arg(shownHeading(heading), why), place,
        FormatWords::tr("Leave it out of --questions."));
}

/// What is left of a text without these signs at its ends.
QString withoutSigns(QString text, QLatin1String signs)
{
    while (!text.isEmpty() && signs.contains(text.back()))
        text.chop(1);
    while (!text.isEmpty() && signs.contains(text.front()))
        text.remove(0, 1);
    return text;
}

Expected<void> checkAsked(const QStringList& header, const QStringList& asked, const QString& place)
{
    for (const QString& name : asked) {
        if (std::any_of(header.cbegin(), header.cend(),
                [&](const QString& heading) { return isAskedQuestion(heading, name); })) {
            const QString why = name.endsWith(u'*') ? QString() : whyNoQuestion(name);
            if (!why.isEmpty())
                return noQuestion(name, why, place);
            continue;
        }
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("There is no column \"%1\".").arg(shownHeading(name)), place,
            FormatWords::tr("Name questions as the header does: %1.")
                .arg(header.mid(0, kMostNamedHeadings).join(QStringLiteral(", "))));
    }
    return {};
}

/// The question that a column is, by the name that asks for it.
SurveyQuestion surveyQuestionOf(
    const QString& heading, const QString& name, const SurveyChoice& choice)
{
    SurveyQuestion question{heading, heading};
    question.isNamed = heading == name;
    if (!choice.areOptionsJoined || question.isNamed)
        return question;
    const QString item = withoutSigns(name.chopped(1), QLatin1String("_[. -"));
    const QString option = withoutSigns(heading.mid(name.size() - 1), QLatin1String("_[]. -"));
    question.item = item.isEmpty() ? name : item;
    question.option = option.isEmpty() ? heading : option;
    return question;
}

Expected<void> chooseQuestions(SurveyColumns& columns, const QStringList& header,
    const SurveyChoice& choice, const QString& place)
{
    for (qsizetype i = 0; i < header.size(); ++i) {
        const QString& heading = header.at(i);
        const auto name = std::find_if(choice.asked.cbegin(), choice.asked.cend(),
            [&](const QString& one) { return isAskedQuestion(heading, one); });
        if (heading.isEmpty() || (!choice.asked.isEmpty() && name == choice.asked.cend()))
            continue;
        if (!whyNoQuestion(heading).isEmpty()) {
            if (!choice.asked.isEmpty())
                columns.skipped.append(heading);
            continue;
        }
        SurveyQuestion question = choice.asked.isEmpty() ? SurveyQuestion{heading, heading}
                                                         : surveyQuestionOf(heading, *name, choice);
        if (std::any_of(columns.questions.cbegin(), columns.questions.cend(),
                [&](const SurveyQuestion& one) { return one.heading == heading; }))
            return columnTwice(heading, place);
        if (question.option.contains(choice.separator))
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The option \"%1\" contains the separator \"%2\".")
                    .arg(shownHeading(question.option), QString(choice.separator)),
                place, FormatWords::tr("Choose another one with --separator."));
        question.cell = columns.places.size();
        columns.places.append(i);
        columns.questions.append(question);
    }
    return {};
}

Expected<void> requireQuestions(const SurveyColumns& columns, const QString& place)
{
    if (!columns.questions.isEmpty())
        return {};
    return failure(ErrorCode::InvalidInput, FormatWords::tr("No question column found."), place,
        FormatWords::tr("Each column of a question is headed by its code."));
}

} // namespace

Expected<SurveyColumns> surveyColumnsOf(
    const QStringList& header, const SurveyChoice& choice, const QString& place)
{
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
        return failure(ErrorCode::InvalidInput, FormatWords::tr("No column of raters found."),
            place,
            FormatWords::tr(
                "Raters are in ResponseId (Qualtrics), id (LimeSurvey) or rater. Export from "
                "LimeSurvey with question codes as headings."));
    columns.rater = header.at(raters);
    columns.places.append(raters);
    const auto addColumn = [&](QLatin1String heading) -> std::optional<qsizetype> {
        const qsizetype at = lower.indexOf(heading);
        if (at < 0)
            return std::nullopt;
        columns.places.append(at);
        return columns.places.size() - 1;
    };
    if (columns.isQualtrics)
        columns.status = addColumn(QLatin1String("status"));
    columns.finished =
        addColumn(columns.isQualtrics ? QLatin1String("finished") : QLatin1String("submitdate"));
    TANDEM_DO(checkAsked(header, choice.asked, place));
    TANDEM_DO(chooseQuestions(columns, header, choice, place));
    TANDEM_DO(requireQuestions(columns, place));
    return columns;
}

Expected<void> keepQualtricsQuestions(
    SurveyColumns& columns, const QStringList& cells, bool areOptionsJoined, const QString& place)
{
    static const QRegularExpression question(
        QStringLiteral("^(\\d+_)?QID\\d+(#\\d+)?(_\\d+){0,2}$"));
    QList<SurveyQuestion> kept;
    for (const SurveyQuestion& one : std::as_const(columns.questions)) {
        const QString cell = cells.at(one.cell).left(kMostImportIdUnits);
        const QJsonObject object = QJsonDocument::fromJson(cell.toUtf8()).object();
        const QString id = object.value(QLatin1String("ImportId")).toString();
        if (!question.match(id).hasMatch()) {
            QString why = whyNoQuestion(id);
            if (why.isEmpty())
                why = FormatWords::tr("Qualtrics stores it as \"%1\", not as a question")
                          .arg(shownHeading(id));
            if (one.isNamed)
                return noQuestion(one.heading, why, place);
            columns.skipped.append(one.heading);
            continue;
        }
        if (object.contains(QLatin1String("choiceId")) && !areOptionsJoined)
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("Column \"%1\" is one option of a multiple answer.")
                    .arg(shownHeading(one.heading)),
                place,
                FormatWords::tr("Use --scale sets and --questions \"CODE_*\" to join its options, "
                                "or choose other questions with --questions."));
        kept.append(one);
    }
    columns.questions = kept;
    return requireQuestions(columns, place);
}

} // namespace tandem
