#include "models/studies/templates.h"

#include "models/wordof.h"
#include "models/words.h"

namespace tandem::studies {

namespace {

constexpr std::array<const char*, 8> kKindNames{
    QT_TRANSLATE_NOOP("StudyWords", "Yes or no"),
    QT_TRANSLATE_NOOP("StudyWords", "Pairwise preference"),
    QT_TRANSLATE_NOOP("StudyWords", "Usefulness of explanations"),
    QT_TRANSLATE_NOOP("StudyWords", "Similarity survey"),
    QT_TRANSLATE_NOOP("StudyWords", "Good or bad"),
    QT_TRANSLATE_NOOP("StudyWords", "Review of judgments"),
    QT_TRANSLATE_NOOP("StudyWords", "Rating on a scale"),
    QT_TRANSLATE_NOOP("StudyWords", "Custom design"),
};

constexpr std::array<const char*, 8> kKindDescriptions{
    QT_TRANSLATE_NOOP("StudyWords", "Raters answer yes or no about paragraphs or facts, next to "
                                    "the discussion; for consistency and kappa."),
    QT_TRANSLATE_NOOP("StudyWords", "Raters choose which of two unnamed outputs is closer to a "
                                    "reference; for majorities and metric alignment."),
    QT_TRANSLATE_NOOP("StudyWords", "Raters choose the better of two outputs from the explanations "
                                    "alone, and rate the explanations from 1 to 5."),
    QT_TRANSLATE_NOOP("StudyWords", "Raters rate from 1 to 6 how similar two unnamed texts are, "
                                    "six pairs per document; for DEGRESS-HJ and PerSEval-HJ."),
    QT_TRANSLATE_NOOP("StudyWords",
        "Raters rate a summary of a timeline as good or bad; for MAA and correlations."),
    QT_TRANSLATE_NOOP("StudyWords", "Raters say whether they agree with a language model's "
                                    "judgment, and what it should have been."),
    QT_TRANSLATE_NOOP("StudyWords", "Raters rate a text on a scale; for means and ordinal alpha."),
    QT_TRANSLATE_NOOP("StudyWords", "You define the fields, questions and answers."),
};

Option option(const char* value, const QString& label, int side = 0)
{
    return {QLatin1String(value), label, {}, side};
}

Question choice(const char* name, const QString& text, const QList<Option>& options)
{
    Question question;
    question.name = QLatin1String(name);
    question.text = text;
    question.options = options;
    return question;
}

Question scale(const char* name, const QString& text, int most, const QString& leastLabel,
    const QString& mostLabel)
{
    Question question;
    question.name = QLatin1String(name);
    question.text = text;
    question.kind = Question::Kind::Scale;
    question.most = most;
    question.leastLabel = leastLabel;
    question.mostLabel = mostLabel;
    return question;
}

ShownField shown(const char* name, const QString& label, bool marksEvidence = false)
{
    return {QLatin1String(name), label, marksEvidence};
}

QList<Option> yesAndNo()
{
    return {option("yes", StudyWords::tr("Yes")), option("no", StudyWords::tr("No"))};
}

void fillYesNo(Design& design)
{
    design.title = StudyWords::tr("Is the text supported by the discussion?");
    design.instructions = StudyWords::tr(
        "Read the text and the discussion beside it. Answer **yes** if everything in the text is "
        "said in the discussion or follows from it, and **no** if anything in it is not.");
    design.fields = {
        shown("text", StudyWords::tr("Text")), shown("discussion", StudyWords::tr("Discussion"))};
    design.questions = {
        choice("answer", StudyWords::tr("Does the discussion support the text?"), yesAndNo())};
}

void fillPairwise(Design& design)
{
    design.title = StudyWords::tr("Which text is closer?");
    design.instructions = StudyWords::tr(
        "You see a reference, written by a person, and two other texts. Choose the text that is "
        "closer to the reference in content and style. The order of the texts means nothing. "
        "Choose **Both alike** only if you find no difference that matters.");
    design.fields = {shown("prompt", StudyWords::tr("Task")),
        shown("reference", StudyWords::tr("Reference")), shown("output", StudyWords::tr("Text"))};
    design.questions = {choice("better",
        StudyWords::tr("Which text is closer to the reference in content and style?"),
        {option("1", StudyWords::tr("The first"), 1), option("2", StudyWords::tr("The second"), 2),
            option("tie", StudyWords::tr("Both alike"))})};
}

void fillExplanation(Design& design)
{
    design.title = StudyWords::tr("Which text is better, judging by its explanation?");
    design.instructions =
        StudyWords::tr("Two texts were judged against what a person wrote. You do not see the "
                       "texts, only an explanation of each judgment: which points were compared, "
                       "and what was found. Decide from the explanations which text is better, "
                       "then rate how good and how useful the explanations are.");
    design.fields = {shown("prompt", StudyWords::tr("Task")),
        shown("explanation", StudyWords::tr("Explanation"))};
    design.questions = {choice("better", StudyWords::tr("Which of the two texts is better?"),
                            {option("1", StudyWords::tr("The first"), 1),
                                option("2", StudyWords::tr("The second"), 2)}),
        scale("quality", StudyWords::tr("How good are the explanations?"), 5,
            StudyWords::tr("Very poor"), StudyWords::tr("Very good")),
        scale("usefulness", StudyWords::tr("How much did the explanations help you choose?"), 5,
            StudyWords::tr("Not at all"), StudyWords::tr("Very much"))};
}

void fillSimilarity(Design& design)
{
    design.title = StudyWords::tr("How similar are two texts?");
    design.instructions = StudyWords::tr(
        "You see pairs of summaries of one document. Rate how similar the content of each pair is, "
        "from 1 to 6. Judge each pair on its own, and use the whole scale.");
    design.fields = {shown("text", StudyWords::tr("Summary"))};
    design.questions = {scale("similarity", StudyWords::tr("How similar are the two summaries?"), 6,
        StudyWords::tr("Nothing in common"), StudyWords::tr("Same content"))};
}

void fillGoodBad(Design& design)
{
    design.title = StudyWords::tr("Summaries of user activity");
    design.instructions = StudyWords::tr(
        "You see what a person did, in chronological order, and a summary of it. The summary is "
        "**good** if it tells what matters about this person, so that one could predict what they "
        "would choose next; otherwise it is **bad**.");
    design.fields = {shown("query", StudyWords::tr("Query")),
        shown("timeline", StudyWords::tr("Timeline")), shown("summary", StudyWords::tr("Summary"))};
    design.questions = {choice("rating", StudyWords::tr("Is this summary good or bad?"),
        {option("good", StudyWords::tr("Good")), option("bad", StudyWords::tr("Bad"))})};
}

void fillVerdict(Design& design)
{
    design.title = StudyWords::tr("Was the judgment right?");
    design.instructions =
        StudyWords::tr("A language model made a judgment about a text and gave its reason; its "
                       "evidence is marked. Say whether you agree with the **judgment**. If the "
                       "judgment is right but the reason is wrong, please add a note.");
    design.fields = {shown("aspect", StudyWords::tr("Point")),
        shown("expected", StudyWords::tr("What was expected"), true),
        shown("generated", StudyWords::tr("What was written"), true),
        shown("decision", StudyWords::tr("Judgment")),
        shown("rationale", StudyWords::tr("Reason"))};
    Question corrected =
        choice("corrected", StudyWords::tr("What should the judgment have been?"), yesAndNo());
    corrected.onlyIf = Condition{QStringLiteral("agreement"), {QStringLiteral("disagree")}};
    Question note;
    note.name = QStringLiteral("note");
    note.text = StudyWords::tr("Anything to add?");
    note.kind = Question::Kind::Text;
    note.isRequired = false;
    design.questions = {choice("agreement", StudyWords::tr("Do you agree with the judgment?"),
                            {option("agree", StudyWords::tr("I agree")),
                                option("disagree", StudyWords::tr("I disagree")),
                                option("unsure", StudyWords::tr("I am not sure"))}),
        corrected, note};
}

void fillLikert(Design& design)
{
    design.title = StudyWords::tr("How good is the text?");
    design.instructions = StudyWords::tr("Read the text, and the reference if there is one, then "
                                         "rate how good the text is. Use the whole scale.");
    design.fields = {
        shown("reference", StudyWords::tr("Reference")), shown("text", StudyWords::tr("Text"))};
    design.questions = {scale("rating", StudyWords::tr("How good is the text?"), 5,
        StudyWords::tr("Very poor"), StudyWords::tr("Very good"))};
}

void fillOwn(Design& design)
{
    design.title = StudyWords::tr("A study");
    design.fields = {shown("text", StudyWords::tr("Text"))};
    design.questions = {choice("answer", StudyWords::tr("Is this true?"), yesAndNo())};
}

} // namespace

Design designTemplate(Kind kind)
{
    using Fill = void (*)(Design&);
    static constexpr std::array<Fill, 8> kFills{fillYesNo, fillPairwise, fillExplanation,
        fillSimilarity, fillGoodBad, fillVerdict, fillLikert, fillOwn};
    Design design;
    design.kind = kind;
    kFills.at(static_cast<std::size_t>(kind))(design);
    return design;
}

QString studyKindName(Kind kind)
{
    return QCoreApplication::translate("StudyWords", wordOf(kind, kKindNames));
}

QString studyKindDescription(Kind kind)
{
    return QCoreApplication::translate("StudyWords", wordOf(kind, kKindDescriptions));
}

} // namespace tandem::studies
