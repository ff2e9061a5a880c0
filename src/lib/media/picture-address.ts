/** Widths in pixels that are made of each picture at upload (acceptance H4) and may be asked for (I2). */
export const pictureWidths = [400, 600, 1360, 1920] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The name by which Payload keeps a width. */
export const sizeName = <W extends PictureWidth>(width: W): `w${W}` => `w${width}`

interface StoredFile {
  filename: string
  /** Of `mediaVersion`. */
  version: string
  /** `https://cdn.example.com`; empty when the site itself serves its pictures. */
  host: string
}

/** The address of a picture in one width (acceptance I2). */
export const pictureAddress = ({ filename, version, host }: StoredFile, width: PictureWidth): string =>
  `${host}/images/${filename}?width=${width}&height=auto&format=webp&v=${version}`

export interface PictureRequest {
  /** The name of the original file. */
  file: string
  width: PictureWidth
}

/** As uploads are named: no slash, no dot but the one before the kind of file. */
const fileName = /^[a-z0-9][a-z0-9-]{0,99}\.(?:jpe?g|png|webp|avif)$/

const knownNames = new Set(['width', 'height', 'format', 'v'])

/** What is wrong with the parameters, for whoever wrote the address; null when they are right. */
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

/** Reads the address of a picture. `notFound`: no upload has such a name. */
export function readPictureRequest(
  file: string,
  params: URLSearchParams,
): PictureRequest | { notFound: true } | { complaint: string } {
  const wrong = complaint(params)
  if (wrong !== null) return { complaint: wrong }
  const width = pictureWidths.find((each) => String(each) === params.get('width'))
  return width && fileName.test(file) ? { file, width } : { notFound: true }
}

/** The files that can answer a request, best first: the width itself, smaller ones, the original. */
export function storedFileNames({ file, width }: PictureRequest): string[] {
  const stem = file.slice(0, file.lastIndexOf('.'))
  const notWider = pictureWidths.filter((each) => each <= width).toReversed()
  return [...notWider.map((each) => `${stem}-${sizeName(each)}.webp`), file]
}
