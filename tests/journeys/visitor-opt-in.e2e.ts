import { expect, type Page } from '@playwright/test'

import { demandRegisterFixture } from '@/features/subscriptions/form/demand-register.fixture'
import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoPaths } from '../rig/demo-site'
import { fillShown, formOf, ownClientIp } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { sale } from '../support/listing'
import { linkOf, linksOf, sendWithConsent } from '../support/opt-in-mails'
import { newMark } from '../support/test-page'
import { waitForForm } from '../support/wait-for-hydration'

const heading = (page: Page) => page.locator('main h1, section h1').first()

test.use({ javaScriptEnabled: false })
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

test('the newsletter comes once the recipient confirms, and ends with one click of a mail program', async ({
  page,
  request,
}) => {
  const email = `${newMark()}@example.org`
  await page.goto(`/fr${demoPaths['/newsletter/'].fr}`)
  await fillShown(formOf(page, 'fr', 'signNewsletter'), { email })
  await sendWithConsent(page, 'fr', 'signNewsletter')
  await expect(page).toHaveURL(/\/fr\/merci\/sign-newsletter\/$/)

  const link = await linkOf(email, 'signNewsletter.confirm')
  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
  })
  await page.reload()
  await expect(heading(page)).toHaveText(interfaceText('fr', 'optIn.newsletter.pendingTitle'))
  await page.getByRole('button', { name: interfaceText('fr', 'optIn.newsletter.confirm') }).click()
  await expect(heading(page)).toHaveText(interfaceText('fr', 'optIn.newsletter.confirmedTitle'))

  const url =
    (await linksOf(email, 'signNewsletter.runs')).find((each) => each.endsWith('/unsubscribe/')) ?? ''
  const opened = await request.get(url)
  expect(await opened.text()).toContain(interfaceText('fr', 'optIn.newsletter.confirmedTitle'))
  for (let time = 0; time < 2; time += 1) {
    const oneClick = await request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(oneClick.status()).toBe(204)
  }
  await page.goto(link)
  await expect(heading(page)).toHaveText(interfaceText('fr', 'optIn.newsletter.endedTitle'))
  await expect(page.getByRole('button', { name: interfaceText('fr', 'optIn.unsubscribe') })).toHaveCount(0)
})

test('a registered search is seen, confirmed and ended through its mail', async ({ page, request }) => {
  const email = `${newMark()}@example.org`
  await page.goto(`/nl${demoPaths['/demand-register/'].nl}`)
  await fillShown(formOf(page, 'nl', 'demandRegister'), { ...demandRegisterFixture, email })
  await sendWithConsent(page, 'nl', 'demandRegister')
  await expect(page).toHaveURL(/\/nl\/bedankt\/demand-register\/\?receipt=/)

  const link = await linkOf(email, 'demandRegister.confirm')
  await page.goto(link)
  await expect(heading(page)).toHaveText(interfaceText('nl', 'optIn.demand.pendingTitle'))
  await expect(page.locator('dl').first()).toContainText('4400 Flémalle')
  await page.getByRole('button', { name: interfaceText('nl', 'optIn.demand.confirm') }).click()
  await expect(heading(page)).toHaveText(interfaceText('nl', 'optIn.demand.confirmedTitle'))
  await page.getByRole('button', { name: interfaceText('nl', 'optIn.unsubscribe') }).click()
  await expect(heading(page)).toHaveText(interfaceText('nl', 'optIn.demand.endedTitle'))

  const changed = link.replace(/.{3}\/$/, 'AAA/')
  expect(await (await request.get(changed)).text()).toContain(interfaceText('nl', 'my.goneTitle'))
  expect(await (await request.post(`${changed}unsubscribe/`)).text()).toContain(
    interfaceText('nl', 'my.goneTitle'),
  )
})

test('a search of the list is saved with its conditions, and managed by the link of its address', async ({
  page,
  request,
}) => {
  const email = `${newMark()}@example.org`
  await page.goto(`${sale}?near=50.6023%2C5.4581%2C5&surfaceMin=80&type=3`)
  await page.getByRole('link', { name: interfaceText('fr', 'listing.saveSearch') }).click()
  await page.getByRole('link', { name: interfaceText('fr', 'searches.whole') }).click()
  const form = formOf(page, 'fr', 'demandRegister')
  await expect(form).toContainText('80 m²')
  const { goal, types, localities, search, ...others } = demandRegisterFixture
  await fillShown(form, { ...others, minPrice: '', maxPrice: '', searchName: 'Près de Flémalle', email })
  await sendWithConsent(page, 'fr', 'demandRegister')
  await expect(page).toHaveURL(/\/fr\/merci\/demand-register\/\?receipt=/)
  await page.goto(await linkOf(email, 'demandRegister.confirm'))
  await page.getByRole('button', { name: interfaceText('fr', 'optIn.demand.confirm') }).click()
  await expect(heading(page)).toHaveText(interfaceText('fr', 'optIn.demand.confirmedTitle'))

  await page.getByRole('link', { name: interfaceText('fr', 'searches.settings') }).click()
  await expect(page.getByRole('region', { name: 'Près de Flémalle' })).toBeVisible()
  await page.goto('/fr/mes-recherches/')
  const ask = async (url: string) => {
    await page.getByLabel(interfaceText('fr', 'searches.email')).fill(url)
    await page.getByRole('button', { name: interfaceText('fr', 'searches.askButton') }).click()
    await expect(page.getByRole('status')).toHaveText(interfaceText('fr', 'searches.sent'))
  }
  await ask(`unknown-${email}`)
  await ask(email)
  const link = await linkOf(email, 'searchesLink')
  await page.goto(link)
  const region = page.getByRole('region', { name: 'Près de Flémalle' })
  await region.getByRole('button', { name: interfaceText('fr', 'searches.pause') }).click()
  await expect(region).toContainText(interfaceText('fr', 'searches.paused'))
  // The form of an only search is open.
  await region.locator('[name=name]').fill('Un appartement')
  await region.locator('[name=zips]').fill('')
  await region.locator('[name=search][value^=near]').uncheck()
  await region.getByRole('button', { name: interfaceText('fr', 'searches.save') }).click()
  await expect(region.getByRole('alert')).toContainText('Choisissez au moins un type et une zone.')
  await expect(region.locator('[name=name]')).toHaveValue('Un appartement')
  await expect(region.locator('[name=search][value^=near]')).not.toBeChecked()
  await region.getByLabel('4000 Liège').check()
  await region.getByRole('button', { name: interfaceText('fr', 'searches.save') }).click()
  const renamed = page.getByRole('region', { name: 'Un appartement' })
  await expect(renamed.getByRole('status')).toHaveText(interfaceText('fr', 'searches.saved'))
  await expect(renamed).toContainText('4000 Liège')
  await expect(renamed).not.toContainText('5 km')

  const unsubscribe = `${link}unsubscribe/`
  await request.get(unsubscribe)
  await page.reload()
  await expect(renamed).toContainText(interfaceText('fr', 'searches.paused'))
  const oneClick = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(oneClick.status()).toBe(204)
  await page.reload()
  await expect(renamed).toContainText(interfaceText('fr', 'searches.ended'))
  await renamed.getByRole('button', { name: interfaceText('fr', 'searches.delete') }).click()
  await expect(heading(page)).toHaveText(interfaceText('fr', 'searches.title'))
  await expect(renamed).toHaveCount(0)
})

test('an e-mail address alone saves a list, which can be changed from its confirmation', async ({ page }) => {
  const email = `${newMark()}@example.org`
  await page.goto(`${sale}?garden=1`)
  await page.getByRole('link', { name: interfaceText('fr', 'listing.saveSearch') }).click()
  const form = formOf(page, 'fr', 'demandRegister')
  await form.getByRole('textbox', { name: /e-mail/i }).fill(email)
  await sendWithConsent(page, 'fr', 'demandRegister')
  await expect(page).toHaveURL(/\/fr\/merci\/demand-register\/\?receipt=/)
  await expect(page.getByRole('heading', { name: 'Biens à vendre, Jardin' })).toBeVisible()
  await expect(page.locator('article[id^=p-]')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /\d+ biens correspondent/ })).toHaveAttribute(
    'href',
    /\?garden=1$/,
  )
  await page.goto(await linkOf(email, 'demandRegister.confirm'))
  await expect(page.getByText('Biens à vendre, Jardin')).toBeVisible()
  await page.getByRole('button', { name: interfaceText('fr', 'optIn.demand.confirm') }).click()
  await page.getByRole('link', { name: interfaceText('fr', 'searches.settings') }).click()
  const search = page.getByRole('region', { name: 'Biens à vendre, Jardin' })
  await expect(search.getByRole('button', { name: interfaceText('fr', 'searches.save') })).toBeVisible()
})

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  test('the page that mails the link to one’s searches is accessible', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/de/meine-suchen/')
      expect(await findViolations(page)).toEqual([])
    }
  })

  test('the page of a subscription is accessible', async ({ page }) => {
    const email = `${newMark()}@example.org`
    await page.goto(`/nl${demoPaths['/newsletter/'].nl}`)
    await waitForForm(formOf(page, 'nl', 'signNewsletter'))
    await fillShown(formOf(page, 'nl', 'signNewsletter'), { email })
    await sendWithConsent(page, 'nl', 'signNewsletter')
    await expect(page).toHaveURL(/\/nl\/bedankt\/sign-newsletter\/$/)
    await page.goto(await linkOf(email, 'signNewsletter.confirm'))
    await expect(heading(page)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
