import type { LeadEvent } from '@/lib/leads/lead-overview'
import { isLeadStatus, leadStatusLabels } from '@/lib/leads/lead-status'
import { isOfferState, offerStateLabels } from '@/lib/leads/offer-states'

import { studioText } from '../studio-text'
import { eventTexts, leadTexts } from './lead-texts'

const statusWords = (value: string | null, language: string): string =>
  isLeadStatus(value) ? studioText(language, leadStatusLabels[value]) : (value ?? '–')

const offerWords = (value: string | null, language: string): string =>
  isOfferState(value) ? studioText(language, offerStateLabels[value]) : (value ?? '–')

/** A line of the history in words; what a colleague wrote, where it is a note. */
export function describeEvent({ kind, from, to, text }: LeadEvent, language: string): string {
  const nobody = studioText(language, leadTexts.nobody)
  switch (kind) {
    case 'note':
      return text ?? ''
    case 'status':
      return studioText(language, eventTexts.status, {
        from: statusWords(from, language),
        to: statusWords(to, language),
      })
    case 'assignee':
      return studioText(language, eventTexts.assignee, { from: from ?? nobody, to: to ?? nobody })
    case 'answered':
      return studioText(language, to ? eventTexts.answered : eventTexts.unanswered)
    case 'offer':
      return studioText(language, eventTexts.offer, { to: offerWords(to, language) })
    default:
      return [studioText(language, eventTexts[kind]), text].filter(Boolean).join(': ')
  }
}
