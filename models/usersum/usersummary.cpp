#include "models/usersum/usersummary.h"

#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/text/plainline.h"
#include "models/usersum/usersumwords.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

#include <array>

namespace tandem::usersum {

namespace {

enum class SummarySection { Summary, Insights };
constexpr std::array kSummarySections{SummarySection::Summary, SummarySection::Insights};

/// As a heading has it; in English, as prompts and stored texts are.
QString headingOf(SummarySection section)
{
    return section == SummarySection::Summary ? QStringLiteral("Summary")
                                              : QStringLiteral("Insights");
}

QString headingLine(SummarySection section)
{
    return QStringLiteral("**%1**").arg(headingOf(section));
}

tl::unexpected<Error> noSection(SummarySection section)
{
    return llm::faultyReply(
        UsersumWords::tr("The reply has no section \"%1\".").arg(headingOf(section)));
}

/// A line that begins a section.
struct SectionHeading
{
    SummarySection section = SummarySection::Summary;
    QString rest; ///< what stands behind the heading on its line
};

std::optional<SectionHeading> headingIn(const QString& line)
{
    // Nothing is given back (the + behind *), so that the time grows with the length alone.
    static const QRegularExpression form(
        QStringLiteral(
            R"re(^[\s#>*_]*+(?:[0-9]{1,2}[.)][\s*_]*+)?+)re"
            R"re((?:(?:the|user|key|main|overall|combined|updated|revised|new)\s++){0,2}+)re"
            R"re((summary|insights))re"
            R"re((?:[\s*_#]*+[:：][\s*_]*+|(?:\*\*|__)[\s*_:：]*+|[\s*_#]*+$)(.*)$)re"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    // A heading is at the beginning of its line, and what goes before it has an end.
    constexpr qsizetype kFarthest = 120;
    const auto match = form.match(line.left(kFarthest));
    if (!match.hasMatch())
        return {};
    const bool isSummary =
        match.captured(1).compare(headingOf(SummarySection::Summary), Qt::CaseInsensitive) == 0;
    return SectionHeading{isSummary ? SummarySection::Summary : SummarySection::Insights,
        line.mid(match.capturedStart(2))};
}

/// Lines of a section; of insights without the marks of list items.
QString keptText(SummarySection section, const QStringList& lines)
{
    static const QRegularExpression mark(
        QStringLiteral(R"re(^\s*+(?:(?:[-*+•·]|[0-9]{1,3}[.)])(?:\s++|$))++)re"),
        QRegularExpression::UseUnicodePropertiesOption);
    QStringList kept;
    for (QString line : lines) {
        if (section == SummarySection::Insights)
            line = line.remove(mark).trimmed();
        if (section == SummarySection::Summary || !line.isEmpty())
            kept.append(line);
    }
    return kept.join(QLatin1Char('\n')).trimmed();
}

/// A section as it is kept.
Expected<QString> keptSection(SummarySection section, const QStringList& lines)
{
    QString text = keptText(section, lines);
    if (!hasVisible(text))
        return noSection(section);
    return text;
}

/// What text() wrote; none where that is not sure.
std::optional<UserSummary> ownSections(const QString& text)
{
    const QString first = headingLine(SummarySection::Summary) + u'\n';
    const QString second = QStringLiteral("\n\n%1\n").arg(headingLine(SummarySection::Insights));
    const qsizetype cut = text.indexOf(second);
    if (cut < 0 || !text.startsWith(first) || text.indexOf(second, cut + 1) >= 0)
        return {};
    const UserSummary made{
        text.sliced(first.size(), cut - first.size()), text.sliced(cut + second.size())};
    const auto isKept = [](SummarySection section, const QString& kept) {
        return !kept.isEmpty() && keptText(section, kept.split(u'\n')) == kept;
    };
    return isKept(SummarySection::Summary, made.summary) &&
                   isKept(SummarySection::Insights, made.insights)
               ? std::optional(made)
               : std::nullopt;
}

/// The lines of what a model wrote, none of which turns the direction of another.
QStringList ownLines(const QString& text)
{
    return withoutTurns(onPlainLines(text)).split(QLatin1Char('\n'));
}

/// The sections of a text by their headings.
Expected<UserSummary> markdownSections(const QString& text)
{
    std::array<std::optional<QStringList>, kSummarySections.size()> found;
    QStringList* open = nullptr;
    const QStringList lines = ownLines(text);
    for (const QString& line : lines) {
        if (line.trimmed().startsWith(QLatin1String("```")))
            continue;
        const auto heading = headingIn(line);
        if (!heading) {
            if (open)
                open->append(line);
            continue;
        }
        auto& section = found.at(std::size_t(heading->section));
        if (section)
            return llm::faultyReply(
                UsersumWords::tr("The reply has the section \"%1\" more than once.")
                    .arg(headingOf(heading->section)));
        open = &section.emplace(QStringList{heading->rest});
    }
    std::array<QString, kSummarySections.size()> texts;
    for (const SummarySection section : kSummarySections) {
        if (!found.at(std::size_t(section)))
            return noSection(section);
        TANDEM_TRY(kept, keptSection(section, *found.at(std::size_t(section))));
        texts.at(std::size_t(section)) = *kept;
    }
    return UserSummary{texts[0], texts[1]};
}

/// A text, or several below each other; none where something else stands among them, which would be
/// lost.
std::optional<QStringList> linesIn(const QJsonValue& value)
{
    const QJsonArray all = value.isArray() ? value.toArray() : QJsonArray{value};
    QStringList lines;
    for (const auto& text : all) {
        if (!text.isString())
            return {};
        // Several texts are a line each, however their own lines are broken.
        if (all.size() > 1)
            lines.append(withoutTurns(onPlainLine(text.toString())));
        else
            lines = ownLines(text.toString());
    }
    return lines;
}

/// A section under its key, without its heading where that is repeated.
Expected<QString> jsonSection(SummarySection section, const QJsonValue& value)
{
    auto lines = linesIn(value);
    if (!lines)
        return noSection(section);
    if (!lines->isEmpty()) {
        const auto heading = headingIn(lines->first());
        if (heading && heading->section == section)
            lines->first() = heading->rest;
    }
    return keptSection(section, *lines);
}

/// `mayBeText`: whether all of it may stand in the text of its summary.
Expected<UserSummary> jsonSections(const QJsonObject& object, bool mayBeText = true)
{
    const QJsonValue summary = llm::firstOf(object, {"summary", "Summary", "overview"});
    const QJsonValue insights = llm::firstOf(object, {"insights", "Insights", "insight"});
    // The whole answer once more in the text of the first section, or both below their headings.
    if (llm::answerText(summary.toString()).startsWith(u'{')) {
        const auto whole = llm::objectInReply(summary.toString());
        if (whole && !mayBeText)
            return noSection(SummarySection::Summary);
        if (whole)
            return jsonSections(*whole, false);
    }
    if (insights.isUndefined() && summary.isString()) {
        if (auto both = markdownSections(summary.toString()))
            return both;
    }
    TANDEM_TRY(first, jsonSection(SummarySection::Summary, summary));
    TANDEM_TRY(second, jsonSection(SummarySection::Insights, insights));
    UserSummary made{*first, *second};
    if (UserSummary::fromText(made.text()) != made)
        return llm::faultyReply(UsersumWords::tr("The sections of the reply cannot be separated."));
    return made;
}

/// The object that holds the sections, be it inside another one.
QJsonObject holderOfSections(const QJsonObject& object)
{
    const QJsonValue inner = llm::firstOf(object, {"result", "answer", "output"});
    return inner.isObject() && !object.contains(QLatin1String("summary")) ? inner.toObject()
                                                                          : object;
}

/// The summary in a reply of whatever length.
Expected<UserSummary> sectionsInReply(const QString& reply)
{
    const QString answer = llm::answerText(reply);
    const bool isJson = answer.startsWith(u'{') || answer.startsWith(u'[');
    const auto object = llm::objectInReply(reply);
    if (object) {
        const QJsonObject holder = holderOfSections(*object);
        if (isJson || holder.contains(QLatin1String("summary")))
            return jsonSections(holder);
    }
    if (!object && (isJson || answer.isEmpty()))
        return failure(object.error());
    auto sections = markdownSections(answer);
    // Of a reply that has JSON in it, what is wrong with that tells more.
    if (!sections && !object && answer.contains(u'{'))
        return failure(object.error());
    return sections;
}

} // namespace

QString UserSummary::text() const
{
    return headingLine(SummarySection::Summary) + u'\n' + summary + QStringLiteral("\n\n") +
           headingLine(SummarySection::Insights) + u'\n' + insights;
}

std::optional<UserSummary> UserSummary::fromText(const QString& text)
{
    if (const auto own = ownSections(text))
        return own;
    const auto made = markdownSections(text);
    return made ? std::optional(*made) : std::nullopt;
}

llm::Schema userSummarySchema()
{
    return {QStringLiteral("user_summary"),
        llm::objectSchema({{"summary", llm::typeSchema("string")},
            {"insights", llm::listSchema(llm::typeSchema("string"))}})};
}

Expected<UserSummary> readUserSummary(const QString& reply)
{
    auto read = sectionsInReply(reply);
    if (read && read->text().size() > kMostUserSummaryUnits)
        return failure(ErrorCode::TooLarge,
            UsersumWords::tr("The summary in the reply has more than %L1 characters.")
                .arg(kMostUserSummaryUnits));
    return read;
}

} // namespace tandem::usersum
