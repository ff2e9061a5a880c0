import type { DraftChange } from '@/features/translation/model/find-changes'

/** The field of a form whose error says that another save came first. */
export const conflictField = 'revision'

/** What a save changes by itself. */
export const serverFields = new Set(['updatedAt', 'createdAt', conflictField, '_status'])

/** The stored document beside the texts of a form, in the language of the form. */
export interface Comparison {
  /** Who saved last and when: a sentence. */
  message: string
  /** The stored revision, on which a save that replaces it must be based. */
  revision: number
  /** What differs: `before` is stored, `after` is in the form. */
  changes: DraftChange[]
}
