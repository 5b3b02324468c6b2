#!/bin/sh
# Writes the application's runtime config from BENCHFILE_CONFIG, the config object as JSON (docs/adr/0006).
set -eu
: "${BENCHFILE_CONFIG:?BENCHFILE_CONFIG must hold the runtime config as JSON}"
printf 'globalThis.benchfileConfig = %s;\n' "$BENCHFILE_CONFIG" > /srv/app/config.js
