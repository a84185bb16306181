#pragma once

#include <QStringList>

namespace tandem {

/// Whether the address of a link stands behind its words.
enum class LinkAddresses { Shown, LeftOut };

/// What Markdown says without its marks and without tags of HTML, for where it is read as plain
/// text: a paragraph each, lines of a paragraph joined, an item of a list by itself behind a bullet
/// or its number, a row of a table with commas between its cells.
QStringList plainParagraphs(
    const QString& markdown, LinkAddresses addresses = LinkAddresses::Shown);

} // namespace tandem
