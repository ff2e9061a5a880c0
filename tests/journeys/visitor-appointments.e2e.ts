import { expect, type Locator, type Page } from '@playwright/test'

import type { Locale } from '@/lib/i18n/locales'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { answerOf, fillShown, formOf, ownClientIp, type FormValues } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { StudioSession, type StudioDocument } from '../rig/studio-session'
import { newMark } from '../support/test-page'
import { waitForForm } from '../support/wait-for-hydration'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

const person = (): FormValues & { email: string } => ({
  lastName: 'Élise Dupont',
  email: `${newMark()}@example.org`,
})

/** The mail of an event as its reader sees it, as soon as the worker has queued it. */
async function mailTo(studio: StudioSession, email: string, event: string): Promise<string> {
  const query = `where[recipient][equals]=${email}&where[template][equals]=contactAppointment.${event}`
  let mails: StudioDocument[] = []
  await expect.poll(async () => (mails = await studio.find(`/outbox/?${query}`)).length).toBe(1)
  const { text } = await studio.read(`/outbox/${mails[0]?.id}/mail/`)
  return String(text)
}

const privatePath = (mail: string): string => /\/[a-z]{2}\/my\/appointment\/[\w./-]+\//.exec(mail)?.[0] ?? ''

/** One of the free slots whose label fits: other tests book too. */
async function chooseFree(select: Locator, label = /./): Promise<string> {
  const options = await select
    .locator('option:not([disabled])')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('value') ?? '', each.textContent ?? '']))
  const free = options.filter(([value, text]) => value && label.test(text ?? ''))
  const [value = '', text = ''] = free[Math.floor(Math.random() * free.length)] ?? []
  await select.selectOption(value)
  return text
}

async function openBooking(page: Page, locale: Locale): Promise<Locator> {
  await page.goto(`/${locale}/property/${demoRefs.house}/?form=contactAppointment`)
  return formOf(page, locale, 'contactAppointment')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a visit is booked, confirmed, put into the calendar, moved and cancelled', async ({ page }) => {
  const studio = StudioSession.of('administrator')
  const form = await openBooking(page, 'fr')
  // Before its script has taken the form over, it is sent as without JavaScript, and a question comes back.
  await waitForForm(form)
  const visitor = person()
  const chosen = await chooseFree(form.locator('select[name="slot"]'))
  await fillShown(form, visitor)
  await form.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/fr\/merci\/contact-appointment\/(?:\?|$)/)

  // The thank-you page tells the visit and until when to confirm it, and has no link that confirms.
  const receipt = page.locator('main')
  await expect(receipt).toContainText(chosen.split(',')[0] ?? '', { ignoreCase: true })
  await expect(receipt).toContainText(/avant (le .* à )?\d+\sh/)
  expect(await receipt.innerHTML()).not.toContain('/my/appointment/')
  expect(await findViolations(page)).toEqual([])

  const path = privatePath(await mailTo(studio, visitor.email, 'reserved'))
  const answer = await page.goto(path)
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
  })
  await expect(heading(page)).toHaveText(interfaceText('fr', 'appointment.unconfirmedTitle'))
  await expect(page.getByRole('main')).toContainText('jusqu’au')
  expect(await findViolations(page)).toEqual([])
  await press(page, interfaceText('fr', 'appointment.confirmSubmit'))
  await expect(page.getByRole('status')).toHaveText(interfaceText('fr', 'appointment.confirmedNotice'))
  await expect(heading(page)).toHaveText(interfaceText('fr', 'appointment.confirmedTitle'))
  await mailTo(studio, visitor.email, 'booked')
  await expect(page.getByRole('main')).toContainText(chosen.split(',')[0] ?? '', { ignoreCase: true })
  expect(await findViolations(page)).toEqual([])
  const file = await page.request.get(`${path}calendar/`)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain('METHOD:REQUEST')

  const moved = await chooseFree(page.locator('select[name="slot"]'))
  await press(page, interfaceText('fr', 'appointment.moveSubmit'))
  await expect(page.getByRole('status')).toHaveText(interfaceText('fr', 'appointment.movedNotice'))
  await expect(page.getByRole('main')).toContainText(moved.split(',')[0] ?? '', { ignoreCase: true })

  await page.getByText(interfaceText('fr', 'appointment.cancelAsk')).click()
  await press(page, interfaceText('fr', 'appointment.cancelSubmit'))
  await expect(heading(page)).toHaveText(interfaceText('fr', 'appointment.cancelledTitle'))
  await mailTo(studio, visitor.email, 'cancelled')
  expect(await (await page.request.get(`${path}calendar/`)).text()).toContain('METHOD:CANCEL')
  // A changed link opens nothing.
  const changed = path.replace(/.\/$/, '/')
  expect((await page.goto(changed))?.status()).toBe(404)
  await expect(heading(page)).toHaveText(interfaceText('fr', 'my.goneTitle'))
  expect((await page.request.get(`${changed}calendar/`)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a Dutch visitor books half an hour in the afternoon, confirms and cancels',
    { tag: '@full' },
    async ({ page }) => {
      const studio = StudioSession.of('administrator')
      const form = await openBooking(page, 'nl')
      const visitor = person()
      await chooseFree(form.locator('select[name="slot"]'), /van 14 tot 14\.30\u00a0uur$/)
      await fillShown(form, visitor)
      await form.locator('button[type="submit"]').click()
      const question = form.locator('[data-question-text]')
      await expect(question).toBeVisible()
      await form.locator('[name="questionAnswer"]').fill(answerOf((await question.textContent()) ?? '', 'nl'))
      await form.locator('button[type="submit"]').click()
      await expect(page).toHaveURL(/\/nl\/bedankt\/contact-appointment\/(?:\?|$)/)

      await page.goto(privatePath(await mailTo(studio, visitor.email, 'reserved')))
      await press(page, interfaceText('nl', 'appointment.confirmSubmit'))
      await expect(heading(page)).toHaveText(interfaceText('nl', 'appointment.confirmedTitle'))
      await expect(page.getByRole('main')).toContainText('van 14 tot 14.30\u00a0uur')
      await page.getByText(interfaceText('nl', 'appointment.cancelAsk')).click()
      await press(page, interfaceText('nl', 'appointment.cancelSubmit'))
      await expect(heading(page)).toHaveText(interfaceText('nl', 'appointment.cancelledTitle'))
    },
  )
})
