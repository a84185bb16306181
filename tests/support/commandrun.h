#pragma once

#include "app/commandline/commandline.h"
#include "app/commandline/console.h"

#include <QBuffer>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTextStream>

namespace tandem {

/// What a command left behind.
struct CommandRun
{
    int code = 0;
    QString out;
    QString err;

    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    /// Exactly one line on stderr, of the form in which the program reports.
    bool hasOneErrorLine() const
    {
        return err.startsWith(QLatin1String("tandem: ")) && err.endsWith(u'\n') &&
               err.count(u'\n') == 1;
    }
    QByteArray all() const { return (out + err).toUtf8(); }
};

/// Runs a command in this process, with `input` on its standard input; `asks`: as on a terminal,
/// where somebody can be asked.
inline CommandRun runInProcess(
    const QStringList& arguments, const QByteArray& input = {}, bool asks = false)
{
    CommandRun run;
    QTextStream out(&run.out);
    QTextStream err(&run.err);
    QBuffer in;
    in.setData(input);
    in.open(QIODevice::ReadOnly);
    Console console{out, err, &in};
    console.asks = asks;
    run.code = runCommand(arguments, console);
    return run;
}

/// The names of all files in a folder, hidden ones too.
inline QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(
        QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

inline QString sampleLabels()
{
    return QStringLiteral(TANDEM_RESOURCES "/sample/labels.json");
}

} // namespace tandem
