# The sources that a runtime config names, for nginx.conf.template: lines that a shell evaluates. The same as
# policySources() of security-headers.ts, which tests/security-headers.test.ts compares. Fails on an address that is none.
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
