#pragma once

#include "webbrowser.h"

#include <QTemporaryDir>

#include <map>
#include <memory>

namespace tandem::test {

/// The browsers that the functions of a test share, one of each kind: each is as good as new when a
/// function is given it, in a fraction of the time of a start, and is started anew only where it
/// failed. Who kills a browser starts one of their own.
class SharedBrowsers final
{
public:
    WebBrowser& fresh(
        WebBrowser::Kind kind, bool isDark = false, const QString& language = kReadersLanguage)
    {
        Shared& shared = m_shared[kind];
        if (shared.browser && shared.browser->problem().isEmpty())
            shared.browser->renew(isDark, language);
        if (!shared.browser || !shared.browser->problem().isEmpty()) {
            shared.browser.reset();
            shared.profile = std::make_unique<QTemporaryDir>();
            shared.browser = WebBrowser::start(kind, {.profile = shared.profile->path()});
            shared.browser->renew(isDark, language);
        }
        return *shared.browser;
    }

private:
    struct Shared
    {
        std::unique_ptr<QTemporaryDir> profile;
        std::unique_ptr<WebBrowser> browser; ///< ends before its profile goes
    };

    std::map<WebBrowser::Kind, Shared> m_shared;
};

} // namespace tandem::test
