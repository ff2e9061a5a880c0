import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { interfaceText } from '../support/interface-texts'
import { siteUrl } from '../rig/site-url'
import { StudioSession } from '../rig/studio-session'

const fr = (key: string) => interfaceText('fr', key)
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const header = (page: Page) => page.getByRole('banner')

test.describe('the popup', () => {
  test.describe.configure({ mode: 'default' })
  /** So long that it opens only for a test that moves the clock. */
  const delay = 600
  const title = 'Portes ouvertes samedi'
  const popup = (page: Page) => page.getByRole('dialog', { name: title })
  const isRemembered = (page: Page) => page.evaluate(() => sessionStorage.getItem('modalActive') !== null)
  const session = StudioSession.of('editor')
  let before: Record<string, unknown>

  test.beforeAll(async () => {
    before = await session.read('/globals/popup/?locale=fr&depth=0')
    await session.create('/globals/popup/?locale=fr', {
      _status: 'published',
      delay,
      title,
      link: { label: 'Voir le projet', url: '/contact/' },
    })
  })
  test.afterAll(async () => {
    const { _status, delay: delayBefore, title: titleBefore, link } = before
    await session.create('/globals/popup/?locale=fr', {
      _status,
      delay: delayBefore,
      title: titleBefore,
      link,
    })
  })
  test.beforeEach(({ page }) => page.clock.install())

  const open = async (page: Page, path = '/fr/contact/') => {
    await page.goto(path)
    await waitForHydration(page)
    await expect(popup(page)).toBeHidden()
    await page.clock.fastForward(delay * 1000 + 100)
  }

  test('opens after its delay, closes by its button, gives the focus back and stays away', async ({
    page,
  }) => {
    await page.goto('/fr/contact/')
    await waitForHydration(page)
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await link.focus()
    await page.clock.fastForward((delay - 5) * 1000)
    await expect(popup(page)).toBeHidden()
    await page.clock.fastForward(6000)
    await expect(popup(page)).toBeVisible()
    await expect(popup(page).getByRole('link', { name: 'Voir le projet' })).toBeVisible()
    await popup(page)
      .getByRole('button', { name: fr('shell.close') })
      .click()
    await expect(popup(page)).toBeHidden()
    await expect(link).toBeFocused()
    await expect.poll(() => isRemembered(page)).toBe(true)
    await open(page)
    await expect(popup(page)).toBeHidden()
  })

  test('closes by Escape', async ({ page }) => {
    await open(page)
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    await expect.poll(() => isRemembered(page)).toBe(true)
  })

  test('closes by its link', async ({ page }) => {
    await open(page, '/fr/')
    await popup(page).getByRole('link', { name: 'Voir le projet' }).click()
    await expect(page).toHaveURL(/\/fr\/contact\/$/)
    await expect.poll(() => isRemembered(page)).toBe(true)
  })

  test('stays away when the URL shows that a form was sent', async ({ page }) => {
    await open(page, '/fr/contact/?form-submit=1')
    await expect(popup(page)).toBeHidden()
    await expect.poll(() => isRemembered(page)).toBe(true)
  })

  test('is in no page of a language without a title', async ({ page }) => {
    const german = await session.read('/globals/popup/?locale=de&depth=0')
    await session.create('/globals/popup/?locale=de', { _status: 'published', title: null })
    try {
      await page.goto('/de/')
      await expect(page.locator('dialog[data-popup]')).toHaveCount(0)
    } finally {
      await session.create('/globals/popup/?locale=de', { _status: 'published', title: german.title })
    }
  })

  test.describe('on a first visit', () => {
    test.use({ storageState: { cookies: [], origins: [] } })

    test('waits for the answer about consent', async ({ page }) => {
      await open(page)
      await expect(page.getByRole('button', { name: fr('consent.decline') })).toBeVisible()
      await expect(popup(page)).toBeHidden()
      await page.getByRole('button', { name: fr('consent.decline') }).click()
      await expect(popup(page)).toBeVisible()
    })
  })

  for (const size of [phone, desktop])
    test(`axe finds nothing in it at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await open(page)
      await expect(popup(page)).toBeVisible()
      expect(await findViolations(page, { within: 'dialog[data-popup]' })).toEqual([])
    })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('shows nothing, while menu and languages work', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto('/fr/contact/')
      await expect(popup(page)).toBeHidden()
      await header(page).locator('.drawer > summary').click()
      await header(page).getByRole('link', { name: 'de', exact: true }).click()
      await expect(page).toHaveURL(`${siteUrl}/de/kontakt/`)
    })
  })
})
