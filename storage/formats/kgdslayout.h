#pragma once

#include "models/error.h"
#include "models/kgds/system.h"

#include <QString>
#include <QStringList>

#include <optional>

/// Where the published files of systems' outputs stand and what their names say:
///
///     paradigms/PATTERN/PARADIGM/MODEL/N.*result.json
///     verification/fact/abs-aos/PARADIGM/MODEL/N.abs-SAMPLE_*result.json
///     verification/opinion/PATTERN/PARADIGM/MODEL/N.*aos-SAMPLE_*result.json
///     detection/opinion/PATTERN/PARADIGM/MODEL/N.*result.json
///
/// below one folder or none. The number N orders files; of an output it is the sample's. Nothing
/// else of a name matters. MODEL is the model's name, in which %2F stands for "/" and the like, see
/// folderOfModel().
namespace tandem::kgds {

struct OutputFile
{
    enum class Kind { Output, FactVerdicts, OpinionVerdict, ErrorVerdict };

    Kind kind = Kind::Output;
    SystemRef system;
    std::optional<qint64> number; ///< N
    qint64 sample = 0;            ///< counts from 1; 0 of an ErrorVerdict, which does not say it
    /// Of an OpinionVerdict, where its name says which opinion of the sample it is about.
    std::optional<qint64> opinion{};
};

/// The number that a file's name begins with, before a dot; none where there is no such thing,
/// which comes after all numbers.
std::optional<qint64> leadingNumber(const QString& name);
/// Names in the order in which the published scripts read them: by number, others last, and what
/// has the same number as it stands.
QStringList inFileOrder(QStringList names);

/// Reads paths of one tree.
class OutputLayout final
{
public:
    /// What stands at a path from the top; none of what is no part of the layout. InvalidInput: it
    /// is in a folder of the layout, but pattern, paradigm, model or the sample's number cannot be
    /// told, or there is more than one such tree.
    Expected<std::optional<OutputFile>> fileAt(const QString& path, const QString& place);

private:
    Expected<std::optional<OutputFile>> inFolder(
        const OutputFile& like, const QString& name, const QString& place) const;

    std::optional<QString> m_top; ///< what stands before the folders of the layout
    QString m_folder;             ///< that the last file was in
    OutputFile m_like;            ///< what is known of all files in it
};

/// A model's name as that of a folder: "%2F" for "/" and so on, where it could not be one or would
/// be read as another name.
QString folderOfModel(const QString& model);
/// The model that a folder is of; that of folderOfModel() again.
QString modelOfFolder(const QString& folder);

/// The path of a file, as the program writes it. `item` is the number of a paragraph or opinion in
/// its sample.
QString outputPath(const OutputFile& file, qint64 item = 0);

} // namespace tandem::kgds
