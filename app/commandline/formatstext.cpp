#include "app/commandline/command.h"
#include "app/commandline/helptext.h"
#include "models/metrics/measure.h"

#include <QFile>
#include <QLocale>

namespace tandem {

namespace {

constexpr int kKeyColumn = 26;

QString rangeOf(metrics::Measure measure)
{
    if (measure->isOverlap)
        return QStringLiteral("{\"precision\", \"recall\", \"f1\"}");
    const QString most = QString::number(measure->most);
    return measure->isDistance ? Words::tr("a distance, 0 to %1").arg(most)
                               : Words::tr("0 to %1").arg(most);
}

/// "  rouge1   {...}" and below it what the measure is.
QString measuresText()
{
    QString text;
    for (const metrics::Measure measure : metrics::measures()) {
        text += QStringLiteral("  ") +
                QString(QLatin1String(measure->key)).leftJustified(kKeyColumn) + rangeOf(measure) +
                QStringLiteral("\n      ") + wrapped(metrics::measureDescription(measure), 6) +
                u'\n';
    }
    return text;
}

} // namespace

QString formatsText()
{
    const QString language = QLocale().name();
    QFile file;
    const QStringList endings{u'_' + language, u'_' + language.section(u'_', 0, 0), {}};
    for (const QString& ending : endings) {
        file.setFileName(QStringLiteral(":/tandem/help/formats%1.txt").arg(ending));
        if (file.open(QIODevice::ReadOnly))
            break;
    }
    return QString::fromUtf8(file.readAll()).replace(QLatin1String("@measures@\n"), measuresText());
}

} // namespace tandem
