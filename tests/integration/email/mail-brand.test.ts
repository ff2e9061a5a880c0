import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeOfferPdf } from '@/features/offers/server/offer-pdf'
import { exampleOffer } from '@/features/offers/form/offer.fixture'
import { exampleEmail } from '@/lib/email/email-message.fixture'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { renderEmail } from '@/lib/email/render-email'

import { streamsOf } from '../../support/pdf-streams'
import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())

test.each([
  ['#1f7a3d', '#1f7a3d'],
  ['#c9e265', '#687531'],
  ['#0a0a0a', '#0a0a0a'],
])('the main colour %s is that of e-mails and documents', async (primaryColour, shown) => {
  const { payload } = running
  await payload.updateGlobal({ slug: 'siteConfig', data: { brand: { primaryColour } }, overrideAccess: true })
  const brand = await readMailBrand(payload, 'de')
  const { html } = renderEmail(exampleEmail, { brand, locale: 'de', logoAt: null, pictureAt: () => null })
  expect(html).toContain(`border-top:4px solid ${shown}`)
  expect(html).toMatch(new RegExp(`background-color:${shown}[^>]*><a [^>]*color:#ffffff;"`))

  const offer = exampleOffer('de')
  offer.facts.agency.colour = brand.colour
  const pdf = await makeOfferPdf(offer, 'buyer@example.org')
  const parts = [1, 3, 5].map((at) => Number.parseInt(shown.slice(at, at + 2), 16) / 255)
  expect(streamsOf(pdf).join()).toContain(`${parts.join(' ')} scn`)
})
