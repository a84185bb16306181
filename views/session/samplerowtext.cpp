#include "views/session/samplerowtext.h"

#include "models/results/spelling.h"
#include "models/rounds/statename.h"
#include "models/text/isolated.h"
#include "models/wordof.h"
#include "views/session/statelook.h"

#include <QCoreApplication>

namespace tandem {

namespace {

class Text
{
    Q_DECLARE_TR_FUNCTIONS(SampleRow)
};

bool isOwn(const SampleRow& row, PersonId person)
{
    return row.round && row.round->pair.contains(person);
}

QString stepLine(Step step)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("SampleRow", "paragraphs  %1 / %2"),
        QT_TRANSLATE_NOOP("SampleRow", "facts  %1 / %2"),
        QT_TRANSLATE_NOOP("SampleRow", "utterances  %1 / %2")};
    return Text::tr(wordOf(step, words));
}

QString ownLine(const SampleRow& row, PersonId person, int unsure)
{
    const auto counted = [&row, person](const QString& line) {
        return line.arg(
            results::countText(row.answeredBy(person)), results::countText(row.itemsOf(person)));
    };
    switch (row.state()) {
    case SampleState::Closed:
        return row.step == Step::Opinions ? stateName(row.state(), row.step)
                                          : counted(Text::tr("submitted by both  %1 / %2"));
    case SampleState::Settled:
        return counted(Text::tr("settled  %1 / %2"));
    case SampleState::WaitingForDiscussion:
    case SampleState::AwaitingAdjudication:
        return stateName(row.state(), row.step);
    default:
        break;
    }
    if (row.round->hasSubmitted(person))
        return counted(Text::tr("submitted  %1 / %2"));
    QString line = counted(stepLine(row.step));
    if (unsure > 0)
        line += QLatin1String("  ") + Text::tr("%n unsure", "items marked unsure", unsure);
    return line;
}

} // namespace

QString sampleStateLine(const SampleRow& row, PersonId person, int unsure)
{
    if (isOwn(row, person))
        return ownLine(row, person, unsure);
    const QString state = stateName(row.state(), row.step);
    if (!row.round || row.round->isClosed() || row.state() == SampleState::WaitingForDiscussion)
        return state;
    return Text::tr("%1  %2 / %3 answers", "state, given answers of both, all")
        .arg(state, results::countText(demoWorkDone(row, person)),
            results::countText(demoWorkTotal(row, person)));
}

int demoWorkDone(const SampleRow& row, PersonId person)
{
    return isOwn(row, person) ? row.answeredBy(person) : row.answeredA + row.answeredB;
}

int demoWorkTotal(const SampleRow& row, PersonId person)
{
    if (!row.round)
        return 0;
    if (isOwn(row, person))
        return row.itemsOf(person);
    return row.step == Step::Opinions ? row.items : 2 * row.items;
}

bool sampleIsComplete(const SampleRow& row, PersonId person)
{
    if (!row.round)
        return row.labelled;
    if (row.state() == SampleState::AwaitingAdjudication)
        return false;
    // What both wrote of opinions is checked before it is settled.
    if (row.step == Step::Opinions && row.round->isClosed())
        return row.round->settledAt.has_value();
    return row.round->isFinal() || row.round->hasSubmitted(person);
}

bool sampleWaitsFor(const SampleRow& row, PersonId person)
{
    return isOwn(row, person) && row.state() == SampleState::SubmittedByOne &&
           !row.round->hasSubmitted(person);
}

Card sampleCard(const SampleRow& row, PersonId person, int unsure)
{
    const bool complete = sampleIsComplete(row, person);
    const bool undecided = row.state() == SampleState::AwaitingAdjudication;
    const ColoredSign sign = stateLook(row.state()).sign;
    const int total = demoWorkTotal(row, person);
    // Apart from the title, whose direction is that of its own words.
    Card card{.title = row.title,
        .number = results::countText(row.position),
        .line = sampleStateLine(row, person, unsure),
        // What was imported with its labels is done, as its tick says.
        .bar = RowBar{.share = total > 0  ? double(demoWorkDone(row, person)) / total
                               : complete ? 1.0
                                          : 0.0,
            .color = complete    ? &ThemeColors::yes
                     : undecided ? sign.color
                                 : &ThemeColors::accent}};
    if (undecided)
        card.signs = {sign};
    else if (complete)
        card.signs = {{Sign::Check, &ThemeColors::yes}};
    else if (sampleWaitsFor(row, person)) {
        card.signs = {{Sign::Dot, &ThemeColors::accent}};
        card.lineTrailing = Text::tr("Your turn");
    }
    return card;
}

QString sampleToolTip(const SampleRow& row, PersonId person, int unsure)
{
    const Card card = sampleCard(row, person, unsure);
    QStringList lines{QStringLiteral("%1  %2").arg(card.number, isolated(card.title)), card.line};
    if (!card.lineTrailing.isEmpty())
        lines += Text::tr("Blue dot: your partner has submitted; it is your turn.");
    return lines.join(QLatin1Char('\n'));
}

QString sampleAccessibleText(const SampleRow& row, PersonId person, int unsure)
{
    QStringList parts{QStringLiteral("%1 %2").arg(results::countText(row.position), row.title),
        sampleStateLine(row, person, unsure)};
    if (sampleIsComplete(row, person))
        parts += Text::tr("complete");
    if (sampleWaitsFor(row, person))
        parts += Text::tr("Your turn");
    return parts.join(QStringLiteral(", "));
}

} // namespace tandem
