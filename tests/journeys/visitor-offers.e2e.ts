import { expect, type Locator, type Page } from '@playwright/test'

import { documentRequestFixture } from '@/features/documents/form/document-request.fixture'
import { purchaseOfferFixture } from '@/features/offers/form/purchase-offer.fixture'
import type { Locale } from '@/lib/i18n/locales'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import {
  answerOf,
  fillShown,
  formOf,
  ownClientIp,
  sendingMs,
  submit,
  type FormValues,
} from '../rig/form-filling'
import { sample } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { StudioSession, type StudioDocument } from '../rig/studio-session'
import { newMark } from '../support/test-page'
import { waitForForm } from '../support/wait-for-hydration'

const thanks = { fr: 'merci', nl: 'bedankt', en: 'thank-you', de: 'danke' }

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

const isThankful = (page: Page, locale: Locale, what: string) =>
  expect(page).toHaveURL(new RegExp(`/${locale}/${thanks[locale]}/${what}/\\?ref=\\d+$`), {
    timeout: sendingMs,
  })

/** The mail of a kind to an e-mail address, as soon as the worker has queued it. */
async function mailTo(studio: StudioSession, email: string, template: string): Promise<StudioDocument> {
  const query = `depth=0&where[recipient][equals]=${email}&where[template][equals]=${template}`
  let mails: StudioDocument[] = []
  await expect.poll(async () => (mails = await studio.find(`/outbox/?${query}`)).length).toBe(1)
  return mails[0] as StudioDocument
}

/** The first signed link in a mail, as an administrator sees it. */
async function linkIn(studio: StudioSession, { id }: StudioDocument): Promise<string> {
  const { text } = await studio.read(`/outbox/${id}/mail/`)
  return /\/[a-z]{2}\/my\/[\w-]+\/[\w-]+\/[\w-]+\//.exec(String(text))?.[0] ?? ''
}

const offerOf = (locale: Locale): FormValues => ({
  ...purchaseOfferFixture(locale),
  email: `${newMark()}@example.org`,
  secondEmail: `${newMark()}@example.org`,
})

const dependent = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => /^(second|loan)/.test(name)))

async function fillSteps(form: Locator, values: FormValues): Promise<void> {
  const next = form.locator('[data-step-next]')
  for (;;) {
    await fillShown(form, values)
    // What depends on another answer shows only once that is given.
    await fillShown(form, dependent(values))
    if (!(await next.isVisible())) return
    const heading = form.locator('h3:visible')
    const before = await heading.textContent()
    await next.click()
    await expect(heading).not.toHaveText(before ?? '')
  }
}

async function answerQuestion(form: Locator, locale: Locale): Promise<void> {
  const words = await form.locator('[data-question] [data-question-text]').textContent()
  await form.locator('[name="questionAnswer"]').fill(answerOf(words ?? '', locale))
  await submit(form)
}

/** Confirms by the link of the mail, and reads what it says then. */
async function confirm(page: Page, studio: StudioSession, locale: Locale, email: string): Promise<void> {
  const link = await linkIn(studio, await mailTo(studio, email, 'purchaseOffer.visitor'))
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    interfaceText(locale, 'my.offerWaitingTitle'),
  )
  await page.getByRole('button', { name: interfaceText(locale, 'my.offerConfirm') }).click()
  await expect(page.getByRole('link', { name: interfaceText(locale, 'my.offerDocument') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(link)
}

// The words of the form in the other language are read without JavaScript, below.
for (const locale of sample(['fr', 'nl'] as const, 2))
  test(`an offer is made and confirmed in ${locale}`, async ({ page, request }) => {
    const studio = StudioSession.of('administrator')
    await page.goto(`/${locale}/property/${demoRefs.house}/?form=purchaseOffer`)
    const form = formOf(page, locale, 'purchaseOffer')
    await waitForForm(form)
    const values = offerOf(locale)
    await fillSteps(form, values)
    await form.locator('[name="consent"]').check()
    await submit(form)
    await isThankful(page, locale, 'purchase-offer')
    await confirm(page, studio, locale, String(values.email))
    if (locale === 'nl') return
    expect(await findViolations(page)).toEqual([])
    const file = await request.get(`${page.url()}document/`)
    expect(file.headers()['content-disposition']).toContain('attachment')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

    const second = await mailTo(studio, String(values.secondEmail), 'purchaseOffer.received.second')
    const mail = await mailTo(studio, String(values.email), 'purchaseOffer.received.visitor')
    await studio.create(`/leads/${String(mail.lead)}/offer/`, {
      decision: 'accepted',
    })
    await mailTo(studio, String(values.email), 'purchaseOffer.accepted.visitor')
    await page.goto(await linkIn(studio, second))
    await expect(page.getByRole('button', { name: interfaceText(locale, 'my.offerWithdraw') })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('acceptée')
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of sample(['nl', 'fr'] as const, 2))
    test(
      `an offer is made and withdrawn in ${locale}, with the right words after wrong ones`,
      { tag: '@full' },
      async ({ page }) => {
        const studio = StudioSession.of('administrator')
        await page.goto(`/${locale}/property/${demoRefs.house}/?form=purchaseOffer`)
        const form = formOf(page, locale, 'purchaseOffer')
        const values = offerOf(locale)
        await fillShown(form, { ...values, amountWords: 'zzz' })
        await form.locator('[name="consent"]').check()
        await submit(form)
        await expect(form.locator('[data-form-summary]')).toContainText(String(values.amountWords))
        await form.locator('[name="amountWords"]').fill(String(values.amountWords))
        await submit(form)
        await answerQuestion(form, locale)
        await isThankful(page, locale, 'purchase-offer')
        await confirm(page, studio, locale, String(values.email))
        await page.getByRole('button', { name: interfaceText(locale, 'my.offerWithdraw') }).click()
        await expect(page.getByRole('button')).toHaveCount(0)
      },
    )

  test('a private link that was changed says so, with a way on, in every language', async ({ page }) => {
    await page.goto('/nl/my/offer/abc/1799999999-abc/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(interfaceText('nl', 'my.goneTitle'))
    await page.locator('a[hreflang="fr"]:visible').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(interfaceText('fr', 'my.goneTitle'))
  })
})

test('documents are asked for and fetched by the link of the mail', async ({ page, request }) => {
  const studio = StudioSession.of('administrator')
  await page.goto(`/fr/property/${demoRefs.house}/?form=documentRequest`)
  const form = formOf(page, 'fr', 'documentRequest')
  await waitForForm(form)
  const email = `${newMark()}@example.org`
  await fillShown(form, { ...documentRequestFixture(), email })
  await submit(form)
  await isThankful(page, 'fr', 'document-request')
  await page.goto(await linkIn(studio, await mailTo(studio, email, 'documentRequest.visitor')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(interfaceText('fr', 'my.documentsTitle'))
  const first = page.getByRole('link', { name: interfaceText('fr', 'my.download') }).first()
  const file = await request.get((await first.getAttribute('href')) ?? '')
  expect(file.status()).toBe(200)
  expect(file.headers()['content-disposition']).toContain('attachment')
  expect(file.headers()['cache-control']).toContain('no-store')
})
