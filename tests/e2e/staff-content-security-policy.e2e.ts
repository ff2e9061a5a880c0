import { expect, test } from '@playwright/test'

import { sourcesFor } from '../support/policy'
import { settle, watchPolicy } from '../support/policy-watch'
import { signIn, StudioSession } from '../support/studio-session'

const collections = [
  ...['pages', 'articles', 'modules', 'properties', 'projects', 'media', 'agents', 'testimonials'],
  ...['leads', 'appointments', 'offers', 'outbox', 'routes', 'redirects', 'localities', 'users'],
]

const screens = [
  '/admin/',
  '/admin/account/',
  ...collections.map((slug) => `/admin/collections/${slug}/`),
  '/admin/collections/properties/create/',
  '/admin/collections/articles/create/',
  '/admin/globals/siteConfig/',
  '/admin/globals/propertyDisplay/',
  '/admin/globals/header/',
]

test('the screens of the studio run no script without a nonce, and none is refused', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'administrator')
  const violations = await watchPolicy(page)
  const found: string[] = []
  for (const screen of screens) {
    const response = await page.goto(screen)
    const scripts = sourcesFor(response?.headers()['content-security-policy'] ?? '', 'script-src')
    expect(scripts.some((source) => source.startsWith("'nonce-"))).toBe(true)
    expect(scripts).not.toContain("'unsafe-inline'")
    await settle(page)
    found.push(...(await violations()).map((violation) => `${screen}: ${violation}`))
  }
  expect(found).toEqual([])
})

test('the form of a page with its blocks opens without a violation', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'administrator')
  const [contact] = await StudioSession.of('administrator').find('/pages/?limit=1&depth=0&sort=-createdAt')
  const violations = await watchPolicy(page)
  await page.goto(`/admin/collections/pages/${contact?.id}/`)
  await settle(page)
  expect(await violations()).toEqual([])
})
