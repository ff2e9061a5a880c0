import { expect, type Locator, type Page } from '@playwright/test'

import { contactDemandFixture } from '@/features/leads/form/contact-demand.fixture'
import { demandRegisterFixture } from '@/features/subscriptions/form/demand-register.fixture'
import { jobContactFixture } from '@/features/leads/form/job-contact.fixture'
import { signNewsletterFixture } from '@/features/subscriptions/form/sign-newsletter.fixture'
import { siteContactFixture } from '@/features/leads/form/site-contact.fixture'
import { visitRequestFixture } from '@/features/appointments/form/visit-request.fixture'
import type { Locale } from '@/lib/i18n/locales'

import { test } from '../support/browser-test'
import { demoPaths, demoRefs } from '../rig/demo-site'
import {
  answerOf,
  fillShown,
  formOf,
  ownClientIp,
  sendingMs,
  submit,
  withOwnEmail,
  type FormValues,
} from '../rig/form-filling'
import { inTurn, isFullRun, sample } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { sendRaw } from '../support/raw-request'
import { open } from '../rig/demo-pages'
import { waitForForm } from '../support/wait-for-hydration'

const languages = ['fr', 'nl'] as const satisfies Locale[]
const thanks = { fr: 'merci', nl: 'bedankt', en: 'thank-you', de: 'danke' }

const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nxref\n%%EOF\n'),
}

interface Journey {
  kind: string
  path: (locale: Locale) => string
  values: FormValues
  /** Last part of the path of the page that says thank you. */
  thanks: string
  file?: string
}

const page = (original: keyof typeof demoPaths) => (locale: Locale) =>
  `/${locale}${demoPaths[original][locale]}`

const journeys: Journey[] = [
  { kind: 'siteContact', path: page('/contact/'), values: siteContactFixture, thanks: 'site-contact' },
  {
    kind: 'contactDemand',
    path: page('/contact-demand/'),
    values: contactDemandFixture,
    thanks: 'contact-demand',
  },
  {
    kind: 'demandRegister',
    path: page('/demand-register/'),
    values: demandRegisterFixture,
    thanks: 'demand-register',
  },
  { kind: 'jobContact', path: page('/jobs/'), values: jobContactFixture, thanks: 'job-contact', file: 'cv' },
  {
    kind: 'signNewsletter',
    path: page('/newsletter/'),
    values: signNewsletterFixture,
    thanks: 'sign-newsletter',
  },
  {
    kind: 'visitRequest',
    path: (locale) => `/${locale}/property/${demoRefs.house}/?form=visitRequest`,
    values: visitRequestFixture(),
    thanks: 'contact-me',
  },
]

async function addFile(form: Locator, { file }: Journey): Promise<void> {
  const input = form.locator('input[type="file"]')
  if (file && (await input.isVisible())) await input.setInputFiles(cv)
}

async function agree(form: Locator): Promise<void> {
  const box = form.locator('[name="consent"]')
  if ((await box.count()) > 0) await box.check()
}

const isThankful = (page: Page, locale: Locale, journey: Journey) =>
  expect(page).toHaveURL(
    new RegExp(`/${locale}/${thanks[locale]}/${journey.thanks}/(\\?receipt=|\\?ref=\\d+$|$)`),
    {
      timeout: sendingMs,
    },
  )

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

// A short run sends every second form with JavaScript, and the others without it.
for (const [index, journey] of sample([...journeys.entries()], 2))
  for (const locale of inTurn(languages, index / 2))
    test(`${journey.kind} is sent in ${locale}`, async ({ page }) => {
      await page.goto(journey.path(locale))
      const form = formOf(page, locale, journey.kind)
      await waitForForm(form)
      const values = withOwnEmail(journey.values)
      const next = form.locator('[data-step-next]')
      for (;;) {
        await fillShown(form, values)
        await addFile(form, journey)
        if (!(await next.isVisible())) break
        const heading = form.locator('h3:visible')
        const before = await heading.textContent()
        await next.click()
        await expect(heading).not.toHaveText(before ?? '')
      }
      await agree(form)
      await submit(form)
      await isThankful(page, locale, journey)
    })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [index, journey] of isFullRun ? journeys.entries() : sample([...journeys.entries()].slice(1), 2))
    for (const locale of inTurn(languages, Math.floor(index / 2)))
      test(`${journey.kind} is sent in ${locale}, after a question in words`, async ({ page }) => {
        await page.goto(journey.path(locale))
        const values = withOwnEmail(journey.values)
        const form = formOf(page, locale, journey.kind)
        await fillShown(form, values)
        await addFile(form, journey)
        await agree(form)
        await submit(form)
        const question = form.locator('[data-question]')
        await expect(question).toBeVisible()
        await expect(form.locator('[name="email"]')).toHaveValue(String(values.email))
        const words = await question.locator('[data-question-text]').textContent()
        await form.locator('[name="questionAnswer"]').fill(answerOf(words ?? '', locale))
        await addFile(form, journey)
        await submit(form)
        await isThankful(page, locale, journey)
      })

  test('errors are shown beside their fields and above the form, and everything typed is kept', async ({
    page,
  }) => {
    await page.goto('/fr/contact/')
    const form = formOf(page, 'fr', 'siteContact')
    // The browser takes a space for an answer; we do not.
    await fillShown(form, { ...siteContactFixture, firstName: ' ', message: 'Un texte <b>gras</b> & long' })
    await submit(form)
    await expect(form.locator('[data-form-summary]')).toBeFocused()
    const link = form.locator('[data-summary-list] a')
    await expect(link).toHaveText('Champ requis : Prénom.')
    await link.click()
    await expect(form.locator('[name="firstName"]')).toBeFocused()
    await expect(form.locator('[name="message"]')).toHaveValue('Un texte <b>gras</b> & long')
    await expect(form.locator('[name="lastName"]')).toHaveValue(String(siteContactFixture.lastName))
    expect(page.url()).not.toContain('answers=')
  })
})

test('former paths lead to the form they meant, and what does not fit to the property', async () => {
  const house = (await open(`/fr/property/${demoRefs.house}/`)).location ?? ''
  const leads = async (path: string) => (await open(path)).location
  expect(await leads(`/fr/contact/?ref=${demoRefs.house}&subject=visit`)).toBe(`${house}?form=visitRequest`)
  expect(await leads(`${house}?form=rentalApplication`)).toBe(house)
  expect(await leads(`${house}?form=__proto__`)).toBe(house)
  const sold = (await open(`/fr/property/${demoRefs.soldApartment}/`)).location ?? ''
  expect(await leads(`${sold}?form=visitRequest`)).toBe(sold)
})

test('a search without results is handed over to the form that registers it', async ({ page }) => {
  await page.goto('/fr/a-louer/?city=Fl%C3%A9malle%7C4400&type=3&priceMax=1')
  const links = page.getByRole('main').getByRole('link', { name: interfaceText('fr', 'listing.saveSearch') })
  await links.last().click()
  await page.getByRole('link', { name: interfaceText('fr', 'searches.whole') }).click()
  const form = formOf(page, 'fr', 'demandRegister')
  await expect(form.locator('[name="goal"][value="rent"]')).toBeChecked()
  await expect(form.locator('[name="types"][value="3"]')).toBeChecked()
  await expect(form.locator('[name="localities"][value="4400 Flémalle"]')).toBeChecked()
  await expect(form.locator('[name="maxPrice"]')).toHaveValue('1')
})

// Proxies send a form on a connection that was idle for up to two minutes, and do not send it twice. The demo of
// `npm test` has `TRUSTED_PROXIES=1`.
test('the server keeps an idle connection for longer than a proxy does', async () => {
  const { headers } = await sendRaw({ target: '/fr/' })
  expect(Number(/^timeout=(\d+)$/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(120)
})
