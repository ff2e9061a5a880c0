import { expect, test } from 'vitest'

import { defaultDuties, defaultGuarantees, defaultNotaryTariffs, defaultVat } from './money-defaults'

interface Row {
  region?: string
  kind?: string
  validFrom?: string
  checkedOn?: string
  source: string
}

/** Rates whose first day no source at hand states: they are older than the laws that name them. */
const undated = ['wallonia other', 'brussels other', 'notaries']

const aDay = /^\d{4}-\d{2}-\d{2}$/

test.each<[string, readonly Row[]]>([
  ['duties', defaultDuties],
  ['guarantees', defaultGuarantees],
  ['VAT', defaultVat],
  ['notaries', defaultNotaryTariffs],
])('each rate of the %s states its source, and its first day or else when it was checked', (list, rows) => {
  for (const { region, kind, validFrom, checkedOn, source } of rows) {
    const isUndated = undated.includes(`${region} ${kind}`) || undated.includes(list)
    expect(validFrom ?? '').toMatch(isUndated ? /^$/ : aDay)
    expect(validFrom ?? checkedOn).toMatch(aDay)
    // A semicolon would need a space before it in French.
    expect(source).toMatch(/^[^;]+$/)
  }
})

test('the reduced VAT on deliveries by a developer applies since July 2025', () => {
  expect(defaultVat.find(({ kind }) => kind === 'reduced')).toMatchObject({ validFrom: '2025-07-01' })
})
