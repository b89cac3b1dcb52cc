#!/bin/sh
# Puts the back end's address into the server's configuration and starts it; without an address it says so and stops.
set -eu
case "${BACK_END:-}" in
  http://*/?*|https://*/?*) echo "BACK_END must be an address without a path, for example https://api.example.com; it is '$BACK_END'." >&2; exit 2 ;;
  http://?*|https://?*) ;;
  *) echo "BACK_END must be the address of the back end, for example https://api.example.com; it is '${BACK_END:-}'." >&2; exit 2 ;;
esac
# With a slash at its end nginx would take it for a path.
BACK_END="${BACK_END%/}"
export BACK_END
envsubst '$BACK_END' < /etc/nginx/stockbook.conf.template > /etc/nginx/conf.d/stockbook.conf
exec nginx -g 'daemon off;'
