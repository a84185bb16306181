#include "storage/formats/kgdsvisitor.h"

#include "models/text/decode.h"
#include "storage/formats/limits.h"

#include <algorithm>
#include <limits>

namespace tandem::kgds {

namespace {

constexpr int lastFactType = static_cast<int>(FactType::Masked6);

QByteArrayView kgdsBytes(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

} // namespace

KgdsVisitor::KgdsVisitor(JsonSource& jsonSource, const QString& fileName, const SampleSink& sink)
    : JsonVisitor(jsonSource, fileName)
    , m_sink(sink)
{
    m_frames.reserve(8);
}

/// Whether the value being read belongs to a key that the format does not know.
bool KgdsVisitor::inExtra() const
{
    return !m_frames.empty() && !fieldsOf(m_frames.back().node).empty() &&
           m_frames.back().fieldIndex < 0;
}

/// What must stand where the value being read stands.
QString KgdsVisitor::expectedHere() const
{
    if (m_frames.empty())
        return tr("a list of samples");
    const Frame& frame = m_frames.back();
    const auto fields = fieldsOf(frame.node);
    if (fields.empty())
        return elementOf(frame.node) ? tr("an object") : tr("a text");
    switch (fields[std::size_t(frame.fieldIndex)].shape) {
    case Shape::Number:
        return tr("a whole number");
    case Shape::Text:
        return tr("a text");
    case Shape::List:
        break;
    }
    return tr("a list");
}

bool KgdsVisitor::enter(Container container)
{
    if (inExtra()) {
        m_frames.back().extra->copy.enter(container);
        return true;
    }
    const bool isList = container == Container::Array;
    if (m_frames.empty())
        return isList ? push(Node::Samples) : failExpected(expectedHere(), describe(container));
    const Frame& frame = m_frames.back();
    const auto fields = fieldsOf(frame.node);
    if (fields.empty()) {
        const auto element = elementOf(frame.node);
        return element && !isList ? push(*element)
                                  : failExpected(expectedHere(), describe(container));
    }
    const Field& known = fields[std::size_t(frame.fieldIndex)];
    if (known.shape != Shape::List || !isList)
        return failExpected(expectedHere(), describe(container));
    if (known.list == Node::FactGroups)
        m_groupsSupport = frame.fieldIndex == BspafField;
    return push(known.list);
}

bool KgdsVisitor::push(Node node)
{
    begin(node);
    // only what may be named later needs its place
    const bool named = node == Node::SupportingParagraph || node == Node::FactGroup;
    m_frames.push_back({node, 0, -1, named ? source().place() : FilePlace{}, nullptr});
    return true;
}

void KgdsVisitor::begin(Node node)
{
    switch (node) {
    case Node::Sample:
        source().beginItem();
        m_sample = {};
        m_supporting.clear();
        m_groupPlaces = {};
        break;
    case Node::Paragraph:
    case Node::SupportingParagraph:
        m_paragraph = {};
        break;
    case Node::Utterance:
        m_utterance = {};
        break;
    case Node::FactGroup:
        m_group = {};
        break;
    case Node::Fact:
        m_fact = {};
        break;
    default:
        break;
    }
}

bool KgdsVisitor::field(std::string_view key)
{
    Frame& frame = m_frames.back();
    if (depth() > int(m_frames.size())) { // inside the value of an unknown key
        frame.extra->copy.field(key);
        return true;
    }
    const auto fields = fieldsOf(frame.node);
    const auto known =
        std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.key == key; });
    if (known != fields.end()) {
        frame.fieldIndex = int(known - fields.begin());
        const unsigned bit = 1U << frame.fieldIndex;
        if ((frame.seen & bit) != 0)
            return failRepeated(key);
        frame.seen |= bit;
        return true;
    }
    frame.fieldIndex = -1;
    if (!frame.extra) {
        frame.extra = std::make_unique<ExtraKeys>();
        frame.extra->text.beginObject();
    }
    const QByteArray name = kgdsBytes(key).toByteArray();
    if (frame.extra->keys.contains(name))
        return failRepeated(key);
    frame.extra->keys.insert(name);
    frame.extra->copy.field(key);
    return true;
}

bool KgdsVisitor::scalar(const JsonScalar& value)
{
    if (inExtra()) {
        m_frames.back().extra->copy.scalar(value);
        return true;
    }
    const bool isText = value.type == JsonScalar::Type::Text;
    if (m_frames.empty())
        return failExpected(expectedHere(), describe(value));
    const Frame& frame = m_frames.back();
    if (frame.node == Node::Opinions) {
        if (!isText)
            return failExpected(expectedHere(), describe(value));
        m_sample.opinions.append(fromUtf8Exact(kgdsBytes(value.written)));
        return true;
    }
    const auto fields = fieldsOf(frame.node);
    const auto shape = fields.empty() ? Shape::List : fields[std::size_t(frame.fieldIndex)].shape;
    if (shape == Shape::Number && value.type == JsonScalar::Type::Integer)
        return takeNumber(value);
    if (shape == Shape::Text && isText)
        return takeText(value.written);
    return failExpected(expectedHere(), describe(value));
}

bool KgdsVisitor::takeNumber(const JsonScalar& value)
{
    const Node node = m_frames.back().node;
    if (node != Node::Fact)
        return takeParagraphIndex(node, value.integer);
    if (value.integer < 0 || value.integer > lastFactType)
        return failExpected(tr("a fact type from 0 to %1").arg(lastFactType), describe(value));
    m_fact.type = static_cast<FactType>(value.integer);
    return true;
}

bool KgdsVisitor::takeParagraphIndex(Node node, qint64 value)
{
    if (node == Node::Paragraph && value != m_sample.article.size() + 1) {
        return failHere(tr("Expected paragraph_index %1, found %2.")
                            .arg(m_sample.article.size() + 1)
                            .arg(value),
            tr("The paragraphs of SBK count from 1 without gaps; renumber them and what refers to "
               "them."));
    }
    if (value < 1 || value > std::numeric_limits<int>::max())
        return failExpected(tr("a paragraph index from 1 on"), QString::number(value));
    (node == Node::FactGroup ? m_group.paragraphIndex : m_paragraph.index) = int(value);
    return true;
}

bool KgdsVisitor::takeText(std::string_view utf8)
{
    QString text = fromUtf8Exact(kgdsBytes(utf8));
    switch (m_frames.back().node) {
    case Node::Utterance:
        (m_frames.back().fieldIndex == 0 ? m_utterance.participant : m_utterance.text) =
            std::move(text);
        break;
    case Node::Fact:
        m_fact.text = std::move(text);
        break;
    default:
        m_paragraph.text = std::move(text);
    }
    return true;
}

bool KgdsVisitor::leave(Container container)
{
    // a container of an unknown key has no frame of its own
    if (depth() >= int(m_frames.size())) {
        m_frames.back().extra->copy.leave(container);
        return true;
    }
    const Frame frame = std::move(m_frames.back());
    m_frames.pop_back();
    if (!checkComplete(frame))
        return false;
    QByteArray extra;
    if (frame.extra) {
        frame.extra->text.endObject();
        extra = frame.extra->text.bytes();
    }
    return finish(frame.node, std::move(extra), frame.place);
}

bool KgdsVisitor::checkComplete(const Frame& frame)
{
    const auto fields = fieldsOf(frame.node);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if ((frame.seen & (1U << i)) == 0) {
            return failHere(tr("The key \"%1\" is missing.").arg(quoted(fields[i].key)),
                tr("Add it; a list without entries is written []."));
        }
    }
    return true;
}

QList<FactGroup>& KgdsVisitor::groups()
{
    return m_groupsSupport ? m_sample.supportingFacts : m_sample.nonsupportingFacts;
}

bool KgdsVisitor::finish(Node node, QByteArray&& extra, FilePlace place)
{
    switch (node) {
    case Node::Sample:
        if (m_sample.article.size() > limits::maxParagraphs ||
            m_sample.discussion.size() > limits::maxParagraphs)
            return failHere(tr("This article has more than %L1 paragraphs or utterances.")
                                .arg(limits::maxParagraphs),
                tr("Split it into samples."), ErrorCode::TooLarge);
        return finishSample(std::move(extra));
    case Node::Paragraph:
        m_paragraph.extra = std::move(extra);
        m_sample.article.append(std::move(m_paragraph));
        break;
    case Node::SupportingParagraph:
        m_supporting.append(
            {m_paragraph.index, std::move(m_paragraph.text), std::move(extra), place});
        break;
    case Node::Utterance:
        m_utterance.extra = std::move(extra);
        m_sample.discussion.append(std::move(m_utterance));
        break;
    case Node::Fact:
        m_fact.extra = std::move(extra);
        m_group.facts.append(std::move(m_fact));
        break;
    case Node::FactGroup:
        m_group.extra = std::move(extra);
        groups().append(std::move(m_group));
        (m_groupsSupport ? m_groupPlaces.supporting : m_groupPlaces.nonsupporting).append(place);
        break;
    default:
        break;
    }
    return true;
}

bool KgdsVisitor::finishSample(QByteArray&& extra)
{
    if (source().isItemTooLong())
        return failItemTooLarge();
    m_sample.extra = std::move(extra);
    if (const auto fault = matchParts(m_sample, std::move(m_supporting), m_groupPlaces)) {
        return failAt(pointer() + fault->pointer, fault->place, fault->what,
            tr("Correct the file and try again."));
    }
    m_supporting.clear();
    if (const auto taken = m_sink(std::move(m_sample), m_samplesRead); !taken)
        return fail(taken.error());
    ++m_samplesRead;
    source().beginItem();
    return true;
}

} // namespace tandem::kgds
