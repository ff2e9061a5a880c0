import { isRecord } from '@/lib/values/read-value'

import { isDraftChange, type DraftChange } from './find-changes'

/** Why a save was refused: another one came first. */
export interface Conflict {
  /** The path of the document in the API: `pages/1`, `globals/header`. */
  document: string
  /** The version that holds the refused texts; null when only the form has them. */
  kept: string | null
  /** The stored revision, on which a save that replaces it must be based. */
  revision: number
  /** What differs: `before` is stored, `after` is in the refused form. */
  changes: DraftChange[]
}

/** The conflict in an answer of the API with status 409, and its words; null for other answers. */
export function readConflict(body: unknown): (Conflict & { message: string }) | null {
  const errors: unknown = isRecord(body) ? body.errors : null
  const error: unknown = Array.isArray(errors) ? errors[0] : null
  const conflict = isRecord(error) && isRecord(error.data) ? error.data.conflict : null
  if (!isRecord(error) || !isRecord(conflict)) return null
  const { changes, document, kept, revision } = conflict
  const { message } = error
  if (typeof document !== 'string' || typeof revision !== 'number' || typeof message !== 'string') return null
  return {
    document,
    kept: typeof kept === 'string' ? kept : null,
    revision,
    changes: Array.isArray(changes) ? changes.filter(isDraftChange) : [],
    message,
  }
}
