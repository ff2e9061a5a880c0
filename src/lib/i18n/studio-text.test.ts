import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'

test.each([
  ['leads.inbox.total', { page: 1, pages: 1 }, /^1 (aanvraag|demande|lead|Anfrage),/],
  ['leads.inbox.chosen', {}, /^1 (gekozen|sélectionnée|chosen|ausgewählt)$/],
  ['dashboard.imports.result', {}, /^1 (fout|erreur|error|Fehler)$/],
  ['modules.questionHeading', {}, /1 (pagina|page|Seite)\b(?!’)/],
  ['fields.stillUsed', {}, /^1 (pand|bien|property|Objekt) /],
  ['outbox.waiting', { reason: '–' }, /^1 (e-mail|mail|E-Mail) /],
  ['translation.panel.missingCount', {}, /(ontbreekt|manquant|missing|fehlt)\s?: 1$/],
] as const)('%s speaks of one in the singular, in every language', (key, values, expected) => {
  for (const locale of locales) expect(studioText(locale, key, { count: 1, ...values })).toMatch(expected)
})

test('an unknown language gives the source language', () => {
  expect(studioText('es', 'leads.inbox.total', { count: 2, page: 1, pages: 3 })).toBe(
    '2 demandes, page 1 sur 3',
  )
})

test.each(['onPages', 'white', 'dark'] as const)(
  'a contrast is written as the language writes numbers: %s',
  (key) => {
    const written = locales.map(
      (locale) =>
        studioText(locale, `fields.contrast.${key}`, { ratio: 9.2, verdict: '–' }).match(/9.2/)?.[0],
    )
    expect(written).toEqual(locales.map((locale) => new Intl.NumberFormat(locale).format(9.2)))
  },
)
