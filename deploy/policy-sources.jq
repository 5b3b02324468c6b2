# The sources named by a runtime config, as shell assignments for nginx.conf.template. Matches policySources() of
# security-headers.ts (tests/security-headers.test.ts compares them). Fails on an invalid address.
def address:
  capture("^(?<scheme>https?)://((?<user>[^/?#@\\s]+)@)?(?<host>[^/?#@\\s\"'$;,]+)(?<path>/[^?#\\s\"'$;,]*)?$")
  // error("no address");
def origins: map(values | address | .scheme + "://" + .host) | unique | join(" ");
def report:
  address as $dsn
  | $dsn.path
  | capture("^(?<before>.*)/(?<project>[^/]+)$")
  | "; report-uri \($dsn.scheme)://\($dsn.host)\(.before)/api/\(.project)/security/?sentry_key=\($dsn.user)";

{
  SCRIPT_SOURCES: ([.support.chatScript] | origins),
  CONNECT_SOURCES: (
    [.services[], .support.chatScript, .monitoring.dsn, (.googlePlacesKey | values | "https://places.googleapis.com")]
    | origins
  ),
  FRAME_ANCESTORS: (.frameAncestors // [] | origins),
  REPORTS: (.monitoring.dsn | if . then report else "" end)
}
| to_entries[]
| "export \(.key)=\(.value | @sh)"
