#pragma once

#include <QtGlobal>

#include <optional>
#include <span>
#include <string_view>

/// The shape of KGDS.json as tables, so that its reader has no knowledge of it in code.
namespace tandem::kgds {

/// A list or object of the format.
enum class Node {
    Samples,
    Sample,
    Article,
    Paragraph,
    Discussion,
    Utterance,
    Supporting,
    SupportingParagraph,
    Opinions,
    FactGroups,
    FactGroup,
    Facts,
    Fact,
};

enum class Shape { Number, Text, List };

/// A key that an object must have.
struct Field
{
    std::string_view key;
    Shape shape;
    Node list = Node::Samples; ///< of a List: which
};

/// The positions of the keys in fieldsOf(Node::Sample), which is also their order in the file.
enum SampleField { SbkField, KgdField, BspField, CaoField, BspafField, BnpafField };

/// The keys of an object in the file's order; nothing for a list.
std::span<const Field> fieldsOf(Node object);

/// What the elements of a list are; nothing for an object and for Opinions, whose elements are
/// texts.
std::optional<Node> elementOf(Node list);

} // namespace tandem::kgds
