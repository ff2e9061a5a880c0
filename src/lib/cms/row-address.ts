/** Where a block is stored: its collection, its document and its own id. */
export interface RowAddress {
  collection: string
  document: string
  row: string
}

export const formatRowAddress = ({ collection, document, row }: RowAddress): string =>
  [collection, document, row].join('/')

/** Reads an address as the studio sent it; `null` for anything else. */
export function parseRowAddress(value: unknown): RowAddress | null {
  if (typeof value !== 'string') return null
  const [, collection, document, row] = /^([a-z-]{1,40})\/([\w-]{1,64})\/([\w-]{1,64})$/i.exec(value) ?? []
  return collection && document && row ? { collection, document, row } : null
}
