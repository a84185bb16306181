#pragma once

#include "models/studies/item.h"

#include <QList>
#include <QString>

namespace tandem::studies {

/// A summary that people are asked about.
struct SummaryMaterial
{
    QString summarizer;
    QString id; ///< by which it is found again
    QString text;
};

/// A user whose summaries people are asked about.
struct SummarizedUser
{
    QString name; ///< a pseudonym, unique among those of a study
    QString timeline;
    QList<SummaryMaterial> summaries;
};

/// A summary as raters read it, without the marks of Markdown, which one summarizer writes and
/// another does not.
QString shownSummary(const QString& text);

/// Whether raters were shown this summary: as shownSummary() gives it, or with the same words in
/// the same order, since earlier studies left tables, tags and addresses of links in, and the
/// heading.
bool showsSummary(const QString& shown, const QString& text);

/// An item for each summary, with the fields query (where one is given), timeline and summary, for
/// designTemplate() of GoodBad. Those of one user are a group and are named "NAME-1" by their
/// places. Summaries are plain texts, without marks of Markdown: nothing in an item tells whose the
/// summary is, or what was predicted from it.
QList<StudyItem> userSummaryItems(const SummarizedUser& user, const QString& query = {});

/// The id of the summary that an item shows; empty where it was made of something else.
QString userSummaryOf(const ItemSource& source);

} // namespace tandem::studies
