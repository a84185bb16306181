#include "factsresponder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTextBoundaryFinder>

namespace tandem::llm {

namespace {

constexpr qsizetype kLongWordLetters = 4;

/// What stands between the marks <<<NAME and NAME>>>.
QString marked(const QString& prompt, const QString& name)
{
    const QString opening = QStringLiteral("<<<%1\n").arg(name);
    const qsizetype from = prompt.indexOf(opening);
    const qsizetype to = prompt.lastIndexOf(QStringLiteral("\n%1>>>").arg(name));
    return from < 0 || to < from ? QString()
                                 : prompt.mid(from + opening.size(), to - from - opening.size());
}

QString namedList(const QString& name, const QJsonArray& entries)
{
    return QString::fromUtf8(
        QJsonDocument(QJsonObject{{name, entries}}).toJson(QJsonDocument::Compact));
}

QString decomposition(const QString& paragraph)
{
    QJsonArray facts;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, paragraph);
    qsizetype from = 0;
    for (qsizetype to = finder.toNextBoundary(); to >= 0; to = finder.toNextBoundary()) {
        const QString sentence = paragraph.mid(from, to - from).simplified();
        from = to;
        if (!sentence.isEmpty())
            facts.append(sentence);
    }
    return namedList(QStringLiteral("facts"), facts);
}

QSet<QString> wordsThatAreLong(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QSet<QString> words;
    const QStringList all = text.toLower().split(between, Qt::SkipEmptyParts);
    for (const QString& word : all) {
        if (word.size() >= kLongWordLetters)
            words.insert(word);
    }
    return words;
}

QString verification(const QString& background, const QString& facts)
{
    static const QRegularExpression numbered(QStringLiteral("^\\D{0,2}(\\d+)\\W+(.+)$"));
    const QSet<QString> known = wordsThatAreLong(background);
    QJsonArray verdicts;
    const QStringList lines = facts.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const auto match = numbered.match(line);
        if (!match.hasMatch())
            continue;
        const bool knowable = known.contains(wordsThatAreLong(match.captured(2)));
        verdicts.append(QJsonObject{{QStringLiteral("number"), match.captured(1).toInt()},
            {QStringLiteral("explanation"),
                knowable ? QStringLiteral("Every word of it stands in the background.")
                         : QStringLiteral("The background does not say all of it.")},
            {QStringLiteral("knowable"), knowable}});
    }
    return namedList(QStringLiteral("verdicts"), verdicts);
}

} // namespace

QString factsAnswer(const LlmQuestion& question)
{
    const QString facts = marked(question.prompt, QStringLiteral("FACTS"));
    const QString paragraph = marked(question.prompt, QStringLiteral("PARAGRAPH"));
    if (question.schemaName == QLatin1String("facts_verification") || !facts.isEmpty())
        return verification(marked(question.prompt, QStringLiteral("BACKGROUND")), facts);
    if (question.schemaName == QLatin1String("facts_decomposition") || !paragraph.isEmpty())
        return decomposition(paragraph);
    return question.prompt.section(u'\n', -1);
}

} // namespace tandem::llm
