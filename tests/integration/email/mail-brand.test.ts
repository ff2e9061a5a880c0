import { createLocalReq, ValidationError } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeOfferPdf } from '@/features/offers/server/offer-pdf'
import { exampleOffer } from '@/features/offers/form/offer.fixture'
import { exampleEmail } from '@/lib/email/email-message.fixture'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { renderEmail } from '@/lib/email/render-email'
import type { Locale } from '@/lib/i18n/locales'

import { streamsOf } from '../../support/pdf-streams'
import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())

test.each([
  ['#1f7a3d', 'newsreader', "font-family:'Newsreader',Georgia"],
  ['#0a0a0a', 'figtree', "font-family:'Figtree','Helvetica Neue'"],
] as const)(
  'the main colour %s and the font %s are those of e-mails and documents',
  async (shown, textFont, family) => {
    const { payload } = running
    const brandOf = { primaryColour: shown, textFont }
    await payload.updateGlobal({ slug: 'siteConfig', data: { brand: brandOf }, overrideAccess: true })
    const brand = await readMailBrand(payload, 'de')
    const { html } = renderEmail(exampleEmail, { brand, locale: 'de', logoAt: null, pictureAt: () => null })
    expect(html).toContain(`border-top:4px solid ${shown}`)
    expect(html).toContain(family)
    expect(html).toMatch(new RegExp(`background-color:${shown}[^>]*><a [^>]*color:#ffffff;"`))

    const offer = exampleOffer('de')
    offer.facts.agency.colour = brand.colour
    offer.facts.agency.font = brand.fonts.fontPrint
    const pdf = await makeOfferPdf(offer, 'buyer@example.org')
    const parts = [1, 3, 5].map((at) => Number.parseInt(shown.slice(at, at + 2), 16) / 255)
    expect(streamsOf(pdf).join()).toContain(`${parts.join(' ')} scn`)
    expect(pdf.toString('latin1').toLowerCase()).toContain(`+${textFont}`)
  },
)

const save = (brand: object, language: Locale) =>
  createLocalReq({ locale: language }, running.payload).then((req) => {
    // Payload shares its own among requests of a language.
    Object.assign(req, { i18n: { ...req.i18n, language } })
    return running.payload.updateGlobal({ slug: 'siteConfig', data: { brand }, req, overrideAccess: true })
  })

const refusalOf = async (brand: object, language: Locale): Promise<unknown> => {
  const error: unknown = await save(brand, language).catch((reason: unknown) => reason)
  return error instanceof ValidationError
    ? error.data.errors.map(({ path, message }) => [path, message])
    : error
}

test.each([
  ['en', 'cannot be read on the pages: contrast 1.3 to 1'],
  ['nl', 'op de pagina’s niet leesbaar: contrast 1,3 op 1'],
  ['fr', 'illisible sur les pages\u00a0: contraste de 1,3 pour 1'],
  ['de', 'auf den Seiten nicht lesbar: Kontrast 1,3 zu 1'],
] as const)(
  'in %s a colour that cannot be read is refused with the nearest that can',
  async (language, words) => {
    expect(await refusalOf({ primaryColour: '#c9e265' }, language)).toEqual([
      ['brand.primaryColour', expect.stringContaining(words)],
    ])
    expect(await refusalOf({ primaryColour: '#c9e265' }, language)).toEqual([
      ['brand.primaryColour', expect.stringContaining('#687531')],
    ])
  },
)

test('an accent on which no words can be read is refused', async () => {
  expect(await refusalOf({ accentColour: '#7c8084' }, 'en')).toEqual([
    ['brand.accentColour', expect.stringContaining('Neither white nor dark words')],
  ])
})
