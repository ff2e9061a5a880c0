import { expect, type Page } from '@playwright/test'

import { purchaseOfferFixture } from '@/features/offers/form/purchase-offer.fixture'

import { until, waitFor, waitForPath, type Engine } from '../engines/engine'
import { sendForm, sendPlainForm } from '../engines/fill-form'
import { startFirefox } from '../engines/firefox'
import { startWebKit } from '../engines/webkit'
import { demoPaths, demoRefs } from '../rig/demo-site'
import { fillShown, formOf, ownClientIp } from '../rig/form-filling'
import { loginOf } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { inTurn } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { linkOf, sendWithConsent } from '../support/opt-in-mails'
import { newMark } from '../support/test-page'

/** What visitors do most, in Firefox and WebKit: `npm run test:full` at both widths. Chromium is in all other files. */

const engines = { Firefox: startFirefox, WebKit: startWebKit }
const widths = [1440, 390] as const

type Journey = (engine: Engine, width: number) => Promise<void>

const search: Journey = async (engine, width) => {
  await engine.open('/fr/', width)
  await engine.type('input[name="q"]', 'flemalle')
  await engine.click('.quick-search button')
  await waitForPath(engine, /^\/fr\/a-vendre\/.*4400/)
  await waitFor(engine, 'main', 'Flémalle')
  await waitFor(engine, 'article[id^="p-"]')
}

const filter: Journey = async (engine, width) => {
  await engine.open('/fr/a-vendre/?bedroomsMin=2', width)
  const cards = () => engine.run(() => document.querySelectorAll('article[id^="p-"]').length)
  expect(await cards()).toBeGreaterThan(0)
  // The list of what was chosen is a list of links, one to take each away.
  await engine.click('main a[href="/fr/a-vendre/"]')
  await waitForPath(engine, /^\/fr\/a-vendre\/$/)
}

const map: Journey = async (engine, width) => {
  await engine.open('/fr/a-vendre/?view=map', width)
  await waitFor(engine, 'main')
  const marks = await until('marks on the map', () =>
    engine.run(() => {
      const frame = document.querySelector<HTMLIFrameElement>('main iframe')
      frame?.scrollIntoView({ block: 'center' })
      frame?.dispatchEvent(new Event('touchstart', { bubbles: true }))
      return frame?.contentDocument?.querySelectorAll('.leaflet-marker-icon').length
    }),
  )
  expect(marks).toBeGreaterThan(1)
}

const save: Journey = async (engine, width) => {
  await engine.open('/fr/a-vendre/', width)
  await engine.click('article[id^="p-"] button[aria-pressed]')
  await waitFor(engine, 'article[id^="p-"] button[aria-pressed="true"]')
  await engine.open('/fr/favoris/', width)
  await waitForPath(engine, /^\/fr\/favoris\/\?refs=\d+$/)
}

const bookingForm = 'form[action="/fr/forms/contactAppointment/"]'

/** What a visitor gives for any free moment of a property, whose page it opens. */
async function openBooking(engine: Engine, width: number) {
  await engine.open(`/fr/property/${demoRefs.house}/?form=contactAppointment`, width)
  const free = await engine.run(
    (wanted) =>
      [...document.querySelectorAll<HTMLOptionElement>(`${wanted} [name="slot"] option:not([disabled])`)]
        .map(({ value }) => value)
        .filter(Boolean),
    bookingForm,
  )
  const slot = free[Math.floor(Math.random() * free.length)] ?? ''
  const email = `${newMark()}@example.org`
  return { slot, lastName: 'Élise Dupont', email }
}

const isBooked = (engine: Engine) => waitForPath(engine, /^\/fr\/merci\/contact-appointment\/(?:\?|$)/)

const book: Journey = async (engine, width) => {
  await sendForm(engine, bookingForm, await openBooking(engine, width))
  await isBooked(engine)
}

const offer: Journey = async (engine, width) => {
  await engine.open(`/fr/property/${demoRefs.house}/?form=purchaseOffer`, width)
  const emails = { email: `${newMark()}@example.org`, secondEmail: `${newMark()}@example.org` }
  const form = 'form[action="/fr/forms/purchaseOffer/"]'
  await sendForm(engine, form, { ...purchaseOfferFixture('fr'), ...emails })
  await waitForPath(engine, /^\/fr\/merci\/purchase-offer\/\?ref=\d+$/)
}

const bookWithoutScript: Journey = async (engine, width) => {
  const values = await openBooking(engine, width)
  await sendPlainForm(engine, bookingForm, { locale: 'fr', values })
  await isBooked(engine)
}

const account: Journey = async (engine, width) => {
  const { email, password } = loginOf('owner')
  await engine.open('/fr/login/', width)
  await engine.type('main input[type="email"]', email)
  await engine.type('main input[type="password"]', password)
  await engine.click('main form button[type="submit"]')
  await waitFor(engine, 'main h1', interfaceText('fr', 'portal.title'))
  await engine.click('main li a[href^="/fr/login/"]')
  await waitForPath(engine, /^\/fr\/login\/[^/]+\/$/)
  for (const section of ['timeline', 'stat-commons']) {
    await engine.click(`main nav a[href$="/${section}/"]`)
    await waitForPath(engine, new RegExp(`/${section}/$`))
    await waitFor(engine, 'main nav [aria-current="page"]')
  }
  await engine.click('main form[action$="/log-out/"] button')
  await waitFor(engine, 'main input[type="password"]')
}

const journeys = { search, filter, map, save, book, offer }

/** Sends the newsletter's form as another client, and gives the link of its e-mail. */
async function askForNewsletter(page: Page): Promise<string> {
  const email = `${newMark()}@example.org`
  await page.setExtraHTTPHeaders(ownClientIp())
  await page.goto(`/fr${demoPaths['/newsletter/'].fr}`)
  await fillShown(formOf(page, 'fr', 'signNewsletter'), { email })
  await sendWithConsent(page, 'fr', 'signNewsletter')
  return linkOf(email, 'signNewsletter.confirm')
}

/** The site takes five forms of one client IP in ten minutes. */
const isForm = (journey: Journey): boolean => journey === book || journey === offer

for (const [at, [name, start]] of Object.entries(engines).entries())
  test.describe(name, () => {
    let engine: Engine | null = null
    test.beforeAll(async () => {
      engine = await start()
    })
    test.afterAll(() => engine?.end())

    for (const [index, [what, journey]] of Object.entries(journeys).entries())
      for (const width of isForm(journey) ? [widths[(at + index) % 2] ?? 1440] : inTurn(widths, at + index))
        test(`${what} at ${width} px`, async () => {
          if (!engine) throw new Error(`${name} did not start.`)
          await journey(engine, width)
        })

    test.describe('whole', { tag: '@full' }, () => {
      for (const width of widths)
        test(`account at ${width} px`, async () => {
          if (!engine) throw new Error(`${name} did not start.`)
          await account(engine, width)
        })

      test('the newsletter is confirmed and ended by the link of its e-mail', async ({ page }) => {
        if (!engine) throw new Error(`${name} did not start.`)
        await engine.open(await askForNewsletter(page), 1440)
        for (const [state, button] of [
          ['pending', 'optIn.newsletter.confirm'],
          ['confirmed', 'optIn.unsubscribe'],
        ] as const) {
          await waitFor(engine, 'h1', interfaceText('fr', `optIn.newsletter.${state}Title`))
          await waitFor(engine, 'main form button', interfaceText('fr', button))
          await engine.click('main form button')
        }
        await waitFor(engine, 'h1', interfaceText('fr', 'optIn.newsletter.endedTitle'))
      })
    })
  })

test.describe('Firefox without JavaScript', () => {
  let engine: Engine | null = null
  test.beforeAll(async () => {
    engine = await startFirefox({ javaScript: false })
  })
  test.afterAll(() => engine?.end())

  for (const [what, journey] of Object.entries({ search, filter, book: bookWithoutScript }))
    test(`${what} at 390 px`, async () => {
      if (!engine) throw new Error('Firefox did not start.')
      await journey(engine, 390)
    })
})
