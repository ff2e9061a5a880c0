import type { FileKind } from './feed-mutations'

/** How programs encode a whole file, with or without saying so. */
export type FileEncoding = 'utf8' | 'utf8-mark' | 'utf16-mark' | 'latin1-declared' | 'windows-undeclared'

export const encodingsOf = (kind: FileKind): readonly FileEncoding[] => [
  ...(['utf8', 'utf8-mark', 'utf16-mark', 'windows-undeclared'] as const),
  ...(kind === 'xml' ? (['latin1-declared'] as const) : []),
]

/** The signs of the examples that Windows-1252 has elsewhere than Unicode. */
const ofWindows: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92 }

const windows1252 = (text: string): Buffer =>
  Buffer.from(Uint8Array.from(text, (sign) => ofWindows[sign] ?? sign.charCodeAt(0)))

const declared = (text: string, name: string): string =>
  text.replace(/ encoding="[^"]*"/, name && ` encoding="${name}"`)

/** The bytes of a file; its declaration says what the program says of it. */
export function bytesOf(text: string, encoding: FileEncoding): Buffer {
  const withoutMark = text.replace(/^\ufeff/, '')
  switch (encoding) {
    case 'utf8':
      return Buffer.from(withoutMark)
    case 'utf8-mark':
      return Buffer.from(`\ufeff${withoutMark}`)
    case 'utf16-mark':
      return Buffer.from(`\ufeff${declared(withoutMark, 'UTF-16')}`, 'utf16le')
    case 'latin1-declared':
      return windows1252(declared(withoutMark, 'ISO-8859-1'))
    case 'windows-undeclared':
      return windows1252(declared(withoutMark, ''))
  }
}
