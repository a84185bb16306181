#pragma once

#include <QByteArray>

#include <functional>

namespace tandem {

class StudyPage;

}

namespace tandem::web {

/// The page that raters are given.
struct RaterPage
{
    QByteArray html;
    QByteArray policy; ///< what it may load and do (Content-Security-Policy)
    /// The same page with something to say in the place of a task. To who is not let in: why, in
    /// the language of the browser; `data` is {"refused": REASON, "why": WORD} as refusal() makes
    /// it. To who comes by an open link: {"invited": TITLE, "language": LANGUAGE}.
    std::function<QByteArray(const QByteArray& data)> saying;
};

/// The page as its server hands it out.
RaterPage raterPageOf(const StudyPage& page);

} // namespace tandem::web
