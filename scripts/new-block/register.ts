import { Refusal, type PartName } from '../lib/part-name'

const siblingImport = /^import .* from '\.\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)'$/gm

/** The source with one import more, in alphabetical order of its siblings; before everything where it has none. */
export function withImport(source: string, what: string, from: string): string {
  const imports = [...source.matchAll(siblingImport)]
  const line = `import { ${what} } from './${from}'`
  const next = imports.find(([, sibling]) => sibling !== undefined && sibling > from)
  if (next) return `${source.slice(0, next.index)}${line}\n${source.slice(next.index)}`
  const last = imports.at(-1)
  if (!last) return `${line}\n\n${source}`
  const end = last.index + last[0].length
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`
}

/** What the product takes in of an agency stays the last. */
const ofSite = /\s*\.\.\.site\w+,?\s*$/

/**
 * The source with one entry more at the end of a list or table that it exports.
 *
 * @param list its name
 * @throws Refusal if the list is not there
 */
export function withEntry(source: string, list: string, entry: string): string {
  const declaration = new RegExp(
    `(export const ${list}\\b[^=\\n]*= [[{])([\\s\\S]*?)([\\]}](?= as const|\\n|$))`,
  )
  if (!declaration.test(source)) throw new Refusal(`The list \`${list}\` was not found; was it renamed?`)
  return source.replace(declaration, (_, head: string, content: string, end: string) => {
    const [last = ''] = ofSite.exec(content) ?? []
    const entries = content
      .slice(0, content.length - last.length)
      .trimEnd()
      .replace(/,$/, '')
    return `${head}${entries}${entries ? ',' : ''}\n  ${entry},${last || '\n'}${end}`
  })
}

/**
 * Refuses what a list has already.
 *
 * @param what it is, such as `a form`
 */
export function refuseListed(source: string, { slug }: PartName, what: string): void {
  if (new RegExp(`\\b${slug}\\b`).test(source)) throw new Refusal(`"${slug}" is ${what} already.`)
}

/**
 * The source of the list of blocks with one more: its import in alphabetical order, the block itself at the end,
 * where editors find the newest.
 *
 * @param folder of the blocks, from the file with the list
 * @throws Refusal if the list does not look as expected
 */
export function registerBlock(source: string, name: PartName, folder = ''): string {
  refuseListed(source, name, 'a block')
  return withEntry(withImport(source, name.slug, `${folder}${name.folder}`), 'blocks', name.slug)
}
