#include "models/kgds/backgroundjudge.h"

#include "models/kgds/kgdswords.h"
#include "models/kgds/material.h"
#include "models/kgds/systemoutput.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/random.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonObject>
#include <QSet>

#include <random>

namespace tandem::kgds {

namespace {

/// A choice as a model reads it: each paragraph once, with its words.
QString choiceMaterial(const SampleRecord& sample, const QStringList& names)
{
    if (names.isEmpty())
        return QStringLiteral("(No paragraph.)");
    QHash<QString, QString> texts;
    for (const ParagraphRecord& paragraph : sample.article)
        texts.insert(paragraphName(paragraph.index), paragraph.text);
    QStringList parts;
    QSet<QString> shown;
    for (const QString& name : names) {
        if (shown.contains(name))
            continue;
        shown.insert(name);
        const auto index = paragraphIndex(name);
        const QString text =
            texts.value(name, QStringLiteral("(The article has no such paragraph.)"));
        parts.append(QStringLiteral("[%1] ").arg(index ? QString::number(*index) : name) + text);
    }
    return parts.join(QStringLiteral("\n\n"));
}

llm::Schema choiceSchema()
{
    QJsonObject selection = llm::typeSchema("integer");
    selection.insert(QStringLiteral("minimum"), 1);
    selection.insert(QStringLiteral("maximum"), 2);
    return {QStringLiteral("background_choice"),
        llm::objectSchema({{"explanation", llm::typeSchema("string")}, {"selection", selection}})};
}

} // namespace

QStringList supportingNames(const SampleRecord& sample)
{
    QStringList names;
    for (const ParagraphRecord& paragraph : sample.article) {
        if (paragraph.label == ParagraphLabel::Supporting)
            names.append(paragraphName(paragraph.index));
    }
    return names;
}

bool areOtherChoices(const QStringList& one, const QStringList& other)
{
    return QSet<QString>(one.cbegin(), one.cend()) != QSet<QString>(other.cbegin(), other.cend());
}

bool drawsExpertsFirst(quint32 seed, const QString& output)
{
    // A generator of its own for each output, so that none depends on which others there are.
    const QByteArray drawn = QByteArray::number(seed) + ' ' + output.toUtf8();
    const QByteArray digest = QCryptographicHash::hash(drawn, QCryptographicHash::Sha256);
    constexpr int kHexadecimal = 16;
    std::mt19937_64 random(digest.toHex().left(kHexadecimal).toULongLong(nullptr, kHexadecimal));
    return drawBelow(2, random) == 0;
}

Expected<llm::ChatRequest> backgroundRequest(const llm::PromptTemplate& prompt,
    const QString& model, const SampleRecord& sample, const QStringList& first,
    const QStringList& second)
{
    constexpr int kChoiceOutputTokens = 2048;
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("article"), articleMaterial(sample.article)},
            {QStringLiteral("discussion"), discussionMaterial(sample.discussion)},
            {QStringLiteral("first"), choiceMaterial(sample, first)},
            {QStringLiteral("second"), choiceMaterial(sample, second)}},
        kChoiceOutputTokens, choiceSchema());
}

Expected<BackgroundChoice> readBackgroundChoice(const QString& reply)
{
    TANDEM_TRY(object, llm::objectInReply(reply));
    const std::optional<int> selection = llm::firstOrSecond(llm::firstOf(
        *object, {"selection", "choice", "number", "winner", "better", "answer", "text"}));
    if (!selection)
        return llm::faultyReply(KgdsWords::tr("The reply chooses neither of the two selections."));
    return BackgroundChoice{*selection, llm::reasonIn(*object)};
}

} // namespace tandem::kgds
