#pragma once

#include "storage/web/ratebuckets.h"
#include "storage/web/raterbackend.h"
#include "storage/web/raterpage.h"
#include "storage/web/webreply.h"
#include "storage/web/webrequest.h"

namespace tandem::web {

/// Answers raters' requests: by a link of their own GET /r/LINK gives the page, GET /r/LINK/task
/// what they are asked, POST /r/LINK/rows takes what they say. GET /j/LINK shows who comes by an
/// open link that they are invited, and makes nobody a rater: POST /j/LINK does, and sends them on
/// to a link of their own. Whoever asks too often, or by links that there are not, has to wait.
class RaterService final
{
public:
    /// `backend` outlives this.
    RaterService(RaterBackend& backend, RaterPage page);
    Q_DISABLE_COPY_MOVE(RaterService)

    void answer(const WebRequest& request, const WebReply& reply);

private:
    void answerRater(const WebRequest& request, const QByteArray& word, const QByteArray& what,
        const WebReply& reply);
    void answerNewcomer(const WebRequest& request, const QByteArray& word, const WebReply& reply);
    void takeRows(RaterId rater, const WebRequest& request, const WebReply& reply);
    WebResponse wrongLink(const WebRequest& request);
    WebResponse notLetIn(const WebRequest& request, const Error& error);
    /// A refusal as a page for a person who looks at it, as JSON for a page that is open.
    WebResponse toldTo(const WebRequest& request, WebResponse refused) const;
    WebResponse saying(WebResponse response) const;

    RaterBackend& m_backend;
    const RaterPage m_page;
    RateBuckets m_requests; ///< by links that there are
    RateBuckets m_wrong;    ///< by others
    RateBuckets m_newcomers;
};

} // namespace tandem::web
