import { expect, type Page } from '@playwright/test'

import { siteUrl } from './site-url'
import { StudioSession } from './studio-session'
import { thinPng } from './thin-png'
import { waitForHydration } from './wait-for-hydration'

/** Languages of the studio in which an editor's first hour is tried. */
export const studioLanguages = ['fr', 'nl'] as const
export type StudioLanguage = (typeof studioLanguages)[number]

/** Names that Payload or a field gives, in the language of the studio. */
export const studioNames = {
  fr: {
    addBlock: /^Ajouter.+bloc$/i,
    blocks: ['Bannière principale', 'Texte', 'Dernières offres', 'Témoignages', 'Équipe', 'Appel à l’action'],
    media: 'Médias',
    known: 'Connu',
    house: /^Maison/,
    publish: /^Publier les modifications/,
    address: 'Adresse publique',
  },
  nl: {
    addBlock: /blok toevoegen$/i,
    blocks: ['Hoofdbanner', 'Tekst', 'Nieuwste aanbod', 'Getuigenissen', 'Team', 'Oproep tot actie'],
    media: 'Media',
    known: 'Gekend',
    house: /^(Huis|Woning|Maison)/,
    publish: /^Wijzigingen publiceren/,
    address: 'Publiek adres',
  },
} satisfies Record<StudioLanguage, object>

/**
 * Signs a new editor in, because the studio remembers for each account what was open.
 *
 * @returns the id of the account
 */
export async function signInNewEditor(page: Page, language: StudioLanguage, mark: string): Promise<string> {
  const session = StudioSession.of('administrator')
  const login = { email: `${mark}@immo-perron.example`, password: `Une heure au studio ${mark}` }
  const account = await session.create('/users/', { ...login, name: mark, role: 'editor', language })
  await page.context().addCookies([{ name: 'perron-lng', value: language, url: siteUrl }])
  const answer = await page.request.post('/api/users/login', {
    data: login,
    headers: { origin: siteUrl },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/admin/?locale=fr')
  await waitForHydration(page)
  return account.id
}

/** Each of its own size, so that no two files are the same. */
export const examplePhotos = (mark: string) =>
  Array.from({ length: 6 }, (_, index) => ({
    name: `${mark}-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: thinPng(900 + index, 600),
  }))

/** What was typed last is stored within a second. */
export const untilSaved = async (page: Page) => {
  await expect(page.locator('.autosave')).toBeVisible()
  await page.waitForLoadState('networkidle')
}
