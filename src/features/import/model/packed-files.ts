import { foldLetters } from '@/lib/values/slugify'

/**
 * Files that came with a feed, in its archive or inside a record. Their address names the SHA-256 of the content, so that a
 * file with another content is another file: `packed://<hash>/<name>`.
 */
const scheme = 'packed:'

export const packedUrl = (hash: string, name: string): string =>
  `${scheme}//${hash}/${encodeURIComponent(name.split(/[/\\]/).at(-1) || 'file')}`

export const isPackedUrl = (url: string): boolean => url.startsWith(`${scheme}//`)

/** The hash of the content; `tooLarge` for a file that was left out for its size. */
export const packedHash = (url: string): string => url.slice(`${scheme}//`.length).split('/', 1)[0] ?? ''

/** A path in an archive as records name it: with any slashes, capitals and form of accents, with or without `./`. */
export const packedName = (name: string): string =>
  foldLetters(name.trim())
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')

/** Finds the address of a packed file by the path in a record, or by its name alone where it is the only one of that name. */
export function makePackedLookup(packed: ReadonlyMap<string, string>): (path: string) => string | undefined {
  const byName = new Map<string, string | null>()
  for (const [path, packedUrl] of packed) {
    const name = path.split('/').at(-1) ?? path
    byName.set(name, byName.has(name) ? null : packedUrl)
  }
  return (path) => {
    const name = packedName(path)
    if (packed.size === 0 || name === '') return undefined
    let decoded = name
    try {
      decoded = packedName(decodeURIComponent(path))
    } catch {
      // It is no encoded path.
    }
    return (
      packed.get(name) ??
      packed.get(decoded) ??
      byName.get(name.split('/').at(-1) ?? '') ??
      byName.get(decoded.split('/').at(-1) ?? '') ??
      undefined
    )
  }
}
