import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { elementsOf } from '../support/html'
import { publishChanges } from '../support/publish'
import { open } from '../rig/demo-pages'
import { openBlock } from '../support/studio-editor'
import { loginOf, signIn, type Login } from '../rig/studio-session'
import { withPage } from '../support/test-page'

test.use({ locale: 'fr-BE' })

async function fillLogin(page: Page, { email, password }: Pick<Login, 'email' | 'password'>): Promise<void> {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test.describe('the studio', () => {
  test('refuses a wrong password in French, then lets the right one in', async ({ page }) => {
    await page.goto('/admin/login/')
    // A click before hydration would be lost.
    await waitForHydration(page)
    await fillLogin(page, { ...loginOf('editor'), password: 'surely-not-this-one' })
    await expect(page.getByText('L’adresse e-mail ou le mot de passe fourni est incorrect.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/login/)
    await fillLogin(page, loginOf('editor'))
    await expect(page).toHaveURL(/\/admin\/?$/)
  })

  test('shows the editor the dashboard and the pages, in French', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'editor')
    await page.goto('/admin/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    for (const name of ['Pages', 'Articles', 'Biens'])
      await expect(page.locator('.studio-dashboard').getByText(name, { exact: true }).first()).toBeVisible()
    await page.goto('/admin/collections/pages/?limit=100&locale=fr')
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible()
  })

  test('lets the editor change a block and publish it', async ({ page }) => {
    await withPage(async (made) => {
      await made.publish()
      const { fr } = await made.paths()
      await signIn(page, 'editor')
      const form = await page.goto(`/admin/collections/pages/${made.id}/?locale=fr`)
      // The labels of all fields are sent in one language only.
      expect(await form?.text()).not.toContain('Alternatieve tekst')
      const heading = page.locator('#field-blocks__0__heading')
      const block = page.locator('#blocks-row-0')
      await block.waitFor()
      await waitForHydration(page)
      await openBlock(page, 0, heading)
      const words = `${made.mark} écrit dans le studio`
      await heading.fill(words)
      // While the draft is being saved by itself, a click on the button is lost.
      await expect(page.locator('.doc-controls .status__value').getByText('Modifié')).toBeVisible()
      await publishChanges(page)
      await expect.poll(async () => (await open(fr)).html.includes(words)).toBe(true)
      await page.goto(fr)
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    })
  })
})

test.describe('without signing in', () => {
  const closed = [
    [404, '/api/'],
    [401, '/api/pages/'],
    [401, '/api/users/'],
    [404, '/api/users/init/'],
    [401, '/api/properties/?limit=1'],
    [401, '/api/leads/'],
    [401, '/api/leadFiles/'],
    [401, '/api/media/'],
    [401, '/api/globals/siteConfig/'],
    [401, '/api/access/'],
    [401, '/api/graphql/'],
    [401, '/api/payload-preferences/'],
    [404, '/api/payload-jobs/run/'],
    [401, '/api/owners/'],
  ] as const
  for (const [expected, path] of closed)
    test(`${path} is closed`, async () => {
      const { status, html } = await open(path)
      expect(status).toBe(expected)
      expect(html).not.toMatch(/docs|totalDocs|email/)
    })

  test('nothing can be written', async () => {
    for (const [expected, method, path] of [
      [401, 'POST', '/api/pages/'],
      [401, 'POST', '/api/users/'],
      [404, 'POST', '/api/users/first-register/'],
      [401, 'POST', '/api/leads/'],
      [401, 'PATCH', '/api/properties/'],
      [401, 'DELETE', '/api/pages/'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : '{"title":"x"}'
      const { status } = await open(path, { method, headers: { 'content-type': 'application/json' }, body })
      expect(status, `${method} ${path}`).toBe(expected)
    }
  })

  test('a request that claims another origin does nothing with a session', async () => {
    const login = loginOf('administrator')
    const response = await open('/api/users/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: login.email, password: login.password }),
    })
    const cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly/i)
    expect(response.headers.getSetCookie()[0]).toMatch(/SameSite=Lax/i)
    const headers = { cookie, origin: 'https://evil.example', 'content-type': 'application/json' }
    expect((await open('/api/pages/', { headers })).status).toBe(404)
  })

  test('pictures of the site are open', async () => {
    const { html } = await open('/fr/')
    const source =
      elementsOf(html, 'img')
        .map(({ src }) => src)
        .find((src) => src?.startsWith('/images/')) ?? ''
    const original = new URL(source, 'http://x').pathname.replace('/images/', '/api/media/file/')
    for (const url of [source, original]) {
      const { status, headers } = await open(url)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toMatch(/^image\//)
    }
  })

  test('the studio sends strangers to its log-in', async ({ page }) => {
    await page.goto('/admin/collections/pages/?locale=fr')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})
