#include "views/team/memberrows.h"

#include "models/results/datetext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace tandem {

/// Translates the texts of lists of members.
struct MemberWords
{
    Q_DECLARE_TR_FUNCTIONS(MemberWords)
};

namespace {

using Login = ListedLogin;

constexpr int kLoginLetters = 14;
constexpr int kRoleLetters = 14;
constexpr int kSubmittedLetters = 14;
constexpr int kSeenLetters = 22;

QString roleText(const Login& login)
{
    if (login.removed)
        return MemberWords::tr("removed");
    return login.lead ? MemberWords::tr("lead") : MemberWords::tr("annotator");
}

QString submittedText(const Login& login)
{
    if (login.lead && login.rounds == 0)
        return QChar(0x2013);
    const QLocale locale;
    return MemberWords::tr("%1 of %2", "rounds submitted of all")
        .arg(locale.toString(login.submitted), locale.toString(login.rounds));
}

QString seenText(const Login& login)
{
    return login.seenAt == 0 ? MemberWords::tr("not joined yet")
                             : results::dateTimeText(QDateTime::fromMSecsSinceEpoch(login.seenAt));
}

RowLook lookOf(const Login& login)
{
    return login.removed ? RowLook{.color = &ThemeColors::faint} : RowLook();
}

} // namespace

QList<Login> listedLogins(const QList<team::MemberState>& members)
{
    QList<Login> logins;
    for (const team::MemberState& member : members)
        logins.append({member.name, member.login, member.lead, member.removed, member.seenAt,
            member.rounds, member.submitted});
    return logins;
}

RowSpec<Login> loginRows()
{
    const auto columns = [] {
        return QList<RowColumn<Login>>{
            {.title = MemberWords::tr("Person"),
                .text = [](const Login& login) { return login.name; },
                .sortKey = [](const Login& login) { return SortKey(login.name); },
                .look = lookOf},
            {.title = MemberWords::tr("Login"),
                .text = [](const Login& login) { return login.login; },
                .letters = kLoginLetters},
            {.title = MemberWords::tr("Role"), .text = roleText, .letters = kRoleLetters},
            {.title = MemberWords::tr("Submitted"),
                .text = submittedText,
                .sortKey = [](const Login& login) { return SortKey(double(login.submitted)); },
                .isNumber = true,
                .letters = kSubmittedLetters},
            {.title = MemberWords::tr("Last seen"),
                .text = seenText,
                .sortKey = [](const Login& login) { return SortKey(double(login.seenAt)); },
                .letters = kSeenLetters}};
    };
    return {.key = [](const Login& login) { return RowKey(0, login.name + u'/' + login.login); },
        .columns = columns};
}

} // namespace tandem
