#pragma once

#include <QList>

namespace tandem {

/// An SQL statement that gives what must not be there, as rows of a place (`spot`, NULL where
/// nothing says it) and a number (`n`), and what to say where there are any. `w` is a table of
/// raters (id, study_id, link_id, replaces_id, spot), `c` one of closed studies (study_id, at),
/// `places` one of the raters who take a place of their open link (rater_id, link_id).
struct StudyRule
{
    const char* sql;
    const char* problem; ///< translated with %n in the context ProjectCheck
};

/// Of what is asked, of whom, and how it was handed out.
QList<StudyRule> studyDesignRules();
/// Of what raters and leads said and did.
QList<StudyRule> studyAnswerRules();
/// Of what happened in studies, which the project's journal tells too.
QList<StudyRule> studyEventRules();

} // namespace tandem
