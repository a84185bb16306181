#include "storage/project/usersumrules.h"

#include <QCoreApplication>

namespace tandem {

QList<ProjectRule> usersumRules()
{
    return {
        {"SELECT count(*) FROM usersum_user WHERE substr(pseudonym, 1, 1) <> 'U'"
         " OR length(pseudonym) < 4 OR substr(pseudonym, 2) GLOB '*[^0-9]*'",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n user(s) under something else than a pseudonym")},
        {"SELECT count(*) FROM usersum_summary s JOIN usersum_user u ON u.id = s.user_id"
         " WHERE u.past = 0",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n summary(s) of a user without a future")},
        {"SELECT count(*) FROM usersum_summary WHERE (origin = 2) <> (trim(text) = '')",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n summary(s) without a text, or a text in the place of none")},
        {"SELECT count(*) FROM usersum_summary s JOIN usersum_user u ON u.id = s.user_id"
         " LEFT JOIN usersum_summary o ON o.id = s.other_id"
         " LEFT JOIN usersum_user v ON v.id = o.user_id WHERE (s.origin = 3)"
         " <> (s.other_id IS NOT NULL) OR (s.origin = 3 AND (o.id IS NULL OR o.text <> s.text"
         " OR o.most_words IS NOT s.most_words OR o.origin IN (2, 3) OR o.user_id = s.user_id OR "
         "v.log_id <> u.log_id))",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n summary(s) that are not the text of somebody else")},
        {"SELECT count(*) FROM usersum_prediction p JOIN usersum_task t ON t.id = p.task_id"
         " JOIN usersum_summary s ON s.id = p.summary_id WHERE t.user_id <> s.user_id",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n prediction(s) about another user's future")},
        {"SELECT count(*) FROM usersum_prediction p JOIN usersum_task t ON t.id = p.task_id"
         " WHERE p.hit <> coalesce(p.choice = t.answer, 0)",
            QT_TRANSLATE_NOOP("ProjectCheck",
                "%n prediction(s) that count as a hit, or as a miss, and are none")},
        {"SELECT count(*) FROM usersum_value v JOIN usersum_summary s ON s.id = v.summary_id"
         " WHERE s.origin = 2",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n value(s) of a measure for no summary at all")},
        // Files bring none beyond; see readSummaryValues().
        {"SELECT count(*) FROM usersum_value WHERE abs(value) > 1e60",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n value(s) of a measure for a summary that are out of bounds")},
        {"SELECT count(*) FROM (SELECT name FROM usersum_log UNION ALL"
         " SELECT summarizer FROM usersum_summary UNION ALL"
         " SELECT predictor FROM usersum_prediction UNION ALL SELECT measure FROM usersum_value)"
         " WHERE name GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159)"
         " || ']*'",
            QT_TRANSLATE_NOOP("ProjectCheck",
                "%n name(s) of logs, summarizers, predictors or measures with control characters")},
    };
}

} // namespace tandem
