import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { startLanguageModel, wordsOf, type ModelServer } from '../support/language-model'
import { waitForHydration } from '../support/wait-for-hydration'
import { siteUrl } from '../rig/site-url'
import { signIn, StudioSession } from '../rig/studio-session'

/** Proposals of a language model in the form of a property, in French. The site expects the model at this address. */
const modelUrl = process.env.PERRON_MODEL_URL

test.use({ locale: 'fr-BE' })

const session = StudioSession.of('administrator')

/** A draft of a house with three bedrooms. */
async function makeHouse(): Promise<string> {
  const [place] = await session.find('/localities/?limit=1&depth=0')
  const [type] = await session.find('/propertyTypes/?where[webId][equals]=1&limit=1&depth=0')
  const { id } = await session.create('/properties/?draft=true&locale=fr&depth=0', {
    ref: Math.floor(Math.random() * 90_000) + 900_000,
    goal: 'sale',
    price: 250_000,
    type: type?.id,
    locality: place?.id,
    street: 'Rue du Secret',
    bedrooms: 3,
    surfaceLiving: 140,
    description: 'Une maison.',
    _status: 'draft',
  })
  return id
}

const withModel = async (task: (model: ModelServer) => Promise<void>) => {
  if (!modelUrl)
    throw new Error('PERRON_MODEL_URL names the address at which the site expects a language model.')
  const model = await startLanguageModel(Number(new URL(modelUrl).port))
  try {
    await task(model)
  } finally {
    await model.stop()
  }
}

async function openForm(page: Page, id: string) {
  await signIn(page, 'editor')
  // As before the first time, also in a second run on one site.
  await page.request.delete('/api/payload-preferences/writing-help/', { headers: { origin: siteUrl } })
  await page.goto(`/admin/collections/properties/${id}/?locale=fr`)
  await waitForHydration(page)
  const description = page.locator('#field-description')
  await description.scrollIntoViewIfNeeded()
  const undo = page.locator('.doc-controls').getByRole('button', { name: 'Annuler', exact: true })
  return { description, undo, button: (name: string) => page.getByRole('button', { name, exact: true }) }
}

test('a proposal is shown with its wrong facts, taken over and undone; an outage changes nothing', async ({
  page,
}) => {
  const id = await makeHouse()
  await withModel(async (model) => {
    model.say('Cette maison offre cinq chambres et 140 m² habitables.')
    const { description, undo, button } = await openForm(page, id)
    await button('Proposer une description').click()
    const dialog = page.getByRole('dialog', { name: 'Proposition à relire' })
    await test.step('what is sent is shown before the first time', async () => {
      await expect(
        dialog.getByRole('heading', { name: 'Ce qui est envoyé au modèle de langage' }),
      ).toBeVisible()
      await expect(dialog.locator('pre').last()).toContainText('Chambres: 3')
      await expect(dialog).not.toContainText('Secret')
      expect(model.requests).toHaveLength(0)
      expect(await findViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
    })
    await test.step('the wrong fact is marked', async () => {
      await expect(dialog.locator('mark')).toHaveText(['cinq chambres'])
      await expect(dialog.getByRole('listitem')).toHaveText([
        /^cinq chambres\s: le bien indique Chambres\s3$/,
      ])
      await expect(dialog.getByText('Une maison.')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      expect(model.requests.map(wordsOf).join('')).not.toContain('Secret')
    })
    await test.step('another one is asked for and taken over, and undo brings the text back', async () => {
      model.say('Cette maison offre trois chambres.')
      await dialog.getByRole('button', { name: 'Recommencer', exact: true }).click()
      await expect(dialog.getByText('Cette maison offre trois chambres.')).toBeVisible()
      await expect(dialog.locator('mark')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Reprendre', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(description).toHaveValue('Cette maison offre trois chambres.')
      const mark = page.getByRole('group', { name: 'Aide à la rédaction' }).getByText('Proposition à relire')
      await expect(mark).toHaveCount(1)
      await undo.click()
      await expect(mark).toHaveCount(0)
      await expect(description).toHaveValue('Une maison.')
    })
    await test.step('an outage is said, and the form stays', async () => {
      model.failWith(503)
      await button('Plus court').click()
      await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(/occupé/)
      await dialog.getByRole('button', { name: 'Fermer', exact: true }).click()
      await expect(button('Plus court')).toBeFocused()
      await expect(description).toHaveValue('Une maison.')
    })
  })
  await session.remove(`/properties/${id}/`)
})
