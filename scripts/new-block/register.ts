import { Refusal, type BlockName } from './block-name'

const siblingImport = /^import .* from '\.\/((?:[a-z]+\/)?[a-z0-9-]+)'$/gm
/** What the product takes in of an agency stays the last. */
const list = /(export const blocks = \[[^\]]*?),?(\s*(?:\.\.\.siteBlocks,\s*)?\])/

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

/**
 * The source of the list of blocks with one more: its import in alphabetical order, the block itself at the end,
 * where editors find the newest.
 *
 * @param folder of the blocks, from the file with the list
 * @throws Refusal if the list does not look as expected
 */
export function registerBlock(source: string, { folder: name, slug }: BlockName, folder = ''): string {
  if (!list.test(source)) throw new Refusal('The list `blocks` was not found; was it renamed?')
  if (new RegExp(`\\b${slug}\\b`).test(source)) throw new Refusal(`"${slug}" is already registered.`)
  return withImport(source, slug, `${folder}${name}`).replace(
    list,
    (_, head: string, end: string) => `${head}${head.endsWith('[') ? '' : ','}\n  ${slug},${end}`,
  )
}
