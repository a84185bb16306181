#include "storage/publishing/peoplehiding.h"

#include "models/text/foreigncell.h"
#include "storage/database/database.h"
#include "storage/repositories/peoplerepository.h"

#include <QRegularExpression>

namespace tandem {

namespace {

/// Finds a name as a person would: whatever its case, its blanks and its form in Unicode.
QRegularExpression nameInText(const QString& name)
{
    QStringList words;
    for (const QString& word : name.split(u' ', Qt::SkipEmptyParts)) {
        const QString apart = word.normalized(QString::NormalizationForm_D);
        words.append(QStringLiteral("(?:%1|%2)")
                         .arg(QRegularExpression::escape(word), QRegularExpression::escape(apart)));
    }
    return QRegularExpression(
        QStringLiteral("(?<!\\w)%1(?!\\w)").arg(words.join(QStringLiteral("\\s+"))),
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
}

} // namespace

Expected<QHash<QString, QString>> annotatorPseudonyms(Database& database)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    QHash<QString, QString> pseudonyms;
    for (const Person& person : *people) // an id never changes, whoever joins or leaves
        pseudonyms.insert(person.uuid, QStringLiteral("annotator_%1").arg(person.id.value));
    return pseudonyms;
}

Expected<QHash<QString, QString>> pseudonymsByName(Database& database)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    TANDEM_TRY(pseudonyms, annotatorPseudonyms(database));
    QHash<QString, QString> byName;
    for (const Person& person : *people)
        byName.insert(comparedName(person.name), pseudonyms->value(person.uuid));
    return byName;
}

QString PeopleHiding::participant(const QString& name)
{
    const QString key = comparedName(name);
    const auto pseudonym = m_pseudonyms.constFind(key);
    if (pseudonym == m_pseudonyms.cend())
        return name;
    m_hidden.insert(key, *pseudonym);
    return *pseudonym;
}

QString PeopleHiding::hidden(const QString& text) const
{
    QString changed = text;
    // "Ann Lee" before "Ann".
    QStringList names = m_hidden.keys();
    std::stable_sort(names.begin(), names.end(),
        [](const QString& left, const QString& right) { return left.size() > right.size(); });
    for (const QString& name : std::as_const(names))
        changed.replace(nameInText(name), m_hidden.value(name));
    return changed;
}

int hidePeople(kgds::SampleRecord& record, const QHash<QString, QString>& pseudonymsByName)
{
    PeopleHiding hiding(pseudonymsByName);
    for (kgds::UtteranceRecord& utterance : record.discussion)
        utterance.participant = hiding.participant(utterance.participant);
    if (hiding.count() == 0)
        return 0;
    for (kgds::UtteranceRecord& utterance : record.discussion)
        utterance.text = hiding.hidden(utterance.text);
    for (QString& opinion : record.opinions)
        opinion = hiding.hidden(opinion);
    return hiding.count();
}

void hidePeople(publishing::DisagreementItem& item, const QHash<QString, QString>& pseudonymsByName)
{
    for (auto& [name, text] : item.texts) {
        PeopleHiding hiding(pseudonymsByName);
        const QStringList lines = text.split(u'\n');
        for (const QString& line : lines) {
            if (const qsizetype colon = line.indexOf(u':'); colon > 0)
                hiding.participant(line.left(colon));
        }
        if (hiding.count() > 0)
            text = hiding.hidden(text);
    }
}

} // namespace tandem
