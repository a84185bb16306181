#include "storage/studies/studypage.h"

#include "storage/formats/openfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>

namespace tandem {

namespace {

constexpr char kPolicyMark[] = "<!--policy-->";
constexpr char kDataMark[] = "<!--task-->";

Expected<QByteArray> contentsOf(const QString& path)
{
    QFile file(path);
    TANDEM_DO(openForReading(file));
    return file.readAll();
}

QByteArray policyHashOf(const QByteArray& source)
{
    return " 'sha256-" + QCryptographicHash::hash(source, QCryptographicHash::Sha256).toBase64() +
           "'";
}

/// A tenth of the page would be the indents of its lines.
QByteArray withoutIndents(const QByteArray& source)
{
    static const QRegularExpression indents(
        QStringLiteral("^ +"), QRegularExpression::MultilineOption);
    return QString::fromUtf8(source).remove(indents).toUtf8();
}

/// Puts files in the places of the elements that name them, which `pattern` finds with the name as
/// its first part, and their hashes behind `hashes`.
Expected<void> putIn(const QString& folder, const QRegularExpression& pattern,
    const QByteArray& element, QByteArray& html, QByteArray& hashes)
{
    for (;;) {
        const QRegularExpressionMatch found = pattern.match(QString::fromUtf8(html));
        if (!found.hasMatch())
            return {};
        TANDEM_TRY(source, contentsOf(folder + u'/' + found.captured(1)));
        const QByteArray body = '\n' + withoutIndents(*source);
        hashes += policyHashOf(body);
        const QByteArray whole = '<' + element + '>' + body + "</" + element + '>';
        html.replace(found.captured(0).toUtf8(), whole);
    }
}

QByteArray blockOf(const QByteArray& data)
{
    return "<script type=\"application/json\" id=\"task\">" + jsonForHtml(data) + "</script>";
}

} // namespace

Expected<StudyPage> StudyPage::read(const QString& folder)
{
    static const QRegularExpression style(
        QStringLiteral("<link rel=\"stylesheet\" href=\"([a-z]+\\.css)\">"));
    static const QRegularExpression script(
        QStringLiteral("<script src=\"([a-z]+\\.js)\"></script>"));
    StudyPage page;
    TANDEM_TRY(html, contentsOf(folder + QStringLiteral("/study.html")));
    page.m_html = *html;
    TANDEM_DO(putIn(folder, style, "style", page.m_html, page.m_styles));
    TANDEM_DO(putIn(folder, script, "script", page.m_html, page.m_scripts));
    return page;
}

QByteArray StudyPage::policy(const QByteArray& connections) const
{
    return "default-src 'none'; script-src" + m_scripts + "; style-src" + m_styles +
           "; connect-src " + connections;
}

QByteArray StudyPage::servedPolicy() const
{
    return policy("'self'");
}

QByteArray StudyPage::served() const
{
    return with(servedPolicy(), {});
}

QByteArray StudyPage::servedWith(const QByteArray& data) const
{
    return with(servedPolicy(), blockOf(data));
}

QByteArray StudyPage::withData(const QByteArray& data) const
{
    return with(policy("'none'"), blockOf(data));
}

QByteArray StudyPage::with(const QByteArray& policy, const QByteArray& block) const
{
    const QByteArray meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy +
                            "; base-uri 'none'; form-action 'none'\">";
    return QByteArray(m_html).replace(kPolicyMark, meta).replace(kDataMark, block);
}

QByteArray jsonForHtml(const QByteArray& json)
{
    // In JSON these stand in texts alone, where each may be written as an escape.
    return QByteArray(json)
        .replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026")
        .replace("\xe2\x80\xa8", "\\u2028")
        .replace("\xe2\x80\xa9", "\\u2029");
}

} // namespace tandem
