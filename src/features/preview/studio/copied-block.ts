import { isRecord } from '@/lib/values/read-value'

export type CopiedBlock = Record<string, unknown> & { blockType: string }

/** Shared by the tabs of the studio, until another block is copied. */
const key = 'perron.copied-block'

/** Keeps a block for another page. */
export const keepCopiedBlock = (block: CopiedBlock): void => localStorage.setItem(key, JSON.stringify(block))

/** The block that was copied last; null when there is none, or what is kept is no block. */
export function readCopiedBlock(): CopiedBlock | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    return isRecord(value) && typeof value.blockType === 'string' ? (value as CopiedBlock) : null
  } catch {
    return null
  }
}
