/** Widths in pixels created for each picture at upload (acceptance H4); only these can be requested (I2). */
export const pictureWidths = [400, 600, 1360, 1920] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** Pictures of this site: a file directly in one of its two folders, so that no path climbs out of them. */
export const ownPicture = /^\/(?:images|api\/media\/file)\/[a-z0-9][\w.-]*(?:\?[\w=&.;-]*)?$/i

/** Payload's name of the size. */
export const sizeName = <W extends PictureWidth>(width: W): `w${W}` => `w${width}`

interface StoredFile {
  filename: string
  /** When it was changed last: value of `mediaVersion`. */
  version: string
  /** `https://cdn.example.com`; empty when the site serves its own pictures. */
  host: string
}

/** The URL of a picture in one width (acceptance I2). */
export const pictureUrl = ({ filename, version, host }: StoredFile, width: PictureWidth): string =>
  `${host}/images/${filename}?width=${width}&height=auto&format=webp&v=${version}`

export interface PictureRequest {
  /** The name of the original file. */
  file: string
  width: PictureWidth
  /** When the file was changed last, as the URL says, in milliseconds. */
  changedAt?: number
}

/** Names of uploads: no slash, and no dot except before the extension. */
const fileName = /^[a-z0-9][a-z0-9-]{0,99}\.(?:jpe?g|png|webp|avif)$/

const knownNames = new Set(['width', 'height', 'format', 'v'])

/** The error in the parameters, for developers; null when they are valid. */
function complaint(params: URLSearchParams): string | null {
  const names = [...params.keys()]
  if (names.some((name) => !knownNames.has(name)) || new Set(names).size < names.length)
    return 'Only width, height, format and v, each once'
  if (!pictureWidths.some((width) => String(width) === params.get('width')))
    return `width must be one of ${pictureWidths.join(', ')}`
  if (params.get('height') !== 'auto') return 'height must be auto'
  if (params.get('format') !== 'webp') return 'format must be webp'
  return null
}

/** Parses the URL of a picture. `notFound`: no upload can have such a name. */
export function readPictureRequest(
  file: string,
  params: URLSearchParams,
): PictureRequest | { notFound: true } | { complaint: string } {
  const wrong = complaint(params)
  if (wrong !== null) return { complaint: wrong }
  const width = pictureWidths.find((each) => String(each) === params.get('width'))
  if (!width || !fileName.test(file)) return { notFound: true }
  const changedAt = Number.parseInt(params.get('v') ?? '', 36)
  return { file, width, ...(changedAt > 0 && { changedAt }) }
}

/** What a page asks for by the URL of a picture; null when that is none of this site. */
export function pictureRequestOf(url: string, siteUrl: string): PictureRequest | null {
  if (!URL.canParse(url, siteUrl)) return null
  const { pathname, searchParams } = new URL(url, siteUrl)
  const [, file] = /^\/images\/([^/]+)$/.exec(pathname) ?? []
  const wanted = file ? readPictureRequest(file, searchParams) : null
  return wanted && 'file' in wanted ? wanted : null
}

/** A file name without its extension. */
export const stemOf = (file: string): string => file.slice(0, file.lastIndexOf('.'))

/** The file of a size. @param stem the name of the original file without its extension */
export const sizeFileName = (stem: string, width: PictureWidth): string => `${stem}-${sizeName(width)}.webp`

/** The files that can serve a request, best first: the requested width, smaller ones, the original. */
export function storedFileNames({ file, width }: Pick<PictureRequest, 'file' | 'width'>): string[] {
  const notWider = pictureWidths.filter((each) => each <= width).toReversed()
  return [...notWider.map((each) => sizeFileName(stemOf(file), each)), file]
}
