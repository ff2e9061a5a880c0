import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { command, commands, press, question, settings } from '../support/consent-question'
import { interfaceText } from '../support/interface-texts'
import { settle } from '../support/policy-watch'
import { siteUrl } from '../rig/site-url'
import { StudioSession } from '../rig/studio-session'

/** A visitor who comes for the first time. */
test.use({ storageState: { cookies: [], origins: [] } })
test.describe.configure({ mode: 'default' })

const fr = (key: string) => interfaceText('fr', key)
const ids = {
  analyticsId: 'G-PERRON0001',
  adsId: 'AW-123456789',
  tagManagerId: 'GTM-PERRON1',
  pixelId: '123456789012',
}
const none = { analyticsId: null, adsId: null, tagManagerId: null, pixelId: null }
/** Answers requests to other servers itself and lists their URLs. */
async function watchOthers(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(
    (url) => url.origin !== new URL(siteUrl).origin && url.protocol.startsWith('http'),
    async (route) => {
      requests.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return requests
}

const hosts = (urls: string[]) => [...new Set(urls.map((url) => new URL(url).host))].toSorted()

test.describe('where trackers are configured', () => {
  const session = StudioSession.of('administrator')
  const configure = (values: object) => session.create('/globals/siteConfig/', values)
  test.beforeAll(async () => {
    await configure(ids)
  })
  test.afterAll(() => configure(none))

  /** Kept pages, and one that is made on request, whose policy is another. */
  for (const path of ['/fr/', '/fr/a-vendre/?type=1'])
    test(`nothing is loaded from others before the choice, and all of it after, on ${path}`, async ({
      page,
    }) => {
      const requests = await watchOthers(page)
      const refused: string[] = []
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text())
      })
      await page.goto(path)
      await expect(question(page)).toBeVisible()
      await settle(page)
      expect(requests).toEqual([])
      await press(page, 'consent.agreeAll')
      await expect.poll(() => hosts(requests)).toEqual(['connect.facebook.net', 'www.googletagmanager.com'])
      expect(requests.some((url) => url.includes('gtm.js?id=GTM-PERRON1'))).toBe(true)
      expect(requests.some((url) => url.includes('gtag/js?id=G-PERRON0001'))).toBe(true)
      const layer = await commands(page)
      const at = (test: (entry: unknown[]) => boolean) => layer.findIndex(test)
      expect(at(([name]) => name === 'config')).toBeGreaterThan(at(([, kind]) => kind === 'update'))
      expect(at(([, kind]) => kind === 'page_view')).toBeGreaterThan(at(([name]) => name === 'config'))
      expect(refused).toEqual([])
    })

  test('declining loads nothing, then or later', async ({ page }) => {
    const requests = await watchOthers(page)
    await page.goto('/fr/')
    await press(page, 'consent.decline')
    await page.goto('/fr/contact/')
    await expect.poll(() => command(page, 'event', 'page_view')).toHaveLength(1)
    await settle(page)
    expect(requests).toEqual([])
  })

  test('each category loads only what is its own', async ({ page }) => {
    const requests = await watchOthers(page)
    await page.goto('/fr/')
    await press(page, 'consent.change')
    await settings(page)
      .getByRole('switch', { name: fr('consent.social') })
      .check()
    await press(page, 'consent.agreePartly')
    await expect.poll(() => hosts(requests)).toEqual(['connect.facebook.net'])
  })

  test('a path with preview in it is never asked and never counted', async ({ page }) => {
    const requests = await watchOthers(page)
    await page.goto('/fr/preview-of-a-page/')
    await settle(page)
    await expect(question(page)).toBeHidden()
    expect(requests).toEqual([])
    expect(await command(page, 'event', 'page_view')).toEqual([])
  })
})
