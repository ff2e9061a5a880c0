import { inflateSync } from 'node:zlib'

/** The streams of a PDF as text, decompressed where needed. */
export function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) => {
    const bytes = Buffer.from(body ?? '', 'latin1')
    try {
      return inflateSync(bytes).toString('latin1')
    } catch {
      return bytes.toString('latin1')
    }
  })
}
