import { expect, type Page } from '@playwright/test'

import type { Locale } from '@/lib/i18n/locales'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { ownClientIp } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { open } from '../rig/demo-pages'
import { loginOf, StudioSession } from '../rig/studio-session'
import { siteUrl } from '../rig/site-url'
import { newMark } from '../support/test-page'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

const textsOf = (locale: Locale) => (key: string, values?: Record<string, number>) =>
  interfaceText(locale, key, values)
type Texts = ReturnType<typeof textsOf>

const fieldOf = (page: Page, t: Texts, key: string) => page.getByLabel(t(key), { exact: false }).first()
const email = (page: Page, t: Texts) => fieldOf(page, t, 'login.email')
const password = (page: Page) => page.locator('main input[type="password"]').first()
const press = (page: Page, t: Texts, key: string) =>
  page
    .locator('main')
    .getByRole('button', { name: t(key), exact: true })
    .click()
const heading = (page: Page) => page.locator('main h1')

/** The e-mails to an address, as administrators see them. */
const findMails = (recipient: string) =>
  StudioSession.of('administrator').find(
    `/outbox/?depth=0&where[recipient][equals]=${recipient}&sort=createdAt`,
  )

test.describe('without JavaScript, in French', () => {
  test.use({ javaScriptEnabled: false })
  const t = textsOf('fr')

  test('an owner signs in, sees the own properties and logs out', async ({ page }) => {
    const owner = loginOf('owner')
    await page.goto('/fr/')
    await page
      .getByRole('link', { name: t('login.title') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/fr\/login\/$/)

    await email(page, t).fill(owner.email)
    await password(page).fill('not the password')
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await press(page, t, 'login.signIn')
    expect((await refused).status()).toBe(401)
    await expect(page.getByRole('alert')).toContainText(t('login.problem.failed.text'))
    await expect(email(page, t)).toHaveValue(owner.email)
    await expect(password(page)).toHaveValue('')

    await password(page).fill(owner.password)
    await press(page, t, 'login.signIn')
    await expect(page).toHaveURL(/\/fr\/login\/$/)
    await expect(heading(page)).toHaveText(t('portal.title'))
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'owner_session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

    // Pages for everybody are the same with the cookie, and those of the session are stored nowhere.
    const given = { headers: { cookie: `owner_session=${cookie?.value ?? ''}` } }
    // Another journey may change the page between the two.
    await expect(async () => expect((await open('/fr/', given)).html).toBe((await open('/fr/')).html)).toPass(
      { timeout: 30_000 },
    )
    for (let time = 0; time < 2; time += 1)
      expect((await open('/fr/login/')).html).toContain(t('login.formLabel'))
    expect((await open('/fr/login/', given)).headers.get('cache-control')).toContain('no-store')

    await press(page, t, 'login.logOut')
    await expect(page.getByRole('status')).toHaveText(t('login.loggedOut'))
    expect((await open('/fr/login/', given)).html).toContain(t('login.formLabel'))
  })

  test('asking for a link or a password says the same to everybody; the owner gets an e-mail', async ({
    page,
  }) => {
    const knownEmail = `${newMark()}@example.org`
    const data = { email: knownEmail, name: 'Aline Grosjean', language: 'fr' }
    const owner = await StudioSession.of('administrator').create('/owners/', data)
    const notices: string[] = []
    for (const loginEmail of [knownEmail, `${newMark()}@example.org`]) {
      await page.goto('/fr/login/')
      await email(page, t).fill(loginEmail)
      await press(page, t, 'login.askLink')
      notices.push((await page.getByRole('status').textContent()) ?? '')
      await page.getByRole('link', { name: t('login.forgotten') }).click()
      await expect(heading(page)).toHaveText(t('login.forgotten'))
      await email(page, t).fill(loginEmail)
      await press(page, t, 'login.askPassword')
      notices.push((await page.getByRole('status').textContent()) ?? '')
    }
    expect(notices).toEqual([
      t('login.linkSent'),
      t('login.passwordSent'),
      t('login.linkSent'),
      t('login.passwordSent'),
    ])
    await expect.poll(async () => (await findMails(knownEmail)).length).toBe(2)
    await StudioSession.of('administrator').remove(`/owners/${owner.id}/`)
  })

  test('what was typed wrongly comes back with the reason', async ({ page }) => {
    await page.goto('/fr/login/')
    await email(page, t).fill('aline@')
    await press(page, t, 'login.askLink')
    await expect(page.getByRole('alert')).toContainText(
      interfaceText('fr', 'form.problems.email', { field: t('login.email') }),
    )
    await expect(email(page, t)).toHaveValue('aline@')
    await expect(email(page, t)).toHaveAttribute('aria-invalid', 'true')
  })

  test('a link that has ended says so and leads to the log-in', async ({ page }) => {
    for (const kind of ['link', 'password']) {
      await page.goto(`/fr/login/${kind}/${'x'.repeat(43)}/`)
      await expect(heading(page)).toHaveText(t('login.problem.linkEnded.title'))
    }
    await page
      .locator('main')
      .getByRole('link', { name: t('login.title') })
      .click()
    await expect(email(page, t)).toBeVisible()
  })
})

test.describe('with JavaScript and the keyboard alone, in German', () => {
  const t = textsOf('de')

  test(
    'an owner signs in, stays signed in in another language and logs out',
    { tag: '@full' },
    async ({ page }) => {
      const owner = loginOf('owner')
      await page.goto('/de/login/')
      await email(page, t).focus()
      await page.keyboard.type(owner.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(owner.password)
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText(t('portal.title'))
      expect(await findViolations(page)).toEqual([])
      await page.goto('/nl/login/')
      await expect(heading(page)).toHaveText(interfaceText('nl', 'portal.title'))
      await page.getByRole('button', { name: interfaceText('nl', 'login.logOut') }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status')).toHaveText(interfaceText('nl', 'login.loggedOut'))
      await page.goto('/de/login/')
      await expect(heading(page)).toHaveText(t('login.title'))
    },
  )
})

test(
  'axe finds nothing on the pages of the log-in, refused forms included',
  { tag: '@full' },
  async ({ page }) => {
    const t = textsOf('nl')
    const check = async (title: string) => {
      await expect(heading(page)).toHaveText(t(title))
      expect(await findViolations(page, { withHabits: true })).toEqual([])
    }
    await page.goto('/nl/login/')
    await check('login.title')
    await email(page, t).fill('aline@')
    await press(page, t, 'login.askLink')
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    await check('login.title')
    await email(page, t).fill(`${newMark()}@example.org`)
    await press(page, t, 'login.askLink')
    await check('login.title')
    await page.getByRole('link', { name: t('login.forgotten') }).click()
    await check('login.forgotten')
    await page.goto(`/nl/login/link/${'x'.repeat(43)}/`)
    await check('login.problem.linkEnded.title')
  },
)

test('a form of another site is refused, and so is the log-in of the API', async () => {
  const owner = loginOf('owner')
  const body = new URLSearchParams({ email: owner.email, password: owner.password })
  const senders: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ]
  for (const headers of senders) {
    const answer = await open('/en/login/post/sign-in/', { method: 'POST', body, headers })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
    expect(answer.html).toContain(interfaceText('en', 'login.problem.foreign.text'))
  }
  const json = { 'content-type': 'application/json', origin: siteUrl }
  const { status } = await open('/api/owners/login/', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: owner.email, password: owner.password }),
  })
  expect(status).toBe(404)
})
