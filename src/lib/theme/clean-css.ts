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

/**
 * Cleans the css an administrator gave a page: what loads something from elsewhere or could run a script is taken out
 * whole. Css that cannot be read gives nothing. It is served as a file, never inside the page.
 */
export function cleanCss(css: string): string {
  try {
    const sheet = parse(css.slice(0, maxLength))
    sheet.walkComments((comment) => void comment.remove())
    dropHiddenComments(sheet)
    sheet.walk(dropHiddenComments)
    sheet.walkAtRules((rule) => {
      if (!knownRules.test(rule.name) || misplaced.test(rule.params)) rule.remove()
    })
    sheet.walkRules((rule) => {
      if (misplaced.test(rule.selector)) rule.remove()
    })
    sheet.walkDecls((declaration) => {
      // Outside a rule it is no css, and browsers read on differently than the parser did.
      if (declaration.parent === sheet || !isHarmless(declaration)) declaration.remove()
    })
    return sheet.toString().trim()
  } catch {
    return ''
  }
}
