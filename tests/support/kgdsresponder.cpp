#include "kgdsresponder.h"

#include "factsresponder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <array>

namespace tandem::llm {

namespace {

constexpr qsizetype kKgdsWordLetters = 5;

/// What stands between the marks <<<NAME and NAME>>>.
QString material(const QString& prompt, const char* name)
{
    const QString opening = QStringLiteral("<<<%1\n").arg(QLatin1String(name));
    const qsizetype from = prompt.indexOf(opening);
    const qsizetype to = prompt.indexOf(QStringLiteral("\n%1>>>").arg(QLatin1String(name)), from);
    return from < 0 || to < from ? QString()
                                 : prompt.mid(from + opening.size(), to - from - opening.size());
}

QString compactJson(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QSet<QString> kgdsLongWords(const QString& text)
{
    static const QRegularExpression gaps(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QSet<QString> words;
    const QStringList all = text.toLower().split(gaps, Qt::SkipEmptyParts);
    for (const QString& word : all) {
        if (word.size() >= kKgdsWordLetters)
            words.insert(word);
    }
    return words;
}

/// The chunks or paragraphs "[1] ..." of the article.
struct Part
{
    int number = 0;
    QString text;
};
QList<Part> partsIn(const QString& article)
{
    static const QRegularExpression numbered(
        QStringLiteral("^\\[(\\d+)\\] (.*)$"), QRegularExpression::MultilineOption);
    QList<Part> parts;
    auto found = numbered.globalMatch(article);
    while (found.hasNext()) {
        const auto part = found.next();
        parts.append({part.captured(1).toInt(), part.captured(2)});
    }
    return parts;
}

/// Those that share a long word with the discussion; looked at twice, also the first one.
QList<Part> chosenParts(const QString& article, const QString& discussion, bool isSecondLook)
{
    const QSet<QString> said = kgdsLongWords(discussion);
    QList<Part> chosen;
    for (const Part& part : partsIn(article)) {
        if (kgdsLongWords(part.text).intersects(said) || (isSecondLook && chosen.isEmpty()))
            chosen.append(part);
    }
    return chosen;
}

QString summary(const QString& prompt, const KgdsFaults& faults)
{
    const QString discussion = material(prompt, "DISCUSSION");
    const bool isSecondLook = prompt.contains(QLatin1String("check your own result"));
    const QString chunks = material(prompt, "CHUNKS");
    const bool extracts = !chunks.isEmpty();
    const QList<Part> chosen =
        chosenParts(extracts ? chunks : material(prompt, "ARTICLE"), discussion, isSecondLook);
    const QString seenTwice = isSecondLook ? QStringLiteral(" This was seen twice.") : QString();
    QJsonArray numbers;
    QStringList texts;
    for (const Part& part : chosen) {
        numbers.append(part.number);
        texts.append(part.text);
    }
    if (faults.unknownChunk)
        numbers.append(99);
    const QString opinions = QString(discussion).replace(u'\n', u' ') + seenTwice;
    const QJsonValue background = extracts ? QJsonValue(numbers)
                                  : texts.isEmpty()
                                      ? QJsonValue(QStringLiteral("Nothing."))
                                      : QJsonValue(QString(texts.join(u' ') + seenTwice));
    return compactJson(
        {{QStringLiteral("background"), background}, {QStringLiteral("opinions"), opinions}});
}

QString opinionVerdicts(const QString& summary, const QString& opinions)
{
    static const QRegularExpression numbered(
        QStringLiteral("^(\\d+)\\. (.*)$"), QRegularExpression::MultilineOption);
    const QSet<QString> known = kgdsLongWords(summary);
    QJsonArray verdicts;
    auto found = numbered.globalMatch(opinions);
    while (found.hasNext()) {
        const auto opinion = found.next();
        const bool knowable = known.contains(kgdsLongWords(opinion.captured(2)));
        verdicts.append(QJsonObject{{QStringLiteral("number"), opinion.captured(1).toInt()},
            {QStringLiteral("explanation"), knowable ? QStringLiteral("The summary says it.")
                                                     : QStringLiteral("A word is missing.")},
            {QStringLiteral("knowable"), knowable}});
    }
    return compactJson({{QStringLiteral("verdicts"), verdicts}});
}

QString errorOf(const QString& opinion)
{
    static constexpr std::array types{"IRU", "IRIC", "OM", "OFI", "OSD"};
    return compactJson({{QStringLiteral("explanation"), QStringLiteral("It is not said.")},
        {QStringLiteral("type"),
            QLatin1String(types.at(std::size_t(opinion.size()) % types.size()))}});
}

QString choice(const QString& first, const QString& second)
{
    return compactJson({{QStringLiteral("explanation"), QStringLiteral("Longer is better.")},
        {QStringLiteral("selection"), second.size() > first.size() ? 2 : 1}});
}

} // namespace

KgdsResponder::KgdsResponder(KgdsFaults faults)
    : m_faults(std::move(faults))
    , m_counts(std::make_shared<Counts>())
{
}

bool KgdsResponder::understands(const LlmQuestion& question)
{
    return question.prompt.contains(QLatin1String("<<<DISCUSSION\n")) ||
           question.prompt.contains(QLatin1String("<<<OPINIONS\n"));
}

int KgdsResponder::timesBefore(const LlmQuestion& question) const
{
    const QMutexLocker lock(&m_counts->mutex);
    return m_counts->asked[question.system + question.prompt]++;
}

QString KgdsResponder::operator()(const LlmQuestion& question) const
{
    const QString& prompt = question.prompt;
    if ((m_faults.unreadableFirst > 0 && timesBefore(question) < m_faults.unreadableFirst) ||
        (!m_faults.unreadableText.isEmpty() && prompt.contains(m_faults.unreadableText)))
        return QStringLiteral("Well, that is hard to say.");
    const QString opinions = material(prompt, "OPINIONS");
    if (!opinions.isEmpty())
        return opinionVerdicts(material(prompt, "SUMMARY"), opinions);
    const QString opinion = material(prompt, "OPINION");
    if (!opinion.isEmpty())
        return errorOf(opinion);
    if (prompt.contains(QLatin1String("<<<SELECTION 1\n")))
        return choice(material(prompt, "SELECTION 1"), material(prompt, "SELECTION 2"));
    if (understands(question))
        return summary(prompt, m_faults);
    return factsAnswer(question);
}

} // namespace tandem::llm
