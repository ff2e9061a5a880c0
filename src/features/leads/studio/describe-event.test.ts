import { expect, test } from 'vitest'

import { leadEventKinds } from '@/features/leads/model/lead-event-kinds'
import type { LeadEvent } from '@/features/leads/model/lead-overview'

import { describeEvent } from './describe-event'
import { studioTranslator } from '@/lib/i18n/studio-text'

const nothing = { id: '1', by: null, at: '2027-01-15T10:00:00Z', from: null, to: null, text: null }

test.each([
  [{ kind: 'status', from: 'new', to: 'done' }, 'Statut : de Nouvelle à Traitée'],
  [{ kind: 'assignee', to: 'Anne' }, 'Attribution : de personne à Anne'],
  [{ kind: 'answered', to: '2027-01-15' }, 'Répondu'],
  [{ kind: 'answered' }, 'Finalement sans réponse'],
  [{ kind: 'note', text: 'Rappeler.' }, 'Rappeler.'],
  [{ kind: 'passFailed', text: '503' }, 'Échec de la transmission au CRM : 503'],
  [{ kind: 'status', from: null, to: 'gone' }, 'Statut : de – à gone'],
] as const)('%j is read as “%s”', (event, words) => {
  expect(describeEvent({ ...nothing, ...event }, 'fr', studioTranslator('fr')).replace(/\u00a0/g, ' ')).toBe(
    words,
  )
})

test('every event has a text, except an empty note', () => {
  for (const kind of leadEventKinds.filter((each) => each !== 'note')) {
    const event: LeadEvent = { ...nothing, kind }
    for (const language of ['nl', 'fr', 'en', 'de'])
      expect(describeEvent(event, language, studioTranslator(language))).not.toBe('')
  }
})
