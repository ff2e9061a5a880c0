import { isRecord } from '@/lib/values/read-value'

import { isDraftChange, type DraftChange } from '@/features/translation/model/find-changes'

/** Why a save was refused: another one came first. */
export interface Conflict {
  /** The path of the document in the API: `pages/1`, `globals/header`. */
  document: string
  /** Who saved first and when, and where the refused text is: whole sentences for the dialog. */
  message: string
  /** The version that holds the refused texts; null when only the form has them. */
  kept: string | null
  /** The stored revision, on which a save that replaces it must be based. */
  revision: number
  /** What differs: `before` is stored, `after` is in the refused form. */
  changes: DraftChange[]
}

/** The conflict in an answer of the API with status 409; null for other answers. */
export function readConflict(body: unknown): Conflict | null {
  const errors: unknown = isRecord(body) ? body.errors : null
  const error: unknown = Array.isArray(errors) ? errors[0] : null
  const conflict = isRecord(error) && isRecord(error.data) ? error.data.conflict : null
  if (!isRecord(conflict)) return null
  const { changes, document, kept, message, revision } = conflict
  if (typeof document !== 'string' || typeof revision !== 'number' || typeof message !== 'string') return null
  return {
    document,
    kept: typeof kept === 'string' ? kept : null,
    revision,
    changes: Array.isArray(changes) ? changes.filter(isDraftChange) : [],
    message,
  }
}
