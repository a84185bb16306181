#include "app/commandline/output.h"

#include "app/commandline/commandwords.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

const QLocale& figures()
{
    static const QLocale english(QLocale::English, QLocale::UnitedStates);
    return english;
}

} // namespace

QString printable(const QString& text)
{
    QString clean = text;
    for (QChar& c : clean) {
        // A terminal obeys controls, and marks of direction make a line read otherwise. What joins
        // letters and emoji stays.
        const char16_t code = c.unicode();
        const bool turns = code == 0x061c || code == 0x200e || code == 0x200f ||
                           (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        if (c.category() == QChar::Other_Control || turns)
            c = u' ';
    }
    return clean.simplified();
}

QString beginning(const QString& text, qsizetype units)
{
    const QString line = printable(text);
    if (line.size() <= units)
        return line;
    QString cut = line.left(units - 1);
    if (cut.back().isHighSurrogate())
        cut.chop(1);
    return cut.trimmed() + QStringLiteral("…");
}

QString groupedCount(qint64 count)
{
    return figures().toString(count);
}

QString numberText(double number, int decimals)
{
    const QString text = figures().toString(number, 'f', decimals);
    // What is a zero to these decimals has no sign.
    const bool isZero = std::all_of(
        text.cbegin(), text.cend(), [](QChar c) { return c == u'0' || c == u'.' || c == u'-'; });
    return isZero && text.startsWith(u'-') ? text.mid(1) : text;
}

QString figureText(const Figure& figure, int decimals)
{
    if (!figure.isDefined())
        return CommandWords::tr("undefined: %1").arg(figure.undefinedBecause);
    const QString value = numberText(*figure.value, decimals);
    if (!figure.interval)
        return CommandWords::tr("%1, n = %2").arg(value, groupedCount(figure.n));
    return CommandWords::tr("%1 (95 %: %2 to %3), n = %4")
        .arg(value, numberText(figure.interval->low, decimals),
            numberText(figure.interval->high, decimals), groupedCount(figure.n));
}

QString probabilityText(double p)
{
    constexpr double tiny = 0.001;
    return p < tiny ? CommandWords::tr("< %1", "a probability").arg(numberText(tiny, 3))
                    : numberText(p, 3);
}

void printTable(QTextStream& out, const Table& table)
{
    QList<qsizetype> widths;
    QList<bool> isNumeric;
    for (qsizetype column = 0; column < columnCount(table); ++column) {
        qsizetype width = cellAt(table.header, column).size();
        for (const QStringList& row : table.rows)
            width = std::max(width, printable(cellAt(row, column)).size());
        widths.append(width);
        isNumeric.append(isNumericColumn(table, column));
    }
    const auto printRow = [&](const QStringList& row) {
        QString line;
        for (qsizetype column = 0; column < widths.size(); ++column) {
            const QString cell = printable(cellAt(row, column));
            line += isNumeric.at(column) ? cell.rightJustified(widths.at(column))
                                         : cell.leftJustified(widths.at(column));
            line += QStringLiteral("  ");
        }
        while (line.endsWith(u' '))
            line.chop(1);
        out << line << '\n';
    };
    if (!table.caption.isEmpty())
        out << table.caption << '\n';
    if (!table.header.isEmpty())
        printRow(table.header);
    for (const QStringList& row : table.rows)
        printRow(row);
}

QJsonObject figureJson(const Figure& figure)
{
    QJsonObject object{{QStringLiteral("n"), figure.n}};
    if (!figure.isDefined()) {
        object.insert(QStringLiteral("undefined"), figure.undefinedBecause);
        return object;
    }
    object.insert(QStringLiteral("value"), *figure.value);
    if (figure.interval) {
        object.insert(QStringLiteral("low"), figure.interval->low);
        object.insert(QStringLiteral("high"), figure.interval->high);
    }
    return object;
}

QJsonObject funnelJson(const Funnel& funnel)
{
    return {{QStringLiteral("all"), funnel.all}, {QStringLiteral("unassigned"), funnel.unassigned},
        {QStringLiteral("open"), funnel.open}, {QStringLiteral("undecided"), funnel.undecided},
        {QStringLiteral("boundary"), funnel.boundary},
        {QStringLiteral("supporting"), funnel.supporting},
        {QStringLiteral("nonsupporting"), funnel.nonsupporting},
        {QStringLiteral("kept"), funnel.kept()}};
}

Table funnelTable(const Funnel& funnel)
{
    Table table;
    table.caption = CommandWords::tr("From all paragraphs to the kept ones");
    const auto add = [&](const QString& name, int count, bool always) {
        if (always || count > 0)
            table.rows.append({name, groupedCount(count)});
    };
    add(CommandWords::tr("All paragraphs"), funnel.all, true);
    add(CommandWords::tr("Nobody labels them"), funnel.unassigned, false);
    add(CommandWords::tr("Still being labelled"), funnel.open, false);
    add(CommandWords::tr("Waiting for a decision"), funnel.undecided, false);
    add(CommandWords::tr("Boundary, removed"), funnel.boundary, true);
    add(CommandWords::tr("Kept"), funnel.kept(), true);
    add(CommandWords::tr("Of these supporting"), funnel.supporting, true);
    add(CommandWords::tr("Of these nonsupporting"), funnel.nonsupporting, true);
    return table;
}

bool areOneFile(const QString& first, const QString& second)
{
    const QFileInfo a(first);
    const QFileInfo b(second);
    return a.absoluteFilePath() == b.absoluteFilePath() ||
           (a.exists() && a.canonicalFilePath() == b.canonicalFilePath());
}

void printJson(QTextStream& out, const QJsonObject& object)
{
    out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

QString stateKey(SampleState state)
{
    switch (state) {
    case SampleState::WaitingForDiscussion:
        return QStringLiteral("waiting_for_discussion");
    case SampleState::WaitingForFacts:
        return QStringLiteral("waiting_for_facts");
    case SampleState::Unassigned:
        return QStringLiteral("unassigned");
    case SampleState::Imported:
        return QStringLiteral("imported");
    case SampleState::Open:
        return QStringLiteral("open");
    case SampleState::HandedInByOne:
        return QStringLiteral("handed_in_by_one");
    case SampleState::Closed:
        return QStringLiteral("closed");
    case SampleState::Settled:
        return QStringLiteral("settled");
    case SampleState::SetAside:
        return QStringLiteral("set_aside");
    }
    return {};
}

QString outcomeKey(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return {};
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? QStringLiteral("key") : QStringLiteral("non_key");
    switch (*outcome) {
    case Outcome::Supporting:
        return QStringLiteral("supporting");
    case Outcome::Nonsupporting:
        return QStringLiteral("nonsupporting");
    case Outcome::Boundary:
        return QStringLiteral("boundary");
    }
    return {};
}

QString answerKey(const Answer& answer)
{
    if (!answer.value)
        return {};
    return *answer.value == YesNo::Yes ? QStringLiteral("yes") : QStringLiteral("no");
}

QString stateName(SampleState state)
{
    switch (state) {
    case SampleState::WaitingForDiscussion:
        return CommandWords::tr("waits for a discussion");
    case SampleState::WaitingForFacts:
        return CommandWords::tr("waits for facts");
    case SampleState::Unassigned:
        return CommandWords::tr("unassigned");
    case SampleState::Imported:
        return CommandWords::tr("imported with labels");
    case SampleState::Open:
        return CommandWords::tr("open");
    case SampleState::HandedInByOne:
        return CommandWords::tr("handed in by one");
    case SampleState::Closed:
        return CommandWords::tr("closed");
    case SampleState::Settled:
        return CommandWords::tr("settled");
    case SampleState::SetAside:
        return CommandWords::tr("set aside");
    }
    return {};
}

QString outcomeName(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return CommandWords::tr("to be decided");
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? CommandWords::tr("key") : CommandWords::tr("not key");
    switch (*outcome) {
    case Outcome::Supporting:
        return CommandWords::tr("supporting");
    case Outcome::Nonsupporting:
        return CommandWords::tr("nonsupporting");
    case Outcome::Boundary:
        return CommandWords::tr("boundary");
    }
    return {};
}

QString answerName(const Answer& answer)
{
    if (!answer.value)
        return QStringLiteral("–");
    return *answer.value == YesNo::Yes ? CommandWords::tr("yes") : CommandWords::tr("no");
}

} // namespace tandem
