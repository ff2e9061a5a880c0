import { expect, test } from 'vitest'

import { complianceChecklist, missingMandatory } from '@/features/compliance/model/compliance-checklist'
import { defaultRules } from '@/features/compliance/model/default-rules/default-rules'
import { mentionNames } from '@/features/compliance/model/mentions'
import { defaultEpcScales } from '@/features/property/model/epc-scales'

import { overriddenRef } from './open-cases'
import { demoDrafts, demoProperties, type DemoProperty } from './properties'

const day = '2026-11-20'

function lacks({ fields, goal, status, price, publishPrice, typeWebId, localityKey }: DemoProperty): boolean {
  const property = {
    values: { ...fields, goal, status, price, publishPrice },
    typeId: null,
    webId: typeWebId,
    zip: localityKey.split('|')[1] ?? null,
    countryId: 10,
  }
  const checklist = complianceChecklist(defaultRules, property, {
    epcScales: defaultEpcScales,
    day,
    mentionNames,
  })
  return missingMandatory(checklist).length > 0
}

test('every published property has its required statements, except the one published by an administrator', () => {
  expect(
    demoProperties(day)
      .filter(lacks)
      .map(({ ref }) => ref),
  ).toEqual([overriddenRef])
})

test('the drafts of the demo lack something', () => {
  expect(demoDrafts(day).map(lacks)).toEqual([true, true])
})
