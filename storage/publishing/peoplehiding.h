#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/publishing/disagreement.h"

#include <QHash>
#include <QMap>
#include <QString>

namespace tandem {

class Database;

/// What the people of a project are called outside of it: "annotator_1" ..., by their UUIDs. Their
/// numbers are in the order in which they were added, and stay: releases of one project call
/// nobody otherwise.
Expected<QHash<QString, QString>> annotatorPseudonyms(Database& database);
/// The same by comparedName() of their names.
Expected<QHash<QString, QString>> pseudonymsByName(Database& database);

/// Replaces the names of participants who are people of the project by their pseudonyms.
class PeopleHiding final
{
public:
    explicit PeopleHiding(const QHash<QString, QString>& pseudonymsByName)
        : m_pseudonyms(pseudonymsByName)
    {
    }

    /// What to call a participant from now on; a person's name is replaced in what follows.
    QString participant(const QString& name);
    /// The text without the names of those participants, whatever their case and blanks.
    QString hidden(const QString& text) const;
    /// How many names there are to replace.
    int count() const { return int(m_hidden.size()); }

private:
    const QHash<QString, QString>& m_pseudonyms;
    QMap<QString, QString> m_hidden; ///< pseudonyms by comparedName()
};

/// Gives participants of a discussion that are called like people of the project their pseudonyms,
/// in what is said and in the opinions, too. Returns how many.
int hidePeople(kgds::SampleRecord& record, const QHash<QString, QString>& pseudonymsByName);
/// Does the same in each text of an item that has lines like "PARTICIPANT: what was said".
void hidePeople(
    publishing::DisagreementItem& item, const QHash<QString, QString>& pseudonymsByName);

} // namespace tandem
