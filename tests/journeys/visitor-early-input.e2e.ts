import { expect, type Page } from '@playwright/test'

import { siteContactFixture } from '@/features/leads/form/site-contact.fixture'

import { test } from '../support/browser-test'
import { waitForForm, waitForHydration } from '../support/wait-for-hydration'
import { formOf, ownClientIp } from '../rig/form-filling'
import { holdScripts } from '../support/hold-scripts'
import { interfaceText } from '../support/interface-texts'
import { panelOf, sale } from '../support/listing'
import { signIn, StudioSession } from '../rig/studio-session'
import { newMark } from '../support/test-page'

/** What is typed or chosen before the scripts of a page have arrived counts once they have. */

const text = (key: string) => interfaceText('fr', key)

/** Opens a page whose scripts do not arrive before the function it gives is called. */
async function openStatic(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main, form').first().waitFor()
  return release
}

test.describe('the filters of a list', () => {
  test('the places are those that were searched for', async ({ page }) => {
    const release = await openStatic(page, sale)
    const panel = panelOf(page, 'city')
    await panel.locator('summary').click()
    await panel.getByRole('searchbox').fill('flem')
    release()
    // The town, and the town with its parts.
    await expect(panel.getByRole('checkbox')).toHaveCount(2)
    await expect(panel.getByRole('searchbox')).toHaveValue('flem')
    await expect(panel.getByRole('searchbox')).toBeFocused()
  })

  test(
    'a panel that was shut with something changed shows the results',
    { tag: '@full' },
    async ({ page }) => {
      const release = await openStatic(page, sale)
      const panel = panelOf(page, 'type')
      await panel.locator('summary').click()
      await panel.getByRole('checkbox', { name: /^Terrain/ }).check()
      await panel.locator('summary').click()
      release()
      await expect(page).toHaveURL(/\?type=4$/)
    },
  )

  test('Escape takes back what was ticked', { tag: '@full' }, async ({ page }) => {
    const release = await openStatic(page, sale)
    const panel = panelOf(page, 'type')
    await panel.locator('summary').click()
    await panel.getByRole('checkbox', { name: /^Terrain/ }).check()
    release()
    await waitForHydration(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('details[open]')).toHaveCount(0)
    await expect(page.locator('input[name=type]:checked')).toHaveCount(0)
  })
})

test('the quick search suggests what was typed', async ({ page }) => {
  const release = await openStatic(page, '/fr/')
  const field = page.getByLabel(text('search.label'))
  await field.fill('tilleur')
  release()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toHaveValue('tilleur')
  await expect(page.getByRole('listbox').getByRole('option').filter({ hasNotText: 'Ref' })).toHaveCount(2)
})

test.describe('a form', () => {
  test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

  const drafts = (page: Page) =>
    page.evaluate(() =>
      Object.entries(sessionStorage).flatMap(([key, value]) => (key.startsWith('form-draft') ? [value] : [])),
    )

  test('counts as touched, and what was typed is kept as a draft', async ({ page }) => {
    const release = await openStatic(page, '/fr/contact/')
    const message = formOf(page, 'fr', 'siteContact').locator('[name="message"]')
    await message.fill('Une question sur le quai')
    const challenge = page.waitForRequest(/\/forms-challenge\//)
    release()
    await challenge
    await expect.poll(async () => (await drafts(page)).join()).toContain('Une question sur le quai')
    await expect(message).toHaveValue('Une question sur le quai')
  })

  test('an older draft fills in the rest only', { tag: '@full' }, async ({ page }) => {
    await page.goto('/fr/contact/')
    const form = formOf(page, 'fr', 'siteContact')
    await waitForForm(form)
    await form.locator('[name="lastName"]').fill(String(siteContactFixture.lastName))
    await form.locator('[name="message"]').fill('Avant')
    await expect.poll(async () => (await drafts(page)).join()).toContain('Avant')
    await page.goto('/fr/')
    const release = await openStatic(page, '/fr/contact/')
    await form.locator('[name="message"]').fill('Maintenant')
    release()
    await expect(form.locator('[name="lastName"]')).toHaveValue(String(siteContactFixture.lastName))
    await expect(form.locator('[name="message"]')).toHaveValue('Maintenant')
  })

  test('of several parts goes on in the part where one was typing', { tag: '@full' }, async ({ page }) => {
    const release = await openStatic(page, '/fr/estimation-gratuite/')
    const form = formOf(page, 'fr', 'contactDemand')
    const email = form.locator('[name="email"]')
    await email.fill('anne@')
    release()
    await expect(form).toHaveAttribute('novalidate', '')
    await expect(email).toBeFocused()
    await page.keyboard.type('example.org')
    await expect(email).toHaveValue('anne@example.org')
  })
})

test.describe('the studio', () => {
  test.use({ locale: 'fr-BE' })

  test('a status that was chosen in the inbox is saved', async ({ page }) => {
    const session = StudioSession.of('administrator')
    const mark = newMark()
    const { id } = await session.create('/leads/', {
      subject: `Question de ${mark}`,
      form: 'siteContact',
      language: 'fr',
      person: { firstName: 'Ève', lastName: mark, email: `${mark}@example.org` },
      answers: { message: 'Bonjour' },
    })
    try {
      await signIn(page, 'administrator')
      const release = await openStatic(page, `/admin/collections/leads/?search=${mark}`)
      await page.getByRole('combobox', { name: /^Statut de/ }).selectOption('inProgress')
      release()
      const status = async () => (await session.read(`/leads/${id}/?depth=0`)).status
      await expect.poll(status).toBe('inProgress')
    } finally {
      await session.remove(`/leads/${id}/`)
    }
  })
})
