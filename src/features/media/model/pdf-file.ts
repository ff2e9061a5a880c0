/**
 * Readers accept a header within the first 1024 bytes (ISO 32000-1, annex H, note 13): some mail programs and scanners
 * write a few bytes before it.
 */
const headerWithin = 1024

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** @param head the first bytes of a file; at least 1024, if it has so many */
export const hasPdfHeader = (head: Uint8Array): boolean =>
  /%PDF-\d/.test(latin1(head.subarray(0, headerWithin)))

/** A linearised file has an end mark at its beginning too, and states its length there. */
const statedLength = (text: string): number =>
  Number(/\/Linearized[^]{0,200}?\/L\s+(\d{1,10})\b/.exec(text.slice(0, headerWithin + 1024))?.[1] ?? 0)

/**
 * Whether a PDF was transferred to its end. Its content is not judged: readers repair wrong tables, bytes after the end
 * and updates that were cut off, and a file is only ever downloaded.
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  const hasEnd = text.includes('%%EOF') || /startxref\s+\d/.test(text)
  return hasPdfHeader(bytes) && hasEnd && bytes.length >= statedLength(text)
}
