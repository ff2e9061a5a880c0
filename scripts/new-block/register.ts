import { Refusal, type BlockName } from './block-name'

const siblingImport = /^import .* from '\.\/([a-z0-9-]+)'$/gm
const list = /(export const blocks = \[[^\]]*?),?(\s*\])/

function withImport(source: string, { folder, slug }: BlockName): string {
  const imports = [...source.matchAll(siblingImport)]
  const line = `import { ${slug} } from './${folder}'`
  const next = imports.find(([, sibling]) => sibling !== undefined && sibling > folder)
  if (next) return `${source.slice(0, next.index)}${line}\n${source.slice(next.index)}`
  const last = imports.at(-1)
  if (!last) throw new Refusal('The list of blocks has no imports to add to; was it moved?')
  const end = last.index + last[0].length
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`
}

/**
 * The source of the list of blocks with one more: its import in alphabetical order, the block itself at the end,
 * where editors find the newest.
 *
 * @throws Refusal if the list does not look as expected
 */
export function registerBlock(source: string, name: BlockName): string {
  if (!list.test(source)) throw new Refusal('The list `blocks` was not found; was it renamed?')
  if (new RegExp(`\\b${name.slug}\\b`).test(source))
    throw new Refusal(`"${name.slug}" is already registered.`)
  return withImport(source, name).replace(list, `$1,\n  ${name.slug},$2`)
}
