#include "models/expert/casefilterreader.h"

#include "models/expert/expertwords.h"

#include <QHash>

#include <utility>

namespace tandem::expert {

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

std::optional<CaseFigure> figureNamed(const QString& word)
{
    static const QHash<QString, CaseFigure> figures{{QStringLiteral("score"), CaseFigure::Score},
        {QStringLiteral("f"), CaseFigure::Score}, {QStringLiteral("f1"), CaseFigure::Score},
        {QStringLiteral("recall"), CaseFigure::Recall},
        {QStringLiteral("precision"), CaseFigure::Precision},
        {QStringLiteral("faults"), CaseFigure::Faults},
        {QStringLiteral("remarks"), CaseFigure::Remarks}};
    const auto found = figures.constFind(word);
    return found == figures.constEnd() ? std::nullopt : std::optional(*found);
}

CaseComparison comparisonOf(const QString& sign)
{
    static const QHash<QString, CaseComparison> signs{{QStringLiteral("<"), CaseComparison::Less},
        {QStringLiteral("<="), CaseComparison::LessOrEqual},
        {QStringLiteral("≤"), CaseComparison::LessOrEqual},
        {QStringLiteral(">"), CaseComparison::Greater},
        {QStringLiteral(">="), CaseComparison::GreaterOrEqual},
        {QStringLiteral("≥"), CaseComparison::GreaterOrEqual}};
    return signs.value(sign, CaseComparison::Equal);
}

std::optional<Mode> modeNamed(const QString& word)
{
    static const QHash<QString, Mode> modes{{QStringLiteral("content"), Mode::ContentOnly},
        {QStringLiteral("style"), Mode::StyleOnly}, {QStringLiteral("both"), Mode::ContentAndStyle},
        {QStringLiteral("either"), Mode::ContentOrStyle},
        {QStringLiteral("average"), Mode::Average}};
    const auto found = modes.constFind(word);
    return found == modes.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace

CaseFilterReader::CaseFilterReader(const QString& text)
{
    split(text);
}

const CaseFilterReader::Token& CaseFilterReader::token(int ahead) const
{
    static const Token end;
    return m_at + ahead < m_tokens.size() ? m_tokens.at(m_at + ahead) : end;
}

bool CaseFilterReader::nextIs(const char* word, int ahead) const
{
    const Token& next = token(ahead);
    return next.kind == Kind::Word &&
           next.text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
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
            ExpertWords::tr("Nothing stands before “%1” that it could compare.").arg(token().text));
        ++m_at;
        if (token().kind == Kind::Word)
            ++m_at;
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
    if (key == QLatin1String("mode") && modeNamed(low)) {
        filter.mode = modeNamed(low);
    } else if (key == QLatin1String("system")) {
        filter.systems.append(value);
    } else if (key == QLatin1String("side") &&
               (low == QLatin1String("recall") || low == QLatin1String("expected"))) {
        filter.side = Side::Expected;
    } else if (key == QLatin1String("side") &&
               (low == QLatin1String("precision") || low == QLatin1String("generated"))) {
        filter.side = Side::Generated;
    } else if (key == QLatin1String("in") && low == QLatin1String("texts")) {
        filter.where = CaseWords::Texts;
    } else if (key == QLatin1String("in") && low == QLatin1String("aspects")) {
        filter.where = CaseWords::Aspects;
    } else if (key == QLatin1String("in") && low == QLatin1String("rationales")) {
        filter.where = CaseWords::Rationales;
    } else {
        m_typed.problems.append(ExpertWords::tr(
            "“%1” is not known; put it into quotation marks to look for these words.")
                                    .arg(key + QLatin1Char(':') + value));
    }
    return true;
}

bool CaseFilterReader::readFigure(const QString& word)
{
    if (token(1).kind != Kind::Operator)
        return false;
    const auto figure = figureNamed(word);
    const QString written = token().text;
    ++m_at;
    if (!figure) {
        m_typed.problems.append(
            ExpertWords::tr("“%1” is no number of an evaluation: score, recall, "
                            "precision, faults, remarks and diff(A,B) are.")
                .arg(written));
        ++m_at;
        if (token().kind == Kind::Word)
            ++m_at;
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
            ExpertWords::tr("A difference is between two systems: diff(A,B) > 0.2."));
        if (token().kind == Kind::Operator)
            m_at += token(1).kind == Kind::Word ? 2 : 1;
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
    const bool compares = token().kind == Kind::Operator;
    if (compares && token(1).kind == Kind::Word)
        condition.value = asciiNumber(token(1).text).toDouble(&isNumber);
    if (!isNumber) {
        m_typed.problems.append(
            ExpertWords::tr("“%1” needs a sign and a number, such as %1 < 0.3.").arg(written));
        if (compares)
            m_at += token(1).kind == Kind::Word ? 2 : 1;
        return;
    }
    condition.comparison = comparisonOf(sign);
    m_typed.filter.figures.append(condition);
    m_at += 2;
}

bool CaseFilterReader::readVerdict(const QString& word)
{
    using V = LinkVerdict;
    const bool content = word == QLatin1String("content");
    const bool style = word == QLatin1String("style");
    int words = 1;
    if (word == QLatin1String("matched")) {
        allow({V::Both, V::ContentOnly, V::StyleOnly, V::Neither});
    } else if (word == QLatin1String("unmatched")) {
        allow({V::Unmatched});
    } else if (word == QLatin1String("neither")) {
        allow({V::Neither});
    } else if ((content || style) && nextIs("yes")) {
        allow({V::Both, content ? V::ContentOnly : V::StyleOnly});
        words = 2;
    } else if ((content || style) && nextIs("no")) {
        allow({V::Neither, content ? V::StyleOnly : V::ContentOnly});
        words = 2;
    } else if ((content || style) && nextIs("only")) {
        allow({content ? V::ContentOnly : V::StyleOnly});
        words = 2;
    } else if (content && nextIs("and") && nextIs("style", 2)) {
        allow({V::Both});
        words = 3;
    } else {
        return false;
    }
    m_at += words;
    return true;
}

bool CaseFilterReader::readFlag(const QString& word)
{
    CaseFilter& filter = m_typed.filter;
    if (word == QLatin1String("faults"))
        filter.faulty = true;
    else if (word == QLatin1String("remarks"))
        filter.remarked = true;
    else if (word == QLatin1String("disputed"))
        filter.disputed = true;
    else if (word == QLatin1String("undecided"))
        filter.undecided = true;
    else if (word == QLatin1String("disagreed"))
        filter.disagreed = true;
    else
        return false;
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
            ExpertWords::tr("No aspect can be all of that at once, so nothing is found."));
}

void CaseFilterReader::addWord(const QString& word)
{
    QString& words = m_typed.filter.words;
    if (!word.trimmed().isEmpty())
        words += (words.isEmpty() ? QString() : QStringLiteral(" ")) + word.trimmed();
}

} // namespace tandem::expert
