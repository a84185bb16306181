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
    /// The same page for who is not let in: it asks for nothing and says why, in the language of
    /// the browser. `data` is {"refused": REASON, "why": WORD} as refusal() makes it.
    std::function<QByteArray(const QByteArray& data)> refused;
};

/// The page as its server hands it out.
RaterPage raterPageOf(const StudyPage& page);

} // namespace tandem::web
