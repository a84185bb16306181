#pragma once

#include "models/figure.h"
#include "models/studies/metricalignment.h"
#include "models/studies/questionresults.h"
#include "storage/expertreport/htmltext.h"

#include <QList>
#include <QString>

namespace tandem {

/// A bar of a drawing: what it is of, and its share with its interval.
struct DrawnShare
{
    QString name;
    Figure share;
};
/// The metrics' shares with the bootstrap's intervals where these were computed.
QList<DrawnShare> drawnAlignment(const studies::Alignment& alignment);
/// Of each system the share of comparisons that it won.
QList<DrawnShare> drawnSystems(const studies::QuestionResults& question);

/// A bar for each share that is defined, from 0 to 1, with its interval and a line at one half.
/// Colours are the page's. Nothing where there is none.
HtmlText shareDrawing(const QString& title, const QList<DrawnShare>& shares);

} // namespace tandem
