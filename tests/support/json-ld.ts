type JsonLd = Record<string, unknown>

/** The structured data of one type, such as `BreadcrumbList`; undefined when the page has none. */
export function jsonLdOf(html: string, kind: string): JsonLd | undefined {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...scripts]
    .map(([, text = '']) => JSON.parse(text) as JsonLd)
    .find((data) => data['@type'] === kind)
}
