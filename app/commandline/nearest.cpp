#include "app/commandline/nearest.h"

#include "app/commandline/command.h"

#include <QList>

#include <algorithm>

namespace tandem {

namespace {

/// Optimal string alignment distance: edits, an exchange of neighbours counting as one.
qsizetype distanceBetween(const QString& a, const QString& b)
{
    QList<QList<qsizetype>> rows(a.size() + 1, QList<qsizetype>(b.size() + 1));
    for (qsizetype i = 0; i <= a.size(); ++i) {
        for (qsizetype j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                rows[i][j] = i + j;
                continue;
            }
            const qsizetype replaced = rows[i - 1][j - 1] + (a.at(i - 1) == b.at(j - 1) ? 0 : 1);
            rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a.at(i - 1) == b.at(j - 2) && a.at(i - 2) == b.at(j - 1))
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
    }
    return rows[a.size()][b.size()];
}

} // namespace

QString nearestWord(const QString& typed, const QStringList& known)
{
    QString nearest;
    qsizetype fewest = 0;
    for (const QString& word : known) {
        if (typed.size() >= 2 && word.startsWith(typed, Qt::CaseInsensitive))
            return word;
        const qsizetype distance = distanceBetween(typed.toLower(), word.toLower());
        if (distance > std::max<qsizetype>(1, word.size() / 3) || word.size() < 2)
            continue;
        if (nearest.isEmpty() || distance < fewest) {
            nearest = word;
            fewest = distance;
        }
    }
    return nearest;
}

tl::unexpected<Error> noneOf(const QString& typed, const QStringList& known, Call& call)
{
    const QString nearest = nearestWord(typed, known);
    return call.misuse(QCoreApplication::translate("CommandLine", "\"%1\" is not one of %2.")
                           .arg(typed, known.join(QStringLiteral(", "))),
        nearest.isEmpty()
            ? QString()
            : QCoreApplication::translate("CommandLine", "Did you mean %1?").arg(nearest));
}

} // namespace tandem
