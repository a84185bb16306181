#include "storage/web/raterpage.h"

#include "storage/studies/studypage.h"

namespace tandem::web {

RaterPage raterPageOf(const StudyPage& page)
{
    return {page.served(), page.servedPolicy(),
        [page](const QByteArray& data) { return page.servedWith(data); }};
}

} // namespace tandem::web
