#pragma once

#include "models/rounds/activetime.h"
