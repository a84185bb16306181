#include "expertfixture.h"

namespace tandem {

using namespace expert;

namespace {

Alignment alignment(bool aligned, const QString& reason)
{
    Alignment made;
    made.aligned = aligned;
    made.reason = reason;
    return made;
}

AspectMatch unmatched(const QString& reason)
{
    AspectMatch made;
    made.reason = reason;
    return made;
}

AspectMatch matched(int other, const QList<Aspect>& others, const QString& reason,
    const Alignment& content, const Alignment& style)
{
    AspectMatch made;
    made.matched = true;
    made.other = other;
    made.otherTitle = others.at(other).title;
    made.reason = reason;
    made.content = content;
    made.style = style;
    return made;
}

const QString kExpectedText = QStringLiteral(
    "Small orchards depend on water pumps that fail without warning, and a pump that stops in July "
    "can cost a grower the harvest. Existing monitors need vibration sensors that cost more than "
    "the pumps they watch. We present Reedbed, a listener that predicts failures from nothing but "
    "the sound that a discarded phone picks up. Reedbed cuts the hum into strips of two seconds, "
    "removes wind and birdsong with a filter learnt on site, and follows how the remaining tone "
    "drifts from week to week. Because all of this runs on the phone, no recording ever leaves the "
    "farm. Over two seasons we placed Reedbed beside 48 pumps on eleven farms: it foresaw 31 of 36 "
    "failures at least three days ahead, with one false alarm per pump and year. Growers told us "
    "that a warning on Thursday is worth more than a repair on Sunday. We release the recordings "
    "that the growers agreed to share, and argue that cheap listening belongs in every pump "
    "house.");

const QString kGeneratedText = QStringLiteral(
    "Water pumps are critical infrastructure in agriculture, and their unexpected failure leads to "
    "substantial economic losses. In this paper, we propose a novel deep learning framework that "
    "detects pump anomalies from audio recorded by low-cost smartphones. The framework converts "
    "audio into spectrograms, reduces background noise with a band-pass filter, and employs a "
    "convolutional network with an attention mechanism to classify the state of the pump. All "
    "processing takes place on the phone itself, so that no recording has to leave the farm. "
    "Extensive experiments on 48 pumps show that our framework achieves an accuracy of 94.2% and "
    "outperforms three strong baselines by a large margin. An ablation study further confirms the "
    "contribution of each component. We believe that our approach is scalable and can readily be "
    "applied to other rotating machinery, such as wind turbines and compressors, which paves the "
    "way for intelligent maintenance across industries.");

const QString kOtherText = QStringLiteral(
    "A pump that dies in July takes the harvest with it, and most orchards learn of it too late. "
    "Monitors that could warn them cost more than the pump. Reedbed listens instead: an old phone "
    "hears the hum, forgets the wind and the birds, and notices when the tone begins to wander. "
    "Nothing is sent anywhere, for the phone does all the work. In two seasons beside 48 pumps it "
    "named 31 of 36 failures three days before they came. The growers, who would rather be warned "
    "on Thursday than repaired on Sunday, let us share part of what we heard.");

QList<Aspect> expectedAspects()
{
    return {{QStringLiteral("Sudden pump failures and their cost"),
                QStringLiteral("Pumps fail without warning and the failure can cost a harvest."),
                {QStringLiteral("Small orchards depend on water pumps that fail without warning, "
                                "and a pump that stops in July can cost a grower the harvest.")}},
        {QStringLiteral("Price of existing monitors"),
            QStringLiteral("Monitors that exist are more expensive than what they protect."),
            {QStringLiteral("Existing monitors need vibration sensors that cost more than the "
                            "pumps they watch.")}},
        {QStringLiteral("Following the drift of the hum"),
            QStringLiteral("Reedbed hears a pump through a phone and follows how its tone drifts."),
            {QStringLiteral("We present Reedbed, a listener that predicts failures from nothing "
                            "but the sound that a discarded phone picks up."),
                QStringLiteral("Reedbed cuts the hum into strips of two seconds, removes wind and "
                               "birdsong with a filter learnt on site, and follows how the "
                               "remaining tone drifts from week to week.")}},
        {QStringLiteral("Everything stays on the phone"),
            QStringLiteral("Filter and prediction run on the phone; recordings do not leave the "
                           "farm."),
            {QStringLiteral("removes wind and birdsong with a filter learnt on site"),
                QStringLiteral("Because all of this runs on the phone, no recording ever leaves "
                               "the farm.")}},
        {QStringLiteral("Two seasons on eleven farms"),
            QStringLiteral("A field study: 31 of 36 failures foreseen, few false alarms."),
            {QStringLiteral("Over two seasons we placed Reedbed beside 48 pumps on eleven farms: "
                            "it foresaw 31 of 36 failures at least three days ahead, with one "
                            "false alarm per pump and year.")}},
        {QStringLiteral("What growers make of it"),
            QStringLiteral("Growers value an early warning; their recordings are shared."),
            {QStringLiteral("Growers said that an early warning on Thursday is worth more than a "
                            "repair on Sunday."),
                QStringLiteral("We release the recordings that the growers agreed to share, and "
                               "argue that cheap listening belongs in every pump house.")}}};
}

QList<Aspect> generatedAspects()
{
    return {{QStringLiteral("Importance of water pumps"),
                QStringLiteral("Pumps are critical and their failure is expensive."),
                {QStringLiteral("Water pumps are critical infrastructure in agriculture, and their "
                                "unexpected failure leads to substantial economic losses.")}},
        {QStringLiteral("Anomaly detection from phone audio"),
            QStringLiteral("A deep learning framework works on audio of cheap phones."),
            {QStringLiteral("In this paper, we propose a novel deep learning framework that "
                            "detects pump anomalies from audio recorded by low-cost smartphones."),
                QStringLiteral("converts audio into spectrograms")}},
        {QStringLiteral("Network architecture"),
            QStringLiteral("Spectrograms, a filter and a convolutional network with attention."),
            {QStringLiteral("The framework converts audio into spectrograms, reduces background "
                            "noise with a band-pass filter, and employs a convolutional network "
                            "with an attention mechanism to classify the state of the pump.")}},
        {QStringLiteral("On-device processing"),
            QStringLiteral("The phone does all the processing; recordings stay on the farm."),
            {QStringLiteral("All processing takes place on the phone itself, so that no recording "
                            "has to leave the farm.")}},
        {QStringLiteral("Experimental results"),
            QStringLiteral("Accuracy on 48 pumps, comparison with baselines, ablation."),
            {QStringLiteral("Extensive experiments on 48 pumps show that our framework achieves an "
                            "accuracy of 94.2% and outperforms three strong baselines by a large "
                            "margin."),
                QStringLiteral("An ablation study further confirms the contribution of each "
                               "component.")}},
        {QStringLiteral("Other rotating machinery"),
            QStringLiteral("The approach is claimed to carry over to other machines."),
            {QStringLiteral("We believe that our approach is scalable and can readily be applied "
                            "to other rotating machinery, such as wind turbines and compressors, "
                            "which paves the way for intelligent maintenance across industries."),
                QStringLiteral("Preliminary trials on a ferry support this claim.")}}};
}

QList<AspectMatch> recallMatches(const QList<Aspect>& generated)
{
    return {matched(0, generated,
                QStringLiteral("Both aspects motivate the work with unexpected failures of pumps "
                               "and what these cost those who depend on them."),
                alignment(true,
                    QStringLiteral("Both say that pumps fail unexpectedly and that this costs "
                                   "money; the harvest and the economic loss are the same "
                                   "point.")),
                alignment(false,
                    QStringLiteral("The first speaks of July and of one grower's harvest in plain "
                                   "words; the second is abstract and formal (\"critical "
                                   "infrastructure\", \"substantial economic losses\")."))),
        unmatched(QStringLiteral("No aspect of the other text speaks of monitors that exist or of "
                                 "their price; \"low-cost\" there describes the phones.")),
        matched(2, generated,
            QStringLiteral("Both describe, step by step, how the sound of the pump is processed."),
            alignment(false,
                QStringLiteral("The first follows the drift of a tone over weeks; the second "
                               "classifies spectrograms with a network. The steps are not the "
                               "same.")),
            alignment(true,
                QStringLiteral("Both list three steps in one sentence in the present tense, with "
                               "the system as the subject of each verb."))),
        matched(3, generated,
            QStringLiteral("Both say that everything runs on the phone and that recordings stay on "
                           "the farm."),
            alignment(true,
                QStringLiteral("The same claim with the same consequence: processing on the phone, "
                               "no recording leaves.")),
            alignment(true,
                QStringLiteral("Both are one short sentence of cause and consequence, plain in "
                               "vocabulary."))),
        matched(4, generated,
            QStringLiteral("Both report an evaluation with 48 pumps and give its figures."),
            alignment(false,
                QStringLiteral("The first counts failures foreseen in the field and false alarms; "
                               "the second gives an accuracy and baselines, which the first does "
                               "not have.")),
            alignment(false,
                QStringLiteral("The first states counts soberly; the second praises (\"extensive\","
                               " \"strong\", \"by a large margin\")."))),
        unmatched(QStringLiteral("The other text neither quotes those who use the system nor "
                                 "releases any data."))};
}

QList<AspectMatch> precisionMatches(const QList<Aspect>& expected)
{
    return {
        matched(0, expected, QStringLiteral("Both open with the failure of pumps and its price."),
            alignment(
                true, QStringLiteral("The loss that a failing pump causes is the point of both.")),
            alignment(false, QStringLiteral("General and formal here, concrete and plain there."))),
        matched(2, expected,
            QStringLiteral("Both introduce a system that judges pumps by what a phone hears."),
            alignment(true,
                QStringLiteral("A system that works on the sound recorded by a cheap phone is "
                               "introduced in both.")),
            alignment(false,
                QStringLiteral("\"We propose a novel deep learning framework\" is a set phrase; "
                               "the other names its listener and what it does without."))),
        matched(2, expected,
            QStringLiteral("Both say how the sound is cut up, cleaned and judged."),
            alignment(false,
                QStringLiteral("A network with attention is not the drift of a tone over weeks.")),
            alignment(true,
                QStringLiteral("The same sentence structure: three verbs in a row, the system as "
                               "subject."))),
        matched(3, expected,
            QStringLiteral("Both keep processing and recordings where they are made."),
            alignment(true, QStringLiteral("The claim and its consequence are the same.")),
            alignment(false,
                QStringLiteral("\"Processing takes place\" is a noun phrase of reports; the other "
                               "says \"all of this runs\"."))),
        matched(4, expected, QStringLiteral("Both evaluate on 48 pumps."),
            alignment(false,
                QStringLiteral("Accuracy and ablation here; failures foreseen and false alarms "
                               "there.")),
            alignment(false, QStringLiteral("Praise here, sober counts there."))),
        unmatched(QStringLiteral("The other text claims nothing about machines other than "
                                 "pumps."))};
}

} // namespace

TextCase sixBySixCase()
{
    TextCase made;
    made.name = QStringLiteral("reedbed");
    made.prompt = QStringLiteral(
        "Write the abstract of a paper titled \"Listening for the Last Litre: Predicting Pump "
        "Failures With Discarded Phones\". It should mention: sound of pumps, discarded phones, 48 "
        "pumps, growers.");
    made.expected = kExpectedText;
    made.profile = {
        {QStringLiteral("Hedges as Antennas"),
            QStringLiteral("Hedges conduct. We measure how well, over one winter, and find that a "
                           "hawthorn hedge carries a telegraph signal farther than its owner "
                           "would like.")},
        {QStringLiteral("A Scarecrow That Counts"),
            QStringLiteral("Starlings come in thousands and leave in minutes. We present a "
                           "scarecrow that counts them, and we let it count for two summers.")}};
    made.outputs = {{kFirstSystem, kGeneratedText}, {kSecondSystem, kOtherText}};
    return made;
}

Explanation sixBySixExplanation()
{
    Explanation made;
    made.expected.aspects = expectedAspects();
    made.generated.aspects = generatedAspects();
    made.expected.matches = recallMatches(made.generated.aspects);
    made.generated.matches = precisionMatches(made.expected.aspects);
    made.expected.tokensRead = made.expected.tokensInText = 214;
    made.generated.tokensRead = made.generated.tokensInText = 188;
    return made;
}

TextCase hostileCase()
{
    TextCase made;
    made.name = QStringLiteral("<b>name</b> & \"quotes\" \\ % ' ; DROP TABLE review");
    made.prompt =
        QStringLiteral("Write about <script>alert(1)</script>\nand the \u0646\u0627\u0645\u0647.");
    made.expected = QStringLiteral(
        "\u06a9\u062a\u0627\u0628\u062e\u0627\u0646\u0647\u0654 \u0634\u0647\u0631 "
        "\u0647\u0631 \u0631\u0648\u0632 \u0628\u0627\u0632 "
        "\u0627\u0633\u062a. \u56fe\u4e66\u9986\u6bcf\u5929\u5f00\u653e\u3002 The library is open "
        "every day \U0001F4DA\u200d\U0001F9D1\U0001F3FD. It has <b>1,000</b> books & no fines.");
    made.outputs = {{QStringLiteral("<i>system</i>"),
        QStringLiteral("The library \U0001F4DA opens daily.  It   has \u201ca thousand\u201d "
                       "books.\r\n\u56fe\u4e66\u9986\u5f88\u5927\u3002 "
                       "\u0628\u062f\u0648\u0646 \u062c\u0631\u06cc\u0645\u0647.")}};
    return made;
}

Explanation hostileExplanation()
{
    Explanation made;
    made.expected.aspects = {
        {QStringLiteral("Opening hours"), QStringLiteral("When it is open"),
            {QStringLiteral("The library is open every day "
                            "\U0001F4DA\u200d\U0001F9D1\U0001F3FD."),
                QStringLiteral("\u56fe\u4e66\u9986\u6bcf\u5929\u5f00\u653e\u3002")}},
        {QStringLiteral("Opening hours"), QStringLiteral("The same title again"),
            {QStringLiteral("\u06a9\u062a\u0627\u0628\u062e\u0627\u0646\u0647\u0654 "
                            "\u0634\u0647\u0631 \u0647\u0631 "
                            "\u0631\u0648\u0632 \u0628\u0627\u0632 "
                            "\u0627\u0633\u062a.")}},
        {QStringLiteral("<b>Fines</b> & <script>alert(1)</script>"), QString(), {}},
        {QStringLiteral("\u062c\u0631\u06cc\u0645\u0647"),
            QStringLiteral("\u0628\u062f\u0648\u0646 \u062c\u0631\u06cc\u0645\u0647"),
            {QString(), QStringLiteral("no fines")}},
    };
    made.generated.aspects = {
        {QStringLiteral("Opening hours"), QStringLiteral("Daily"),
            {QStringLiteral("The library \U0001F4DA opens daily.")}},
        {QString(300, QLatin1Char('W')), QStringLiteral("A title without a blank"),
            {QStringLiteral("It has \"a thousand\" books.")}},
    };
    AspectMatch repeated = matched(0, made.generated.aspects, QStringLiteral("Same title"),
        alignment(true, QStringLiteral("<b>bold</b> <img src=x onerror=alert(1)> & so on")),
        alignment(false, QStringLiteral("\u0633\u0628\u06a9 \u0645\u062a\u0641\u0627\u0648\u062a "
                                        "\u0627\u0633\u062a \U0001F642")));
    made.expected.matches = {repeated, repeated, AspectMatch(), unmatched(QString())};
    made.expected.matches[1].counts = false;
    made.expected.matches[2].matched = true;
    made.expected.matches[2].otherTitle = QStringLiteral("A title that nobody has");
    made.expected.matches[2].reason = QStringLiteral("{\"matched\": \"true\"}");
    made.expected.matches[2].content.fault = QStringLiteral("The reply is cut off.");
    made.expected.matches[3].fault = QStringLiteral("The reply is not JSON.");
    made.generated.matches = {matched(3, made.expected.aspects, QStringLiteral("</td></table>"),
                                  alignment(false, QString()), alignment(true, QString())),
        unmatched(QString(2'000, QLatin1Char('r')))};
    made.remarks = {QStringLiteral("Two aspects have the title \"Opening hours\".")};
    return made;
}

} // namespace tandem
