import type { ClientField, ClientTab } from 'payload'
import { describe, expect, it } from 'vitest'

import { countMissing, markFields } from './mark-fields'

const tab = {
  label: 'Energy',
  fields: [
    { type: 'text', name: 'epcUniqueCode', label: 'Code' },
    { type: 'row', fields: [{ type: 'number', name: 'epcTotal', label: 'Total' }] },
    { type: 'ui', name: 'comparison' },
  ],
} as unknown as ClientTab

describe('the marks of missing fields', () => {
  it('count the fields of a tab, also inside rows', () => {
    const missing = new Map([
      ['epcTotal', false],
      ['epcUniqueCode', false],
      ['street', false],
    ])
    expect(countMissing(tab, missing)).toBe(2)
  })

  it('are in the labels of those fields alone', () => {
    const marked = markFields(
      tab.fields,
      new Map([['epcTotal', true]]),
      (label, isHidden) => `${String(label)} ${isHidden}`,
    )
    const [code, row, comparison] = marked
    expect(code).toBe(tab.fields[0])
    expect(comparison).toBe(tab.fields[2])
    expect((row as { fields: ClientField[] }).fields[0]).toMatchObject({ label: 'Total true' })
  })
})
