#include "storage/formats/filename.h"

#include <QFileInfo>

namespace tandem {

QString freePath(const QString& folder, const QString& name, const QString& suffix)
{
    QString file = name;
    for (QChar& unit : file) {
        if (unit == u'/' || unit == u'\\' || unit == u':' ||
            unit.category() == QChar::Other_Control)
            unit = u'_';
    }
    const QString base = folder + u'/' + file;
    QString path = base + u'.' + suffix;
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QStringLiteral("%1 %2.%3").arg(base).arg(i).arg(suffix);
    return path;
}

} // namespace tandem
