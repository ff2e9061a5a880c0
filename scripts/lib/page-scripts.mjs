const attribute = (tag, name) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

const isLink = (tag) => /^<link/i.test(tag)

/** `nomodule` scripts are for browsers that no longer count. */
function scriptAddress(tag) {
  if (!isLink(tag))
    return /\snomodule[\s=>]/i.test(tag) ? undefined : (attribute(tag, 'src') ?? attribute(tag, 'data-src'))
  const isScript = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script'
  return isScript ? attribute(tag, 'href') : undefined
}

/** The scripts a page loads at first, each once: by a tag, by one that waits for the page, or by an early hint. */
export function initialScripts(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? []
  return [...new Set(tags.map(scriptAddress).filter(Boolean))]
}

/** The first link of a page whose path has this shape. */
export function findLink(html, shape) {
  const links = html.match(/<a\b[^>]*>/gi) ?? []
  return links.map((tag) => attribute(tag, 'href')).find((href) => href && shape.test(href))
}
