// Large made-up cases: for lists of thousands, long texts and many aspects.

#include "expertfixture.h"

namespace tandem {

using namespace expert;

namespace {

/// SplitMix64: the same numbers on every machine.
class Dice final
{
public:
    explicit Dice(quint64 seed)
        : m_state(seed * 0x9E3779B97F4A7C15ULL + 0x632BE59BD9B4E019ULL)
    {
    }
    /// From 0 up to `sides` - 1.
    int roll(qsizetype sides)
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return static_cast<int>((z ^ (z >> 31)) % static_cast<quint64>(sides));
    }
    bool oneIn(int times) { return roll(times) == 0; }

private:
    quint64 m_state;
};

const QStringList& vocabulary()
{
    static const QStringList words = QStringLiteral(
        "river market window letter garden engine winter signal paper bridge copper island "
        "morning station harbour library captain village mountain theatre canvas kitchen "
        "journey carpenter lantern orchard teacher factory railway museum painter blanket "
        "thunder whisper pattern balance fortune shelter message compass gravel velvet "
        "harvest meadow beacon granite timber saddle anchor cellar pepper ribbon marble "
        "basket candle mirror needle ladder hammer kettle pillow button pocket feather "
        "shadow corner circle square bottle saucer the a of and to in that it was for on "
        "with as at by from they which one had but not what all were when we there can an "
        "your each how their if will up other about out many then them these so some her "
        "would make like him into time has look two more write go see number no way could "
        "people my than first been call who its now find long down day did get come made "
        "may part quiet bright narrow gentle ancient sudden patient crowded distant hollow "
        "golden bitter silver frozen careful honest clever modest restless graceful rusty "
        "opens closes carries measures repairs gathers follows answers remembers paints "
        "crosses watches borrows delivers invents explains counts mends sells builds")
                                         .split(QLatin1Char(' '));
    return words;
}

QString sentence(Dice& dice)
{
    const int words = 8 + dice.roll(13);
    QString made;
    for (int i = 0; i < words; ++i) {
        QString word = vocabulary().at(dice.roll(vocabulary().size()));
        if (i == 0)
            word[0] = word.at(0).toUpper();
        else
            made += dice.oneIn(12) ? QStringLiteral(", ") : QStringLiteral(" ");
        made += word;
    }
    return made + QLatin1Char('.');
}

QString textOf(Dice& dice, int words)
{
    QString made;
    for (int written = 0, inParagraph = 0; written < words; ++inParagraph) {
        const QString next = sentence(dice);
        if (!made.isEmpty())
            made += inParagraph % 8 == 0 ? QStringLiteral("\n\n") : QStringLiteral(" ");
        made += next;
        written += static_cast<int>(next.count(QLatin1Char(' '))) + 1;
    }
    return made;
}

QStringList sentencesOf(const QString& text)
{
    QString flat = text;
    QStringList sentences =
        flat.replace(QLatin1Char('\n'), QLatin1Char(' ')).split(QLatin1Char('.'));
    QStringList whole;
    for (const QString& part : std::as_const(sentences)) {
        if (!part.trimmed().isEmpty())
            whole.append(part.trimmed() + QLatin1Char('.'));
    }
    return whole;
}

/// The sentence, mostly; sometimes without its second word, seldom another one altogether.
QString evidenceFrom(Dice& dice, const QStringList& sentences)
{
    const QString chosen = sentences.at(dice.roll(sentences.size()));
    if (dice.oneIn(50))
        return sentence(dice);
    if (!dice.oneIn(10))
        return chosen;
    QStringList words = chosen.split(QLatin1Char(' '));
    words.removeAt(1);
    return words.join(QLatin1Char(' '));
}

QList<Aspect> aspectsOf(Dice& dice, const QString& text, int count)
{
    const QStringList sentences = sentencesOf(text);
    QList<Aspect> aspects;
    for (int i = 0; i < count; ++i) {
        Aspect aspect;
        aspect.title = QStringLiteral("The %1 of the %2 %3")
                           .arg(vocabulary().at(dice.roll(70)), vocabulary().at(dice.roll(70)))
                           .arg(i + 1);
        aspect.description = sentence(dice);
        const int pieces = 1 + dice.roll(2);
        for (int piece = 0; piece < pieces; ++piece)
            aspect.evidence.append(evidenceFrom(dice, sentences));
        aspects.append(aspect);
    }
    return aspects;
}

QList<AspectMatch> matchesOf(Dice& dice, qsizetype count, const QList<Aspect>& others)
{
    QList<AspectMatch> matches;
    for (qsizetype i = 0; i < count; ++i) {
        AspectMatch match;
        match.reason = sentence(dice) + QLatin1Char(' ') + sentence(dice);
        match.matched = !others.isEmpty() && !dice.oneIn(3);
        if (match.matched) {
            match.other = dice.roll(others.size());
            match.otherTitle = others.at(*match.other).title;
            match.content.aligned = dice.oneIn(2);
            match.content.reason = sentence(dice) + QLatin1Char(' ') + sentence(dice);
            match.style.aligned = dice.oneIn(3);
            match.style.reason = sentence(dice) + QLatin1Char(' ') + sentence(dice);
        }
        matches.append(match);
    }
    return matches;
}

} // namespace

TextCase generatedCase(quint64 seed, int words, const QStringList& systems)
{
    Dice dice(seed);
    TextCase made;
    made.name = QStringLiteral("case-%1").arg(seed, 5, 10, QLatin1Char('0'));
    made.prompt = QStringLiteral("Write about this: ") + sentence(dice);
    made.expected = textOf(dice, words);
    for (int i = 0; i < 3; ++i)
        made.profile.append({sentence(dice), textOf(dice, 60)});
    for (const QString& system : systems)
        made.outputs.append({system, textOf(dice, words)});
    return made;
}

Explanation generatedExplanation(
    const TextCase& textCase, const QString& output, quint64 seed, int aspectsPerSide)
{
    Dice dice(seed ^ 0xA5A5A5A5ULL);
    Explanation made;
    made.expected.aspects = aspectsOf(dice, textCase.expected, aspectsPerSide);
    made.generated.aspects = aspectsOf(dice, output, aspectsPerSide);
    made.expected.matches = matchesOf(dice, made.expected.aspects.size(), made.generated.aspects);
    made.generated.matches = matchesOf(dice, made.generated.aspects.size(), made.expected.aspects);
    made.expected.tokensRead = made.generated.tokensRead = 512;
    made.expected.tokensInText = static_cast<int>(textCase.expected.size() / 4);
    made.generated.tokensInText = static_cast<int>(output.size() / 4);
    return made;
}

} // namespace tandem
