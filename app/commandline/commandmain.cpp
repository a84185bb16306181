#include "app/commandline/commandmain.h"

#include "app/commandline/commandline.h"
#include "app/commandline/console.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QTranslator>

#include <clocale>
#include <cstdio>
#include <cstring>
#include <langinfo.h>
#include <unistd.h>

namespace tandem {

namespace {

/// Qt takes text from and for the shell as UTF-8 and says so on stderr where the locale is another
/// one, as in an empty environment; then the locale is changed before Qt looks.
void useUtf8Locale()
{
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
}

/// The shell's language, or else English, whose file holds the plural forms.
void loadWords(QTranslator& translator)
{
    const QString folder = QStringLiteral(":/i18n");
    const QString name = QStringLiteral("tandem");
    if (!translator.load(QLocale(), name, QStringLiteral("_"), folder))
        (void)translator.load(QLocale(QLocale::English), name, QStringLiteral("_"), folder);
}

/// A failure to write is a failure of the command: its output may be what somebody keeps.
int checkWritten(int code, const QFile& output, Console& console)
{
    const bool isDone = code == kExitOk || code == kExitDiffers;
    if (!isDone || output.error() == QFileDevice::NoError)
        return code;
    console.err << QCoreApplication::translate(
                       "CommandLine", "tandem: standard output: Cannot write: %1.")
                       .arg(output.errorString())
                << '\n';
    console.err.flush();
    return kExitFailed;
}

} // namespace

bool isWindowCall(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QFile::decodeName(argv[i]));
    return opensWindow(arguments);
}

int runCommandLine(int argc, char** argv)
{
    std::function<int(int, char**)> afterwards;
    int code = kExitOk;
    {
        useUtf8Locale();
        const QCoreApplication application(argc, argv);
        QTranslator translator;
        loadWords(translator);
        QCoreApplication::installTranslator(&translator);
        QFile input;
        QFile output;
        QFile errors;
        if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly) ||
            !errors.open(stderr, QIODevice::WriteOnly))
            return kExitFailed;
        QTextStream out(&output);
        QTextStream err(&errors);
        const bool shows = isatty(STDERR_FILENO) == 1;
        Console console{out, err, &input, shows, shows && isatty(STDIN_FILENO) == 1};
        console.showsOutput = isatty(STDOUT_FILENO) == 1;
        code = runCommand(QCoreApplication::arguments().mid(1), console);
        out.flush();
        output.flush();
        code = checkWritten(code, output, console);
        afterwards = console.afterwards;
    }
    return code == kExitOk && afterwards ? afterwards(argc, argv) : code;
}

} // namespace tandem
