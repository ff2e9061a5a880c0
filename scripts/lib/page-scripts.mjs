/** Stored pages have attributes without quotes where HTML allows it. */
function attribute(tag, name) {
  const [, quoted, single, bare] =
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? []
  return (quoted ?? single ?? bare)?.replaceAll('&amp;', '&')
}

const isLink = (tag) => /^<link/i.test(tag)

/** Current browsers ignore `nomodule` scripts. */
function scriptUrl(tag) {
  if (!isLink(tag)) return /\snomodule[\s=>]/i.test(tag) ? undefined : attribute(tag, 'src')
  const isScript = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script'
  return isScript ? attribute(tag, 'href') : undefined
}

/** The scripts that a page loads by itself, each once: script tags and early hints. */
export function initialScripts(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? []
  return [...new Set(tags.map(scriptUrl).filter(Boolean))]
}

const namesIn = (pattern, text) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]

/** The files that a script needs before it runs, by their names in `/scripts/`. */
export const importedScripts = (script) =>
  namesIn(/(?:from|import)"\.\/(?:scripts\/)?([\w.-]+\.js)"/g, script)

/** The files that `start.js` loads when a part is used, by the same names. */
export const laterScripts = (start) => namesIn(/import\("\.\/scripts\/([\w.-]+\.js)"\)/g, start)

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The parts of a page that load scripts when they are first used, as their files begin. */
export const partsOf = (html) => [
  ...namesIn(/ data-island="?(\w+)/g, html).map((name) => `${kebab(name)}.island`),
  ...(/ data-lightbox=/.test(html) ? ['open-lightbox'] : []),
  ...(/ data-slide-row[ >=]/.test(html) ? ['take-over-row'] : []),
  ...(/ data-form[ >=]/.test(html) ? ['begin-form'] : []),
]

/** The style sheets of a page. */
export const stylesheets = (html) =>
  (html.match(/<link\b[^>]*>/gi) ?? []).flatMap((tag) =>
    attribute(tag, 'rel') === 'stylesheet' ? [attribute(tag, 'href')] : [],
  )

/** The paths of a page in its other languages and its own, by language: `{ nl: '/nl/', fr: '/fr/' }`. */
export const languagePaths = (html) =>
  Object.fromEntries(
    (html.match(/<link\b[^>]*>/gi) ?? []).flatMap((tag) => {
      const language = attribute(tag, 'hreflang')
      if (!language || language === 'x-default') return []
      return [[language.slice(0, 2), new URL(attribute(tag, 'href')).pathname]]
    }),
  )

/** The first link of a page whose path matches this pattern. */
export function findLink(html, shape) {
  const links = html.match(/<a\b[^>]*>/gi) ?? []
  return links.map((tag) => attribute(tag, 'href')).find((href) => href && shape.test(href))
}
