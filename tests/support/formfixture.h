#pragma once

#include "models/studies/task.h"
#include "projectfixture.h"
#include "storage/database/transaction.h"
#include "storage/database/uuid.h"
#include "storage/packets/packetmerge.h"
#include "storage/packets/roundform.h"
#include "storage/studies/answersfile.h"
#include "storage/studies/studyforms.h"
#include "storage/studies/studypage.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

/// A form as a browser has it open.
struct OpenForm
{
    studies::Task task;
    QByteArray key;
    QByteArray data; ///< all that stands in the form beside the page that is the same for all
};

/// A time in 2026 at which people answer, in milliseconds since 1970.
inline constexpr qint64 kFormTime = 1'780'000'000'000;

/// Forms of a project: written, filled in as a browser does, and merged.
class FormFixture final
{
public:
    explicit FormFixture(ProjectFixture& fixture)
        : m_fixture(fixture)
        , m_page(ProjectFixture::take(StudyPage::read(QStringLiteral(TANDEM_RESOURCES "/web"))))
    {
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    const StudyPage& page() const { return m_page; }

    /// Writes the form of a study's rater.
    OpenForm write(RaterId rater)
    {
        const QString file = path(QStringLiteral("form%1.html").arg(++m_files));
        inTransaction([&](Database& database) {
            return writeStudyForm(database, m_page, rater, file, m_fixture.lea);
        });
        return open(file);
    }
    /// Writes what waits for an annotator.
    OpenForm write(const RoundFormOrder& order)
    {
        const QString file = path(QStringLiteral("form%1.html").arg(++m_files));
        inTransaction([&](Database& database) {
            return writeRoundForm(database, m_page, order, file, m_fixture.lea);
        });
        return open(file);
    }

    /// Reads the task and the key out of a form, as its script does.
    static OpenForm open(const QString& path)
    {
        const QByteArray html = bytesOf(path);
        const QByteArray begin = "id=\"task\">";
        const qsizetype from = html.indexOf(begin) + begin.size();
        const QByteArray block = html.mid(from, html.indexOf("</script>", from) - from);
        const QJsonObject data = QJsonDocument::fromJson(block).object();
        const QByteArray task =
            QJsonDocument(data.value(QLatin1String("task")).toObject()).toJson();
        return {ProjectFixture::take(studies::taskFromJson(task)),
            QByteArray::fromBase64(data.value(QLatin1String("key")).toString().toLatin1()), block};
    }

    /// What the form saves when nothing was answered in it yet.
    static AnswersFile blank(const OpenForm& form)
    {
        return {form.task.form, form.task.project, form.task.study, form.task.version,
            form.task.rater, form.task.given, {}, {}};
    }
    /// An answer to the turn at `place`.
    static studies::AnswerRow row(
        const OpenForm& form, int place, const QString& question, const QString& value, qint64 at)
    {
        return {newUuid(), form.task.turns.at(place).id, question, value, at, 1500};
    }
    /// Every turn answered with `value`, each a second after the one before it.
    static AnswersFile answered(const OpenForm& form, const QString& value, qint64 at = kFormTime)
    {
        AnswersFile file = blank(form);
        for (int i = 0; i < form.task.turns.size(); ++i)
            file.given.rows.append(
                row(form, i, form.task.questions.first().name, value, at + 1000 * (i + 1)));
        return file;
    }
    static void tell(AnswersFile& file, studies::RaterEvent::Kind kind, qint64 at)
    {
        file.given.events.append({newUuid(), kind, at});
    }

    /// Seals it as the form does and writes it.
    QString save(AnswersFile file, const OpenForm& form)
    {
        sealAnswers(file, form.key);
        return save(answersFileJson(file));
    }
    QString save(const QByteArray& bytes)
    {
        const QString file = path(QStringLiteral("answers%1.json").arg(++m_files));
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(file));
        return file;
    }

    Expected<QList<PacketMerge>> merge(const QStringList& paths, bool leaveOut = false)
    {
        Transaction transaction(m_fixture.database());
        ProjectFixture::check(transaction.begin());
        auto merged = mergePackets(m_fixture.database(), paths, {m_fixture.lea, leaveOut});
        if (merged)
            ProjectFixture::check(transaction.commit());
        return merged;
    }
    Expected<PacketMerge> inspect(const QString& path)
    {
        return inspectPacket(m_fixture.database(), path);
    }

    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    template <typename Work>
    void inTransaction(Work work)
    {
        Transaction transaction(m_fixture.database());
        ProjectFixture::check(transaction.begin());
        ProjectFixture::take(work(m_fixture.database()));
        ProjectFixture::check(transaction.commit());
    }

    ProjectFixture& m_fixture;
    StudyPage m_page;
    QTemporaryDir m_folder;
    int m_files = 0;
};

} // namespace tandem
