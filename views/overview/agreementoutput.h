#pragma once

#include "models/error.h"
#include "models/results/report.h"
#include "storage/formats/tableoutput.h"
#include "ui/askfile.h"

#include <QList>
#include <QWidget>

#include <functional>

class QAction;
class QPushButton;

namespace tandem {

class ProjectSession;

/// The buttons that copy the table of agreement or save it, with their commands.
class AgreementOutput final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementOutput)

public:
    /// `groups` gives what is shown at present.
    AgreementOutput(ProjectSession& session, std::function<results::Section()> groups,
        QWidget* parent = nullptr);

    /// Copy, with the platform's key: belongs to the table alone.
    QAction* copyAction() const { return m_copyText; }
    /// The other commands; they belong to the whole page.
    QList<QAction*> otherActions() const;
    /// Whether there is anything to copy or save.
    void setAvailable(bool available);
    /// How to ask for a file; the platform's dialog unless set.
    void setAskFile(AskFile files) { m_files = std::move(files); }

signals:
    void told(const QString& sentence);
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void copyText();
    void copyMarkdown();
    void save(TableFormat format);
    void askFor(const QString& name, const QString& filter, TableFormat format);
    void saveTo(const QString& path, TableFormat format);

    ProjectSession& m_session;
    std::function<results::Section()> m_groups;
    AskFile m_files;
    QPushButton* m_copyButton;
    QPushButton* m_saveButton;
    QAction* m_copyText;
    QAction* m_copyMarkdown;
    QList<QAction*> m_saves; ///< by TableFormat
};

} // namespace tandem
