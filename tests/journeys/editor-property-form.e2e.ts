import { readFile } from 'node:fs/promises'

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { signIn, StudioSession, type StudioDocument } from '../rig/studio-session'
import { newMark } from '../support/test-page'

test.use({ locale: 'fr-BE' })

const certificate = { epcState: 'known', epcLabelText: 'C', energyPerformance: 300, epcTotal: 30_000 }

/** A home for sale in Flémalle that lacks one mention: the unique code of its certificate. */
async function makeProperty(session: StudioSession, headline: string): Promise<StudioDocument> {
  const [model] = await session.find('/properties/?where[localityKey][equals]=flemalle|4400&limit=1&depth=0')
  const { docs } = await session.read('/propertyTypes/?where[webId][equals]=1&limit=1&depth=0')
  const [house] = docs as StudioDocument[]
  return session.create('/properties/?draft=true&locale=fr&depth=0', {
    headline,
    goal: 'sale',
    status: 'active',
    price: 198_000,
    publishPrice: true,
    locality: model?.locality,
    type: house?.id,
    ...certificate,
    _status: 'draft',
  })
}

/** Once loaded, Payload's list completes its URL, which takes back a click that came just before. */
const settled = (page: Page) => expect(page).toHaveURL(/[?&]limit=/)

const checklistOf = (page: Page) => page.getByRole('region', { name: 'Mentions légales' })

test('a missing mention stops the agent, the checklist leads to its field, and then the property is published', async ({
  page,
}) => {
  const session = StudioSession.of('administrator')
  const headline = `Maison ${newMark()}`
  const { id, ref } = await makeProperty(session, headline)
  try {
    await signIn(page, 'agent')
    await page.goto(`/admin/collections/properties/${id}/?locale=fr`)
    await waitForHydration(page)
    const checklist = checklistOf(page)
    await expect(checklist).toContainText('À remplir avant de publier : 1')
    // 300 kWh/m² is a D on the Walloon scale; the certificate says C.
    await expect(page.getByText(/label D\. Le certificat indique C/)).toBeVisible()
    // An agent cannot set the list aside.
    await expect(checklist.getByRole('button', { name: 'Permettre' })).toHaveCount(0)
    await waitForHydration(page)
    // Section and field are marked as well.
    const essentials = page.getByRole('tab', { name: 'L’essentiel', exact: true })
    await expect(essentials).toHaveAccessibleDescription('À remplir avant de publier : 1')
    // Fields far below the screen are rendered once they come near.
    await page.getByText(/label D\. Le certificat indique C/).scrollIntoViewIfNeeded()
    const code = page.locator('#field-epcUniqueCode')
    await expect(code).toHaveAccessibleName('Code unique PEB à remplir avant de publier')
    const axe = new AxeBuilder({ page })
      .include('.studio-compliance')
      .include('.studio-sections__tabs')
      .include('.studio-notice')
    expect((await axe.analyze()).violations).toEqual([])

    const publish = page.getByRole('button', { name: 'Publier les modifications' })
    await publish.click()
    await expect(page.locator('.payload-toast-container')).toContainText('Code unique PEB')
    expect(await session.read(`/properties/${id}/?draft=true&depth=0`)).toMatchObject({ _status: 'draft' })

    await essentials.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Médias', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await checklist.getByRole('button', { name: 'Code unique PEB' }).click()
    await expect(code).toBeFocused()
    await page.keyboard.type('20250101-0000012345-01-2')
    await expect(checklist).toContainText('Tout ce qui est obligatoire est rempli.')
    await expect(essentials).toHaveAccessibleDescription('')
    // While the draft is being saved by itself, a click on the button is lost.
    const stored = async () => (await session.read(`/properties/${id}/?draft=true&depth=0`)).complianceState
    await expect.poll(stored).toBe('complete')
    await publish.click()
    const status = async () => (await session.read(`/properties/${id}/?depth=0`))._status
    await expect.poll(status).toBe('published')

    await page.goto(`/admin/collections/properties/?where[or][0][and][0][ref][equals]=${String(ref)}`)
    await settled(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Exporter cette liste (CSV)' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain(headline)
  } finally {
    await session.remove(`/properties/${id}/`)
  }
})

test(
  'the report names what is missing in words; an administrator may set it aside with a reason',
  { tag: '@full' },
  async ({ page }) => {
    const session = StudioSession.of('administrator')
    const { id, ref } = await makeProperty(session, `Maison ${newMark()}`)
    try {
      await signIn(page, 'administrator')
      await page.goto('/admin/collections/properties/')
      await waitForHydration(page)
      await page.getByRole('link', { name: 'Mentions manquantes' }).click()
      await settled(page)
      const row = page.getByRole('row').filter({ hasText: String(ref) })
      await expect(row).toContainText('Code unique PEB')
      const checklist = checklistOf(page)
      await row.getByRole('link').first().click()
      await checklist.waitFor()
      await waitForHydration(page)
      await checklist.getByRole('button', { name: 'Permettre quand même' }).click()
      const reason = 'Certificat commandé, accord écrit du propriétaire.'
      await checklist.getByRole('textbox').fill(reason)
      const stored = async () => (await session.read(`/properties/${id}/?draft=true&depth=0`)).complianceState
      await expect.poll(stored).toBe('overridden')
      await page.getByRole('button', { name: 'Publier les modifications' }).click()
      const read = () => session.read(`/properties/${id}/?depth=0`)
      await expect.poll(async () => (await read())._status).toBe('published')
      expect(await read()).toMatchObject({ complianceOverride: { reason, by: expect.any(String) } })
    } finally {
      await session.remove(`/properties/${id}/`)
    }
  },
)

test('each change is saved once', { tag: '@full' }, async ({ page }) => {
  const session = StudioSession.of('administrator')
  const { id } = await makeProperty(session, `Maison ${newMark()}`)
  try {
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/properties/${id}/?locale=fr`)
    await waitForHydration(page)
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('autosave=true')) saves.push(request.url())
    })
    for (const [index, words] of ['Un', 'Deux', 'Trois'].entries()) {
      const saved = page.waitForResponse(/autosave=true/)
      await page.locator('#field-headline').fill(words)
      expect((await saved).status()).toBe(200)
      // Until the form shows the answer, Payload counts a change twice: for this save and for the next one.
      await expect(page.locator('#action-save')).toBeEnabled()
      // Longer than the pause after which a form saves by itself.
      await expect(page.waitForRequest(/autosave=true/, { timeout: 3000 })).rejects.toThrow('Timeout')
      expect(saves).toHaveLength(index + 1)
    }
  } finally {
    await session.remove(`/properties/${id}/`)
  }
})
