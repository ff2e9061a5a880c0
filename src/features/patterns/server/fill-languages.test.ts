import type { FieldHook } from 'payload'
import { expect, test } from 'vitest'

import { fillLanguages } from './fill-languages'

type HookArguments = Parameters<FieldHook>[0]

/** The languages that are stored beside the saved one. */
async function saved(value: unknown, locale: string, stored?: Record<string, string>): Promise<unknown> {
  const siblingDocWithLocales: Record<string, unknown> = { ...(stored && { name: stored }) }
  const given = { value, field: { name: 'name' }, siblingDocWithLocales, req: { locale } }
  // The hook reads only these of its arguments.
  expect(await fillLanguages(given as unknown as HookArguments)).toBe(value)
  return siblingDocWithLocales.name
}

test.each([
  ['Accueil', 'fr', undefined, { nl: 'Accueil', fr: 'Accueil', en: 'Accueil', de: 'Accueil' }],
  [
    'Onthaal',
    'nl',
    { fr: 'Accueil', en: '' },
    { nl: 'Onthaal', fr: 'Accueil', en: 'Onthaal', de: 'Onthaal' },
  ],
  ['', 'fr', { nl: 'Onthaal' }, { nl: 'Onthaal' }],
  [null, 'fr', undefined, undefined],
  ['Accueil', 'all', { nl: 'Onthaal' }, { nl: 'Onthaal' }],
])('%j saved in %s beside %j', async (value, locale, stored, expected) => {
  expect(await saved(value, locale, stored)).toEqual(expected)
})
