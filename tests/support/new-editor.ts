import { expect, type Page } from '@playwright/test'

import { siteUrl } from '../rig/site-url'
import { StudioSession } from '../rig/studio-session'
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
    telephone: 'téléphone',
  },
  nl: {
    addBlock: /blok toevoegen$/i,
    blocks: ['Hoofdbanner', 'Tekst', 'Nieuwste aanbod', 'Getuigenissen', 'Team', 'Oproep tot actie'],
    media: 'Media',
    known: 'Gekend',
    house: /^(Huis|Woning|Maison)/,
    publish: /^Wijzigingen publiceren/,
    address: 'Publiek adres',
    telephone: 'telefoon',
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

/** Pictures of a stored property, as many as given. */
export const storedPictures = (count: number) => new RegExp(`"pictures":\\[(?:"[^"]+",?){${count}}\\]`)

/**
 * Waits until the draft that is open holds what was typed last, and the form shows that it is saved.
 *
 * @param words what the draft then holds, in any language
 * @returns the id of the document
 */
export async function untilSaved(page: Page, words: RegExp): Promise<string> {
  const editUrl = /\/collections\/([^/]+)\/([0-9a-f-]{36})/
  await expect(page).toHaveURL(editUrl)
  const [, collection, id = ''] = editUrl.exec(page.url()) ?? []
  const stored = () =>
    StudioSession.of('administrator').read(`/${collection}/${id}/?locale=all&draft=true&depth=0`)
  await expect.poll(async () => JSON.stringify(await stored())).toMatch(words)
  const state = page.locator('.autosave')
  await expect(state).toBeVisible()
  // In every language the form ends with these dots while it saves.
  await expect(state).not.toContainText('…')
  return id
}
