#pragma once

#include "ui/screen/straykeys.h"

#include <QKeyEvent>

namespace tandem {

/// A list, table or tree of Qt's in which letters search for a row only where they are not
/// commands.
template <typename View>
class LetterList : public View
{
public:
    explicit LetterList(QWidget* parent)
        : View(parent)
    {
    }

    void keyboardSearch(const QString& search) override
    {
        if (!areLettersCommands(*this))
            View::keyboardSearch(search);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        View::keyPressEvent(event);
        if (areLettersCommands(*this))
            passOnLetter(*event);
    }
};

} // namespace tandem
