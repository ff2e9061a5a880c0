import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { demoPaths } from '../rig/demo-site'
import { inTurn, sample } from '../support/full-run'
import { watchPolicy } from '../support/policy-watch'
import { withPage } from '../support/test-page'

type Tested = Window & { injected?: boolean }

const wasInjected = (page: Page) => page.evaluate(() => (window as Tested).injected === true)

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

  // A short run tries each markup on one of the pages.
  for (const [index, [what, markup]] of Object.entries(smuggled).entries())
    for (const [where, path] of inTurn(Object.entries(pages), index))
      test(`${what} on ${where}`, async ({ page }) => {
        let isServed = false
        await page.route(`**${path}`, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('</main>', `${markup}</main>`)
          isServed = body.includes(markup)
          await route.fulfill({ response, body })
        })
        const refused = await watchPolicy(page)
        await page.goto(path)
        expect(isServed).toBe(true)
        await expect.poll(refused).not.toEqual([])
        expect(await wasInjected(page)).toBe(false)
      })

  for (const [where, path] of sample(Object.entries(pages), 2))
    test(`a link that is a script on ${where}`, async ({ page }) => {
      const refused = await watchPolicy(page)
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
})

test('what an editor writes as markup is shown as text', async ({ page }) => {
  await withPage(async (made) => {
    const words = `${made.mark} <script>window.injected = true</script><img src=x onerror="window.injected = true">`
    await made.save('fr', words, { isDraft: false })
    await made.set({ seo: { metaTitle: words, metaDescription: words }, isActiveSEO: true })
    await made.publish()
    const refused = await watchPolicy(page)
    await page.goto((await made.paths()).fr)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    expect(await refused()).toEqual([])
    expect(await wasInjected(page)).toBe(false)
  })
})
