import { parse, type ChildNode, type Declaration, type Root } from 'postcss'

/** Maximum length of the style sheet of a page. */
const maxLength = 20_000

const knownRules = /^(?:media|supports|container|layer|keyframes|page)$/i
const scripted = /expression\s*\(|javascript:|-moz-binding|[\\<]/i
/** Characters that are not allowed in a selector or a condition. */
const misplaced = /[@\\<]|url\(|\*\//i
const quoted = /"[^"]*"|'[^']*'/g
/** Functions that load a picture whose URL is a text, or a URL that a variable makes. */
const loading = /(?:image-set|image|cross-fade|src|element)\(/i
/** The first sign after the slash is no other slash. Browsers ignore tabs and line ends in a URL: none is allowed. */
const ownPath = /^\/(?:[\w.%~+:@!$&=;,?#-][\w./%~+:@!$&=;,?#-]*)?$/

/** The URL between `url(` and the next `)`, without quotes; null when it is not closed. */
function urlAt(afterOpening: string): string | null {
  const end = afterOpening.indexOf(')')
  if (end < 0) return null
  const text = afterOpening.slice(0, end).trim()
  const quote = text[0] === '"' || text[0] === "'" ? text[0] : null
  if (quote === null) return text
  return text.length > 1 && text.endsWith(quote) ? text.slice(1, -1) : null
}

/** Whether every URL of a value is a path of this site. Any other would reveal the page's readers to another server. */
function loadsOwnFilesOnly(value: string): boolean {
  const [, ...afterOpenings] = value.split(/url\(/i)
  return afterOpenings.every((text) => ownPath.test(urlAt(text) ?? '')) && !loading.test(value)
}

function isHarmless({ prop, value, raws }: Declaration): boolean {
  // The parser treats signs before a name as space.
  if (/[^\w-]/.test(prop) || /[^\s;]/.test(raws.before ?? '')) return false
  if (scripted.test(value) || scripted.test(prop) || /^behavior$/i.test(prop)) return false
  if (value.replace(quoted, '').includes('@')) return false
  return loadsOwnFilesOnly(value)
}

/** The parser ignores comments inside selectors and values when it checks them, but writes them again. */
function dropHiddenComments(node: ChildNode | Root): void {
  const raws: Record<string, unknown> = node.raws
  for (const [name, raw] of Object.entries(raws)) {
    if (JSON.stringify(raw)?.includes('/*')) delete raws[name]
  }
}

export interface CleanedCss {
  css: string
  /** The removed parts as they were written, without comments. */
  removed: string[]
}

/** Long ones are cut: an editor recognises a rule by its beginning. */
const shownLength = 120

const asWritten = (node: ChildNode): string =>
  node.toString().replace(/\s+/g, ' ').trim().slice(0, shownLength)

/** Removes whole rules and declarations that load something from elsewhere or could run a script, and reports them. */
export function inspectCss(css: string): CleanedCss {
  const removed: string[] = []
  const dropped = new Set<unknown>()
  const drop = (node: ChildNode) => {
    // The walk goes on inside a removed node; its parts are not written once more.
    if (!dropped.has(node.parent)) removed.push(asWritten(node))
    dropped.add(node)
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
      // Outside a rule it is not CSS, and browsers continue differently than the parser.
      if (declaration.parent === sheet || !isHarmless(declaration)) drop(declaration)
    })
    return { css: sheet.toString().trim(), removed }
  } catch {
    return { css: '', removed: css.trim() === '' ? [] : [css.trim().slice(0, shownLength)] }
  }
}

/**
 * Cleans the CSS that an administrator gave a page. The result is empty for CSS that cannot be parsed. It is served as a
 * file, never inside the page.
 */
export const cleanCss = (css: string): string => inspectCss(css).css
