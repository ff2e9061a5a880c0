import { expect, type Browser, type Page } from '@playwright/test'

import { demandRegisterFixture } from '@/features/subscriptions/form/demand-register.fixture'
import type { Locale } from '@/lib/i18n/locales'

import { answerConsent } from '../support/answered-consent'
import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoPaths } from '../rig/demo-site'
import { fillShown, formOf, ownClientIp } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { linkOf, passwordLinkOf, sendWithConsent } from '../support/opt-in-mails'
import { hearts, salePath } from '../support/saved-list'
import { siteUrl } from '../rig/site-url'
import { newMark } from '../support/test-page'

const firstPassword = 'lantern violet harbour'

const heading = (page: Page) => page.locator('main h1, section h1').first()
const main = (page: Page) => page.locator('main')
const passwords = (page: Page) => main(page).locator('input[type="password"]')

/** Registers a search and confirms it. @returns the path of the signed link to all searches of the address */
async function registerSearch(browser: Browser, locale: Locale, email: string): Promise<string> {
  // The question takes the place of the captcha, whose work takes seconds.
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: ownClientIp() })
  const page = await context.newPage()
  await page.goto(`${siteUrl}/${locale}${demoPaths['/demand-register/'][locale]}`)
  await fillShown(formOf(page, locale, 'demandRegister'), { ...demandRegisterFixture, email })
  await sendWithConsent(page, locale, 'demandRegister')
  await page.goto(siteUrl + (await linkOf(email, 'demandRegister.confirm')))
  await page.getByRole('button', { name: interfaceText(locale, 'optIn.demand.confirm') }).click()
  await page.goto(`${siteUrl}/${locale}/my/searches/`)
  await page.getByLabel(interfaceText(locale, 'searches.email')).fill(email)
  await page.getByRole('button', { name: interfaceText(locale, 'searches.askButton') }).click()
  await expect(page.getByRole('status')).toHaveText(interfaceText(locale, 'searches.sent'))
  await context.close()
  return linkOf(email, 'searchesLink')
}

/** What a visitor does on the pages of an account, in a language. */
function visit(page: Page, locale: Locale) {
  const t = (key: string, values?: Record<string, string>) => interfaceText(locale, key, values)
  const press = (key: string) =>
    main(page)
      .getByRole('button', { name: t(key), exact: true })
      .click()
  const follow = (key: string) =>
    main(page)
      .getByRole('link', { name: t(key), exact: true })
      .click()
  /** Presses a button whose form is refused. @returns the status of the page that shows it again */
  async function pressRefused(key: string): Promise<number> {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await press(key)
    return (await answer).status()
  }

  async function fillLogin(email: string, password: string): Promise<void> {
    const form = page.getByRole('form', { name: t('account.formLabel') })
    await form.getByLabel(t('login.email')).fill(email)
    await form.getByLabel(t('login.password')).fill(password)
  }

  async function askForAccount(email: string): Promise<void> {
    await follow('account.signUpLink')
    await expect(heading(page)).toHaveText(t('account.signUpTitle'))
    await page.getByLabel(t('login.email')).fill(email)
    await press('account.signUpButton')
    await expect(page.getByRole('status')).toHaveText(t('account.signUpSent'))
  }

  /** Asks for the link from the page of a signed link, and opens what the e-mail has. */
  async function choosePassword(searches: string, email: string): Promise<void> {
    await page.goto(searches)
    await press('account.fromLinkButton')
    const shown = `${email.slice(0, 1)}•••@example.org`
    await expect(page.getByRole('status')).toHaveText(t('account.fromLinkSent', { email: shown }))
    await expect(passwords(page)).toHaveCount(0)
    await page.goto(await passwordLinkOf(email))
    await expect(heading(page)).toHaveText(t('login.newPassword'))
    for (const field of await passwords(page).all()) await field.fill(firstPassword)
    await press('login.savePassword')
    await expect(heading(page)).toHaveText(t('searches.title'))
  }

  return { t, press, follow, pressRefused, fillLogin, askForAccount, choosePassword }
}

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

test.describe('without JavaScript, in French', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'an account is made, used to change a search, and deleted with it',
    { tag: '@full' },
    async ({ page, browser }) => {
      const { t, press, follow, pressRefused, fillLogin, askForAccount, choosePassword } = visit(page, 'fr')
      const email = `${newMark()}@example.org`
      const searches = await registerSearch(browser, 'fr', email)
      await page.goto('/fr/mes-recherches/')
      await askForAccount(email)
      await choosePassword(searches, email)
      await follow('account.title')
      await expect(main(page)).toContainText(t('account.intro', { email }))
      await press('login.logOut')
      await expect(page.getByRole('status')).toHaveText(t('login.loggedOut'))

      await fillLogin(email, 'not the password')
      expect(await pressRefused('login.signIn')).toBe(401)
      await expect(page.getByRole('alert')).toContainText(t('login.problem.failed.text'))
      await fillLogin(email, firstPassword)
      await press('login.signIn')

      const region = page.getByRole('region').filter({ hasText: t('searches.settings') })
      await region.getByText(t('searches.settings')).click()
      await region.locator('[name=name]').fill('Une maison')
      for (const type of await region.locator('[name=types]:checked').all()) await type.uncheck()
      expect(await pressRefused('searches.save')).toBe(422)
      await expect(region.getByRole('alert')).toContainText('Choisissez au moins un type et une zone.')
      await expect(region.locator('[name=name]')).toHaveValue('Une maison')
      await expect(region.locator('[name=types]:checked')).toHaveCount(0)
      await region.locator('[name=types]').first().check()
      await press('searches.save')
      await expect(page.getByRole('region', { name: 'Une maison' }).getByRole('status')).toHaveText(
        t('searches.saved'),
      )

      await follow('account.title')
      await follow('account.delete')
      await page.getByLabel(t('account.deleteAll')).check()
      await passwords(page).fill('not the password')
      expect(await pressRefused('account.delete')).toBe(422)
      await expect(page.getByRole('alert')).toContainText(t('account.wrong'))
      await expect(page.getByLabel(t('account.deleteAll'))).toBeChecked()
      await passwords(page).fill(firstPassword)
      await press('account.delete')
      await expect(page.getByRole('status')).toHaveText(t('account.deletedAll'))
      await fillLogin(email, firstPassword)
      expect(await pressRefused('login.signIn')).toBe(401)
    },
  )
})

test('saved homes are kept in the account and come onto another device; axe finds nothing', async ({
  page,
  browser,
}) => {
  const { t, press, askForAccount, choosePassword } = visit(page, 'de')
  const check = async (title: string) => {
    await expect(heading(page)).toHaveText(t(title))
    expect(await findViolations(page)).toEqual([])
  }
  const email = `${newMark()}@example.org`
  const searches = await registerSearch(browser, 'de', email)
  await answerConsent(page)
  await page.goto(salePath('de'))
  await hearts(page, 'de').first().click()
  await page.goto('/de/meine-suchen/')
  await check('searches.title')
  await askForAccount(email)
  await check('account.signUpTitle')
  await choosePassword(searches, email)
  await check('searches.title')
  await page.goto('/de/my/account/')
  await press('accountSaved.keep')
  await expect(main(page)).toContainText(t('accountSaved.stored'))
  await expect(main(page)).toContainText(t('accountSaved.count', { count: '1' }))
  await check('account.title')
  for (const [path, title] of [
    ['new-password', 'account.change'],
    ['delete', 'account.delete'],
  ] as const) {
    await page.goto(`/de/my/account/${path}/`)
    await check(title)
  }

  const other = await (await browser.newContext({ extraHTTPHeaders: ownClientIp() })).newPage()
  const there = visit(other, 'fr')
  await answerConsent(other)
  await other.goto('/fr/mes-recherches/')
  await there.fillLogin(email, firstPassword)
  await there.press('login.signIn')
  await there.follow('account.title')
  await there.press('accountSaved.bring')
  await expect(main(other)).toContainText(there.t('accountSaved.brought'))
  await other.goto(salePath('fr'))
  await expect(hearts(other, 'fr').first()).toHaveAttribute('aria-pressed', 'true')
  await other.context().close()
})
