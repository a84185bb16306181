#pragma once

#include <QString>
#include <QStringList>

/// Whose opinion a text says it is: "Person1 thinks that ...".
namespace tandem {

/// The UTF-16 offset behind the words that say whose opinion it is: behind "NAME thinks that ", or
/// behind the name alone where no such words follow. 0 where the text begins with none of the
/// participants' names. Markers around the name belong to it.
qsizetype attributionEnd(const QString& opinion, const QStringList& participants);

/// What somebody says in the first person, as an opinion of `name`: openers like "Yes, but" go,
/// "I think" becomes "NAME thinks that", and words that begin with no first person get "NAME thinks
/// that" before them. English, Chinese and Persian; in another script the name and a colon.
QString attributed(const QString& words, const QString& name);

/// `words` without what only answers the utterance before: "Yes, but", "On the contrary,",
/// "Moreover,". Outer blanks go.
QString withoutOpeners(const QString& words);

/// Whether the words begin in the first person.
bool beginsInFirstPerson(const QString& words);

/// `words` as they stand inside of a sentence: a first word such as "The" or "If" in lower case.
QString insideSentence(const QString& words);

/// Whether `text` names `name`, as a whole word.
bool namesPerson(const QString& text, const QString& name);

} // namespace tandem
