#pragma once

#include "models/error.h"
#include "models/fields/field.h"
#include "models/publishing/licence.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::publishing {

/// The most characters of one text of the metadata.
inline constexpr int kLongestMetadata = 10'000;

/// What its authors say of a dataset, once: cards, croissant.json, citations and the licence file
/// repeat it. Texts are what authors mean to publish, English or not.
struct Publication
{
    QString title; ///< empty: the project's name
    QString version = QStringLiteral("1.0.0");
    QString description;
    QString authors; ///< see authorsOf()
    QString contact; ///< an address or a page; published as it is
    Licence licence = Licence::None;
    QString languages; ///< codes of BCP 47 of the texts, separated by commas: "en"
    QString keywords;  ///< separated by commas
    QString url;       ///< of the dataset's page
    QString date;      ///< of publishing, "2026-11-30"; empty: of the project's last change
    QString paper;     ///< address of the paper about it
    QString citation;  ///< BibTeX; empty: made from title, authors and year
    QString sources;   ///< where the texts are from, and by which right they are published
    QString collection;
    QString preprocessing;
    QString annotators; ///< how they were found, trained and paid, and who they are as a group
    QString ethics;     ///< consent, review by a board
    QString personalData;
    QString intendedUse;
    QString otherUse; ///< for what it is not to be used
    QString limitations;
    QString biases;
    QString socialImpact;
    QString funding;
    QString maintenance;
    QString splits = QStringLiteral("test=1"); ///< see splitsFrom()
    quint32 seed = 0;                          ///< of the drawing of splits

    bool operator==(const Publication&) const = default;
};

/// The fields of a Publication: keys of the metadata file, words of the dialog, bounds.
const fields::Fields& publicationFields();

/// Returns what a metadata file says; what it omits is as in `before`. InvalidInput with the key:
/// one that there is not, a value of another type, a text that is too long, a number out of
/// bounds, a word or a day that there is not. Lists of texts stand for texts with separators; an
/// author may be an object with "family", "given", "affiliation" and "orcid".
Expected<Publication> publicationFrom(const QJsonObject& json, const Publication& before = {});
QJsonObject publicationJson(const Publication& publication);
/// Returns a metadata file with an example of each value.
QJsonObject examplePublication();

/// Who made a dataset.
struct Author
{
    QString given;
    QString family; ///< or all of a name that is not told apart
    QString affiliation;
    QString orcid; ///< "0000-0002-1825-0097"; may be invalid, see isOrcid()

    QString name() const { return given.isEmpty() ? family : given + u' ' + family; }
    bool operator==(const Author&) const = default;
};

/// Returns the authors in "Jane Doe (University of Examples, 0000-0002-1825-0097); Roe, John": what
/// stands before a comma is the family name, or else the last word with words before it that begin
/// with a small letter ("van der Berg").
QList<Author> authorsOf(const QString& text);
/// Whether this is a date like "2026-11-30" that there is.
bool isIsoDate(const QString& text);
/// Whether the last character of an ORCID iD checks it (ISO 7064, MOD 11-2).
bool isOrcid(const QString& text);
/// The parts of a list with commas, without blanks around them and empty ones.
QStringList partsOf(const QString& list);
/// Whether there is something like an e-mail address in the text.
bool namesEmail(const QString& text);

} // namespace tandem::publishing
