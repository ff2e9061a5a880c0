/**
 * Readers accept a header within the first 1024 bytes (ISO 32000-1, annex H, note 13): some mail programs and scanners
 * write a few bytes before it.
 */
const headerWithin = 1024

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** @param head the first bytes of a file; at least 1024, if it has so many */
const hasPdfHeader = (head: Uint8Array): boolean => /%PDF-\d/.test(latin1(head.subarray(0, headerWithin)))

/** A linearised file has an end mark at its beginning too, and states its length there. */
const statedLength = (text: string): number =>
  Number(/\/Linearized[^]{0,200}?\/L\s+(\d{1,10})\b/.exec(text.slice(0, headerWithin + 1024))?.[1] ?? 0)

/**
 * Whether a PDF was transferred to its end. Its content is not judged: readers repair wrong tables, bytes after the end
 * and updates that were cut off, and a file is only ever downloaded.
 */
function isWholePdf(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  const hasEnd = text.includes('%%EOF') || /startxref\s+\d/.test(text)
  return hasPdfHeader(bytes) && hasEnd && bytes.length >= statedLength(text)
}

/** Detects the kind of a file by its content; the name and the stated type are not reliable. */
export interface FileKind {
  /** A convertible file becomes a picture when it is uploaded. */
  is: 'picture' | 'film' | 'document' | 'convertible' | 'unsupported'
  /** Without the dot. */
  extension: string
  mimeType: string
}

const kinds = {
  jpg: { is: 'picture', extension: 'jpg', mimeType: 'image/jpeg' },
  png: { is: 'picture', extension: 'png', mimeType: 'image/png' },
  webp: { is: 'picture', extension: 'webp', mimeType: 'image/webp' },
  avif: { is: 'picture', extension: 'avif', mimeType: 'image/avif' },
  mp4: { is: 'film', extension: 'mp4', mimeType: 'video/mp4' },
  webm: { is: 'film', extension: 'webm', mimeType: 'video/webm' },
  pdf: { is: 'document', extension: 'pdf', mimeType: 'application/pdf' },
  docx: {
    is: 'document',
    extension: 'docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  heic: { is: 'convertible', extension: 'heic', mimeType: 'image/heic' },
  // Detected so that the refusal can explain what to do.
  mov: { is: 'unsupported', extension: 'mov', mimeType: 'video/quicktime' },
} as const satisfies Record<string, FileKind>

/** Media types of the library that are one of our kinds under another name. */
const otherNames: Readonly<Record<string, keyof typeof kinds>> = {
  'image/apng': 'png',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'video/x-m4v': 'mp4',
  'video/3gpp': 'mp4',
}

const byMimeType = new Map<string, FileKind>([
  ...Object.values(kinds).map((kind) => [kind.mimeType, kind] as const),
  ...Object.entries(otherNames).map(([mimeType, name]) => [mimeType, kinds[name]] as const),
])

/** For the choice of a picture; browsers know no type of a HEIC. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic,.heif'

type Content = Blob | Uint8Array

const firstBytes = async (content: Content, count: number): Promise<Uint8Array> =>
  content instanceof Blob
    ? new Uint8Array(await content.slice(0, count).arrayBuffer())
    : content.subarray(0, count)

const allBytes = async (content: Content): Promise<Uint8Array> =>
  content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content

/** AVIF and HEIC share the brand `mif1`, which the library reports as HEIC: the compatible brands distinguish them. */
async function hasAvifBrand(content: Content): Promise<boolean> {
  const head = await firstBytes(content, 256)
  const boxLength = new DataView(head.buffer, head.byteOffset).getUint32(0)
  return new TextDecoder('latin1').decode(head.subarray(16, boxLength)).includes('avif')
}

/**
 * @returns null for all other kinds, such as SVG, HTML and XML, for an archive that cannot be read, and for a PDF that was
 *   not transferred to its end
 */
export async function detectFileKind(content: Content): Promise<FileKind | null> {
  // Imported when a file is chosen: most pages of the studio do not need it.
  const { fileTypeFromBlob, fileTypeFromBuffer } = await import('file-type/core')
  const detection = content instanceof Blob ? fileTypeFromBlob(content) : fileTypeFromBuffer(content)
  const type = await detection.catch(() => undefined)
  if (type?.mime === 'image/heif' && (await hasAvifBrand(content))) return kinds.avif
  if (type?.mime === kinds.pdf.mimeType || (!type && hasPdfHeader(await firstBytes(content, 1024))))
    return isWholePdf(await allBytes(content)) ? kinds.pdf : null
  return byMimeType.get(type?.mime ?? '') ?? null
}
