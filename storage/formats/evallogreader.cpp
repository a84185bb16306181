#include "storage/formats/evallogreader.h"

#include "storage/formats/filetree.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordreader.h"
#include "storage/formats/rowrefusals.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem {

namespace {

constexpr qint64 kMostLoggedOutputs = 100'000;
constexpr qint64 kMostLoggedUnits = qint64(256) << 20; // 512 MiB in UTF-16
constexpr FileTreeBounds kEvalArchive{200'000, limits::maxItemBytes, qint64(2) << 30, 4, 1024};
constexpr qint64 kEvalHeadBytes = 4096;

QString evalLogHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for logs of Inspect and promptfoo.");
}

/// The texts of a message's content: one, or those of a list of parts.
QString contentText(const RecordValue& content)
{
    if (!content.is(RecordValue::Type::List))
        return content.is(RecordValue::Type::Text) ? content.text() : QString();
    QStringList texts;
    for (const RecordValue& part : content.entries()) {
        const RecordValue text = part.value(QLatin1String("text"));
        if (part.value(QLatin1String("type")).word() == QLatin1String("text") &&
            text.is(RecordValue::Type::Text))
            texts.append(text.text());
    }
    return texts.join(u'\n');
}

/// What a model was asked: a text, or messages with their roles where they are several.
QString promptOf(const RecordValue& input)
{
    if (!input.is(RecordValue::Type::List))
        return contentText(input);
    QStringList texts;
    const QList<RecordValue> messages = input.entries();
    for (const RecordValue& message : messages) {
        const QString text = contentText(message.value(QLatin1String("content")));
        const QString role = message.value(QLatin1String("role")).word();
        texts.append(messages.size() == 1 ? text : role + QStringLiteral(": ") + text);
    }
    return texts.join(QStringLiteral("\n\n"));
}

/// The number of a grade, as Inspect's value_to_float() has it.
std::optional<double> gradeOf(const RecordValue& value)
{
    if (value.is(RecordValue::Type::Boolean))
        return value.isTrue() ? 1.0 : 0.0;
    const QString word = value.word().toLower();
    if (word == QLatin1String("c") || word == QLatin1String("yes") || word == QLatin1String("true"))
        return 1.0;
    if (word == QLatin1String("p"))
        return 0.5;
    if (word == QLatin1String("i") || word == QLatin1String("n") || word == QLatin1String("no") ||
        word == QLatin1String("false"))
        return 0.0;
    const auto number = value.looseNumber();
    return number && std::isfinite(*number) ? number : std::nullopt;
}

QString optionalWords(const RecordValue& value)
{
    return value.is(RecordValue::Type::Text) ? value.text() : QString();
}

/// Gathers the outputs of a log.
class EvalIntake final
{
public:
    Expected<void> addSample(const RecordValue& sample)
    {
        const RecordValue id = sample.value(QLatin1String("id"));
        LoggedOutput output;
        output.id = id.is(RecordValue::Type::Number) ? id.text() : id.word();
        output.prompt = promptOf(sample.value(QLatin1String("input")));
        if (output.id.isEmpty() || output.prompt.trimmed().isEmpty())
            return sample.refuse(
                FormatWords::tr("Expected a sample of Inspect with \"id\" and \"input\"."),
                evalLogHelp());
        const RecordValue target = sample.value(QLatin1String("target"));
        for (const RecordValue& one : target.entries())
            output.expected +=
                (output.expected.isEmpty() ? QString() : QStringLiteral("\n")) + optionalWords(one);
        if (!target.is(RecordValue::Type::List))
            output.expected = optionalWords(target);
        const RecordValue made = sample.value(QLatin1String("output"));
        output.text = optionalWords(made.value(QLatin1String("completion")));
        for (const RecordValue& choice : made.value(QLatin1String("choices")).entries()) {
            if (output.text.isEmpty())
                output.text = contentText(
                    choice.value(QLatin1String("message")).value(QLatin1String("content")));
        }
        // Until the model is known; it stands before the samples, but not in an archive.
        const auto epoch = sample.value(QLatin1String("epoch")).ordinal();
        output.system = epoch && *epoch > 1 ? QStringLiteral(" #%1").arg(*epoch) : QString();
        const RecordValue scores = sample.value(QLatin1String("scores"));
        if (scores.isGiven() && !scores.is(RecordValue::Type::Object))
            return scores.refuseExpected(
                FormatWords::tr("an object with a score of each scorer"), evalLogHelp());
        for (const RecordValue& score : scores.entries())
            addInspectScore(output, score);
        return add(std::move(output), sample);
    }

    Expected<void> addResult(const RecordValue& result)
    {
        LoggedOutput output;
        const RecordValue test = result.value(QLatin1String("testCase"));
        const auto number = result.value(QLatin1String("testIdx")).looseNumber();
        output.id = test.value(QLatin1String("description")).word().simplified();
        if (output.id.isEmpty() && number)
            output.id = QString::number(qint64(*number) + 1);
        const RecordValue prompt = result.value(QLatin1String("prompt"));
        output.prompt = optionalWords(prompt.value(QLatin1String("raw")));
        if (output.id.isEmpty() || output.prompt.trimmed().isEmpty())
            return result.refuse(FormatWords::tr("Expected a result of promptfoo with \"testIdx\" "
                                                 "or a description, and \"prompt\"."),
                evalLogHelp());
        output.expected = expectedBy(test.value(QLatin1String("assert")));
        const RecordValue provider = result.value(QLatin1String("provider"));
        const RecordValue label = provider.value(QLatin1String("label"));
        output.system = provider.is(RecordValue::Type::Text) ? provider.word()
                        : label.isBlank() ? provider.value(QLatin1String("id")).word()
                                          : label.word();
        output.text =
            optionalWords(result.value(QLatin1String("response")).value(QLatin1String("output")));
        const RecordValue grading = result.value(QLatin1String("gradingResult"));
        addScore(
            output, QStringLiteral("promptfoo"), result.value(QLatin1String("score")), grading);
        for (const RecordValue& one : grading.value(QLatin1String("componentResults")).entries()) {
            const RecordValue assertion = one.value(QLatin1String("assertion"));
            const QString metric = assertion.value(QLatin1String("metric")).word();
            const QString measure =
                metric.isEmpty() ? assertion.value(QLatin1String("type")).word() : metric;
            if (!measure.isEmpty())
                addScore(output, measure, one.value(QLatin1String("score")), one);
        }
        return add(std::move(output), result);
    }

    void setModel(const RecordValue& eval)
    {
        m_model = eval.value(QLatin1String("model")).word();
        m_isInspect = m_isInspect || eval.value(QLatin1String("task")).isGiven();
    }
    bool isInspect() const { return m_isInspect; }

    /// Gives the outputs of Inspect the name of the model.
    void nameSystems()
    {
        for (LoggedOutput& output : log.outputs)
            output.system.prepend(m_model);
    }

    EvalLog log;

private:
    static QString expectedBy(const RecordValue& assertions)
    {
        static const QStringList kinds{QStringLiteral("equals"), QStringLiteral("similar"),
            QStringLiteral("factuality"), QStringLiteral("rouge-n"), QStringLiteral("bleu")};
        for (const RecordValue& assertion : assertions.entries()) {
            if (kinds.contains(assertion.value(QLatin1String("type")).word()))
                return optionalWords(assertion.value(QLatin1String("value")));
        }
        return {};
    }

    static void addInspectScore(LoggedOutput& output, const RecordValue& score)
    {
        const RecordValue value = score.value(QLatin1String("value"));
        const auto put = [&](const QString& measure, const RecordValue& part) {
            output.scores.append(
                {measure, gradeOf(part), optionalWords(score.value(QLatin1String("explanation"))),
                    optionalWords(score.value(QLatin1String("answer")))});
        };
        if (!value.is(RecordValue::Type::Object)) {
            put(score.key(), value);
            return;
        }
        for (const RecordValue& part : value.entries())
            put(score.key() + u'/' + part.key(), part);
    }

    /// Adds a score under a name that no other one of the output has.
    static void addScore(LoggedOutput& output, const QString& measure, const RecordValue& value,
        const RecordValue& grading)
    {
        const auto isTaken = [&](const QString& name) {
            return std::any_of(output.scores.cbegin(), output.scores.cend(),
                [&](const LoggedScore& one) { return one.measure == name; });
        };
        QString name = measure;
        for (int number = 2; isTaken(name); ++number)
            name = measure + u' ' + QString::number(number);
        output.scores.append(
            {name, gradeOf(value), optionalWords(grading.value(QLatin1String("reason"))), {}});
    }

    Expected<void> add(LoggedOutput output, const RecordValue& at)
    {
        if (output.text.trimmed().isEmpty()) {
            ++log.withoutOutput;
            return {};
        }
        if (log.outputs.size() == kMostLoggedOutputs)
            return failure(tooManyRows(at, kMostLoggedOutputs));
        m_units += output.prompt.size() + output.expected.size() + output.text.size();
        for (const LoggedScore& score : std::as_const(output.scores))
            m_units += score.reason.size() + score.answer.size() + score.measure.size();
        if (m_units > kMostLoggedUnits)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("The texts of the log take more than 512 MiB."), at.rowPlace(),
                FormatWords::tr("Import it in parts."));
        output.place = at.rowPlace();
        log.outputs.append(std::move(output));
        return {};
    }

    QString m_model;
    bool m_isInspect = false;
    qint64 m_units = 0;
};

RecordShape evalLogShape(QList<RecordShape::Section> sections)
{
    RecordShape shape;
    shape.mayBeList = false;
    shape.mayBeOne = sections.isEmpty();
    shape.sections = std::move(sections);
    shape.shapeRemedy = evalLogHelp();
    // Events and messages are most of a log, and none of them is read.
    static const QSet<QByteArray> keys{"id", "epoch", "input", "target", "output", "scores",
        "model", "task", "testCase", "testIdx", "prompt", "provider", "response", "score",
        "gradingResult", "results"};
    shape.isKey = [](std::string_view key) {
        return keys.contains(QByteArray::fromRawData(key.data(), qsizetype(key.size())));
    };
    return shape;
}

enum InspectSection { InspectEval, InspectSamples };

Expected<void> readInspectLog(const Input& input, EvalIntake& intake)
{
    const RecordShape shape =
        evalLogShape({{QLatin1String("eval"), false}, {QLatin1String("samples")}});
    TANDEM_DO(readRecords(input, RecordLayout::Json, shape, [&](const Record& record) {
        if (record.place().section == InspectSamples)
            return intake.addSample(record.root());
        intake.setModel(record.root());
        return Expected<void>();
    }));
    return {};
}

/// The results of promptfoo stand in an object under "results", or since long in a list there.
Expected<void> readPromptfoo(const Input& input, EvalIntake& intake)
{
    const RecordShape shape = evalLogShape({{QLatin1String("results"), false}});
    TANDEM_DO(
        readRecords(input, RecordLayout::Json, shape, [&](const Record& record) -> Expected<void> {
            const RecordValue results = record.root().value(QLatin1String("results"));
            return eachIn(
                results, [&](const RecordValue& result) { return intake.addResult(result); });
        }));
    return {};
}

Expected<void> readEvalArchive(const QString& path, EvalIntake& intake)
{
    FileTreeSink sink;
    sink.wants = [](const QString& name, const QString&) -> Expected<bool> {
        return name == QLatin1String("header.json") ||
               (name.startsWith(QLatin1String("samples/")) &&
                   name.endsWith(QLatin1String(".json")));
    };
    sink.take = [&](const QString& name, const QByteArray& bytes) -> Expected<void> {
        const bool isHeader = name == QLatin1String("header.json");
        RecordShape shape = evalLogShape({});
        if (isHeader)
            shape = evalLogShape({{QLatin1String("eval"), false}});
        return readRecordsOfJson(bytes, path + QStringLiteral(": ") + name, shape,
            [&](const Record& record) {
                if (!isHeader)
                    return intake.addSample(record.root());
                intake.setModel(record.root());
                return Expected<void>();
            })
            .map([](const RecordCounts&) {});
    };
    return readFileTree(path, sink, kEvalArchive);
}

} // namespace

Expected<EvalLog> readEvalLog(const Input& input)
{
    EvalIntake intake;
    const QString& name = input.name();
    if (QFileInfo(name).suffix().compare(QLatin1String("eval"), Qt::CaseInsensitive) == 0) {
        TANDEM_DO(readEvalArchive(name, intake));
        std::sort(intake.log.outputs.begin(), intake.log.outputs.end(),
            [](const LoggedOutput& one, const LoggedOutput& other) {
                return one.place < other.place;
            });
    } else {
        TANDEM_TRY(device, input.open());
        const JsonHead head = readJsonHead((*device)->peek(kEvalHeadBytes));
        const auto has = [&](const char* key) { return head.keys.contains(QLatin1String(key)); };
        if (layoutOfRecords(**device, name) == RecordLayout::JsonLines) {
            intake.log.program = EvalProgram::Promptfoo;
            TANDEM_DO(readRecords(input, RecordLayout::JsonLines, evalLogShape({}),
                [&](const Record& record) { return intake.addResult(record.root()); }));
        } else if (has("eval") || has("status")) {
            TANDEM_DO(readInspectLog(input, intake));
        } else if (has("evalId") || has("results")) {
            intake.log.program = EvalProgram::Promptfoo;
            TANDEM_DO(readPromptfoo(input, intake));
        } else {
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("This is neither a log of Inspect nor results of promptfoo."), name,
                evalLogHelp());
        }
    }
    if (intake.log.outputs.isEmpty())
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("The log has no sample with an output."), name, evalLogHelp());
    if (intake.log.program == EvalProgram::Inspect)
        intake.nameSystems();
    return std::move(intake.log);
}

} // namespace tandem
