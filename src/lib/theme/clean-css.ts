import { parse, type ChildNode, type Declaration, type Root } from 'postcss'

/** Longer style sheets are not what a page needs. */
const maxLength = 20_000

const knownRules = /^(?:media|supports|container|layer|keyframes|page)$/i
const scripted = /expression\s*\(|javascript:|-moz-binding|[\\<]/i
/** What has no business in a selector or a condition. */
const misplaced = /[@\\<]|url\(|\*\//i
const quoted = /"[^"]*"|'[^']*'/g
const addresses = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi

/** One slash: an address of this site. Anything else would tell others who reads the page. */
const isOurs = (address: string) => /^\/(?!\/)/.test(address.trim())

function isHarmless({ prop, value, raws }: Declaration): boolean {
  // The parser takes signs in front of a name for space.
  if (/[^\w-]/.test(prop) || /[^\s;]/.test(raws.before ?? '')) return false
  if (scripted.test(value) || scripted.test(prop) || /^behavior$/i.test(prop)) return false
  if (value.replace(quoted, '').includes('@')) return false
  const found = [...value.matchAll(addresses)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
  const openings = value.match(/url\(|image-set\(|src\(/gi) ?? []
  return openings.length === found.length && found.every(isOurs)
}

/** Inside selectors and values the parser leaves comments out of what is checked, but writes them again. */
function dropHiddenComments(node: ChildNode | Root): void {
  const raws: Record<string, unknown> = node.raws
  for (const [name, raw] of Object.entries(raws)) {
    if (JSON.stringify(raw)?.includes('/*')) delete raws[name]
  }
}

export interface CleanedCss {
  css: string
  /** What was taken out, as it was written; comments do not count. */
  removed: string[]
}

/** Long ones are cut: an editor recognises a rule by its beginning. */
const shownLength = 120

const asWritten = (node: ChildNode): string =>
  node.toString().replace(/\s+/g, ' ').trim().slice(0, shownLength)

/** Takes out what loads something from elsewhere or could run a script, whole, and says what it was. */
export function inspectCss(css: string): CleanedCss {
  const removed: string[] = []
  const drop = (node: ChildNode) => {
    removed.push(asWritten(node))
    node.remove()
  }
  try {
    const sheet = parse(css.slice(0, maxLength))
    sheet.walkComments((comment) => void comment.remove())
    dropHiddenComments(sheet)
    sheet.walk(dropHiddenComments)
    sheet.walkAtRules((rule) => {
      if (!knownRules.test(rule.name) || misplaced.test(rule.params)) drop(rule)
    })
    sheet.walkRules((rule) => {
      if (misplaced.test(rule.selector)) drop(rule)
    })
    sheet.walkDecls((declaration) => {
      // Outside a rule it is no css, and browsers read on differently than the parser did.
      if (declaration.parent === sheet || !isHarmless(declaration)) drop(declaration)
    })
    return { css: sheet.toString().trim(), removed }
  } catch {
    return { css: '', removed: css.trim() === '' ? [] : [css.trim().slice(0, shownLength)] }
  }
}

/**
 * Cleans the css an administrator gave a page. Css that cannot be read gives nothing. It is served as a file, never
 * inside the page.
 */
export const cleanCss = (css: string): string => inspectCss(css).css
