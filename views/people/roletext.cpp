#include "views/people/roletext.h"

#include <QCoreApplication>

namespace tandem {

QString roleWord(Role role)
{
    return role == Role::Lead ? QCoreApplication::translate("PersonDialog", "lead")
                              : QCoreApplication::translate("PersonDialog", "annotator");
}

} // namespace tandem
