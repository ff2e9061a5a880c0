import type { StudioTranslator } from '@/lib/i18n/studio-text'
import { isOneOf } from '@/lib/values/read-value'

/** Why a CRM did not receive a lead: stored as a word, read in the editor's language. */
const reasons = ['signIn', 'refused', 'tooMany', 'late', 'unavailable', 'unreadable'] as const

export type CrmReason = (typeof reasons)[number]

/** The stored form: `refused: Zip is required`. */
export const writeCrmReason = (reason: CrmReason, detail: string): string => `${reason}: ${detail}`

/** A stored reason as a sentence; any other text, such as an error of the network, as it is. */
export function describeCrmReason(stored: string, t: StudioTranslator): string {
  const [, word = '', detail = ''] = /^([a-zA-Z]+): ([\s\S]*)$/.exec(stored) ?? []
  return isOneOf(reasons, word) ? t(`leads.crmReasons.${word}`, { detail: detail || '–' }) : stored
}
