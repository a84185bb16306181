#include "models/text/isolated.h"

#include <QLocale>

namespace tandem {

QString isolated(const QString& name)
{
    if (name.isRightToLeft() == (QLocale().textDirection() == Qt::RightToLeft))
        return name;
    constexpr QChar start(0x2068);
    constexpr QChar end(0x2069);
    return start + name + end;
}

} // namespace tandem
