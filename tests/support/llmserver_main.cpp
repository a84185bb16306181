// A language model's server for demonstrations, benches and kill tests: see --help.

#include "expertresponder.h"
#include "factsresponder.h"
#include "kgdsresponder.h"
#include "llmserver.h"
#include "usersumresponder.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

using namespace tandem::llm;

namespace {

/// Which of the formats are served with `--format`; nothing: the name is unknown.
std::optional<QList<WireFormat>> formatsNamed(const QString& name)
{
    if (name == QLatin1String("any"))
        return QList{WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini};
    if (name == QLatin1String("openai"))
        return QList{WireFormat::OpenAi};
    if (name == QLatin1String("anthropic"))
        return QList{WireFormat::Anthropic};
    if (name == QLatin1String("gemini"))
        return QList{WireFormat::Gemini};
    return std::nullopt;
}

int fail(const char* text)
{
    std::fprintf(stderr, "tandem_llmserver: %s\n", text);
    return 2;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Answers as a language model on loopback and prints its port."));
    parser.addHelpOption();
    const QCommandLineOption port(QStringLiteral("port"),
        QStringLiteral("Port; 0 is any free one."), QStringLiteral("N"), QStringLiteral("0"));
    const QCommandLineOption delay(QStringLiteral("delay"),
        QStringLiteral("Time from request to answer."), QStringLiteral("MS"), QStringLiteral("0"));
    const QCommandLineOption format(QStringLiteral("format"),
        QStringLiteral("Format that is served: openai, anthropic, gemini or any."),
        QStringLiteral("NAME"), QStringLiteral("any"));
    const QCommandLineOption key(QStringLiteral("key"),
        QStringLiteral("Key that is demanded; without it any key will do, but one must be given."),
        QStringLiteral("KEY"));
    parser.addOptions({port, delay, format, key});
    parser.process(application);

    const auto formats = formatsNamed(parser.value(format));
    if (!formats)
        return fail("--format is openai, anthropic, gemini or any");
    LlmServerOptions options;
    options.port = static_cast<quint16>(parser.value(port).toUInt());
    options.key = parser.value(key);
    LlmServer server(options);
    if (!server.isListening())
        return fail("the port cannot be listened on");
    server.setDelay(parser.value(delay).toInt());
    server.setResponder([expert = ExpertResponder(), kgds = KgdsResponder(),
                            usersum = UsersumResponder()](const LlmQuestion& question) {
        if (KgdsResponder::understands(question))
            return kgds(question);
        if (UsersumResponder::understands(question))
            return usersum(question);
        return ExpertResponder::understands(question) ? expert(question) : factsAnswer(question);
    });
    server.setFaultRule([served = *formats](const LlmQuestion& question) {
        return served.contains(question.format) ? LlmFault{} : LlmFault::httpStatus(404);
    });
    std::printf("%u\n", static_cast<unsigned>(server.port()));
    std::fflush(stdout);
    return application.exec();
}
