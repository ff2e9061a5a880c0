import { parse, type Declaration } from 'postcss'

/** Longer style sheets are not what a page needs. */
const maxLength = 20_000

const knownRules = /^(?:media|supports|container|layer|keyframes|page)$/i
const scripted = /expression\s*\(|javascript:|-moz-binding|[\\<]/i
const addresses = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi

/** One slash: an address of this site. Anything else would tell others who reads the page. */
const isOurs = (address: string) => /^\/(?!\/)/.test(address.trim())

function isHarmless({ prop, value }: Declaration): boolean {
  if (scripted.test(value) || scripted.test(prop) || /^behavior$/i.test(prop)) return false
  const found = [...value.matchAll(addresses)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
  const openings = value.match(/url\(|image-set\(|src\(/gi) ?? []
  return openings.length === found.length && found.every(isOurs)
}

/**
 * Cleans the css an administrator gave a page: what loads something from elsewhere or could run a script is taken out
 * whole. Css that cannot be read gives nothing. It is served as a file, never inside the page.
 */
export function cleanCss(css: string): string {
  try {
    const sheet = parse(css.slice(0, maxLength))
    sheet.walkComments((comment) => void comment.remove())
    sheet.walkAtRules((rule) => {
      if (!knownRules.test(rule.name) || scripted.test(rule.params)) rule.remove()
    })
    sheet.walkRules((rule) => {
      if (/[@\\<]/.test(rule.selector)) rule.remove()
    })
    sheet.walkDecls((declaration) => {
      if (!isHarmless(declaration)) declaration.remove()
    })
    return sheet.toString().trim()
  } catch {
    return ''
  }
}
