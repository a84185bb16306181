#pragma once

#include "storage/changes/change.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studyrepository.h"
#include "ui/askfile.h"

#include <QObject>

class QWidget;

namespace tandem {

class ProjectSession;

/// What a lead does with studies: each asks by a dialog or in place, then changes the project.
class StudyController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyController)

public:
    /// `page` belongs to a workspace, which tells and asks.
    StudyController(ProjectSession& session, AskFile files, QWidget* page);

    void makeStudy();
    void changeDesign(const StudySummary& study);
    /// `file`: of items that were dropped; empty: none was.
    void addItems(const StudySummary& study, const QString& file = {});
    void preview(const StudySummary& study);
    void addRaters(StudyId study, const QList<RaterProgress>& there);
    /// Hands items out anew while nobody has begun, else to who has none.
    void handOut(StudyId study);
    /// Asks more raters about each item.
    void extend(StudyId study);
    void makeOpenLink(StudyId study);
    /// Lists them, to be taken back.
    void showOpenLinks(StudyId study);
    /// Takes over answers that were collected with any other tool, from a file that is asked for.
    void takeAnswers(StudyId study);
    /// Asks whether these, which somebody dropped, are to be taken in.
    void offerAnswers(StudyId study, const QString& path);
    void close(const StudySummary& study, const StudyStatus& status);

    void replace(const StudyRater& rater);
    void withdraw(const StudyRater& rater);
    void makeLink(const StudyRater& rater);
    void revokeLink(const StudyRater& rater);
    /// Writes the rater's form to a file that is asked for.
    void writeForm(const StudySummary& study, const StudyRater& rater);

signals:
    void studyMade(const QString& name);

private:
    struct Shown
    {
        StudyVersion version;
        QList<studies::Item> items;
    };
    /// The design and items of a study, read in a worker.
    void read(StudyId study, int mostItems, std::function<void(const Expected<Shown>&)> then);
    void change(Write write, const QString& done);
    void takeAnswersFrom(const QString& path, StudyId study);
    void writeFormTo(const QString& path, const StudyRater& rater);
    void link(StudyId study, const std::optional<StudyRater>& rater);

    ProjectSession& m_session;
    AskFile m_files;
    QWidget* m_page;
    QString m_address; ///< of the server, as it was typed last
};

} // namespace tandem
