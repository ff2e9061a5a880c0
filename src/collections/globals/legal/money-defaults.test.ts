import { expect, test } from 'vitest'

import { defaultDuties, defaultGuarantees, defaultNotaryTariffs, defaultVat } from './money-defaults'

test.each([
  ['duties', defaultDuties],
  ['guarantees', defaultGuarantees],
  ['VAT', defaultVat],
  ['notaries', defaultNotaryTariffs],
])('each rate of the %s states its first day and its source', (_, rows) => {
  for (const { validFrom, source } of rows) {
    expect(validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    // A semicolon would need a space before it in French.
    expect(source).toMatch(/^[^;]+$/)
  }
})
