#include "models/studyitems/itemsfromusersummaries.h"

#include "models/text/plainmarkdown.h"
#include "models/usersum/usersummary.h"

#include <QRegularExpression>

namespace tandem::studies {

namespace {

const QString kUserSummary = QStringLiteral("usersum/");

/// A text without all that may be a mark.
QString wordsAlone(QString text)
{
    static const QRegularExpression marks(QStringLiteral("[^\\p{L}\\p{M}\\p{N}]+"));
    return text.replace(marks, QStringLiteral(" ")).trimmed();
}

} // namespace

QString shownSummary(const QString& text)
{
    const auto paragraphs = [](const QString& part) {
        return plainParagraphs(part, LinkAddresses::LeftOut); // which tell whose it is
    };
    const auto sections = usersum::UserSummary::fromText(text);
    if (!sections)
        return paragraphs(text).join(u'\n');
    QStringList lines = paragraphs(sections->summary); // under the field's name, which is "Summary"
    lines += {QString(), QStringLiteral("Insights")};
    for (const QString& insight : sections->insights.split(u'\n')) {
        if (const QStringList told = paragraphs(insight); !told.isEmpty())
            lines += QStringLiteral("• ") + told.join(u' ');
    }
    return lines.join(u'\n');
}

bool showsSummary(const QString& shown, const QString& text)
{
    if (shown == shownSummary(text))
        return true;
    const auto sections = usersum::UserSummary::fromText(text);
    const QString all =
        sections
            ? QStringLiteral("Summary\n%1\nInsights\n%2").arg(sections->summary, sections->insights)
            : text;
    return wordsAlone(shown) == wordsAlone(all);
}

QList<StudyItem> userSummaryItems(const SummarizedUser& user, const QString& query)
{
    QList<StudyItem> items;
    for (qsizetype i = 0; i < user.summaries.size(); ++i) {
        const SummaryMaterial& summary = user.summaries.at(i);
        StudyItem item;
        item.item.name = QStringLiteral("%1-%2").arg(user.name).arg(i + 1);
        item.item.group = user.name;
        if (!query.isEmpty())
            item.item.fields.append({QStringLiteral("query"), query, 0, {}});
        item.item.fields.append({QStringLiteral("timeline"), user.timeline, 0, {}});
        item.item.fields.append({QStringLiteral("summary"), shownSummary(summary.text), 0, {}});
        item.source.systems[0] = summary.summarizer;
        item.source.stratum = summary.summarizer;
        item.source.origin = kUserSummary + summary.id;
        items.append(item);
    }
    return items;
}

QString userSummaryOf(const ItemSource& source)
{
    return source.origin.startsWith(kUserSummary) ? source.origin.mid(kUserSummary.size())
                                                  : QString();
}

} // namespace tandem::studies
