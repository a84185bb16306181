#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>

#include <optional>

/// Sentences of a text, told by their signs.
namespace tandem {

/// A place where a sentence, or a clause with a semicolon, ends and something follows.
struct SentenceBreak
{
    Utf16Span sign;
    qsizetype next = 0; ///< UTF-16 offset where the next one begins
    bool semicolon = false;
};

/// The breaks of `text` from UTF-16 offset `from` on, in order. Abbreviations ("Sgt. Skuta"), names
/// with signs ("Yum! Brands") and what is quoted make none.
QList<SentenceBreak> sentenceBreaks(const QString& text, qsizetype from = 0);

/// What makes the statement a question, an exclamation or a request: the closing sign or the first
/// word. None for a statement, and for what is quoted in one.
std::optional<Utf16Span> notDeclarative(const QString& text, qsizetype from = 0);

/// Whether `text` ends with a stop or another sign that ends sentences, closing quotes and markers
/// aside.
bool endsSentence(const QString& text);
/// The stop of the text's script: "." or the Chinese full stop.
QString stopFor(const QString& text);
/// `text` without outer blanks, commas, semicolons and colons, and without a joining word at its
/// beginning ("and", "but", "while" and their like).
QString withoutJoiners(const QString& text);

} // namespace tandem
