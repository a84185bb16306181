#include "models/facts/facthints.h"
#include "models/facts/repetition.h"
#include "models/opinions/opinionhints.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTest>

using namespace tandem;

namespace {

/// A sentence of tests/data/hints/sentences.tsv with the hints that it should give, each as
/// KIND:WORDS.
struct LabelledSentence
{
    QString half;
    QString form; ///< fact, opinion, or repeat: two facts with " // " between them
    QString text;
    QStringList hints;
};

/// How often hints were right.
struct HintCount
{
    int wanted = 0;
    int raised = 0;
    int right = 0;

    void add(const HintCount& other)
    {
        wanted += other.wanted;
        raised += other.raised;
        right += other.right;
    }
    double precision() const { return raised == 0 ? 1.0 : double(right) / raised; }
    double recall() const { return wanted == 0 ? 1.0 : double(right) / wanted; }
};

QString fileText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<LabelledSentence> labelledSentences()
{
    QList<LabelledSentence> sentences;
    const QStringList lines = fileText(QStringLiteral(TANDEM_TEST_DATA "/hints/sentences.tsv"))
                                  .split(QLatin1Char('\n'), Qt::SkipEmptyParts)
                                  .mid(1);
    for (const QString& line : lines) {
        const QStringList cells = line.split(QLatin1Char('\t'));
        const QString hints = cells.value(3);
        sentences.append({cells.value(0), cells.value(1), cells.value(2),
            hints == QLatin1String("-") ? QStringList() : hints.split(QLatin1Char(' '))});
    }
    return sentences;
}

const QStringList& hintKinds()
{
    static const QStringList kinds{QStringLiteral("pronoun"), QStringLiteral("claims"),
        QStringLiteral("form"), QStringLiteral("repeats")};
    return kinds;
}

QString kindOf(FactHintKind kind)
{
    return kind == FactHintKind::Unresolved       ? hintKinds().at(0)
           : kind == FactHintKind::SeveralClauses ? hintKinds().at(1)
                                                  : hintKinds().at(2);
}

QString kindOf(OpinionHintKind kind)
{
    return kind == OpinionHintKind::UnclarifiedPronoun ? hintKinds().at(0)
           : kind == OpinionHintKind::JoinedClaims     ? hintKinds().at(1)
           : kind == OpinionHintKind::NotDeclarative   ? hintKinds().at(2)
                                                       : QString();
}

template <typename Hint>
QStringList spelled(const QString& text, const QList<Hint>& hints)
{
    QStringList all;
    for (const Hint& hint : hints) {
        if (const QString kind = kindOf(hint.kind); !kind.isEmpty())
            all.append(kind + QLatin1Char(':') + text.mid(hint.span.start, hint.span.length));
    }
    return all;
}

OpinionContext discussion(
    const QStringList& people = {QStringLiteral("Person1"), QStringLiteral("Person2")})
{
    return {{}, people, {}, {}};
}

QStringList hintsRaised(const LabelledSentence& sentence)
{
    if (sentence.form == QLatin1String("fact"))
        return spelled(sentence.text, factHints(sentence.text));
    if (sentence.form == QLatin1String("opinion"))
        return spelled(
            sentence.text, opinionHints(sentence.text, discussion(), OpinionForm::Atomic));
    const bool repeats =
        !repetitionCandidates(sentence.text.split(QStringLiteral(" // "))).isEmpty();
    return repeats ? QStringList{hintKinds().at(3)} : QStringList();
}

/// The counts by half and kind; every sentence that is not as it should be is printed.
QMap<QString, QMap<QString, HintCount>> countsByHalf()
{
    QMap<QString, QMap<QString, HintCount>> counts;
    for (const LabelledSentence& sentence : labelledSentences()) {
        const QStringList raised = hintsRaised(sentence);
        QStringList missed = sentence.hints;
        QStringList wrong;
        for (const QString& hint : raised) {
            const QString kind = hint.section(QLatin1Char(':'), 0, 0);
            HintCount& count = counts[sentence.half][kind];
            ++count.raised;
            if (missed.removeOne(hint))
                ++count.right;
            else
                wrong.append(hint);
        }
        for (const QString& hint : sentence.hints)
            ++counts[sentence.half][hint.section(QLatin1Char(':'), 0, 0)].wanted;
        if (!missed.isEmpty() || !wrong.isEmpty())
            qInfo().noquote() << sentence.half << sentence.text << "missed" << missed << "wrong"
                              << wrong;
    }
    return counts;
}

QString figure(double value)
{
    return QString::number(value, 'f', 2);
}

QString line(const QString& half, const QString& kind, const HintCount& count)
{
    return QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 | %7 |")
        .arg(half, kind)
        .arg(count.wanted)
        .arg(count.raised)
        .arg(count.right)
        .arg(figure(count.precision()), figure(count.recall()));
}

/// What docs/hints.md says must be what is so.
void compareWithDocs(const QStringList& lines)
{
    const QString docs = fileText(QStringLiteral(TANDEM_TEST_DATA "/../../docs/hints.md"));
    QStringList missing;
    for (const QString& each : lines) {
        qInfo().noquote() << each;
        if (!docs.contains(each + QLatin1Char('\n')))
            missing.append(each);
    }
    QVERIFY2(missing.isEmpty(),
        qPrintable(QStringLiteral("docs/hints.md lacks:\n") + missing.join(QLatin1Char('\n'))));
}

QString shareLine(const QString& what, const QString& kind, int hinted, qsizetype all)
{
    return QStringLiteral("| %1 | %2 | %3 | %4 % |")
        .arg(what, kind)
        .arg(hinted)
        .arg(QString::number(100.0 * hinted / double(all), 'f', 1));
}

} // namespace

/// Measures the hints; docs/hints.md says what the figures mean, and is kept true by this.
class TestHintFigures final : public QObject
{
    Q_OBJECT

private slots:
    void theListHoldsTwoHalvesOfAHundredDifferentSentences();
    void theDocsSayWhatTheListGives();
    void theDocsSayWhatThePublishedBenchmarkGives();
};

void TestHintFigures::theListHoldsTwoHalvesOfAHundredDifferentSentences()
{
    QMap<QString, int> halves;
    QSet<QString> texts;
    for (const LabelledSentence& sentence : labelledSentences()) {
        ++halves[sentence.half];
        texts.insert(sentence.text);
        for (const QString& hint : sentence.hints)
            QVERIFY2(hintKinds().contains(hint.section(QLatin1Char(':'), 0, 0)), qPrintable(hint));
    }
    QCOMPARE(halves, (QMap<QString, int>{{QStringLiteral("1"), 100}, {QStringLiteral("2"), 100}}));
    QCOMPARE(texts.size(), 200);
}

void TestHintFigures::theDocsSayWhatTheListGives()
{
    const auto counts = countsByHalf();
    QStringList lines;
    HintCount all;
    for (auto half = counts.cbegin(); half != counts.cend(); ++half) {
        HintCount ofHalf;
        for (const QString& kind : hintKinds()) {
            lines.append(line(half.key(), kind, half->value(kind)));
            ofHalf.add(half->value(kind));
        }
        lines.append(line(half.key(), QStringLiteral("all"), ofHalf));
        all.add(ofHalf);
    }
    lines.append(line(QStringLiteral("both"), QStringLiteral("all"), all));
    compareWithDocs(lines);
}

void TestHintFigures::theDocsSayWhatThePublishedBenchmarkGives()
{
    const QString path = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
    if (!QFile::exists(path))
        QSKIP("The published benchmark is not here.");
    const bool shown = qEnvironmentVariableIsSet("TANDEM_SHOW_HINTS");
    QMap<QString, int> ofFacts;
    QMap<QString, int> ofOpinions;
    qsizetype factCount = 0;
    qsizetype opinionCount = 0;
    const auto count = [shown](QMap<QString, int>& counts, const QString& text,
                           const QStringList& hints) {
        QSet<QString> kinds;
        for (const QString& hint : hints)
            kinds.insert(hint.section(QLatin1Char(':'), 0, 0));
        for (const QString& kind : kinds)
            ++counts[kind];
        if (!kinds.isEmpty())
            ++counts[QStringLiteral("any")];
        if (shown && !kinds.isEmpty())
            qInfo().noquote() << "HINT" << hints.join(QLatin1Char(' ')) << '\t' << text;
    };
    const QJsonArray samples = QJsonDocument::fromJson(fileText(path).toUtf8()).array();
    for (const QJsonValue& sample : samples) {
        QStringList facts;
        for (const char* const side : {"BSPAF", "BNPAF"}) {
            for (const QJsonValue& group : sample[QLatin1String(side)].toArray()) {
                for (const QJsonValue& fact : group[QLatin1String("atomic_facts")].toArray())
                    facts.append(fact[QLatin1String("atomic_fact")].toString());
            }
        }
        factCount += facts.size();
        for (const QString& fact : std::as_const(facts))
            count(ofFacts, fact, spelled(fact, factHints(fact)));
        for (const RepetitionCandidate& found : repetitionCandidates(facts))
            count(ofFacts,
                facts.at(found.first) + QStringLiteral(" // ") + facts.at(found.repeated),
                {hintKinds().at(3)});
        QStringList people;
        for (const QJsonValue& utterance : sample[QLatin1String("KGD")].toArray())
            people.append(utterance[QLatin1String("participant")].toString());
        const OpinionContext context = discussion(people);
        for (const QJsonValue& value : sample[QLatin1String("CAO")].toArray()) {
            const QString opinion = value.toString();
            ++opinionCount;
            count(ofOpinions, opinion,
                spelled(opinion, opinionHints(opinion, context, OpinionForm::Atomic)));
        }
    }
    QCOMPARE(factCount, 7615);
    QCOMPARE(opinionCount, 873);
    QStringList lines;
    for (const QString& kind : hintKinds())
        lines.append(shareLine(QStringLiteral("facts"), kind, ofFacts.value(kind), factCount));
    for (const QString& kind : hintKinds().first(3))
        lines.append(
            shareLine(QStringLiteral("opinions"), kind, ofOpinions.value(kind), opinionCount));
    compareWithDocs(lines);
}

TANDEM_TEST(TestHintFigures, QCoreApplication)
#include "tst_hintfigures.moc"
