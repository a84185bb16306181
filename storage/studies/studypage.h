#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QString>

namespace tandem {

/// The page on which raters answer, put together from the files of resources/web: one HTML document
/// whose scripts and styles stand in it and are the only ones that its Content-Security-Policy lets
/// run.
class StudyPage final
{
public:
    /// `folder` holds study.html and what this names. NotFound or Unreadable.
    static Expected<StudyPage> read(const QString& folder);

    /// As a server hands it out: it asks the address that it comes from for its task.
    QByteArray served() const;
    /// The same with `data`, JSON, to show in the place of a task.
    QByteArray servedWith(const QByteArray& data) const;
    /// As a file that needs no network and allows none: `data`, JSON, stands in it as a block that
    /// cannot be taken for markup.
    QByteArray withData(const QByteArray& data) const;

    /// What served() and servedWith() let run and load, for a header of that name.
    QByteArray servedPolicy() const;

private:
    StudyPage() = default;
    QByteArray policy(const QByteArray& connections) const;
    QByteArray with(const QByteArray& policy, const QByteArray& block) const;

    QByteArray m_html; ///< with kPolicyMark and kDataMark in it
    QByteArray m_scripts;
    QByteArray m_styles; ///< hashes, as in a policy
};

/// JSON that may stand in a script element of HTML: nothing in its texts ends the element, begins a
/// comment or breaks a line.
QByteArray jsonForHtml(const QByteArray& json);

} // namespace tandem
