#!/usr/bin/env node
// Committed as it stands, since npm links no missing file; the command itself is the build.
import "../dist/main.js";
