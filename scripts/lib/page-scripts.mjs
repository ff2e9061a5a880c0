const attribute = (tag, name) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

const isLink = (tag) => /^<link/i.test(tag)

/** Current browsers ignore `nomodule` scripts. */
function scriptUrl(tag) {
  if (!isLink(tag))
    return /\snomodule[\s=>]/i.test(tag) ? undefined : (attribute(tag, 'src') ?? attribute(tag, 'data-src'))
  const isScript = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script'
  return isScript ? attribute(tag, 'href') : undefined
}

/** The scripts that a page loads at first, each once: script tags, deferred ones, and early hints. */
export function initialScripts(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? []
  return [...new Set(tags.map(scriptUrl).filter(Boolean))]
}

/** The first link of a page whose path matches this pattern. */
export function findLink(html, shape) {
  const links = html.match(/<a\b[^>]*>/gi) ?? []
  return links.map((tag) => attribute(tag, 'href')).find((href) => href && shape.test(href))
}
