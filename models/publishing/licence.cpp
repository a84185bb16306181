#include "models/publishing/licence.h"

#include <array>

namespace tandem::publishing {

namespace {

constexpr qsizetype kVersionSuffix = 4; // "-1.0"

/// A licence as it is listed; in the order of Licence.
struct ListedLicence
{
    const char* spdx;
    const char* name;
    const char* url;
};

constexpr std::array kLicences{ListedLicence{"", "", ""},
    ListedLicence{"CC-BY-4.0", "Creative Commons Attribution 4.0 International",
        "https://creativecommons.org/licenses/by/4.0/legalcode"},
    ListedLicence{"CC-BY-SA-4.0", "Creative Commons Attribution-ShareAlike 4.0 International",
        "https://creativecommons.org/licenses/by-sa/4.0/legalcode"},
    ListedLicence{"CC-BY-NC-4.0", "Creative Commons Attribution-NonCommercial 4.0 International",
        "https://creativecommons.org/licenses/by-nc/4.0/legalcode"},
    ListedLicence{"CC-BY-NC-SA-4.0",
        "Creative Commons Attribution-NonCommercial-ShareAlike 4.0 International",
        "https://creativecommons.org/licenses/by-nc-sa/4.0/legalcode"},
    ListedLicence{"CC0-1.0", "Creative Commons Zero v1.0 Universal",
        "https://creativecommons.org/publicdomain/zero/1.0/legalcode"},
    ListedLicence{"ODC-By-1.0", "Open Data Commons Attribution License v1.0",
        "https://opendatacommons.org/licenses/by/1-0/"},
    ListedLicence{"ODbL-1.0", "Open Data Commons Open Database License v1.0",
        "https://opendatacommons.org/licenses/odbl/1-0/"},
    ListedLicence{"MIT", "MIT License", "https://opensource.org/license/mit"},
    ListedLicence{
        "Apache-2.0", "Apache License 2.0", "https://www.apache.org/licenses/LICENSE-2.0"}};

constexpr std::array kWords{
    fields::Word{"none", QT_TRANSLATE_NOOP("FieldWords", "not chosen"), int(Licence::None)},
    fields::Word{"CC-BY-4.0", "CC BY 4.0", int(Licence::CcBy4)},
    fields::Word{"CC-BY-SA-4.0", "CC BY-SA 4.0", int(Licence::CcBySa4)},
    fields::Word{"CC-BY-NC-4.0", "CC BY-NC 4.0", int(Licence::CcByNc4)},
    fields::Word{"CC-BY-NC-SA-4.0", "CC BY-NC-SA 4.0", int(Licence::CcByNcSa4)},
    fields::Word{"CC0-1.0", "CC0 1.0", int(Licence::Cc0)},
    fields::Word{"ODC-By-1.0", "ODC-By 1.0", int(Licence::OdcBy)},
    fields::Word{"ODbL-1.0", "ODbL 1.0", int(Licence::Odbl)},
    fields::Word{"MIT", "MIT", int(Licence::Mit)},
    fields::Word{"Apache-2.0", "Apache 2.0", int(Licence::Apache2)}};

constexpr const char* kMitText = R"(MIT License

Copyright (c) %1 %2

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
)";

/// For licences whose legal text stands elsewhere; the name of a work is not known to it.
constexpr const char* kNotice = R"(%1 (SPDX-License-Identifier: %2)

%3

This dataset is made available under the %1. The legal text, which
this file does not repeat, is at

    %4

Without warranties or conditions of any kind, as the licence says.
)";

} // namespace

LicenceFacts factsOf(Licence licence)
{
    const ListedLicence& listed = kLicences.at(std::size_t(licence));
    const QString spdx = QLatin1String(listed.spdx);
    // Hubs leave out the version of the licences for databases.
    QString hub = spdx.toLower();
    if (licence == Licence::OdcBy || licence == Licence::Odbl)
        hub = hub.chopped(kVersionSuffix);
    return {spdx, QLatin1String(listed.name), QLatin1String(listed.url), hub};
}

std::span<const fields::Word> licenceWords()
{
    return kWords;
}

QString licenceText(Licence licence, const QString& holder, const QString& year)
{
    const LicenceFacts facts = factsOf(licence);
    if (licence == Licence::None)
        return QStringLiteral("No licence was chosen for this dataset: all rights reserved.\n");
    if (licence == Licence::Mit)
        return QString::fromLatin1(kMitText).arg(year, holder);
    const QString line = licence == Licence::Cc0
                             ? holder + QStringLiteral(" waived all copyright and related rights.")
                             : QStringLiteral("Copyright %1 %2").arg(year, holder);
    return QString::fromLatin1(kNotice).arg(facts.name, facts.spdx, line, facts.url);
}

} // namespace tandem::publishing
