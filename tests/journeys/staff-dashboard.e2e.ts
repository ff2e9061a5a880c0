import { request as httpRequest } from 'node:http'

import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { siteUrl } from '../rig/site-url'
import { loginOf, signIn } from '../rig/studio-session'

const speak = (page: Page, language: string) =>
  page.context().addCookies([{ name: 'perron-lng', value: language, url: siteUrl }])

const visibleText = (page: Page) => page.locator('body').innerText()

const menu = async (page: Page): Promise<string[]> => {
  await expect(page.locator('.studio-dashboard')).toBeVisible()
  return page.locator('.studio-dashboard__groups a').allInnerTexts()
}

test.describe('in French', () => {
  test.use({ locale: 'fr-BE' })

  test('the way from the log-in to a list sends no request to others and is accessible', async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (/^https?:$/.test(protocol) && origin !== new URL(siteUrl).origin) elsewhere.push(request.url())
    })
    await page.goto('/admin/login/')
    await waitForHydration(page)
    await expect(page.getByText('Perron', { exact: true })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const { email, password } = loginOf('editor')
    await page.locator('#field-email').fill(email)
    await page.locator('#field-password').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()

    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour / })).toBeVisible()
    await waitForHydration(page)
    expect(await findViolations(page)).toEqual([])
    expect(await visibleText(page)).not.toMatch(/payload/i)
    expect(await page.title()).toContain('Perron')
    const count = Number(
      await page
        .locator('.studio-dashboard__card', { hasText: 'Biens sans photo' })
        .locator('.studio-dashboard__count')
        .innerText(),
    )
    expect(count).toBeGreaterThanOrEqual(0)

    await page.getByRole('link', { name: /^Nouvelles demandes/ }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/leads\/?\?.*status=new/)
    await page.goto('/admin/collections/properties/create/')
    await waitForHydration(page)
    await page.goto('/admin/account/')
    await expect(page.getByText('Réglages du studio')).toBeVisible()
    expect(await visibleText(page)).not.toMatch(/payload/i)
    expect(elsewhere).toEqual([])
  })

  test('each role finds its own work', async ({ page, context }) => {
    await signIn(page, 'translator')
    await page.goto('/admin/')
    const ofTranslator = await menu(page)
    expect(ofTranslator).toEqual(expect.arrayContaining(['Pages', 'Articles', 'Biens', 'Projets neufs']))
    for (const name of ['Demandes', 'Documents', 'Utilisateurs', 'Redirections'])
      expect(ofTranslator).not.toContain(name)
    await expect(page.getByRole('heading', { name: 'À traduire' })).toBeVisible()
    // An account page works although the accounts are not in the menu.
    await page.goto('/admin/account/')
    await expect(page.locator('#field-email')).toBeVisible()

    await context.clearCookies()
    await signIn(page, 'agent')
    await page.goto('/admin/')
    const ofAgent = await menu(page)
    expect(ofAgent.slice(0, 2)).toEqual(['Demandes', 'Rendez-vous'])
    for (const name of ['Pages', 'Importations', 'Utilisateurs']) expect(ofAgent).not.toContain(name)
  })
})

test('an active user stays signed in, an inactive one does not', async ({ page }) => {
  await signIn(page, 'editor')
  await page.clock.install()
  await page.goto('/admin/')
  await expect(page.locator('.studio-dashboard')).toBeVisible()
  await waitForHydration(page)
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().includes('/refresh-token')) renewals += 1
  })
  await page.keyboard.press('Shift')
  await page.clock.fastForward('11:00')
  expect(renewals).toBe(0)
  await page.keyboard.press('Shift')
  await page.clock.fastForward(2000)
  await expect.poll(() => renewals).toBe(1)
})

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-BE', viewport: { width: 390, height: 844 } })

  test(
    'the log-in follows the browser, the studio the account, then the choice',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/admin/login/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
      await signIn(page, 'editor')
      await page.context().clearCookies({ name: 'perron-lng' })
      await page.goto('/admin/')
      await expect(page.getByRole('heading', { level: 1, name: /^Bonjour / })).toBeVisible()
      await speak(page, 'nl')
      await page.goto('/admin/')
      await expect(page.getByRole('heading', { level: 1, name: /^Dag / })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Te doen' })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      const surplus = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(surplus).toBeLessThanOrEqual(0)
    },
  )
})

/** Posts from another client IP of this machine, so that the tries of this test do not count for the others. */
function tryFromElsewhere(
  body: string,
  claimed: string,
): Promise<{ status: number; text: string; after?: string }> {
  const { hostname, port } = new URL(siteUrl)
  const options = {
    hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    method: 'POST',
    path: '/api/users/login/',
    localAddress: '127.0.0.77',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'nl',
      // As the proxy before the demo would hand it on: what the visitor claimed, then where the visitor really is.
      'x-forwarded-for': `${claimed}, 203.0.113.77`,
    },
  }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, after: answer.headers['retry-after'] }),
      )
    })
    sent.on('error', reject).end(body)
  })
}

test('too many tries are refused, whatever client IP is claimed, and the log-in says so', async ({
  browser,
}) => {
  const body = JSON.stringify({ email: 'nobody@perron.example', password: 'surely-not-this-one' })
  let last = await tryFromElsewhere(body, '198.51.100.0')
  for (let round = 1; round < 6; round += 1) last = await tryFromElsewhere(body, `198.51.100.${round}`)
  expect(last.status).toBe(429)
  expect(Number(last.after)).toBeGreaterThan(0)

  const page = await browser.newPage({ locale: 'nl-BE' })
  await page.route('**/api/users/login**', (route) =>
    route.fulfill({ status: last.status, contentType: 'application/json', body: last.text }),
  )
  await page.goto('/admin/login/')
  await waitForHydration(page)
  await page.locator('#field-email').fill('nobody@perron.example')
  await page.locator('#field-password').fill('surely-not-this-one')
  await page.locator('.login__form button[type=submit]').click()
  await expect(page.getByText(/Te veel pogingen/)).toBeVisible()
  await page.close()
})
