import { expect, test } from 'vitest'

import { contradictionsOf } from '@/features/property/model/contradictions'
import { costBasis } from '@/features/property/model/cost-basis'
import { describePrice } from '@/features/property/model/price'
import { locales, type Localized } from '@/lib/i18n/locales'

import { readFolder } from '../../content/data-files'

import { readProperties, type DemoProperty } from './property-data'
import { demoLegalRates } from './purchase-amounts'

const day = '2026-11-20'

const pictures = readFolder('demo/pictures')
const altOf = (name: string) => (pictures[name] as { alt: Localized }).alt

function demoContradictionsOf({ fields, ...property }: DemoProperty) {
  const {
    goal,
    price,
    publishPrice,
    typeWebId,
    place: { zip },
    headline,
    description,
  } = property
  const source = { ...fields, goal, price, publishPrice }
  const place = { zip, countryId: 10, webId: typeWebId }
  return contradictionsOf(source, {
    day,
    texts: Object.fromEntries(locales.map((locale) => [locale, [headline[locale], description[locale]]])),
    plans: Object.fromEntries(
      locales.map((locale) => [locale, property.plans.map((name) => altOf(`${name}-${locale}`)[locale])]),
    ),
    costs: { rates: demoLegalRates, basis: costBasis({ ...source, ...place }, describePrice(source)) },
    guaranteeMonths: 2,
  }).map((contradiction) => ({ ref: property.ref, ...contradiction }))
}

test('no property of the demo contradicts itself in any language', () => {
  expect(readProperties(day).flatMap(demoContradictionsOf)).toEqual([])
})
