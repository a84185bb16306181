#include "models/text/plainline.h"

#include <algorithm>

namespace tandem {

namespace {

bool breaksLine(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
           c.category() == QChar::Separator_Paragraph;
}

} // namespace

bool isPlainLine(const QString& text)
{
    return std::none_of(text.begin(), text.end(), breaksLine) && text.isValidUtf16();
}

QString onPlainLine(QString text)
{
    std::replace_if(text.begin(), text.end(), breaksLine, QLatin1Char(' '));
    return text.simplified();
}

} // namespace tandem
