#include "app/commandline/ownfilehint.h"

#include "app/commandline/call.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/ownfile.h"

#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

/// The file that a place names, with whatever stands behind its name; empty where it names none.
QString fileAt(const QString& where)
{
    for (qsizetype end = where.size(); end > 0; --end) {
        if (QFileInfo(where.first(end)).isFile())
            return where.first(end);
    }
    return {};
}

/// The own file among those that a place names: "PROJECT, FILE, line 3".
std::optional<OwnFile> ownFileAt(QString where)
{
    for (QString path = fileAt(where); !path.isEmpty(); path = fileAt(where)) {
        const auto head = readFileHead(path);
        if (auto own = head ? ownFileIn(*head) : std::nullopt)
            return own;
        where.remove(0, path.size());
        while (!where.isEmpty() && (where.front().isSpace() || where.front().isPunct()) &&
               where.front() != u'/' && where.front() != u'.')
            where.remove(0, 1);
    }
    return std::nullopt;
}

/// Whether the command takes such a file, or was given it by an option that does.
bool takes(const OwnFile& file, const QString& where, const Call& call)
{
    if (file.takers.contains(QStringLiteral("study --design")))
        return QLatin1String(call.command().name) == QLatin1String("study") && call.has("design") &&
               where.startsWith(call.value("design"));
    const QString command =
        QString(QLatin1String(call.command().name)) + u' ' + call.word(0) + u' ';
    return std::any_of(file.takers.begin(), file.takers.end(),
        [&](const QString& taker) { return command.startsWith(taker + u' '); });
}

} // namespace

Error withOwnFileNamed(const Error& error, const Call& call)
{
    if (error.code != ErrorCode::InvalidInput && error.code != ErrorCode::NotAProject)
        return error;
    const auto own = ownFileAt(error.where);
    if (!own || takes(*own, error.where, call) || error.what == own->what)
        return error;
    Error named = error;
    named.remedy = own->what + u' ' + own->remedy;
    return named;
}

} // namespace tandem
