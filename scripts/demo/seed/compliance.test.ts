import { expect, test } from 'vitest'

import { complianceChecklist, missingMandatory } from '@/features/compliance/model/compliance-checklist'
import { defaultRules } from '@/features/compliance/model/default-rules/default-rules'
import { mentionNames } from '@/features/compliance/model/mentions'
import { defaultEpcScales } from '@/features/property/model/epc-scales'

import { readProperties, type DemoProperty } from './property-data'

const day = '2026-11-20'

function lacks({ fields, goal, status, price, publishPrice, typeWebId, place }: DemoProperty): boolean {
  const property = {
    values: { ...fields, goal, status, price, publishPrice },
    typeId: null,
    webId: typeWebId,
    zip: place.zip,
    countryId: 10,
  }
  const checklist = complianceChecklist(defaultRules, property, {
    epcScales: defaultEpcScales,
    day,
    mentionNames,
  })
  return missingMandatory(checklist).length > 0
}

const properties = readProperties(day)

test('every published property has its required statements, except the one published by an administrator', () => {
  const lacking = properties.filter((property) => !property.isDraft && lacks(property))
  const overridden = properties.filter(({ complianceOverride }) => complianceOverride)
  expect(lacking.map(({ ref }) => ref)).toEqual(overridden.map(({ ref }) => ref))
  expect(overridden).toHaveLength(1)
})

test('the drafts of the demo lack something', () => {
  expect(properties.filter(({ isDraft }) => isDraft).map(lacks)).toEqual([true, true])
})
