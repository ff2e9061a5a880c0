import { isRecord } from '@/lib/values/read-value'

export type CopiedBlock = Record<string, unknown> & { blockType: string }

/** Shared by the tabs of the studio, until another block is copied. */
const key = 'perron.copied-block'

/** Keeps a block, with the texts of a language, for another page. Returns whether the browser keeps it. */
export function keepCopiedBlock(locale: string, block: CopiedBlock): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ locale, block }))
    return true
  } catch {
    return false
  }
}

/** The block that was copied last; null when there is none, or its texts are those of another language. */
export function readCopiedBlock(locale: string): CopiedBlock | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    if (!isRecord(value) || value.locale !== locale || !isRecord(value.block)) return null
    return typeof value.block.blockType === 'string' ? (value.block as CopiedBlock) : null
  } catch {
    return null
  }
}
