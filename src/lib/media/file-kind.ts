/** What a file is, told from its first bytes: its name and the type its sender states prove nothing. */
export interface FileKind {
  is: 'picture' | 'film' | 'document' | 'unsupported'
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
  // Known so that the refusal can say what to do.
  heic: { is: 'unsupported', extension: 'heic', mimeType: 'image/heic' },
  mov: { is: 'unsupported', extension: 'mov', mimeType: 'video/quicktime' },
} as const satisfies Record<string, FileKind>

/** The brands of an ISO media file; `avis` is a moving picture. */
const brands: [RegExp, keyof typeof kinds][] = [
  [/^avi[fs]$/, 'avif'],
  [/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/, 'heic'],
  [/^qt {2}$/, 'mov'],
  [/^(?:isom|iso[2-9]|mp4[12]|avc1|dash|mmp4|M4VP?|M4V |MSNV|f4v |3gp\d|cmfc)$/, 'mp4'],
]

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const contains = (bytes: Uint8Array, text: string, within: number): boolean =>
  latin(bytes, 0, Math.min(within, bytes.length)).includes(text)

/** An ISO media file says in its first box who may play it. */
function isoKind(bytes: Uint8Array): keyof typeof kinds | null {
  const major = latin(bytes, 8, 12)
  const kind = brands.find(([pattern]) => pattern.test(major))?.[1] ?? null
  // `mif1` is said by both: the compatible brands decide.
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), 256)
  return kind === 'heic' && latin(bytes, 16, length).includes('avif') ? 'avif' : kind
}

/** A Word file is a zip whose first entries tell what it holds. */
const looksLikeDocx = (bytes: Uint8Array): boolean =>
  contains(bytes, '[Content_Types].xml', 8192) || contains(bytes, 'word/', 8192)

function nameOf(bytes: Uint8Array): keyof typeof kinds | null {
  const head = latin(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (head.slice(4, 8) === 'ftyp') return isoKind(bytes)
  if (head.startsWith('\x1a\x45\xdf\xa3')) return contains(bytes, 'webm', 64) ? 'webm' : null
  if (head.startsWith('%PDF-')) return 'pdf'
  if (head.startsWith('PK\x03\x04')) return looksLikeDocx(bytes) ? 'docx' : null
  return null
}

/** Null for everything else: SVG, HTML and XML among it. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  if (bytes.length < 12) return null
  const name = nameOf(bytes)
  return name && kinds[name]
}
