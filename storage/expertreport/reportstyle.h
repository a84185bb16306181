#pragma once

#include "storage/expertreport/htmltext.h"

#include <QLocale>
#include <QString>

namespace tandem {

/// How a report is written.
struct ReportOptions
{
    QLocale locale{QLocale::English}; ///< of the numbers; its language and direction are the page's
    bool isRightToLeft() const { return locale.textDirection() == Qt::RightToLeft; }
};

/// A page that needs nothing but itself: no script, no font, no picture, nothing from the network.
/// Light or dark as the reader's system is. `styles` is added to the common style sheet, `body` is
/// what stands in it.
QString reportPage(const QString& title, const HtmlText& styles, const HtmlText& body,
    const ReportOptions& options);

} // namespace tandem
