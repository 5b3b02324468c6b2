#!/bin/sh
# Writes the runtime config that the application loads first. BENCHFILE_CONFIG is the object as JSON (docs/adr/0006).
set -eu
: "${BENCHFILE_CONFIG:?BENCHFILE_CONFIG must hold the runtime config as JSON}"
printf 'globalThis.benchfileConfig = %s;\n' "$BENCHFILE_CONFIG" > /srv/app/config.js
