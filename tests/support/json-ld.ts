type JsonLd = Record<string, unknown>

/** What a page tells machines about a kind of thing, such as `BreadcrumbList`; undefined when it says nothing. */
export function jsonLdOf(html: string, kind: string): JsonLd | undefined {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...scripts]
    .map(([, text = '']) => JSON.parse(text) as JsonLd)
    .find((data) => data['@type'] === kind)
}
