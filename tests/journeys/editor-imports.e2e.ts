import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { houseRecord, type FeedRecord } from '../support/feed-records'
import { removeImportSource } from '../support/remove-import-source'
import { signIn, StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE' })

const patience = { timeout: 60_000 }
const folder = path.join(process.env.PERRON_DATA_DIR ?? 'data', 'imports')

/** Without its energy certificate the compliance gate keeps a house as a draft, so that no other journey sees it. */
const draftHouse = (id: number, more: FeedRecord = {}) =>
  houseRecord(id, { EPCLabelText: '', EPCTotal: '', EPCUniqueCode: '', EnergyPerformance: '', ...more })

/** A source whose file is written by the test, and everything that comes from it. */
async function withFeed(run: (feed: Feed) => Promise<void>): Promise<void> {
  const session = StudioSession.of('administrator')
  const key = `journey-${Date.now()}`
  const file = path.join(folder, `${key}.json`)
  const first = Date.now() % 900_000_000
  await mkdir(folder, { recursive: true })
  try {
    await run({
      key,
      session,
      idOf: (number) => first + number,
      write: (properties) => writeFile(file, JSON.stringify({ types: [], properties })),
    })
  } finally {
    await removeImportSource(session, key)
    await rm(file, { force: true })
    await rm(path.join(folder, key), { force: true, recursive: true })
  }
}

interface Feed {
  key: string
  session: StudioSession
  idOf: (number: number) => number
  write: (properties: readonly FeedRecord[]) => Promise<void>
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForHydration(page)
}

/** Makes the source in the studio's form, as an administrator does. */
async function makeSource(page: Page, key: string): Promise<void> {
  await open(page, '/admin/imports/')
  await page.getByRole('link', { name: 'Ajouter une source' }).click()
  await page.waitForURL(/importSources\/create/, patience)
  await waitForHydration(page)
  // First, because each change after it asks again which fields are shown.
  await page.locator('#field-location .rs__control').click()
  await page.locator('.rs__option', { hasText: 'Fichier' }).click()
  await page.locator('#field-name').fill(`Bureau ${key}`)
  await page.locator('#field-key').fill(key)
  await page.locator('#field-file').fill(`${key}.json`)
  await page
    .locator('#field-languages .rs__multi-value', { hasText: 'Nederlands' })
    .locator('.rs__multi-value__remove, button, svg')
    .first()
    .click()
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/importSources\/[\w-]{10,}/, patience)
}

const cardOf = (page: Page, key: string) => page.getByRole('region', { name: `Bureau ${key}` })

/** Waits until the run on the page has ended in a state. */
const expectState = (page: Page, state: string) =>
  expect(page.locator('.studio-head .studio-badge')).toHaveText(state, patience)

async function importNow(page: Page, key: string): Promise<void> {
  await open(page, '/admin/imports/')
  await cardOf(page, key).getByRole('button', { name: 'Importer maintenant' }).click()
  await page.waitForURL(/importRuns/, patience)
}

test(
  'an administrator sets a source up, tests it, looks at a dry run and applies exactly that',
  { tag: '@full' },
  ({ page }) =>
    withFeed(async ({ key, idOf, write }) => {
      const houses = [1, 2, 3].map((number) => draftHouse(idOf(number)))
      await write([...houses.slice(0, 2), { ...houses[2], Status: '77' }, { ID: idOf(4), language: 'fr' }])
      await signIn(page, 'administrator')
      await makeSource(page, key)

      await open(page, '/admin/imports/')
      expect(await findViolations(page)).toEqual([])
      await cardOf(page, key).getByRole('link', { name: 'Tester la connexion' }).click()
      await expect(page.getByText('La source a été atteinte et lue.')).toBeVisible(patience)
      await expect(page.getByRole('region', { name: 'Après conversion' })).toContainText('À vendre')
      expect(await findViolations(page)).toEqual([])

      await open(page, '/admin/imports/')
      await cardOf(page, key).getByRole('button', { name: 'Lancer un essai' }).click()
      await page.waitForURL(/importRuns/, patience)
      await expectState(page, 'Essai terminé')
      await waitForHydration(page)
      expect(await findViolations(page)).toEqual([])
      const difference = page.getByRole('region', { name: 'Différences' })
      await expect(difference.getByRole('row')).toHaveCount(5)
      await page.getByRole('searchbox').fill(String(idOf(2)))
      await page.getByRole('button', { name: 'Afficher' }).click()
      await expect(page.getByRole('region', { name: 'Différences' }).getByRole('row')).toHaveCount(2)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'En CSV' }).click()
      const text = await readFile(await (await download).path(), 'utf8')
      expect(text).toContain(`${idOf(4)};Refusé`)

      // The search has loaded the page again.
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Appliquer ces différences' }).click()
      await expectState(page, 'Appliqué')
      await expect(
        page.getByText('Brouillons jusqu’à ce que les mentions obligatoires y soient'),
      ).toBeVisible()

      await waitForHydration(page)
      await page.getByRole('combobox', { name: /^Statut «\s77\s»/ }).selectOption({ label: 'Vendu' })
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
      await expect(page.getByText('Retenu ; les biens sont en cours d’importation.')).toBeVisible(patience)
      // The import before it has the same state.
      const before = page.url()
      await page.getByRole('link', { name: 'Voir cette importation' }).click()
      await expect(page).not.toHaveURL(before, patience)
      await expectState(page, 'Appliqué')
      await expect(page.getByRole('region', { name: 'Différences' })).toContainText('Vendu')
      await importNow(page, key)
      await expectState(page, 'Appliqué')
      await expect(page.getByText('Codes inconnus')).toHaveCount(0)
    }),
)

test(
  'an editor says with the keyboard which place a feed means, and its property is imported',
  { tag: '@full' },
  ({ page }) =>
    withFeed(async ({ key, session, idOf, write }) => {
      const data = {
        name: `Bureau ${key}`,
        key,
        format: 'specification3',
        location: 'file',
        languages: ['fr'],
      }
      await session.create('/importSources/', { ...data, file: `${key}.json` })
      await write([draftHouse(idOf(1), { Zip: '', City: `Lieu ${key}` }), draftHouse(idOf(2), { Goal: '-' })])
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, 'editor')
      await importNow(page, key)
      await expectState(page, 'Appliqué')
      await expect(page.getByText(/^2 lus.* 1 refusé,.* 1 en attente d’une réponse/)).toBeVisible()
      const refused = page.getByRole('region', { name: 'Non importés' })
      await expect(refused).toContainText('1 bien')
      await expect(refused.getByRole('link', { name: 'Ouvrir la source' })).toBeVisible()
      await waitForHydration(page)
      expect(await findViolations(page)).toEqual([])
      const questions = page.getByRole('region', { name: 'Questions' })
      await expect(questions.getByRole('combobox', { name: new RegExp(`Lieu ${key}`) })).toBeVisible()
      await questions.getByText('Créer un nouveau lieu').press('Enter')
      await questions.getByLabel('Code postal').fill('4900')
      await questions.getByLabel('Nom du lieu').fill('Spa')
      await questions.getByLabel('Nom du lieu').press('Enter')
      await expect(questions.getByRole('combobox')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Questions' })).toBeFocused()
      await questions.getByRole('link', { name: 'Voir cette importation' }).press('Enter')
      await page.waitForURL(/importRuns/, patience)
      await expectState(page, 'Appliqué')
      await expect(page.getByText(/^1 lu\b.*\b1 nouveau\b/)).toBeVisible(patience)
    }),
)

test('an editor uploads a feed file with the keyboard, and applies what the dry run has found in it', ({
  page,
}) =>
  withFeed(async ({ key, session, idOf }) => {
    const data = {
      name: `Bureau ${key}`,
      key,
      format: 'specification3',
      location: 'folder',
      languages: ['fr'],
    }
    await session.create('/importSources/', data)
    await signIn(page, 'editor')
    await open(page, '/admin/imports/')
    await cardOf(page, key).getByText('Téléverser un fichier').focus()
    await page.keyboard.press('Enter')
    const feed = JSON.stringify({ types: [], properties: [draftHouse(idOf(1))] })
    await cardOf(page, key)
      .getByLabel(/^Fichier/)
      .setInputFiles({ name: 'offre.json', mimeType: 'application/json', buffer: Buffer.from(feed) })
    expect(await findViolations(page)).toEqual([])
    await cardOf(page, key).getByRole('button', { name: 'Téléverser' }).press('Enter')
    await page.waitForURL(/importRuns/, patience)
    await expectState(page, 'Essai terminé')
    await expect(page.getByText('offre.json')).toBeVisible()
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Appliquer ces différences' }).click()
    await expectState(page, 'Appliqué')
  }))

test('what an editor locks stays when the feed changes', { tag: '@full' }, ({ page }) =>
  withFeed(async ({ key, session, idOf, write }) => {
    const data = { name: `Bureau ${key}`, key, format: 'specification3', location: 'file', languages: ['fr'] }
    await session.create('/importSources/', { ...data, file: `${key}.json` })
    await write([draftHouse(idOf(1))])
    await signIn(page, 'editor')
    await importNow(page, key)
    await expectState(page, 'Appliqué')
    await page.getByRole('link', { name: String(idOf(1)) }).click()
    await page.waitForURL(/collections\/properties/, patience)
    const url = page.url()
    const id = /properties\/([\w-]+)/.exec(url)?.[1] ?? ''
    await session.update(`/properties/${id}/?draft=true`, { price: 199_000 })

    await write([draftHouse(idOf(1), { Price: '260000', NumberOfBedRooms: '5' })])
    await importNow(page, key)
    await expectState(page, 'Appliqué')
    expect(await session.read(`/properties/${id}/?draft=true&depth=0`)).toMatchObject({
      price: 199_000,
      bedrooms: 5,
      lockedFields: ['price'],
    })
    await open(page, url)
    await page.getByRole('tab', { name: 'Gestion', exact: true }).click()
    await page.getByText('Selon la source').first().click()
    const row = page.getByRole('row', { name: /^Prix 260/ })
    await expect(row).toContainText('199')
    await expect(row.getByRole('button', { name: 'Déverrouiller, Prix' })).toBeVisible()
  }),
)

test(
  'a feed that lost most properties waits for a person, who says why it is right',
  { tag: '@full' },
  ({ page }) =>
    withFeed(async ({ key, session, idOf, write }) => {
      const data = {
        name: `Bureau ${key}`,
        key,
        format: 'specification3',
        location: 'file',
        languages: ['fr'],
      }
      await session.create('/importSources/', { ...data, file: `${key}.json` })
      const houses = [1, 2, 3, 4, 5].map((number) => draftHouse(idOf(number)))
      await write(houses)
      await signIn(page, 'editor')
      await importNow(page, key)
      await expectState(page, 'Appliqué')
      await write(houses.slice(0, 1))
      await importNow(page, key)
      await expectState(page, 'En attente')
      await expect(page.getByText('Trop de biens disparaîtraient')).toBeVisible()
      await waitForHydration(page)
      expect(await findViolations(page)).toEqual([])
      await page.getByLabel('Pourquoi est-ce juste ?').fill('Quatre ventes cette semaine.')
      await page.getByRole('button', { name: 'Appliquer malgré tout' }).click()
      await expectState(page, 'Appliqué')
      await expect(page.getByText('Quatre ventes cette semaine.')).toBeVisible()
      const gone = await session.find(
        `/properties/?where[source][equals]=${key}&where[status][equals]=withdrawn&depth=0&draft=true`,
      )
      expect(gone).toHaveLength(4)
    }),
)
