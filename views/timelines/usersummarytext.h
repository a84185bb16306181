#pragma once

#include "views/timelines/showntimelineuser.h"

namespace tandem {

/// "143 of 150 words", "173 words, 23 beyond the 150 asked for"; empty without a summary.
QString summaryLengthText(const ShownUserSummary& summary);
/// Whether it has more words than were asked for.
bool isTooLong(const ShownUserSummary& summary);
/// Where a summary comes from, in a sentence; or that there is none.
QString summaryOriginText(const ShownUserSummary& summary);
/// "autoeval 4 · bertscore_f1 0.81": what measures say of it; empty where none does.
QString summaryValuesText(const ShownUserSummary& summary);
/// "Q_s: Good in 1 of 3 · People: Good, 2 of 3"; empty where neither says anything.
QString summaryVerdictText(const ShownUserSummary& summary);
/// A text without the marks of Markdown, as raters read it, too: a paragraph each line.
QString plainSummary(const QString& text);
/// The lines of a text as a list, without marks; a single one is no list.
QString bulletedLines(const QString& text);
/// Why no reply of the summarizer can be opened, in a sentence.
QString noSummaryReplyText(const ShownUserSummary& summary);

} // namespace tandem
