import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { formsOfProperty } from '@/features/submissions/model/property-forms'

import { AgentQuote } from './agent-card'
import { FurtherActions, MainActions } from './contact-actions'
import { arrangeFacts } from '@/features/property-page/model/arrange-facts'
import { house } from '@/features/property-page/model/property-detail.fixture'

import { EnergySection, Register, Viager } from './fact-sections'
import { GalleryMosaic } from './gallery-mosaic'
import { GoneProperty } from './gone-property'
import { Films } from './property-body'
import { PageTools } from './page-tools'
import { PropertyAside } from './property-aside'
import { PropertyHead, UnderOption } from './property-head'
import { hasSurroundings } from './surroundings'

const upright = { width: 400, height: 600 }
const lying = { width: 600, height: 400 }

const fact = (field: string, value: string) => ({ field, label: field, value })

const sections = async (changes: Partial<PropertyDetail>) => {
  const property = { ...house, ...changes }
  const facts = arrangeFacts(property, { locale: 'fr', hasCosts: false })
  const t = await getTranslator('fr', 'nl-BE')
  const props = { property, facts, locale: 'fr', priceStyle: 'belgianDutch', t } as const
  return renderToStaticMarkup(
    <>
      <Viager facts={facts.viager} t={t} />
      <EnergySection {...props} />
      <Register {...props} />
    </>,
  )
}

test.each(locales)('the actions of E8 link to the forms of the property in %s', async (locale) => {
  const props = { property: house, forms: formsOfProperty(house), t: await getTranslator(locale, 'nl-BE') }
  const html = renderToStaticMarkup(
    <>
      <MainActions {...props} />
      <FurtherActions {...props} />
      <PageTools {...props} url="https://perron.example/4310/" />
    </>,
  )
  // The places of the next moments lead to all of them until a script fills them.
  const targets = [...new Set([...html.matchAll(/<a [^>]*href="([/#][^"]+)"/g)].map(([, href]) => href))]
  const page = house.summary.href
  expect(targets).toEqual([
    `${page}?form=contactAppointment`,
    // Shown by a script when no moment is free.
    `${page}?form=visitRequest`,
    `${page}?form=purchaseOffer`,
    '#question',
    `${page}?form=documentRequest`,
    `${page}?form=sendToFriend`,
  ])
  expect(html).toMatch(
    /<a [^>]*href="[^"]*\?form=visitRequest"[^>]* class="[^"]*hidden noscript:inline-flex"/,
  )
})

test('where no visit is booked, the main action asks for one', async () => {
  const forms = formsOfProperty(house).filter((form) => form !== 'contactAppointment')
  const t = await getTranslator('fr', 'nl-BE')
  const html = renderToStaticMarkup(<MainActions property={house} forms={forms} t={t} />)
  expect(html).toMatch(/^<div[^>]*><a href="[^"]+\?form=visitRequest" class="button button-brand">/)
  expect(html).not.toContain('data-moments')
})

test('the portrait of the agent is shown once: beside their line, else beside their numbers', async () => {
  const portrait = { src: '/portrait.webp', srcSet: '', width: 400, height: 500, alt: '' }
  const contact = { role: null, phone: null, whatsapp: null, email: 'a.wouters@perron.example', portrait }
  const agent = { ...contact, id: 'annelies', name: 'Annelies Wouters', registrationNumber: null }
  const props = { forms: [], url: 'https://perron.example/', locale: 'fr', priceStyle: 'ofPage' } as const
  const t = await getTranslator('fr', 'nl-BE')
  const asideOf = (agentLine?: string) => {
    const property = { ...house, agent, summary: { ...house.summary, agentLine } }
    return renderToStaticMarkup(<PropertyAside {...props} property={property} t={t} />)
  }
  const quote = renderToStaticMarkup(<AgentQuote agent={agent} line="La lumière, oui." />)
  expect(quote).toMatch(/portrait\.webp.*<blockquote[^>]*>La lumière, oui\..*Annelies Wouters/)
  expect(asideOf('La lumière, oui.')).not.toContain(portrait.src)
  expect(asideOf()).toContain(portrait.src)
  // Where it does not fit, the address breaks after its @.
  expect(asideOf()).toContain('<span>a.wouters@</span><span>perron.example</span>')
})

test.each([
  ['requested', /Certificat PEB demandé|demandé/i],
  ['notApplicable', /non applicable/i],
] as const)('an energy certificate that is %s is shown as such', async (state, text) => {
  expect(await sections({ epc: { state } })).toMatch(text)
})

test('a label outside every scale, such as a Luxembourg one, is shown alone', async () => {
  const html = await sections({
    epc: { state: 'known', label: 'I', isComputed: false, scale: [], consumption: null },
  })
  expect(html).toContain('>I</span>')
  expect(html).not.toContain('role="img"')
})

test('a property without a certificate, such as land, has no energy part', async () => {
  expect(await sections({ epc: { state: 'none' } })).toBe('')
})

test('the renovation notice contains years and label', async () => {
  const epc = { state: 'known', label: 'E', isComputed: false, scale: ['A', 'E'], consumption: null } as const
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
  expect(html).toContain('size-5 text-brand')
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
  const facts = [fact('realEstateTax', '€ 1.000'), fact('bouquet', '€ 40.000')]
  const html = await sections({ sections: [{ section: 'financial', title: null, facts }] })
  const [before, after] = html.split('<details')
  expect(before).toContain('€ 40.000')
  expect(after).toContain('€ 1.000')
  expect(after).not.toContain('€ 40.000')
})

test('earlier prices are shown with the fall in percent', async () => {
  const steps = [
    { date: '2026-03-01T00:00:00.000Z', price: 285_000, changePercent: -5 },
    { date: '2026-01-01T00:00:00.000Z', price: 300_000, changePercent: null },
  ]
  const financial = { section: 'financial', title: null, facts: [fact('realEstateTax', '€ 1.000')] } as const
  const shown = { sections: [{ ...financial, facts: [...financial.facts] }] }
  expect(await sections({ ...shown, history: { since: null, steps } })).toMatch(/−5/)
  expect(await sections({ ...shown, history: null })).not.toMatch(/−5/)
})

const gone = async (changes: Partial<PropertyDetail>, similarCount = 2) =>
  renderToStaticMarkup(
    <GoneProperty
      property={{ ...house, ...changes }}
      hrefs={{ list: '/list/', register: '/register/', valuation: '/valuation/' }}
      similarCount={similarCount}
      locale="fr"
      priceStyle="belgianDutch"
      t={await getTranslator('fr', 'nl-BE')}
    />,
  )

test.each([
  ['sold', 'Ce bien est vendu', 'Vendu en 6 semaines, 2026'],
  ['rented', 'Ce bien est loué', 'Loué en 6 semaines, 2026'],
] as const)(
  'a property that is %s says so, how long it took, and the ways on',
  async (availability, text, line) => {
    const html = await gone({ availability, sale: { year: '2026', weeks: 6 } })
    for (const part of [text, line, '/register/', '/list/', '/valuation/']) expect(html).toContain(part)
    expect(await gone({ availability, sale: { year: '2026', weeks: null } })).not.toContain('semaine')
  },
)

test('a property under option has a notice', async () => {
  const html = renderToStaticMarkup(<UnderOption t={await getTranslator('fr', 'nl-BE')} />)
  expect(html).toContain('Ce bien est sous option')
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
      url: 'https://agency.example/4310/',
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
])('with %i similar properties the page of a sold one says so', async (similarCount, text) => {
  expect(await gone({ availability: 'sold' }, similarCount)).toContain(text)
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

test('two upright photographs that follow each other share a tile, but not the first one', async () => {
  const t = await getTranslator('fr', 'nl-BE')
  const shapes = [upright, upright, upright, lying, upright, lying, upright, upright, upright]
  const pictures = shapes.map((shape, index) => ({ src: `/${index}`, srcSet: '', alt: '', ...shape }))
  const html = renderToStaticMarkup(<GalleryMosaic pictures={pictures} t={t} />)
  const tiles = html.split('<li ').slice(1)
  expect(tiles.map((tile) => tile.match(/data-photo/g)?.length)).toEqual([1, 2, 1, 1, 1, 2, 1])
})
