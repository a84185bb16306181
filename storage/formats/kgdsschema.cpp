#include "storage/formats/kgdsschema.h"

#include <array>

namespace tandem::kgds {

namespace {

constexpr std::array sampleFields{
    Field{"SBK", Shape::List, Node::Article},
    Field{"KGD", Shape::List, Node::Discussion},
    Field{"BSP", Shape::List, Node::Supporting},
    Field{"CAO", Shape::List, Node::Opinions},
    Field{"BSPAF", Shape::List, Node::FactGroups},
    Field{"BNPAF", Shape::List, Node::FactGroups},
};
constexpr std::array paragraphFields{
    Field{"paragraph_index", Shape::Number},
    Field{"paragraph_text", Shape::Text},
};
constexpr std::array utteranceFields{
    Field{"participant", Shape::Text},
    Field{"utterance", Shape::Text},
};
constexpr std::array groupFields{
    Field{"paragraph_index", Shape::Number},
    Field{"atomic_facts", Shape::List, Node::Facts},
};
constexpr std::array factFields{
    Field{"atomic_fact", Shape::Text},
    Field{"type", Shape::Number},
};

} // namespace

std::span<const Field> fieldsOf(Node object)
{
    switch (object) {
    case Node::Sample:
        return sampleFields;
    case Node::Paragraph:
    case Node::SupportingParagraph:
        return paragraphFields;
    case Node::Utterance:
        return utteranceFields;
    case Node::FactGroup:
        return groupFields;
    case Node::Fact:
        return factFields;
    default:
        return {};
    }
}

std::optional<Node> elementOf(Node list)
{
    switch (list) {
    case Node::Samples:
        return Node::Sample;
    case Node::Article:
        return Node::Paragraph;
    case Node::Discussion:
        return Node::Utterance;
    case Node::Supporting:
        return Node::SupportingParagraph;
    case Node::FactGroups:
        return Node::FactGroup;
    case Node::Facts:
        return Node::Fact;
    default:
        return std::nullopt;
    }
}

} // namespace tandem::kgds
