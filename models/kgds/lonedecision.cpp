#include "models/kgds/lonedecision.h"

#include <QCoreApplication>

#include <algorithm>

namespace tandem::kgds {

namespace {

QString sampleWords(const char* text, const char* comment = nullptr)
{
    return QCoreApplication::translate("SystemSampleWords", text, comment);
}

constexpr LoneWay kFeedbackWays[] = {
    {QT_TRANSLATE_NOOP3("SystemSampleWords", "%1, shown the experts' paragraphs first", "judge"),
        QT_TRANSLATE_NOOP3("SystemSampleWords", "%1 saw the experts' paragraphs first.", "judge")},
    {QT_TRANSLATE_NOOP3("SystemSampleWords", "%1, shown the system's paragraphs first", "judge"),
        QT_TRANSLATE_NOOP3("SystemSampleWords", "%1 saw the system's paragraphs first.", "judge")}};

/// The numbers of answers to the first are those of FeedbackChoice.
constexpr LoneDecision kLoneDecisions[] = {{JudgementKind::Feedback, u'B', "feedback",
    QT_TRANSLATE_NOOP("BenchmarkScoreWords", "feedback judgements"),
    QT_TRANSLATE_NOOP("SystemSampleWords", "which paragraphs fit better"),
    QT_TRANSLATE_NOOP("SystemSampleWords", "Which paragraphs fit better"),
    {{{QT_TRANSLATE_NOOP("SystemSampleWords", "No choice was made"),
          QT_TRANSLATE_NOOP("SystemSampleWords", "no choice"), AnswerTone::Missing},
        {QT_TRANSLATE_NOOP("SystemSampleWords", "The experts' paragraphs fit better"),
            QT_TRANSLATE_NOOP("SystemSampleWords", "experts"), AnswerTone::Neutral},
        {QT_TRANSLATE_NOOP("SystemSampleWords", "The system's paragraphs fit better"),
            QT_TRANSLATE_NOOP("SystemSampleWords", "system"), AnswerTone::Neutral}}},
    kFeedbackWays}};

template <typename Is>
const LoneDecision* firstThat(Is is)
{
    const auto* found = std::find_if(std::begin(kLoneDecisions), std::end(kLoneDecisions), is);
    return found == std::end(kLoneDecisions) ? nullptr : found;
}

} // namespace

QString LoneAnswer::titleText() const
{
    return sampleWords(title);
}

QString LoneAnswer::wordText() const
{
    return sampleWords(word);
}

QString LoneWay::Words::with(const QString& judge) const
{
    return sampleWords(text, comment).arg(judge);
}

QString LoneDecision::pluralText() const
{
    return QCoreApplication::translate("BenchmarkScoreWords", plural);
}

QString LoneDecision::nameText() const
{
    return sampleWords(name);
}

QString LoneDecision::headlineText() const
{
    return sampleWords(headline);
}

const LoneAnswer& LoneDecision::answer(int number) const
{
    return answers.at(number > 0 && number < int(answers.size()) ? std::size_t(number) : 0);
}

const LoneWay& LoneDecision::way(int number) const
{
    return ways[number > 0 && number < int(ways.size()) ? std::size_t(number) : 0];
}

const LoneDecision* loneDecision(JudgementKind kind)
{
    return firstThat([kind](const LoneDecision& one) { return one.kind == kind; });
}

const LoneDecision* loneDecisionOf(QChar letter)
{
    return firstThat([letter](const LoneDecision& one) { return letter == QChar(one.letter); });
}

} // namespace tandem::kgds
