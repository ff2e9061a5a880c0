import { expect, test } from '@playwright/test'

import { siteUrl } from '../support/site-url'

test('a page is written before its scripts are asked for, and still comes to life', async ({ page }) => {
  const html = await (await fetch(`${siteUrl}/fr/`)).text()
  expect(html).toMatch(/<script data-src="\/_next\/static\/[^"]+\.js"/)
  expect(html).not.toMatch(/<script src="\/_next\/static\/[^"]+\.js"(?![^>]*noModule)/)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/fr/')
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect(page.locator('html[data-scrolled]')).toBeAttached()
  const firstScript = asked.findIndex((path) => path.endsWith('.js') && path.startsWith('/_next/'))
  expect(firstScript).toBeGreaterThan(asked.indexOf('/start.js'))
})
