import { describe, expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { offerFormats } from '@/features/offers/emails/offer-words'
import { formatPrice } from '@/features/property/model/price'
import type { Offer } from '@/features/offers/model/offer-facts'
import { makeOfferPdf } from './offer-pdf'
import { exampleOffer } from '@/features/offers/form/offer.fixture'

import { streamsOf } from '../../../../tests/support/pdf-streams'

const hexToText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The text of each glyph number, from the font's own table. */
function glyphsOf(stream: string): Map<string, string> | null {
  if (!stream.includes('beginbfrange')) return null
  const glyphs = new Map<string, string>()
  for (const [, from, list] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...(list ?? '').matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex], index) =>
      glyphs.set(
        (Number.parseInt(from ?? '0', 16) + index).toString(16).padStart(4, '0'),
        hexToText(hex ?? ''),
      ),
    )
  return glyphs
}

/** The glyph table of each font name of the pages. */
function fontsOf(pdf: Buffer): Map<string, Map<string, string>> {
  const text = pdf.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  )
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name, id] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    const stream = table && streamsOf(Buffer.from(`${objects.get(table)}`, 'latin1'))[0]
    const glyphs = stream ? glyphsOf(stream) : null
    if (name && glyphs) fonts.set(name, glyphs)
  }
  return fonts
}

/** The words of each page of a PDF, in their order. */
function pagesOf(pdf: Buffer): string[] {
  const fonts = fontsOf(pdf)
  let font: Map<string, string> | undefined
  return streamsOf(pdf)
    .filter((each) => each.includes(' Tf'))
    .map((stream) => {
      let words = ''
      for (const [, name, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/gi)) {
        if (name) font = fonts.get(name)
        else
          for (const [, hex] of (run ?? '').matchAll(/<([0-9a-f]*)>/gi))
            for (const glyph of hex?.match(/.{4}/g) ?? []) words += font?.get(glyph.toLowerCase()) ?? ''
      }
      return words
    })
}

const textOf = (pdf: Buffer): string => pagesOf(pdf).join('')

const squeezed = (text: string): string => text.replace(/\s+/g, '')

describe('the document of an offer', () => {
  const titles = { nl: 'Aankoopbod', fr: 'Offre d’achat', en: 'Purchase offer', de: 'Kaufangebot' }

  test.each(locales)('contains all texts in %s', async (locale) => {
    const offer = exampleOffer(locale)
    const text = squeezed(textOf(await makeOfferPdf(offer, 'lukasz.sahin@example.org')))
    for (const words of [
      titles[locale],
      offer.reference,
      offer.amountWords,
      '325',
      'Łukasz Şahin',
      'Zoë Đorđević-Müller',
      'Rue du Bac 12 bte 3, 4000 Liège',
      '10 %',
      'BE68 5390 0754 7034',
      'contrôle de la toiture',
      'lukasz.sahin@example.org',
    ])
      expect(text).toContain(squeezed(words))
  })

  test.each(locales)('is tagged, has its language and a title in %s', async (locale) => {
    const pdf = (await makeOfferPdf(exampleOffer(locale), 'a@example.org')).toString('latin1')
    expect(pdf).toContain(`/Lang (${locale}-BE)`)
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toContain('/DisplayDocTitle true')
    expect(pdf).toMatch(/\/FontFile2? \d+ 0 R/)
    expect(pdf).not.toContain('/Helvetica')
  })

  const unconfirmed = ({ confirmedAt: _, ...offer }: Offer): Offer => offer

  test('an unconfirmed offer states that it is not confirmed', async () => {
    const text = textOf(await makeOfferPdf(unconfirmed(exampleOffer('fr')), 'a@example.org'))
    expect(squeezed(text)).toContain(squeezed('Pas encore confirmée'))
  })

  test('long conditions run over several pages', async () => {
    const conditions = 'Sous réserve de la conformité de l’installation électrique. '.repeat(150)
    const pdf = await makeOfferPdf({ ...exampleOffer('fr'), conditions }, 'a@example.org')
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
    expect(squeezed(textOf(pdf))).toContain(squeezed('Vendeur, pour acceptation'))
  })

  test('the deposit and the account it is paid to are on one page, wherever the page ends', async () => {
    for (let lines = 0; lines < 28; lines += 1) {
      const conditions = 'Sous réserve.\n'.repeat(lines)
      const pages = pagesOf(await makeOfferPdf({ ...exampleOffer('fr'), conditions }, 'a@example.org')).map(
        squeezed,
      )
      const advance = pages.findIndex((page) => page.includes(squeezed('10 %')))
      const account = pages.findIndex((page) => page.includes(squeezed('BE68 5390 0754 7034')))
      expect(advance, `${lines} lines`).toBeGreaterThanOrEqual(0)
      expect(account, `${lines} lines`).toBe(advance)
    }
  })

  test.each(['belgianDutch', 'ofLanguage'] as const)('shows amounts as the page does: %s', async (style) => {
    for (const locale of locales) {
      const offer = exampleOffer(locale)
      const price = formatPrice(offer.amount, { locale, style })
      const written = { ...offer, facts: { ...offer.facts, priceStyle: style } }
      expect(squeezed(textOf(await makeOfferPdf(written, 'a@example.org')))).toContain(squeezed(price))
      expect(offerFormats.money(offer.amount, written, locale)).toBe(price)
    }
  })

  test('letters without a glyph cause no error', async () => {
    const buyers = [{ name: 'Иван 李 🏠 ‮x', lines: ['\u0000\u200b'] }]
    expect((await makeOfferPdf({ ...exampleOffer('nl'), buyers }, '')).length).toBeGreaterThan(5000)
  })
})
