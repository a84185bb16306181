#pragma once

#include "storage/expertreport/locatedcase.h"
#include "storage/expertreport/reportstyle.h"
#include "storage/expertreport/reviewtext.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// Everything that a page about one evaluation shows.
struct CaseReport : LocatedCase
{
    QString evaluatedBy; ///< the model or the file that the evaluation comes from; may be empty
    QList<ReportedReview> reviews = {}; ///< may be empty; who may see them is the caller's business
    QStringList settings = {};          ///< what the runs behind it were asked to do, in sentences
    QString index = {};                 ///< file name of the page that lists all; may be empty
    QString previous = {};              ///< of the page before this one; may be empty
    QString next = {};
};

/// "abs-0129" or "Case 7".
QString caseTitle(const EvaluationSummary& summary);

/// The evaluation as one self-contained HTML page: both texts with their evidence marked, the
/// aspects and links between them, the scores of all five modes and what each aspect adds to them,
/// every decision with its rationale, faults and remarks named, reviews where there are any, and
/// what the runs behind it were asked to do. It needs neither scripts nor the network, follows the
/// reader's light or dark theme, and prints.
QString caseHtml(const CaseReport& report, const ReportOptions& options = {});

} // namespace tandem
