import { expect, test, type Page } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { demoPaths, templates } from '../support/demo-site'
import { sourcesFor } from '../support/policy'
import { open } from '../support/site'
import { StudioSession } from '../support/studio-session'
import { TestPage } from '../support/test-page'

type Watched = Window & { violations?: string[]; injected?: boolean }

/** Collects what the browser refuses, from the first byte of the page on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const reported: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) reported.push(message.text())
  })
  page.on('pageerror', (error) => reported.push(error.message))
  await page.addInitScript(() => {
    const own = window as Watched
    own.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      own.violations?.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return async () => [...reported, ...(await page.evaluate(() => (window as Watched).violations ?? []))]
}

/** The scripts have come and what they load at once too; a frame with a map never lets "network idle" come true. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('script[data-src]'))
  await page.waitForTimeout(800)
}

const wasInjected = (page: Page) => page.evaluate(() => (window as Watched).injected === true)

test.describe('nothing a page needs is refused by its own policy', () => {
  // The languages take turns: the policy is made of the page's scripts, not of its words.
  for (const [at, { name, path, status }] of templates.entries()) {
    const locale = locales[at % locales.length] ?? 'fr'
    test(`${name} in ${locale}`, async ({ page }) => {
      const refused = await watch(page)
      const answer = await page.goto(`/${locale}${path[locale]}`)
      expect(answer?.status()).toBe(status)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await settle(page)
      expect(await refused()).toEqual([])
    })
  }
})

test.describe('a script that got into the page does not run', () => {
  const smuggled = {
    'a script element': '<script>window.injected = true</script>',
    'a script that looks like one of Next':
      '<script>self.__next_f.push([1,""]);window.injected = true</script>',
    'an attribute': '<img src="/none.webp" alt="" onerror="window.injected = true">',
  }
  const pages = {
    'a kept page': '/fr/',
    'a page made on request': `/fr${demoPaths['/for-sale/'].fr}?type=1`,
  }

  for (const [where, path] of Object.entries(pages)) {
    for (const [what, markup] of Object.entries(smuggled))
      test(`${what} on ${where}`, async ({ page }) => {
        let isServed = false
        await page.route(`**${path}`, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('</main>', `${markup}</main>`)
          isServed = body.includes(markup)
          await route.fulfill({ response, body })
        })
        const refused = await watch(page)
        await page.goto(path)
        expect(isServed).toBe(true)
        await expect.poll(refused).not.toEqual([])
        expect(await wasInjected(page)).toBe(false)
      })

    test(`a link that is a script on ${where}`, async ({ page }) => {
      const refused = await watch(page)
      await page.goto(path)
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = 'javascript:void(window.injected = true)'
        document.body.append(link)
        link.click()
      })
      await expect.poll(refused).not.toEqual([])
      expect(await wasInjected(page)).toBe(false)
    })
  }

  test('a nonce is never given twice', async () => {
    const nonce = async () => {
      const { headers } = await open('/fr/a-vendre/?type=1')
      return sourcesFor(headers.get('content-security-policy'), 'script-src').find((each) =>
        each.startsWith("'nonce-"),
      )
    }
    const nonces = [await nonce(), await nonce(), await nonce()]
    expect(nonces).not.toContain(undefined)
    expect(new Set(nonces).size).toBe(3)
  })
})

test('what an editor writes as markup is shown as text', async ({ page }) => {
  const session = await StudioSession.of('administrator')
  const made = await TestPage.create(session)
  try {
    const words = `${made.mark} <script>window.injected = true</script><img src=x onerror="window.injected = true">`
    await made.save('fr', words, { isDraft: false })
    await made.set({ seo: { metaTitle: words, metaDescription: words }, isActiveSEO: true })
    await made.publish()
    const refused = await watch(page)
    await page.goto((await made.paths()).fr)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    expect(await refused()).toEqual([])
    expect(await wasInjected(page)).toBe(false)
  } finally {
    await made.remove()
  }
})
