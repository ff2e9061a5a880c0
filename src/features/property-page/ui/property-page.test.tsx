import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { formsOfProperty } from '@/features/submissions/model/property-forms'

import { AvailabilityNotice } from './availability-notice'
import { FurtherActions, MainActions } from './contact-actions'
import { FactSections } from './fact-sections'
import { Films } from './property-body'
import { PropertyAside } from './property-aside'
import { PropertyHead } from './property-head'
import { hasSurroundings } from './surroundings'

const house: PropertyDetail = {
  summary: {
    ref: 4310,
    href: '/fr/a-vendre/awans/maison/4310/',
    title: 'Maison à Awans',
    typeName: 'Maison',
    city: 'Awans',
    zip: '4340',
    price: { kind: 'exact', price: 300_000, monthly: false },
    epcLabel: 'E',
    bedrooms: 3,
    livingAreaInSquareMetres: 120,
    groundAreaInSquareMetres: null,
    picture: null,
    marquee: null,
  },
  goal: 'sale',
  disclosure: 'open',
  availability: 'available',
  address: '4340 Awans',
  place: null,
  country: 'BE',
  paragraphs: [],
  pictures: [],
  plans: [],
  films: [],
  tours: [],
  sections: [],
  planningCodes: {},
  nearby: [],
  epc: { state: 'none' },
  renovation: null,
  monthlyCharges: null,
  costs: null,
  agent: null,
  history: null,
}

const fact = (field: string, value: string) => ({ field, label: field, value })

const sections = async (property: Partial<PropertyDetail>) =>
  renderToStaticMarkup(
    <FactSections
      property={{ ...house, ...property }}
      locale="fr"
      priceStyle="belgianDutch"
      t={await getTranslator('fr', 'nl-BE')}
    />,
  )

test.each(locales)('the actions of E8 link to the forms of the property in %s', async (locale) => {
  const props = { property: house, forms: formsOfProperty(house), t: await getTranslator(locale, 'nl-BE') }
  const html = renderToStaticMarkup(
    <>
      <MainActions {...props} />
      <FurtherActions {...props} />
    </>,
  )
  const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  const page = house.summary.href
  const forms = ['contactAppointment', 'documentRequest', 'purchaseOffer', 'sendToFriend']
  expect(targets).toEqual([
    `${page}?form=visitRequest`,
    '#question',
    ...forms.map((form) => `${page}?form=${form}`),
  ])
})

test.each([
  ['requested', /Certificat PEB demandé|demandé/i],
  ['notApplicable', /non applicable/i],
] as const)('an energy certificate that is %s is shown as such', async (state, text) => {
  expect(await sections({ epc: { state } })).toMatch(text)
})

test('a label outside every scale, such as a Luxembourg one, is shown alone', async () => {
  const html = await sections({ epc: { state: 'known', label: 'I', scale: [], consumption: null } })
  expect(html).toContain('>I</span>')
  expect(html).not.toContain('role="img"')
})

test('a property without a certificate, such as land, has no energy part', async () => {
  expect(await sections({ epc: { state: 'none' } })).toBe('')
})

test('the renovation notice contains years and label', async () => {
  const epc = { state: 'known', label: 'E', scale: ['A', 'E'], consumption: null } as const
  const html = await sections({
    epc: { ...epc, scale: [...epc.scale] },
    renovation: { termInYears: 6, targetLabel: 'D' },
  })
  expect(html).toMatch(/\bD\b.*\b6\b|\b6\b.*\bD\b/)
})

test('flood scores are drawn, and class D has the pictogram', async () => {
  const facts = [fact('floodScoreP', 'D : risque moyen'), fact('gasCertificate', 'Conforme')]
  const html = await sections({ sections: [{ section: 'environment', title: null, facts }] })
  expect(html.match(/D : risque moyen/g)).toHaveLength(1)
  expect(html).toContain('<svg')
  const calm = [fact('floodScoreP', 'A : aucune inondation modélisée')]
  expect(await sections({ sections: [{ section: 'environment', title: null, facts: calm }] })).not.toContain(
    '<svg',
  )
})

test('planning codes are beside the answers and are explained', async () => {
  const facts = [fact('permit', 'Oui'), fact('easements', 'Aucune')]
  const html = await sections({
    sections: [{ section: 'planning', title: null, facts }],
    planningCodes: { permit: 'Vg' },
  })
  expect(html).toContain('(Vg)')
  expect(html).toContain('<details')
})

test('a life annuity has its own section, with its facts only there', async () => {
  const facts = [fact('price', '€ 100.000'), fact('bouquet', '€ 40.000')]
  const html = await sections({ sections: [{ section: 'financial', title: null, facts }] })
  const [before, after] = html.split('<h3')
  expect(before).toContain('€ 100.000')
  expect(before).not.toContain('€ 40.000')
  expect(after).toContain('€ 40.000')
})

test('earlier prices are shown with the fall in percent', async () => {
  const steps = [
    { date: '2026-03-01T00:00:00.000Z', price: 285_000, changePercent: -5 },
    { date: '2026-01-01T00:00:00.000Z', price: 300_000, changePercent: null },
  ]
  const financial = { section: 'financial', title: null, facts: [fact('price', '€ 285.000')] } as const
  const shown = { sections: [{ ...financial, facts: [...financial.facts] }] }
  expect(await sections({ ...shown, history: { since: null, steps } })).toMatch(/−5/)
  expect(await sections({ ...shown, history: null })).not.toMatch(/−5/)
})

test.each([
  ['sold', 'Ce bien est vendu', true],
  ['rented', 'Ce bien est loué', true],
  ['underOption', 'Ce bien est sous option', false],
] as const)('a property that is %s has a notice', async (availability, text, hasWaysOn) => {
  const html = renderToStaticMarkup(
    <AvailabilityNotice
      availability={availability}
      listHref="/list/"
      registerHref="/register/"
      valuationHref="/valuation/"
      similarCount={2}
      t={await getTranslator('fr', 'nl-BE')}
    />,
  )
  expect(html).toContain(text)
  for (const href of ['/register/', '/list/', '/valuation/'])
    expect([href, html.includes(`href="${href}"`)]).toEqual([href, hasWaysOn])
})

test.each([
  ['gone', 0, 1],
  ['hidden', 1, 1],
] as const)(
  'the energy label of a %s price is beside the price, or else among the facts',
  async (kind, aside, head) => {
    const pageProps = {
      property: { ...house, summary: { ...house.summary, price: { kind } } },
      forms: [],
      locale: 'fr',
      priceStyle: 'belgianDutch',
      t: await getTranslator('fr', 'nl-BE'),
    } as const
    const badges = (html: string) => html.split('class="epc ').length - 1
    expect(badges(renderToStaticMarkup(<PropertyAside {...pageProps} />))).toBe(aside)
    const html = renderToStaticMarkup(<PropertyHead {...pageProps}>{null}</PropertyHead>)
    expect(badges(html)).toBe(head)
    const [, facts = ''] = html.split('<ul class="facts')
    expect(badges(facts)).toBe(kind === 'gone' ? 1 : 0)
  },
)

test.each([
  [0, 'Nous vous aidons volontiers à trouver un bien similaire.'],
  [1, 'Voici un bien qui lui ressemble.'],
  [3, 'Voici des biens qui lui ressemblent.'],
])('with %i similar properties the notice of a sold one says so', async (similarCount, text) => {
  const html = renderToStaticMarkup(
    <AvailabilityNotice
      availability="sold"
      listHref="/list/"
      registerHref="/register/"
      valuationHref="/valuation/"
      similarCount={similarCount}
      t={await getTranslator('fr', 'nl-BE')}
    />,
  )
  expect(html).toContain(text)
})

test('of a film’s server the page has only a link and the permission to frame it', async () => {
  const film = {
    kind: 'youtube',
    frameUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  } as const
  const html = renderToStaticMarkup(
    <Films property={{ ...house, films: [film] }} t={await getTranslator('fr', 'nl-BE')} />,
  )
  expect(html).not.toMatch(/<(iframe[^>]* src=|img|script|video)/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(html).toContain('frame-src https://www.youtube-nocookie.com')
  expect(html).toContain('youtube-nocookie.com)')
})

test('a film file is played by the browser and not preloaded', async () => {
  const film = { kind: 'file', url: 'https://films.example.be/huis.mp4' } as const
  const html = renderToStaticMarkup(
    <Films property={{ ...house, films: [film] }} t={await getTranslator('fr', 'nl-BE')} />,
  )
  expect(html).toContain('preload="none"')
  expect(html).toContain('media-src https://films.example.be')
})

test('abroad without a map only an exact position or places nearby are worth a section', () => {
  const at = (isApproximate: boolean) => ({ ...house, place: { latitude: 38, longitude: 0, isApproximate } })
  expect([at(false), at(true), house].map((each) => hasSurroundings(each, false))).toEqual([
    true,
    false,
    false,
  ])
  expect([at(false), at(true), house].map((each) => hasSurroundings(each, true))).toEqual([true, true, false])
})
