import { expect, test } from 'vitest'

import { contradictionsOf } from '@/features/property/model/contradictions'
import { costBasis } from '@/features/property/model/cost-basis'
import { describePrice } from '@/features/property/model/price'
import { locales } from '@/lib/i18n/locales'

import { demoLegalRates } from './fields-money'
import { demoDrafts, demoProperties, type DemoProperty } from './properties'

const day = '2026-11-20'

function findingsOf({ fields, ...property }: DemoProperty) {
  const { goal, price, publishPrice, typeWebId, localityKey, headline, description } = property
  const source = { ...fields, goal, price, publishPrice }
  const place = { zip: localityKey.split('|')[1] ?? null, countryId: 10, webId: typeWebId }
  return contradictionsOf(source, {
    day,
    texts: Object.fromEntries(locales.map((locale) => [locale, [headline[locale], description[locale]]])),
    plans: Object.fromEntries(
      locales.map((locale) => [
        locale,
        property.plans.filter(({ language }) => language === locale).map(({ alt }) => alt[locale]),
      ]),
    ),
    costs: { rates: demoLegalRates, basis: costBasis({ ...source, ...place }, describePrice(source)) },
    guaranteeMonths: 2,
  }).map((finding) => ({ ref: property.ref, ...finding }))
}

test('no property of the demo contradicts itself in any language', () => {
  expect([...demoProperties(day), ...demoDrafts(day)].flatMap(findingsOf)).toEqual([])
})
