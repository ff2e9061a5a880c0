import { expect } from '@playwright/test'

import { isFullRun } from '../support/full-run'
import { sourcesFor } from '../support/policy'
import { settle, watchPolicy } from '../support/policy-watch'
import { signIn, StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'

/** A screen of each kind; a full run opens all. */
const kinds = [
  '/admin/',
  '/admin/account/',
  '/admin/globals/header/',
  '/admin/collections/properties/create/',
  ...['pages', 'media', 'leads', 'outbox', 'routes'].map((slug) => `/admin/collections/${slug}/`),
]

const others = [
  'articles',
  'modules',
  'properties',
  'projects',
  'agents',
  'testimonials',
  'appointments',
  'offers',
  'redirects',
  'localities',
  'users',
  'articles/create',
].map((slug) => `/admin/collections/${slug}/`)

const all = [...kinds, ...others, '/admin/globals/siteConfig/', '/admin/globals/propertyDisplay/']
const screens = isFullRun ? all : kinds

test('the screens of the studio run no script without a nonce', async ({ page }) => {
  await signIn(page, 'administrator')
  for (const screen of screens) {
    const response = await page.request.get(screen)
    expect(response.status(), screen).toBe(200)
    const scripts = sourcesFor(response.headers()['content-security-policy'] ?? '', 'script-src')
    const nonce = scripts.find((source) => source.startsWith("'nonce-"))?.slice("'nonce-".length, -1)
    expect(nonce, screen).toBeTruthy()
    expect(scripts).not.toContain("'unsafe-inline'")
    // What may carry an event handler or a script is left to the browser below.
    const tags = (await response.text()).match(/<script\b[^>]*>/g) ?? []
    expect(tags.length, screen).toBeGreaterThan(0)
    expect(
      tags.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      screen,
    ).toEqual([])
  }
})

test('no script of the studio is refused', async ({ page }) => {
  await signIn(page, 'administrator')
  const violations = await watchPolicy(page)
  const refusals: string[] = []
  for (const screen of screens) {
    await page.goto(screen)
    await settle(page)
    refusals.push(...(await violations()).map((violation) => `${screen}: ${violation}`))
  }
  expect(refusals).toEqual([])
})

test('the form of a page with its blocks opens without a violation', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'administrator')
  const [contact] = await StudioSession.of('administrator').find('/pages/?limit=1&depth=0&sort=-createdAt')
  const violations = await watchPolicy(page)
  await page.goto(`/admin/collections/pages/${contact?.id}/`)
  await settle(page)
  expect(await violations()).toEqual([])
})
