import { expect, test } from 'vitest'

import { helpSubjects } from '@/features/help/model/help-subjects'

import { firstStepLines, firstSteps, type FirstStep, type SiteSetup } from './first-steps'

const now = new Date('2026-11-29T12:00:00.000Z')

/** A new site on the machine of its developer. */
const empty: SiteSetup = {
  confirmed: { languages: false, redirects: false },
  agency: {},
  brand: {},
  legal: [],
  propertyCount: 0,
  importSourceCount: 0,
  menuCount: 0,
  footerLinkCount: 0,
  mail: { isConfigured: false, lastSentAt: null },
  backup: { isOn: false, finishedAt: null },
  url: 'http://localhost:3000',
  importedRedirectCount: 0,
  isLaunched: false,
}

const agency = {
  name: 'Immo Sablier',
  street: 'Rue du Pont',
  houseNumber: '7',
  zip: '5000',
  city: 'Namur',
  email: 'bonjour@sablier.example',
  phone: '081 22 33 44',
  licenceNumber: '500.001',
}

const checkedOn = '2026-06-01T00:00:00.000Z'
const tooLongAgo = '2025-11-01T00:00:00.000Z'

const ready: SiteSetup = {
  confirmed: { languages: true, redirects: true },
  agency,
  brand: { primaryColour: '#14532d' },
  legal: [[{ region: 'wallonia', kind: 'other', checkedOn }]],
  propertyCount: 1,
  importSourceCount: 0,
  menuCount: 3,
  footerLinkCount: 2,
  mail: { isConfigured: true, lastSentAt: '2026-11-20T08:00:00.000Z' },
  backup: { isOn: true, finishedAt: '2026-11-29T03:00:00.000Z' },
  url: 'https://www.sablier.example',
  importedRedirectCount: 0,
  isLaunched: true,
}

const openSteps = (setup: SiteSetup, role: 'administrator' | 'editor' = 'administrator'): FirstStep[] =>
  firstStepLines(setup, role, now)
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step)

test('an empty site has every step to do, in their order', () => {
  expect(openSteps(empty)).toEqual(firstSteps)
})

test('each step has help for those who do it', () => {
  for (const role of ['administrator', 'editor'] as const)
    for (const { step, help } of firstStepLines(empty, role, now))
      expect(helpSubjects.find(({ slug }) => slug === help)?.roles, step).toContain(role)
})

test('once all is done there is no list', () => {
  expect(firstStepLines(ready, 'administrator', now)).toEqual([])
  expect(firstStepLines(ready, 'editor', now)).toEqual([])
})

test('a done step stays in the list, ticked, while another is open', () => {
  const lines = firstStepLines({ ...ready, isLaunched: false }, 'administrator', now)
  expect(lines.map(({ step }) => step)).toEqual(firstSteps)
  expect(lines.filter(({ isDone }) => isDone)).toHaveLength(firstSteps.length - 1)
})

test.each<[string, FirstStep, Partial<SiteSetup>]>([
  ['languages that nobody confirmed', 'languages', { confirmed: { languages: false, redirects: true } }],
  ['an agency without a number of its licence', 'agency', { agency: { ...agency, licenceNumber: null } }],
  ['an agency with a blank name', 'agency', { agency: { ...agency, name: ' ' } }],
  ['neither logo nor colour', 'brand', { brand: { logo: null, primaryColour: '' } }],
  ['no legal values at all', 'legal', { legal: [[], []] }],
  ['a legal value that was never checked', 'legal', { legal: [[{ checkedOn }], [{ kind: 'newBuild' }]] }],
  ['a legal value checked more than a year ago', 'legal', { legal: [[{ checkedOn: tooLongAgo }]] }],
  ['neither property nor source', 'property', { propertyCount: 0 }],
  ['an empty menu', 'menus', { menuCount: 0 }],
  ['a footer without links', 'menus', { footerLinkCount: 0 }],
  ['no mail server', 'mail', { mail: { ...ready.mail, isConfigured: false } }],
  ['a mail server that has sent nothing', 'mail', { mail: { isConfigured: true, lastSentAt: null } }],
  ['no place for backups', 'backup', { backup: { ...ready.backup, isOn: false } }],
  ['no backup', 'backup', { backup: { isOn: true, finishedAt: null } }],
  ['an old backup', 'backup', { backup: { isOn: true, finishedAt: '2026-11-20T03:00:00.000Z' } }],
  ['an address without https', 'domain', { url: 'http://www.sablier.example' }],
  ['an address of this machine', 'domain', { url: 'https://localhost:3000' }],
  ['a former site nobody spoke of', 'redirects', { confirmed: { languages: true, redirects: false } }],
  ['a site closed to search engines', 'launch', { isLaunched: false }],
])('%s leaves the step %s open', (_, step, change) => {
  expect(openSteps({ ...ready, ...change })).toEqual([step])
})

test.each<[string, Partial<SiteSetup>]>([
  ['a source of imports in place of a property', { propertyCount: 0, importSourceCount: 1 }],
  [
    'imported redirects in place of a word of the administrator',
    { confirmed: { languages: true, redirects: false }, importedRedirectCount: 12 },
  ],
  ['a logo in place of colours', { brand: { logo: 'picture-1' } }],
])('%s is enough', (_, change) => {
  expect(openSteps({ ...ready, ...change })).toEqual([])
})

test('only the legal value in force of each region and kind needs a check', () => {
  const rows = [
    { region: 'flanders', kind: 'other', validFrom: '2022-01-01', checkedOn },
    { region: 'flanders', kind: 'other', validFrom: '2018-01-01' },
    { region: 'flanders', kind: 'other', validFrom: '2027-01-01' },
  ]
  expect(openSteps({ ...ready, legal: [rows] })).toEqual([])
  const unchecked = { region: 'wallonia', kind: 'other', validFrom: '2022-01-01' }
  expect(openSteps({ ...ready, legal: [[...rows, unchecked]] })).toEqual(['legal'])
})

test('an editor sees the steps that editors do', () => {
  expect(openSteps(empty, 'editor')).toEqual(['property', 'menus'])
})

test('a button confirms only the open steps that nothing stored tells', () => {
  const confirmable = (setup: SiteSetup) =>
    firstStepLines(setup, 'administrator', now).flatMap(({ confirms }) => confirms ?? [])
  expect(confirmable(empty)).toEqual(['languages', 'redirects'])
  expect(confirmable({ ...empty, importedRedirectCount: 1 })).toEqual(['languages'])
})

test('a step leads to what is missing', () => {
  const hrefOf = (setup: SiteSetup, wanted: FirstStep) =>
    firstStepLines(setup, 'administrator', now).find(({ step }) => step === wanted)?.href
  const withoutPhone = { ...empty, agency: { ...agency, phone: '' } }
  expect(hrefOf(withoutPhone, 'agency')).toBe('/admin/globals/siteConfig/?field=agency.phone')
  expect(hrefOf(empty, 'menus')).toBe('/admin/globals/header/?field=menu')
  expect(hrefOf({ ...empty, menuCount: 1 }, 'menus')).toBe('/admin/globals/footer/?field=links')
})
