#include "models/expert/casefilter.h"

#include "models/words.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem::expert {

/// Reads what somebody typed into a CaseFilter, once; see caseFilterFrom().
class CaseFilterReader final
{
public:
    explicit CaseFilterReader(const QString& text);

    TypedFilter read();

private:
    enum class Kind { Word, Quoted, Operator, Open, Close, Comma, End };
    struct Token
    {
        Kind kind = Kind::End;
        QString text;
    };

    void split(const QString& text);
    const Token& token(int ahead = 0) const;
    bool nextIs(const QString& word, int ahead) const;

    void readOne();
    void readWord();
    bool readKey(const QString& word);
    bool readFigure(const QString& word);
    bool readDifference(const QString& word);
    bool readVerdict(const QString& word);
    bool readFlag(const QString& word);
    void skipComparison();
    void compare(FigureCondition condition, const QString& written);
    void allow(const QSet<LinkVerdict>& verdicts);
    void addWord(const QString& word);

    QList<Token> m_tokens;
    int m_at = 0;
    TypedFilter m_typed;
};

namespace {

/// Digits of any script as ASCII, so that a number can be typed on any keyboard.
QString asciiNumber(QString text)
{
    for (QChar& character : text) {
        if (character.isDigit())
            character = QChar(u'0' + char16_t(character.digitValue()));
        else if (character == QChar(0x066B)) // Arabic decimal separator
            character = QLatin1Char('.');
    }
    return text;
}

/// Words and what each stands for.
template <typename Value, std::size_t count>
using Meanings = std::array<std::pair<const char*, Value>, count>;

// "faults" and "remarks" are words of version 0.6, which filters that were kept may hold.
constexpr Meanings<CaseFigure, 9> kFilterFigures{
    {{"score", CaseFigure::Score}, {"f", CaseFigure::Score}, {"f1", CaseFigure::Score},
        {"recall", CaseFigure::Recall}, {"precision", CaseFigure::Precision},
        {"unparsable", CaseFigure::Faults}, {"repairs", CaseFigure::Remarks},
        {"faults", CaseFigure::Faults}, {"remarks", CaseFigure::Remarks}}};
constexpr Meanings<CaseComparison, 6> kFilterSigns{
    {{"<", CaseComparison::Less}, {"<=", CaseComparison::LessOrEqual},
        {"≤", CaseComparison::LessOrEqual}, {">", CaseComparison::Greater},
        {">=", CaseComparison::GreaterOrEqual}, {"≥", CaseComparison::GreaterOrEqual}}};
constexpr Meanings<Mode, 5> kFilterModes{
    {{"content", Mode::ContentOnly}, {"style", Mode::StyleOnly}, {"both", Mode::ContentAndStyle},
        {"either", Mode::ContentOrStyle}, {"average", Mode::Average}}};
constexpr Meanings<Side, 4> kFilterSides{{{"recall", Side::Expected}, {"expected", Side::Expected},
    {"precision", Side::Generated}, {"generated", Side::Generated}}};
constexpr Meanings<CaseWords, 3> kFilterPlaces{{{"texts", CaseWords::Texts},
    {"aspects", CaseWords::Aspects}, {"rationales", CaseWords::Rationales}}};
constexpr Meanings<bool CaseFilter::*, 9> kFilterFlags{{{"unparsable", &CaseFilter::faulty},
    {"repaired", &CaseFilter::remarked}, {"repairs", &CaseFilter::remarked},
    {"faults", &CaseFilter::faulty}, {"remarks", &CaseFilter::remarked},
    {"absent", &CaseFilter::absent}, {"disputed", &CaseFilter::disputed},
    {"undecided", &CaseFilter::undecided}, {"disagreed", &CaseFilter::disagreed}}};

/// What a word stands for; none where it is not one of these.
template <typename Value, std::size_t count>
std::optional<Value> meaningOf(const QString& word, const Meanings<Value, count>& meanings)
{
    for (const auto& [known, value] : meanings) {
        if (word == QString::fromUtf8(known))
            return value;
    }
    return std::nullopt;
}

bool isOperatorSign(QChar character)
{
    return QStringLiteral("<>=≤≥").contains(character);
}

} // namespace

CaseFilterReader::CaseFilterReader(const QString& text)
{
    split(text);
}

void CaseFilterReader::split(const QString& text)
{
    static const QString ends = QStringLiteral(",;()\"<>=≤≥");
    qsizetype i = 0;
    while (i < text.size()) {
        const QChar character = text.at(i);
        const qsizetype start = i++;
        if (character.isSpace())
            continue;
        if (character == QLatin1Char(',') || character == QLatin1Char(';')) {
            m_tokens.append({Kind::Comma, {}});
        } else if (character == QLatin1Char('(') || character == QLatin1Char(')')) {
            m_tokens.append(
                {character == QLatin1Char('(') ? Kind::Open : Kind::Close, QString(character)});
        } else if (character == QLatin1Char('"')) {
            const qsizetype close = text.indexOf(QLatin1Char('"'), i);
            const qsizetype end = close < 0 ? text.size() : close;
            m_tokens.append({Kind::Quoted, text.mid(i, end - i)});
            i = end + 1;
        } else if (isOperatorSign(character)) {
            while (i < text.size() && isOperatorSign(text.at(i)))
                ++i;
            m_tokens.append({Kind::Operator, text.mid(start, i - start)});
        } else {
            while (i < text.size() && !text.at(i).isSpace() && !ends.contains(text.at(i)))
                ++i;
            m_tokens.append({Kind::Word, text.mid(start, i - start)});
        }
    }
}

const CaseFilterReader::Token& CaseFilterReader::token(int ahead) const
{
    static const Token end;
    return m_at + ahead < m_tokens.size() ? m_tokens.at(m_at + ahead) : end;
}

bool CaseFilterReader::nextIs(const QString& word, int ahead) const
{
    const Token& next = token(ahead);
    return next.kind == Kind::Word && next.text.compare(word, Qt::CaseInsensitive) == 0;
}

TypedFilter CaseFilterReader::read()
{
    while (token().kind != Kind::End)
        readOne();
    return m_typed;
}

void CaseFilterReader::readOne()
{
    switch (token().kind) {
    case Kind::Word:
        readWord();
        return;
    case Kind::Quoted:
        addWord(token().text);
        break;
    case Kind::Operator:
        m_typed.problems.append(
            ExpertWords::tr("“%1” has nothing before it to compare.").arg(token().text));
        skipComparison();
        return;
    case Kind::Open:
    case Kind::Close:
    case Kind::Comma:
    case Kind::End:
        break;
    }
    ++m_at;
}

void CaseFilterReader::readWord()
{
    const QString word = token().text.toLower();
    if (readKey(token().text) || readDifference(word) || readFigure(word) || readVerdict(word) ||
        readFlag(word))
        return;
    addWord(token().text);
    ++m_at;
}

bool CaseFilterReader::readKey(const QString& word)
{
    const qsizetype colon = word.indexOf(QLatin1Char(':'));
    if (colon <= 0)
        return false;
    const QString key = word.left(colon).toLower();
    QString value = word.mid(colon + 1);
    ++m_at;
    if (value.isEmpty() && (token().kind == Kind::Quoted || token().kind == Kind::Word)) {
        value = token().text;
        ++m_at;
    }
    const QString low = value.toLower();
    CaseFilter& filter = m_typed.filter;
    const auto mode = meaningOf(low, kFilterModes);
    const auto side = meaningOf(low, kFilterSides);
    const auto place = meaningOf(low, kFilterPlaces);
    if (key == QLatin1String("system")) {
        filter.systems.append(value);
    } else if (key == QLatin1String("mode") && mode) {
        filter.mode = mode;
    } else if (key == QLatin1String("side") && side) {
        filter.side = side;
    } else if (key == QLatin1String("in") && place) {
        filter.where = *place;
    } else {
        m_typed.problems.append(
            ExpertWords::tr("“%1” is unknown. Put it in quotation marks to search for these words.")
                .arg(key + QLatin1Char(':') + value));
    }
    return true;
}

bool CaseFilterReader::readFigure(const QString& word)
{
    if (token(1).kind != Kind::Operator)
        return false;
    const auto figure = meaningOf(word, kFilterFigures);
    const QString written = token().text;
    ++m_at;
    if (!figure) {
        m_typed.problems.append(
            ExpertWords::tr("“%1” cannot be compared with a number. Use score, "
                            "recall, precision, unparsable, repairs or diff(A,B).")
                .arg(written));
        skipComparison();
        return true;
    }
    FigureCondition condition;
    condition.figure = *figure;
    compare(condition, written);
    return true;
}

bool CaseFilterReader::readDifference(const QString& word)
{
    if (word != QLatin1String("diff") || token(1).kind != Kind::Open)
        return false;
    m_at += 2;
    QStringList names{QString()};
    while (token().kind != Kind::Close && token().kind != Kind::End) {
        if (token().kind == Kind::Comma)
            names.append(QString());
        else
            names.last() +=
                (names.last().isEmpty() ? QString() : QStringLiteral(" ")) + token().text;
        ++m_at;
    }
    ++m_at;
    if (names.size() != 2) {
        m_typed.problems.append(
            ExpertWords::tr("A difference needs two systems: diff(A,B) > 0.2."));
        skipComparison();
        return true;
    }
    FigureCondition condition;
    condition.figure = CaseFigure::Difference;
    condition.first = names.at(0);
    condition.second = names.at(1);
    compare(condition, QStringLiteral("diff(%1,%2)").arg(names.at(0), names.at(1)));
    return true;
}

void CaseFilterReader::compare(FigureCondition condition, const QString& written)
{
    bool isNumber = false;
    const QString sign = token().text;
    if (token().kind == Kind::Operator && token(1).kind == Kind::Word)
        condition.value = asciiNumber(token(1).text).toDouble(&isNumber);
    if (!isNumber) {
        m_typed.problems.append(
            ExpertWords::tr("“%1” needs a comparison sign and a number, such as %1 < 0.3.")
                .arg(written));
        skipComparison();
        return;
    }
    condition.comparison = meaningOf(sign, kFilterSigns).value_or(CaseComparison::Equal);
    m_typed.filter.figures.append(condition);
    m_at += 2;
}

/// Passes a sign and the number behind it, where they are there.
void CaseFilterReader::skipComparison()
{
    if (token().kind == Kind::Operator)
        m_at += token(1).kind == Kind::Word ? 2 : 1;
}

bool CaseFilterReader::readVerdict(const QString& word)
{
    using V = LinkVerdict;
    static const QList<std::pair<const char*, QSet<V>>> phrases{
        {"matched", {V::Both, V::ContentOnly, V::StyleOnly, V::Neither}},
        {"unmatched", {V::Unmatched}}, {"neither", {V::Neither}},
        {"content yes", {V::Both, V::ContentOnly}}, {"content no", {V::Neither, V::StyleOnly}},
        {"content only", {V::ContentOnly}}, {"content and style", {V::Both}},
        {"style yes", {V::Both, V::StyleOnly}}, {"style no", {V::Neither, V::ContentOnly}},
        {"style only", {V::StyleOnly}}};
    for (const auto& [phrase, verdicts] : phrases) {
        const QStringList words = QString::fromLatin1(phrase).split(QLatin1Char(' '));
        bool isIt = words.first() == word;
        for (int ahead = 1; ahead < words.size(); ++ahead)
            isIt = isIt && nextIs(words.at(ahead), ahead);
        if (!isIt)
            continue;
        allow(verdicts);
        m_at += int(words.size());
        return true;
    }
    return false;
}

bool CaseFilterReader::readFlag(const QString& word)
{
    const auto flag = meaningOf(word, kFilterFlags);
    if (!flag)
        return false;
    m_typed.filter.** flag = true;
    ++m_at;
    return true;
}

void CaseFilterReader::allow(const QSet<LinkVerdict>& verdicts)
{
    std::optional<QSet<LinkVerdict>>& allowed = m_typed.filter.verdicts;
    if (!allowed) {
        allowed = verdicts;
        return;
    }
    allowed->intersect(verdicts);
    if (allowed->isEmpty())
        m_typed.problems.append(
            ExpertWords::tr("No aspect can match all of these at once, so there are no results."));
}

void CaseFilterReader::addWord(const QString& word)
{
    QString& words = m_typed.filter.words;
    if (!word.trimmed().isEmpty())
        words += (words.isEmpty() ? QString() : QStringLiteral(" ")) + word.trimmed();
}

namespace {

/// Scores are sums of fractions: what is shown as equal counts as equal.
constexpr double kSame = 0.005;

} // namespace

bool FigureCondition::holdsFor(double figureValue) const
{
    switch (comparison) {
    case CaseComparison::Less:
        return figureValue < value;
    case CaseComparison::LessOrEqual:
        return figureValue <= value;
    case CaseComparison::Greater:
        return figureValue > value;
    case CaseComparison::GreaterOrEqual:
        return figureValue >= value;
    case CaseComparison::Equal:
        break;
    }
    return std::abs(figureValue - value) < kSame;
}

bool CaseFilter::isEmpty() const
{
    CaseFilter nothing;
    nothing.mode = mode;
    nothing.where = where;
    nothing.side = side;
    return *this == nothing;
}

TypedFilter caseFilterFrom(const QString& text)
{
    return CaseFilterReader(text).read();
}

QStringList conditionsOf(const QString& text)
{
    QStringList parts;
    QString part;
    bool quoted = false;
    int depth = 0;
    for (const QChar character : text) {
        if (character == QLatin1Char('"'))
            quoted = !quoted;
        else if (!quoted && character == QLatin1Char('('))
            ++depth;
        else if (!quoted && character == QLatin1Char(')'))
            depth = std::max(0, depth - 1);
        if (!quoted && depth == 0 && character == QLatin1Char(',')) {
            parts.append(part.trimmed());
            part.clear();
        } else {
            part += character;
        }
    }
    parts.append(part.trimmed());
    parts.removeAll(QString());
    return parts;
}

QString quotedName(const QString& name)
{
    for (const QChar character : name) {
        if (!character.isLetterOrNumber() && !QStringLiteral("-_.+/").contains(character))
            return QLatin1Char('"') + name + QLatin1Char('"');
    }
    return name.isEmpty() ? QStringLiteral("\"\"") : name;
}

} // namespace tandem::expert
