import { describe, expect, it } from 'vitest'

import type { Mention } from './compliance-checklist'
import { missingFields } from './missing-fields'

const mention = (name: string, field: string, rest: Partial<Mention>): Mention => ({
  name,
  field,
  explanation: { nl: '', fr: '', en: '', de: '' },
  source: '',
  isMandatory: true,
  state: 'empty',
  ...rest,
})

describe('what is missing in the form of a property', () => {
  it('is what the rules require and what is filled in without being shown, not what they recommend', () => {
    const checklist = [
      mention('epcUniqueCode', 'epcUniqueCode', {}),
      mention('price', 'publishPrice', { state: 'hidden' }),
      mention('epcTotal', 'epcTotal', { isMandatory: false }),
      mention('bedrooms', 'bedrooms', { state: 'given' }),
    ]
    expect(missingFields(checklist, {})).toEqual([
      ['epcUniqueCode', false],
      ['publishPrice', true],
    ])
  })

  it('is locality and type before the rules are known, and nothing while they are read', () => {
    expect(missingFields('placeFirst', { type: '1' })).toEqual([['locality', false]])
    expect(missingFields('loading', {})).toEqual([])
  })
})
