#include "views/studies/studyrows.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "models/rounds/timetext.h"
#include "models/studies/templates.h"
#include "views/studies/studyviewwords.h"

#include <QLocale>

namespace tandem {

namespace {

QString countsOf(const StudySummary& study)
{
    const QString answers = study.answers == study.ratedAnswers
                                ? StudyViewWords::tr("%n answer(s)", nullptr, int(study.answers))
                                : StudyViewWords::tr("%n answer(s), %1 of them to rated items",
                                      nullptr, int(study.answers))
                                      .arg(results::countText(study.ratedAnswers));
    return StudyViewWords::tr("%n item(s), ", "followed by raters", study.rated) +
           StudyViewWords::tr("%n rater(s), ", "followed by answers", study.raters) + answers;
}

Card studyCard(const StudySummary& study)
{
    return Card{.title = study.name,
        .aside = studies::studyKindName(study.kind),
        .trailing = study.isClosed() ? StudyViewWords::tr("closed") : StudyViewWords::tr("open"),
        .trailingColor = study.isClosed() ? &ThemeColors::secondary : &ThemeColors::accent,
        .line = countsOf(study)};
}

RowColumn<RaterProgress> shareColumn(
    const QString& title, Figure RaterProgress::*figure, const QString& toolTip)
{
    return {.title = title,
        .text =
            [figure](const RaterProgress& rater) {
                const Figure& share = rater.*figure;
                return share.value
                           ? results::numberText(100 * *share.value, 0) + StudyViewWords::tr(" %")
                           : results::dash();
            },
        .sortKey =
            [figure](const RaterProgress& rater) {
                const Figure& share = rater.*figure;
                return share.value ? SortKey(*share.value) : SortKey();
            },
        .isNumber = true,
        .letters = 13,
        .titleToolTip = toolTip};
}

QString whenOf(const QDateTime& at)
{
    return at.isValid() ? results::dateTimeText(at) : results::dash();
}

QList<RowColumn<RaterProgress>> raterColumns()
{
    using Rater = RaterProgress;
    return {
        {.title = StudyViewWords::tr("Rater"),
            .text = [](const Rater& rater) { return rater.rater.name; },
            .sortKey = [](const Rater& rater) { return SortKey(double(rater.rater.number)); }},
        {.title = StudyViewWords::tr("Participant"),
            .text =
                [](const Rater& rater) {
                    return rater.rater.participant.isEmpty() ? results::dash()
                                                             : rater.rater.participant;
                },
            .letters = 12,
            .titleToolTip = StudyViewWords::tr("ID from the crowd platform")},
        {.title = StudyViewWords::tr("State"),
            .text =
                [](const Rater& rater) {
                    return rater.isDone() && rater.rater.state == RaterState::AtWork
                               ? StudyViewWords::tr("all answered", "a rater")
                               : raterStateName(rater.rater.state);
                },
            .sortKey = [](const Rater& rater) { return SortKey(double(rater.rater.state)); },
            .letters = 12},
        {.title = StudyViewWords::tr("Items"),
            .text =
                [](const Rater& rater) {
                    return StudyViewWords::tr("%1 of %2")
                        .arg(results::countText(rater.complete), results::countText(rater.asked));
                },
            .sortKey = [](const Rater& rater) { return SortKey(double(rater.complete)); },
            .isNumber = true,
            .letters = 11},
        {.title = StudyViewWords::tr("Median s/item"),
            .text =
                [](const Rater& rater) {
                    return rater.seconds.value ? results::numberText(*rater.seconds.value, 1)
                                               : results::dash();
                },
            .sortKey =
                [](const Rater& rater) {
                    return rater.seconds.value ? SortKey(*rater.seconds.value) : SortKey();
                },
            .isNumber = true,
            .letters = 10,
            .titleToolTip = StudyViewWords::tr("Median active time per item")},
        shareColumn(StudyViewWords::tr("Attention checks"), &Rater::checks,
            StudyViewWords::tr("Share of attention checks passed")),
        shareColumn(StudyViewWords::tr("Straight-lining"), &Rater::straightLine,
            StudyViewWords::tr("Largest share of one answer to any one question")),
        {.title = StudyViewWords::tr("Longest gap"),
            .text =
                [](const Rater& rater) {
                    return rater.longestGapMs > 0 ? spanText(rater.longestGapMs, QLocale())
                                                  : results::dash();
                },
            .sortKey = [](const Rater& rater) { return SortKey(double(rater.longestGapMs)); },
            .isNumber = true,
            .letters = 12,
            .titleToolTip = StudyViewWords::tr("Longest time between two answers")},
        {.title = StudyViewWords::tr("Last seen"),
            .text = [](const Rater& rater) { return whenOf(rater.lastAt); },
            .sortKey =
                [](const Rater& rater) {
                    return rater.lastAt.isValid()
                               ? SortKey(double(rater.lastAt.toMSecsSinceEpoch()))
                               : SortKey();
                },
            .letters = 21},
    };
}

} // namespace

RowSpec<StudySummary> studyRows()
{
    return {.key = [](const StudySummary& study) { return RowKey(study.id); },
        .card = studyCard,
        .shape = {.strongTrailing = false}};
}

RowSpec<RaterProgress> raterRows()
{
    return {.key = [](const RaterProgress& rater) { return RowKey(rater.rater.id); },
        .columns = raterColumns};
}

QString studyRemark(const StudySummary& study)
{
    QString remark = studies::studyKindName(study.kind);
    if (study.version > 1)
        remark += QStringLiteral(", ") +
                  StudyViewWords::tr("version %1").arg(results::countText(study.version));
    remark += QStringLiteral(", ") + StudyViewWords::tr("%n item(s)", "of a study", study.rated);
    if (study.practice > 0)
        remark += QStringLiteral(", ") + StudyViewWords::tr("%n practice", nullptr, study.practice);
    if (study.checks > 0)
        remark += QStringLiteral(", ") +
                  StudyViewWords::tr("%n attention check(s)", nullptr, study.checks);
    return remark;
}

} // namespace tandem
