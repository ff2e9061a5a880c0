import { randomBytes } from 'node:crypto'

import { sha256 } from '@/lib/values/digest'

/** Hexadecimal signs of the content's hash in a name: two contents with the same ones are not to be expected. */
const hashLength = 12

const hashOf = (content: Buffer): string =>
  (content.length > 0 ? sha256(content) : randomBytes(8).toString('hex')).slice(0, hashLength)

interface NamedFile {
  content: Buffer
  isFilm: boolean
  /** Found in the content, without the dot. */
  extension: string
  /** Public number of the property that the file belongs to; null when it belongs to none, or that is not known. */
  ref: number | null
}

/**
 * The name under which a picture or film is stored. It says nothing of its subject: the name that a feed or an editor gave
 * may name the street of a hidden address, and pages, sitemaps and structured data show it.
 */
export const storedFileName = ({ content, isFilm, extension, ref }: NamedFile): string =>
  `${ref ?? (isFilm ? 'film' : 'picture')}-${hashOf(content)}.${extension}`

/** Another name when several files have the same content: `picture-1a2b3c4d5e6f-1.jpg`. */
export function numberedName(name: string, count: number): string {
  const dot = name.lastIndexOf('.')
  return count === 0 ? name : `${name.slice(0, dot)}-${count}${name.slice(dot)}`
}
