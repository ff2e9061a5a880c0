import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { catalogue, catalogueFields, displayableFields, findCatalogueField } from './catalogue'
import { specialFields } from './special'
import { catalogueGroups } from './types'
import { unitSuffixes } from './units'

const all = [...specialFields, ...catalogueFields]

/** The fields the specification names in 3.2, as we call them. */
const specified = `
  ref reference epcUniqueCode address type goal price monthlyRent ownerCharges renterCharges totalCost
  notaryFeeInclVat notaryFeeExclVat registrationDuties vatAmount vatRegime realEstateTax cadastralIncome
  constructionYear renovationYear surfaceTotal surfaceLiving surfaceGround surfaceTerrace surfaceGarden
  surfaceOffice surfaceStore surfaceConstructed frontWidth plotWidth
  bedrooms bathrooms showerRooms toilets garages parkings externalParkings floors facades extraRooms floor
  heatingName heatingType kitchenName windowFrame windowGlazing roofMaterial roofCondition interiorName
  exteriorName conditionName floorCover
  hasGas hasWater hasLift hasCellar hasTerrace hasGarden hasAttic isFurnished hasGarage hasParking
  hasElectricity hasDrain
  permit summons allotmentPermit preemptiveRights judicialDecision planningInformation areaApplication
  floodProneArea delimitedFloodArea floodScoreG floodScoreP asbestosType asbestosDate electricityCertificate
  gasCertificate groundCertificate
  epcTotal energyPerformance epcLabel epcLabelText co2Emission eLevel epcValidUntil
  availability depositAmount agencyCost inventoryOfPlace
  viagerAge1 viagerGender1 viagerAge2 viagerGender2 viagerType viagerSurvivalRent viagerIndexedRent
  terraceOrientation gardenOrientation rearOrientation geographicalLocation
`
  .trim()
  .split(/\s+/)

test('every field of the specification is in the catalogue', () => {
  expect(specified.filter((name) => !findCatalogueField(name))).toEqual([])
})

test('names are unique and in camelCase', () => {
  const names = all.map((field) => field.name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/)
})

test('labels, helps and options exist in every language, without edges', () => {
  const texts = all.flatMap((field) => [
    field.label,
    ...('help' in field && field.help ? [field.help] : []),
    ...('options' in field && field.options ? Object.values(field.options) : []),
  ])
  for (const text of texts)
    for (const locale of locales) {
      expect(text[locale].trim()).not.toBe('')
      expect(text[locale]).toBe(text[locale].trim())
    }
})

test('labels of two shown fields never look the same', () => {
  for (const locale of locales) {
    const labels = displayableFields.map((field) => field.label[locale])
    expect(
      labels.filter((label, at) => labels.indexOf(label) !== at && !sharedLabels.includes(label)),
    ).toEqual([])
  }
})

/** Some languages have one word for a room and for its presence. */
const sharedLabels = ['Garage', 'Garages']

test('every group has fields, every unit its suffix in every language', () => {
  for (const group of catalogueGroups) expect(catalogue[group].length).toBeGreaterThan(0)
  for (const [unit, suffix] of Object.entries(unitSuffixes))
    for (const locale of locales) expect(suffix[locale] !== '' || unit === 'euro').toBe(true)
})

test('fields for staff cannot be displayed', () => {
  expect(displayableFields.some((field) => field.name === 'recordFile')).toBe(false)
})
