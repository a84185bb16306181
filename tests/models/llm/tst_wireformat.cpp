#include "models/llm/wireformat.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::llm;

class TestWireFormat final : public QObject
{
    Q_OBJECT

private slots:
    void answersAreRead_data();
    void answersAreRead();
    void answersThatBrokeOffAreNone_data();
    void answersThatBrokeOffAreNone();
    void answersThatBrokeOffSayWhatTheyTook_data();
    void answersThatBrokeOffSayWhatTheyTook();
    void wholeAnswersHaveNotBrokenOff();
    void whatIsBlockedOrRefusedIsNotAskedAgain_data();
    void whatIsBlockedOrRefusedIsNotAskedAgain();
    void anAnswerThatNobodyTookMayDifferNextTime();
    void anErrorThatSaysThatTheQuestionWasBlockedIsABlock();
    void errorsInsideSuccessHaveTheirStatus_data();
    void errorsInsideSuccessHaveTheirStatus();
    void usageThatMakesNoSenseIsUnknown_data();
    void usageThatMakesNoSenseIsUnknown();
    void whatTheTotalCountsBesideIsOutput_data();
    void whatTheTotalCountsBesideIsOutput();
    void answersThatComeAsEventsAreRead_data();
    void answersThatComeAsEventsAreRead();
    void unreadableAnswersAreOneSentence_data();
    void unreadableAnswersAreOneSentence();
    void everyCutOffAnswerIsSaidToBeCutOff_data();
    void everyCutOffAnswerIsSaidToBeCutOff();
    void sentencesOfErrorsNeverQuoteTheBody();
    void bodiesThatAreNoTextInUtf8AreNotQuoted();
    void modelNamesAreRead_data();
    void modelNamesAreRead();
    void serversWordsAreFound_data();
    void serversWordsAreFound();
    void serversWordsAreBoundedAndHoldNoKey();
};

namespace {

const QString kKey = QStringLiteral("sk-secret-123");

QByteArray openAiAnswer()
{
    return R"({"id":"x","object":"chat.completion","model":"m-1","choices":[{"index":0,)"
           R"("message":{"role":"assistant","content":"yes","refusal":null},)"
           R"("finish_reason":"stop"}],"usage":{"prompt_tokens":12,"completion_tokens":3}})";
}

QByteArray anthropicAnswer()
{
    return R"({"id":"x","type":"message","role":"assistant","model":"m-1","content":[)"
           R"({"type":"thinking","thinking":"hm"},{"type":"text","text":"ye"},)"
           R"({"type":"text","text":"s"}],"stop_reason":"end_turn","usage":{"input_tokens":10,)"
           R"("cache_read_input_tokens":2,"cache_creation_input_tokens":0,"output_tokens":3}})";
}

QByteArray geminiAnswer()
{
    return R"({"candidates":[{"content":{"role":"model","parts":[)"
           R"({"text":"hm","thought":true},{"text":"ye"},{"text":"s"}]},"finishReason":"STOP",)"
           R"("index":0}],"usageMetadata":{"promptTokenCount":12,"candidatesTokenCount":1,)"
           R"("thoughtsTokenCount":2},"modelVersion":"m-1"})";
}

HttpResponse response(const QByteArray& body, const QByteArray& type = "application/json")
{
    HttpResponse some;
    some.status = 200;
    some.contentType = type;
    some.body = body;
    return some;
}

} // namespace

void TestWireFormat::answersAreRead_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("text");
    QTest::addColumn<FinishReason>("finish");
    const auto row = [](const char* name, WireFormat format, const QByteArray& body,
                         const char* text, FinishReason finish) {
        QTest::newRow(name) << format << body << QString::fromUtf8(text) << finish;
    };
    const auto choice = [&row](const char* name, const QByteArray& content, const char* text,
                            FinishReason finish) {
        row(name, WireFormat::OpenAi, R"({"choices":[{)" + content + "}]}", text, finish);
    };
    using enum FinishReason;
    row("OpenAI", WireFormat::OpenAi, openAiAnswer(), "yes", Stop);
    choice("length", R"("message":{"content":"ye"},"finish_reason":"length")", "ye", Length);
    choice("nothing before the limit", R"("message":{"content":null},"finish_reason":"length")", "",
        Length);
    choice("content filter", R"("message":{"content":null},"finish_reason":"content_filter")", "",
        AnswerBlocked);
    choice("content filter in the middle",
        R"("message":{"content":"ye"},"finish_reason":"content_filter")", "ye", AnswerBlocked);
    choice("end mark", R"("message":{"content":"yes"},"finish_reason":"eos")", "yes", Stop);
    choice("Mistral's limit", R"("message":{"content":"ye"},"finish_reason":"model_length")", "ye",
        Length);
    for (const char* word : {"context_length_exceeded", "context window", "max_new_tokens",
             "token_limit", "maximum_length"})
        choice(word, QByteArray(R"("message":{"content":"ye"},"finish_reason":")") + word + '"',
            "ye", Length);
    choice("unknown finish", R"("message":{"content":"yes"},"finish_reason":"fine")", "yes", Other);
    choice("no tools called",
        R"("message":{"content":"yes","tool_calls":[]},"finish_reason":"stop","error":null)", "yes",
        Stop);
    row("a stream's end behind the whole", WireFormat::OpenAi,
        openAiAnswer() + "\n\ndata: [DONE]\n\n", "yes", Stop);
    row("a stream's marks around the whole", WireFormat::OpenAi,
        ": OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n" + openAiAnswer() +
            "\n\nevent: done\ndata: [DONE]\n\n",
        "yes", Stop);
    row("bytes that are not UTF-8", WireFormat::OpenAi,
        "{\"choices\":[{\"message\":{\"content\":\"y\xff\"}}]}", "y\xef\xbf\xbd", Stop);
    choice("a reason that is an object",
        R"("message":{"content":"ye"},"finish_reason":{"type":"length","length":2})", "ye", Length);
    choice("a harmless reason of the server behind",
        R"("message":{"content":"yes"},"finish_reason":"stop","native_finish_reason":"completed")",
        "yes", Stop);
    choice("no error", R"("message":{"content":"yes"},"finish_reason":"stop","error":false)", "yes",
        Stop);
    row("a status beside it", WireFormat::OpenAi,
        R"({"status":"completed","choices":[{"message":{"content":"yes"}}]})", "yes", Stop);
    choice("refusal", R"("message":{"content":null,"refusal":"I can't."},"finish_reason":"stop")",
        "I can't.", Refusal);
    choice("refusal as a part",
        R"("message":{"content":[{"type":"refusal","refusal":"No."}]},"finish_reason":"stop")",
        "No.", Refusal);
    choice("parts", R"("message":{"content":[{"type":"text","text":"ye"},{"type":"image"},"s"]})",
        "yes", Stop);
    choice("empty text", R"("message":{"content":""},"finish_reason":"stop")", "", Stop);
    choice("no finish", R"("message":{"content":"yes"})", "yes", Stop);
    choice("finish null", R"("message":{"content":"yes"},"finish_reason":null)", "yes", Stop);
    choice("finish of another kind", R"("message":{"content":"yes"},"finish_reason":"tool_calls")",
        "yes", Other);
    choice(
        "finish of another type", R"("message":{"content":"yes"},"finish_reason":7)", "yes", Stop);
    row("a second choice", WireFormat::OpenAi,
        R"({"choices":[{"message":{"content":"a"}},{"message":{"content":"b"}}],"error":null})",
        "a", Stop);
    row("other scripts", WireFormat::OpenAi,
        "{\"choices\":[{\"message\":{\"content\":\"\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85 \\u4f60\"}}]}",
        "\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85 \xe4\xbd\xa0", Stop);
    row("byte order mark", WireFormat::OpenAi, "\xef\xbb\xbf" + openAiAnswer(), "yes", Stop);

    const auto message = [&row](const char* name, const QByteArray& content, const char* text,
                             FinishReason finish) {
        row(name, WireFormat::Anthropic, '{' + content + '}', text, finish);
    };
    row("Anthropic", WireFormat::Anthropic, anthropicAnswer(), "yes", Stop);
    message("tool",
        R"("content":[{"type":"text","text":"Here:"},{"type":"tool_use","name":"facts","input":{"facts":["a"]}}],"stop_reason":"tool_use")",
        R"({"facts":["a"]})", Stop);
    message("tool cut off",
        R"("content":[{"type":"tool_use","name":"facts","input":{}}],"stop_reason":"max_tokens")",
        "{}", Length);
    message("Anthropic refusal", R"("content":[],"stop_reason":"refusal")", "", Refusal);
    message("Anthropic limit",
        R"("content":[{"type":"text","text":"ye"}],"stop_reason":"max_tokens")", "ye", Length);
    message("context full", R"("content":[],"stop_reason":"model_context_window_exceeded")", "",
        Length);
    message("content as text", R"("content":"yes")", "yes", Stop);

    const auto candidate = [&row](const char* name, const QByteArray& content, const char* text,
                               FinishReason finish) {
        row(name, WireFormat::Gemini, R"({"candidates":[{)" + content + "}]}", text, finish);
    };
    row("Gemini", WireFormat::Gemini, geminiAnswer(), "yes", Stop);
    row("Gemini in a list", WireFormat::Gemini, '[' + geminiAnswer() + ']', "yes", Stop);
    candidate("safety", R"("finishReason":"SAFETY")", "", AnswerBlocked);
    candidate("model armor", R"("content":{"parts":[{"text":"ye"}]},"finishReason":"MODEL_ARMOR")",
        "ye", AnswerBlocked);
    candidate("recitation", R"("content":{"parts":[{"text":"ye"}]},"finishReason":"RECITATION")",
        "ye", AnswerBlocked);
    candidate("unknown to Gemini",
        R"("content":{"parts":[{"text":"yes"}]},"finishReason":"SOMETHING_NEW")", "yes", Other);
    candidate(
        "Gemini limit", R"("content":{"role":"model"},"finishReason":"MAX_TOKENS")", "", Length);
    row("prompt blocked", WireFormat::Gemini, R"({"promptFeedback":{"blockReason":"SAFETY"}})", "",
        QuestionBlocked);
}

void TestWireFormat::answersAreRead()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, body);
    QFETCH(QString, text);
    QFETCH(FinishReason, finish);
    const auto reply = decodeChat(format, response(body));
    QVERIFY2(reply, reply ? "" : qPrintable(reply.error().sentence()));
    QCOMPARE(reply->text, text);
    QCOMPARE(reply->finish, finish);
    QCOMPARE(reply->raw, body);
    QCOMPARE(reply->httpStatus, 200);
    if (body.contains("m-1")) {
        QCOMPARE(reply->model, QStringLiteral("m-1"));
        QCOMPARE(reply->usage, (Usage{12, 3}));
    } else {
        QCOMPARE(reply->usage, Usage());
    }
    // Labels of content are often missing or wrong; the body decides.
    QVERIFY(decodeChat(format, response(body, "text/plain")));
    QVERIFY(decodeChat(format, response(body, {})));
}

void TestWireFormat::answersThatBrokeOffAreNone_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("word");
    const auto choice = [](const char* name, const QByteArray& rest, const char* word) {
        QTest::addRow("OpenAI, %s", name)
            << WireFormat::OpenAi
            << QByteArray(R"({"choices":[{"message":{"content":"1"},)" + rest + "}]}")
            << QString::fromUtf8(word);
    };
    for (const char* word :
        {"error", "abort", "insufficient_system_resource", "cancelled", "timeout", "network_error",
            "server_error", "internal_error", "overloaded", "preempted", "time_limit", "rate_limit",
            "quota_exceeded", "throttled", "too_many_requests"}) {
        choice(word, QByteArray(R"("finish_reason":")") + word + '"', word);
        QTest::addRow("Anthropic, %s", word)
            << WireFormat::Anthropic
            << QByteArray(R"({"content":[{"type":"text","text":"1"}],"stop_reason":")") + word +
                   R"("})"
            << QString::fromUtf8(word);
        QTest::addRow("Gemini, %s", word)
            << WireFormat::Gemini
            << QByteArray(
                   R"({"candidates":[{"content":{"parts":[{"text":"1"}]},"finishReason":")") +
                   QByteArray(word).toUpper() + R"("}]})"
            << QString::fromUtf8(word).toUpper();
    }
    choice("an error beside it", R"("finish_reason":"stop","error":{"message":"gone"})", "stop");
    choice("an error that is a number", R"("finish_reason":"stop","error":500)", "stop");
    choice("a reason that is an object", R"("finish_reason":{"type":"error"})", "error");
    choice("what happened behind the reason", R"("finish_reason":"aborted: x")", "aborted");
    choice("the reason of the server behind",
        R"("finish_reason":"stop","native_finish_reason":"error")", "error");
    QTest::newRow("beside the answer")
        << WireFormat::OpenAi
        << QByteArray(R"({"status":"incomplete","choices":[{"message":{"content":"1"},)"
                      R"("finish_reason":"stop"}]})")
        << QStringLiteral("incomplete");
    QTest::newRow("Anthropic compaction")
        << WireFormat::Anthropic
        << QByteArray(R"({"content":[{"type":"text","text":"1"}],"stop_reason":"compaction"})")
        << QStringLiteral("compaction");
    choice("an error alone", R"("error":{"code":502,"message":"gone"})", "");
    QTest::newRow("a tool that nobody offered")
        << WireFormat::OpenAi
        << QByteArray(R"({"choices":[{"message":{"content":null,"tool_calls":[{"id":"t"}]},)"
                      R"("finish_reason":"tool_calls"}]})")
        << QStringLiteral("tool_calls");
    QTest::newRow("Anthropic pause")
        << WireFormat::Anthropic
        << QByteArray(R"({"content":[{"type":"text","text":"ye"}],"stop_reason":"pause_turn"})")
        << QStringLiteral("pause_turn");
    for (const char* word : {"OTHER", "MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL"})
        QTest::addRow("Gemini, %s", word)
            << WireFormat::Gemini
            << QByteArray(R"({"candidates":[{"finishReason":")") + word + R"("}]})"
            << QString::fromUtf8(word);
    QTest::newRow("events")
        << WireFormat::OpenAi
        << QByteArray("data: {\"choices\":[{\"delta\":{\"content\":\"1\"},"
                      "\"finish_reason\":\"error\",\"error\":{\"message\":\"gone\"}}]}\n\n")
        << QStringLiteral("error");
}

void TestWireFormat::answersThatBrokeOffAreNone()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, body);
    QFETCH(QString, word);
    const auto reply = decodeChat(format, response(body));
    QVERIFY(!reply);
    QCOMPARE(reply.error().code, ErrorCode::Busy);
    QVERIFY2(reply.error().what.contains(word), qPrintable(reply.error().what));
    QVERIFY(isBrokenOff(body));
    if (body.contains("gone"))
        QCOMPARE(errorMessage(format, response(body), {}), QStringLiteral("gone"));
}

void TestWireFormat::answersThatBrokeOffSayWhatTheyTook_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("OpenAI") << WireFormat::OpenAi
                            << QByteArray(R"({"choices":[{"message":{"content":"1"},)"
                                          R"("finish_reason":"abort"}],"usage":)"
                                          R"({"prompt_tokens":70,"completion_tokens":3}})");
    QTest::newRow("Anthropic") << WireFormat::Anthropic
                               << QByteArray(R"({"content":[{"type":"text","text":"1"}],)"
                                             R"("stop_reason":"pause_turn","usage":)"
                                             R"({"input_tokens":70,"output_tokens":3}})");
    QTest::newRow("Gemini") << WireFormat::Gemini
                            << QByteArray(R"({"candidates":[{"finishReason":"OTHER"}],)"
                                          R"("usageMetadata":{"promptTokenCount":70,)"
                                          R"("candidatesTokenCount":3}})");
}

void TestWireFormat::answersThatBrokeOffSayWhatTheyTook()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, body);
    const auto remains = countedRemains(format, response(body));
    QVERIFY(remains);
    QCOMPARE(remains->usage, (Usage{70, 3}));
    QCOMPARE(remains->text, QString());
    QCOMPARE(remains->raw, body);
    // Nothing was counted, or it is whole.
    QVERIFY(!countedRemains(format, response(QByteArray(body).replace("70", "-1"))));
    for (const char* word : {"abort", "pause_turn", "OTHER"})
        body.replace(word, "stop");
    QVERIFY(!countedRemains(format, response(body)));
}

void TestWireFormat::wholeAnswersHaveNotBrokenOff()
{
    for (const QByteArray& body :
        {openAiAnswer(), anthropicAnswer(), geminiAnswer(), QByteArray("{}"), QByteArray(),
            QByteArray("<html>"), QByteArray(R"({"error":{"message":"busy"}})")})
        QVERIFY2(!isBrokenOff(body), body.constData());
}

void TestWireFormat::whatIsBlockedOrRefusedIsNotAskedAgain_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, WireFormat format, const QByteArray& rest,
                         const char* word) {
        QTest::newRow(name) << format << QByteArray('{' + rest + '}') << QString::fromUtf8(word);
    };
    row("prompt", WireFormat::Gemini, R"("promptFeedback":{"blockReason":"PROHIBITED_CONTENT"})",
        "PROHIBITED_CONTENT");
    row("no word", WireFormat::Gemini, R"("candidates":[{"finishReason":"SAFETY"}])", "SAFETY");
    row("in the middle", WireFormat::Gemini,
        R"("candidates":[{"content":{"parts":[{"text":"ye"}]},"finishReason":"SAFETY"}])",
        "SAFETY");
    row("recitation", WireFormat::Gemini, R"("candidates":[{"finishReason":"RECITATION"}])",
        "RECITATION");
    row("OpenAI", WireFormat::OpenAi,
        R"("choices":[{"message":{"content":null},"finish_reason":"content_filter"}])",
        "content_filter");
    row("a refusal of the model's own", WireFormat::Anthropic,
        R"("content":[],"stop_reason":"refusal")", "");
    row("a refusal in OpenAI's form", WireFormat::OpenAi,
        R"("choices":[{"message":{"content":null,"refusal":"No."},"finish_reason":"stop"}])", "");
}

void TestWireFormat::whatIsBlockedOrRefusedIsNotAskedAgain()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, body);
    QFETCH(QString, word);
    const auto reply = decodeChat(format, response(body));
    QVERIFY(reply);
    QCOMPARE(reply->blockedFor, word);
    QVERIFY(!mayDifferNextTime(*reply));
    QVERIFY(wouldEndAlike(body));
}

void TestWireFormat::anAnswerThatNobodyTookMayDifferNextTime()
{
    const auto reply = decodeChat(WireFormat::OpenAi, response(openAiAnswer()));
    QVERIFY(reply && mayDifferNextTime(*reply));
    for (const QByteArray& body : {openAiAnswer(), QByteArray("{}"), QByteArray("no JSON")})
        QVERIFY2(!wouldEndAlike(body), body.constData());
    const QByteArray cut(
        R"({"choices":[{"message":{"content":"{\"a\":"},"finish_reason":"length"}]})");
    QVERIFY(wouldEndAlike(cut) && isCutOff(cut));
    QVERIFY(!isCutOff(openAiAnswer()));
}

void TestWireFormat::anErrorThatSaysThatTheQuestionWasBlockedIsABlock()
{
    for (const char* body :
        {R"({"error":{"message":"filtered","param":"prompt","code":"content_filter","status":400}})",
            R"({"error":{"code":"400","innererror":{"code":"ResponsibleAIPolicyViolation"}}})"}) {
        HttpResponse blocked = response(body);
        blocked.status = 400;
        QVERIFY2(isQuestionBlocked(blocked), body);
        const auto reply = decodeChat(WireFormat::OpenAi, blocked);
        QVERIFY2(reply, body);
        QCOMPARE(reply->finish, FinishReason::QuestionBlocked);
        QCOMPARE(reply->blockedFor, QStringLiteral("content_filter"));
        QCOMPARE(reply->httpStatus, 400);
        QCOMPARE(reply->raw, QByteArray(body));
        QCOMPARE(reply->usage, Usage());
        QVERIFY(!mayDifferNextTime(*reply));
    }
    HttpResponse other = response(R"({"error":{"message":"content_filter?","code":"bad"}})");
    other.status = 400;
    QVERIFY(!isQuestionBlocked(other));
    QVERIFY(!decodeChat(WireFormat::OpenAi, other));
}

void TestWireFormat::errorsInsideSuccessHaveTheirStatus_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("meant");
    const auto row = [](const char* name, int status, const char* body, int meant) {
        QTest::newRow(name) << status << QByteArray(body) << meant;
    };
    row("code", 200, R"({"error":{"message":"No credits left","code":402}})", 402);
    row("code as text", 200, R"({"error":{"message":"x","code":"502"}})", 502);
    row("status", 200, R"({"error":{"message":"x","status":429}})", 429);
    row("OpenAI's key", 200, R"({"error":{"message":"x","code":"invalid_api_key"}})", 401);
    row("Anthropic's type", 200, R"({"type":"error","error":{"type":"overloaded_error"}})", 529);
    row("Gemini's status", 200, R"({"error":{"status":"PERMISSION_DENIED"}})", 403);
    row("words of a key", 200, R"({"error":"Incorrect API key provided"})", 401);
    row("words of a model", 200, R"({"error":"The model `m` does not exist"})", 404);
    row("words of credit", 200, R"({"error":{"message":"insufficient balance"}})", 402);
    row("nothing said", 200, R"({"error":{"message":"Something went wrong"}})", 200);
    row("an answer", 200, R"({"choices":[{"message":{"content":"No credits left"}}]})", 200);
    row("vLLM", 200, R"({"object":"error","message":"Which?","code":404})", 404);
    row("the whole body", 200, R"({"code":401,"message":"Invalid token"})", 401);
    row("a status beside the error", 200, R"({"error":"Not Found","status":404})", 404);
    row("FastAPI", 200, R"({"detail":"Not authenticated"})", 401);
    row("FastAPI forbids", 403, R"({"detail":"Not authenticated"})", 401);
    row("MiniMax", 200,
        R"({"choices":null,"base_resp":{"status_code":1008,"status_msg":"insufficient balance"}})",
        402);
    row("a code of success", 200, R"({"code":0,"message":"ok"})", 200);
    row("an answer beside a code", 200,
        R"({"code":404,"choices":[{"message":{"content":"Not authenticated"}}]})", 200);
    row("an event", 200, "data: {\"error\":{\"message\":\"x\",\"code\":401}}\n\n", 401);
    row("Anthropic's credit", 400,
        R"({"error":{"type":"invalid_request_error","message":"Your credit balance is too low"}})",
        402);
    row("Gemini's key", 400, R"({"error":{"message":"API key not valid. Please pass one."}})", 401);
    row("OpenAI's quota", 429, R"({"error":{"message":"x","type":"insufficient_quota"}})", 402);
    row("a limit", 429, R"({"error":{"message":"Rate limit reached for requests"}})", 429);
    row("a bad request", 400, R"({"error":{"message":"The model does not exist in 400"}})", 400);
    row("a failing server", 500, R"({"error":{"message":"no credit"}})", 500);
}

void TestWireFormat::errorsInsideSuccessHaveTheirStatus()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, meant);
    HttpResponse some = response(body);
    some.status = status;
    QCOMPARE(statusMeant(some), meant);
}

void TestWireFormat::usageThatMakesNoSenseIsUnknown_data()
{
    QTest::addColumn<QByteArray>("count");
    QTest::addColumn<qint64>("read");
    QTest::newRow("number") << QByteArray("7") << qint64(7);
    QTest::newRow("zero") << QByteArray("0") << qint64(-1);
    QTest::newRow("whole number with a dot") << QByteArray("7.0") << qint64(7);
    QTest::newRow("string") << QByteArray("\"7\"") << qint64(7);
    QTest::newRow("words") << QByteArray("\"many\"") << qint64(-1);
    QTest::newRow("negative") << QByteArray("-7") << qint64(-1);
    QTest::newRow("negative string") << QByteArray("\"-7\"") << qint64(-1);
    QTest::newRow("fraction") << QByteArray("7.5") << qint64(-1);
    QTest::newRow("huge") << QByteArray("1e300") << qint64(-1);
    QTest::newRow("huge whole") << QByteArray("9223372036854775807") << qint64(-1);
    QTest::newRow("huge string") << QByteArray("\"99999999999999999999\"") << qint64(-1);
    QTest::newRow("null") << QByteArray("null") << qint64(-1);
    QTest::newRow("list") << QByteArray("[7]") << qint64(-1);
    QTest::newRow("true") << QByteArray("true") << qint64(-1);
}

void TestWireFormat::usageThatMakesNoSenseIsUnknown()
{
    QFETCH(QByteArray, count);
    QFETCH(qint64, read);
    const QList<QPair<WireFormat, QByteArray>> bodies{
        {WireFormat::OpenAi,
            R"({"choices":[{"message":{"content":"a"}}],"usage":{"prompt_tokens":@,"completion_tokens":@}})"},
        {WireFormat::Anthropic,
            R"({"content":[{"type":"text","text":"a"}],"usage":{"input_tokens":@,"output_tokens":@}})"},
        {WireFormat::Gemini,
            R"({"candidates":[{"content":{"parts":[{"text":"a"}]}}],"usageMetadata":{"promptTokenCount":@,"candidatesTokenCount":@}})"}};
    for (const auto& [format, body] : bodies) {
        const auto reply = decodeChat(format, response(QByteArray(body).replace("@", count)));
        QVERIFY(reply);
        QCOMPARE(reply->usage, (Usage{read, read}));
    }
    const auto silent = decodeChat(
        WireFormat::OpenAi, response(R"({"choices":[{"message":{"content":""}}],)"
                                     R"("usage":{"prompt_tokens":0,"completion_tokens":0}})"));
    QVERIFY(silent);
    QCOMPARE(silent->usage, (Usage{0, 0}));
    for (const char* usage : {"null", "7", "[]", "\"x\""}) {
        QByteArray body = R"({"choices":[{"message":{"content":"a"}}],"usage":@})";
        const auto reply = decodeChat(WireFormat::OpenAi, response(body.replace("@", usage)));
        QVERIFY(reply);
        QCOMPARE(reply->usage, Usage());
    }
}

void TestWireFormat::whatTheTotalCountsBesideIsOutput_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("counts");
    QTest::addColumn<qint64>("input");
    QTest::addColumn<qint64>("output");
    const auto row = [](const char* name, WireFormat format, const char* counts, qint64 input,
                         qint64 output) {
        QTest::newRow(name) << format << QByteArray(counts) << input << output;
    };
    row("thinking apart", WireFormat::OpenAi,
        R"("prompt_tokens":1200,"completion_tokens":30,"total_tokens":6230)", 1200, 5030);
    row("thinking within", WireFormat::OpenAi,
        R"("prompt_tokens":1200,"completion_tokens":5030,"total_tokens":6230)", 1200, 5030);
    row("a total that is too small", WireFormat::OpenAi,
        R"("prompt_tokens":1200,"completion_tokens":30,"total_tokens":7)", 1200, 30);
    row("a total that makes no sense", WireFormat::OpenAi,
        R"("prompt_tokens":1200,"completion_tokens":30,"total_tokens":-7)", 1200, 30);
    row("no completion", WireFormat::OpenAi, R"("prompt_tokens":1200,"total_tokens":1230)", 1200,
        30);
    row("no prompt", WireFormat::OpenAi, R"("completion_tokens":30,"total_tokens":1230)", -1, 30);
    row("the total alone", WireFormat::OpenAi, R"("total_tokens":1230)", -1, -1);
    row("Gemini's thoughts within the total", WireFormat::Gemini,
        R"("promptTokenCount":12,"candidatesTokenCount":1,"thoughtsTokenCount":2,"totalTokenCount":15)",
        12, 3);
    row("Gemini's total with more", WireFormat::Gemini,
        R"("promptTokenCount":12,"candidatesTokenCount":1,"totalTokenCount":20)", 12, 8);
}

void TestWireFormat::whatTheTotalCountsBesideIsOutput()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, counts);
    QFETCH(qint64, input);
    QFETCH(qint64, output);
    const QByteArray before =
        format == WireFormat::OpenAi
            ? R"({"choices":[{"message":{"content":"a"}}],"usage":{)"
            : R"({"candidates":[{"content":{"parts":[{"text":"a"}]}}],"usageMetadata":{)";
    const auto reply = decodeChat(format, response(before + counts + "}}"));
    QVERIFY(reply);
    QCOMPARE(reply->usage, (Usage{input, output}));
}

void TestWireFormat::answersThatComeAsEventsAreRead_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("text");
    const QByteArray openAi =
        "data: "
        "{\"model\":\"m\",\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"\"}}]}\n\n"
        "data: {\"choices\":[{\"delta\":{\"content\":\"ye\"}}]}\r\n\r\n: still here\n\n"
        "data: {\"choices\":[{\"delta\":{\"content\":\"s\"},\"finish_reason\":null}]}\n\n";
    const QByteArray openAiEnd =
        "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":12,\"completion_tokens\":3}}\n\n"
        "data: [DONE]\n\n";
    const QByteArray anthropic =
        "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"model\":\"m\","
        "\"content\":[],\"usage\":{\"input_tokens\":12,\"output_tokens\":1}}}\n\n"
        "event: ping\ndata: {\"type\":\"ping\"}\n\n"
        "data: {\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"text\","
        "\"text\":\"\"}}\n\n"
        "data: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\","
        "\"text\":\"ye\"}}\n\n"
        "data: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\","
        "\"text\":\"s\"}}\n\ndata: {\"type\":\"content_block_stop\",\"index\":0}\n\n";
    const QByteArray anthropicEnd =
        "data: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},"
        "\"usage\":{\"output_tokens\":3}}\n\ndata: {\"type\":\"message_stop\"}\n\n";
    const QByteArray gemini = "data: "
                              "{\"modelVersion\":\"m\",\"candidates\":[{\"content\":{\"parts\":[{"
                              "\"text\":\"ye\"}]}}]}\n\n";
    const QByteArray geminiEnd =
        "data: "
        "{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"s\"}]},\"finishReason\":\"STOP\"}],"
        "\"usageMetadata\":{\"promptTokenCount\":12,\"candidatesTokenCount\":3}}";
    const QString yes = QStringLiteral("yes");
    QTest::newRow("OpenAI") << WireFormat::OpenAi << openAi + openAiEnd << yes;
    QTest::newRow("Anthropic") << WireFormat::Anthropic << anthropic + anthropicEnd << yes;
    QTest::newRow("Gemini") << WireFormat::Gemini << gemini + geminiEnd << yes;
    QTest::newRow("OpenAI, cut off") << WireFormat::OpenAi << openAi << QString();
    QTest::newRow("Anthropic, cut off") << WireFormat::Anthropic << anthropic << QString();
    QTest::newRow("Gemini, cut off") << WireFormat::Gemini << gemini << QString();
    QTest::newRow("not JSON") << WireFormat::OpenAi << QByteArray("data: {\n\n") << QString();
    QTest::newRow("an error") << WireFormat::OpenAi
                              << openAi + "data: {\"error\":{\"message\":\"busy\"}}\n\n"
                              << QString();
}

void TestWireFormat::answersThatComeAsEventsAreRead()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, body);
    QFETCH(QString, text);
    HttpResponse events = response(body);
    events.contentType = "text/event-stream";
    const auto reply = decodeChat(format, events);
    QCOMPARE(bool(reply), !text.isEmpty());
    if (!reply) {
        QVERIFY(!reply.error().what.isEmpty());
        return;
    }
    QCOMPARE(reply->text, text);
    QCOMPARE(reply->finish, FinishReason::Stop);
    QCOMPARE(reply->usage, (Usage{12, 3}));
    QCOMPARE(reply->model, QStringLiteral("m"));
}

void TestWireFormat::unreadableAnswersAreOneSentence_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QString>("says");
    const QByteArray json = "application/json";
    const auto row = [](const char* name, const QByteArray& body, const QByteArray& type,
                         const char* says) {
        QTest::newRow(name) << body << type << QString::fromUtf8(says);
    };
    row("empty", "", json, "empty");
    row("blanks", " \r\n", json, "empty");
    row("web page", "<!DOCTYPE html><title>Sign in</title>", "text/html; charset=utf-8",
        "web page");
    row("web page labelled as JSON", "\n<html>", json, "web page");
    row("page without tags", "Sign in", "text/html", "web page");
    row("plain text", "upstream connect error", "text/plain", "not JSON");
    row("JSON, then more", "{} {}", json, "not JSON");
    row("a string", "\"yes\"", json, "not JSON");
    row("a number", "7", json, "not JSON");
    row("stream of events", "data: {\"choices\":[]}\n\n", "text/event-stream", "cut off");
    row("UTF-16", QByteArray("{\0\"\0a\0", 6), json, "cut off");
    row("binary", QByteArray("\x1f\x8b\x08\x00", 4), json, "not JSON");
    row("deeply nested", QByteArray(100'000, '['), json, "not JSON");
    row("empty object", "{}", json, "no model reply");
    row("empty list", "[]", json, "no model reply");
    row("list of numbers", "[1]", json, "no model reply");
    row("error", R"({"error":{"message":"boom"}})", json, "error instead");
    row("error as a string", R"({"error":"boom"})", json, "error instead");
    row("error of Anthropic", R"({"type":"error","error":{"type":"x","message":"boom"}})", json,
        "error instead");
    row("error as a list", R"({"error":[{"message":"boom"}]})", json, "error instead");
    row("error as true", R"({"error":true,"choices":[{"message":{"content":"1"}}]})", json,
        "error instead");
    row("no choices", R"({"choices":[],"content":[],"candidates":[]})", json, "no model reply");
    row("null everywhere", R"({"choices":null,"content":null,"candidates":null})", json,
        "no model reply");
    row("strings everywhere", R"({"choices":"x","content":7,"candidates":"x"})", json,
        "no model reply");
    row("lists of null", R"({"choices":[null],"candidates":[null]})", json, "no model reply");
    row("no message",
        R"({"choices":[{"finish_reason":"stop"}],"candidates":[{"finishReason":"STOP"}]})", json,
        "no model reply");
    row("no content",
        R"({"choices":[{"message":{"content":null}}],"candidates":[{"content":null}]})", json,
        "no model reply");
    row("content of another type",
        R"({"choices":[{"message":{"content":7}}],"candidates":[{"content":7}]})", json,
        "no model reply");
}

void TestWireFormat::unreadableAnswersAreOneSentence()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    QFETCH(QString, says);
    for (const WireFormat format :
        {WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini}) {
        const auto reply = decodeChat(format, response(body, type));
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::InvalidInput);
        QVERIFY2(reply.error().what.contains(says), qPrintable(reply.error().what));
        QCOMPARE(reply.error().what.count(QLatin1Char('.')), 1);
    }
}

void TestWireFormat::everyCutOffAnswerIsSaidToBeCutOff_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("OpenAI") << WireFormat::OpenAi << openAiAnswer();
    QTest::newRow("Anthropic") << WireFormat::Anthropic << anthropicAnswer();
    QTest::newRow("Gemini") << WireFormat::Gemini << geminiAnswer();
}

void TestWireFormat::everyCutOffAnswerIsSaidToBeCutOff()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, body);
    for (qsizetype length = 1; length < body.size(); ++length) {
        const auto reply = decodeChat(format, response(body.first(length)));
        QVERIFY(!reply);
        QVERIFY2(reply.error().what.contains(QStringLiteral("cut off")),
            qPrintable(QString::fromUtf8(body.first(length)) + QStringLiteral(" -> ") +
                       reply.error().what + reply.error().detail));
    }
}

void TestWireFormat::sentencesOfErrorsNeverQuoteTheBody()
{
    const QByteArray secret = "sk-secret-123";
    const QList<QByteArray> bodies{R"({"error":{"message":")" + secret + R"("}})", secret,
        '{' + secret, '"' + secret + '"', R"({"x":")" + secret + R"("})",
        R"({"choices":[{"message":{"content":"1"},"finish_reason":"error: )" + secret + R"("}]})"};
    for (const QByteArray& body : bodies) {
        const auto reply = decodeChat(WireFormat::OpenAi, response(body));
        QVERIFY(!reply);
        const QString all = reply.error().sentence() + reply.error().detail;
        QVERIFY(!all.contains(QStringLiteral("secret")));
    }
}

void TestWireFormat::bodiesThatAreNoTextInUtf8AreNotQuoted()
{
    for (const QByteArray& body :
        {QByteArray("{\0\"\0a\0", 6), QByteArray("\xff\xfe{\0", 4), QByteArray("caf\xe9 \x1f\x8b")})
        QCOMPARE(firstWords(response(body), kKey), QString());
    QCOMPARE(firstWords(response("busy"), kKey), QStringLiteral("busy"));
}

void TestWireFormat::modelNamesAreRead_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("names"); // "!" where there is no list
    const auto row = [](const char* name, WireFormat format, const QByteArray& body,
                         const char* names) {
        QTest::newRow(name) << format << body << QString::fromUtf8(names);
    };
    row("OpenAI", WireFormat::OpenAi, R"({"object":"list","data":[{"id":"b"},{"id":"a"}]})", "b a");
    row("models", WireFormat::OpenAi, R"({"models":[{"name":"a:7b"}]})", "a:7b");
    row("bare list", WireFormat::OpenAi, R"([{"id":"a"}])", "a");
    row("wrong entries", WireFormat::OpenAi,
        R"({"data":[null,7,"x",{"id":7},{"id":""},{},{"id":"a"},{"id":"a"}]})", "a");
    row("none", WireFormat::OpenAi, R"({"data":[]})", "");
    row("no list", WireFormat::OpenAi, R"({"data":{}})", "!");
    row("error", WireFormat::OpenAi, R"({"error":{"message":"x"}})", "!");
    row("web page", WireFormat::OpenAi, "<html>", "!");
    row("cut off", WireFormat::OpenAi, R"({"data":[{"id":"a")", "!");
    row("Anthropic", WireFormat::Anthropic,
        R"({"data":[{"type":"model","id":"c-1","display_name":"C"}],"has_more":false})", "c-1");
    row("Gemini", WireFormat::Gemini,
        R"({"models":[{"name":"models/g","supportedGenerationMethods":["generateContent","x"]},)"
        R"({"name":"models/e","supportedGenerationMethods":["embedContent"]},{"name":"models/h"}]})",
        "g h");
}

void TestWireFormat::modelNamesAreRead()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, body);
    QFETCH(QString, names);
    const auto list = decodeModelList(format, response(body));
    if (names == QLatin1String("!")) {
        QVERIFY(!list);
        QCOMPARE(list.error().code, ErrorCode::InvalidInput);
    } else {
        QVERIFY(list);
        QCOMPARE(list->join(QLatin1Char(' ')), names);
    }
}

void TestWireFormat::serversWordsAreFound_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QString>("words");
    const QByteArray json = "application/json";
    const auto row = [](const char* name, const QByteArray& body, const QByteArray& type,
                         const char* words) {
        QTest::newRow(name) << body << type << QString::fromUtf8(words);
    };
    row("OpenAI", R"({"error":{"message":"No such model","type":"x","code":null}})", json,
        "No such model");
    row("Anthropic", R"({"type":"error","error":{"type":"x","message":"Overloaded"}})", json,
        "Overloaded");
    row("Gemini", R"({"error":{"code":400,"message":"API key not valid.","status":"X"}})", json,
        "API key not valid.");
    row("Gemini in a list", R"([{"error":{"message":"Bad"}}])", json, "Bad");
    row("a string", R"({"error":"model not found"})", json, "model not found");
    row("message", R"({"object":"error","message":"Too long"})", json, "Too long");
    row("detail", R"({"detail":"Not Found"})", json, "Not Found");
    row("list of details", R"({"detail":[{"loc":["body"],"msg":"field required"}]})", json,
        "field required");
    row("a field of the request",
        R"({"detail":[{"loc":["body","max_tokens"],"msg":"extra fields not permitted"}]})", json,
        "max_tokens: extra fields not permitted");
    row("a field within", R"({"detail":[{"loc":["body","messages",0],"msg":"wrong"}]})", json,
        "messages.0: wrong");
    row("a stream's end behind it", "{\"error\":\"busy\"}\n\ndata: [DONE]\n", json, "busy");
    row("plain text", "404 page not found\n", "text/plain; charset=utf-8", "404 page not found");
    row("no type", "busy", "", "busy");
    row("lines and control characters", "{\"error\":\"a\\n\\tb\\u0007\\u202ec\"}", json, "a b c");
    row("key inside", R"({"error":{"message":"Wrong key SK-secret-123, (sk-secret-123) "}})", json,
        "Wrong key ***, (***)");
    row("web page", "<html>502 sk-secret-123</html>", "text/html", "");
    row("web page, no type", " <html>502</html>", "", "");
    row("empty", "", json, "");
    row("nothing readable", R"({"error":{"code":7}})", json, "");
    row("wrong types", R"({"error":7,"message":null,"detail":{}})", json, "");
    row("not UTF-8", "\xff\xfe", "text/plain", "");
    row("broken JSON", R"({"error":{"mess)", json, "");
}

void TestWireFormat::serversWordsAreFound()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    QFETCH(QString, words);
    for (const WireFormat format : {WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini})
        QCOMPARE(errorMessage(format, response(body, type), kKey), words);
}

void TestWireFormat::serversWordsAreBoundedAndHoldNoKey()
{
    // The key stands across the place where the words are cut.
    for (int before = 480; before < 505; ++before) {
        const QByteArray body = "{\"error\":\"" + QByteArray(before, 'x') + "sk-secret-123" +
                                QByteArray(600, 'y') + "\"}";
        const QString words = errorMessage(WireFormat::OpenAi, response(body), kKey);
        QVERIFY(words.size() <= 500);
        QVERIFY(!words.contains(QStringLiteral("sk-")));
    }
    const QByteArray faces =
        "{\"error\":\"x" + QByteArray("\xf0\x9f\x98\x80").repeated(400) + "\"}";
    const QString cut = errorMessage(WireFormat::OpenAi, response(faces), QString());
    QVERIFY(cut.size() <= 500);
    QVERIFY(!cut.at(cut.size() - 2).isHighSurrogate());
}

TANDEM_TEST(TestWireFormat, QCoreApplication)
#include "tst_wireformat.moc"
