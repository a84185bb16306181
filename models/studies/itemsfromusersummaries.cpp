#include "models/studies/itemsfromusersummaries.h"

#include "models/text/plainmarkdown.h"
#include "models/usersum/usersummary.h"

namespace tandem::studies {

namespace {

const QString kUserSummary = QStringLiteral("usersum/");

} // namespace

QString shownSummary(const QString& text)
{
    const auto sections = usersum::UserSummary::fromText(text);
    if (!sections)
        return plainParagraphs(text).join(u'\n');
    QStringList lines{QStringLiteral("Summary")};
    lines += plainParagraphs(sections->summary);
    lines += {QString(), QStringLiteral("Insights")};
    for (const QString& insight : sections->insights.split(u'\n'))
        lines += QStringLiteral("• ") + plainParagraphs(insight).join(u' ');
    return lines.join(u'\n');
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
