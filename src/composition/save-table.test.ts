import type { CollectionConfig, GlobalConfig } from 'payload'
import { describe, expect, test } from 'vitest'

import { stepsOf } from '@/lib/payload/save-pipeline'
import { stages } from '@/lib/payload/save-stages'

import { completeCollections, completeGlobals } from './complete-schemas'
import { globalSaveTable, saveTable } from './save-table'

const collections = completeCollections()
const globals = completeGlobals()
const configs: (CollectionConfig | GlobalConfig)[] = [...collections, ...globals]

const hookOfStage = new Map<string, string>(stages.map(({ name, hook }) => [name, hook]))

/** The names of the steps of one hook, in the order in which they run. */
const namesAt = (slug: string, hook: string): string[] => {
  const config = configs.find((each) => each.slug === slug)
  if (!config) throw new Error(slug)
  return stepsOf(config).flatMap(({ name, stage }) => (hookOfStage.get(stage) === hook ? [name] : []))
}

const withStep = (name: string) =>
  configs.filter((config) => stepsOf(config).some((step) => step.name === name)).map(({ slug }) => slug)

test.each([...saveTable, ...globalSaveTable].map((step) => [step.name, step.reason] as const))(
  'the step %s says why it is there, in one line',
  (_name, reason) => {
    expect(reason).toMatch(/^\S.{14,140}[^.\s]$/)
  },
)

test('a step is listed once', () => {
  expect(new Set(saveTable).size).toBe(saveTable.length)
  expect(new Set(globalSaveTable).size).toBe(globalSaveTable.length)
})

test('every hook of a collection or global comes from the table, and tables of the program have none', () => {
  for (const config of configs) {
    const hooks = Object.entries(config.hooks ?? {}).flatMap(([hook, list]) =>
      Object(list).length > 0 ? [[hook, Object(list).length] as const] : [],
    )
    const counted = new Map<string, number>()
    for (const { stage } of stepsOf(config)) {
      const hook = hookOfStage.get(stage) ?? ''
      counted.set(hook, (counted.get(hook) ?? 0) + 1)
    }
    expect([config.slug, ...hooks]).toEqual([config.slug, ...counted])
  }
  const hidden = collections.filter(({ admin }) => admin?.hidden === true)
  expect(hidden.length).toBeGreaterThan(20)
  expect(hidden.flatMap((config) => stepsOf(config))).toEqual([])
})

describe('the order that matters', () => {
  test.each(withStep('claimRevision'))('%s claims its revision last before the write', (slug) => {
    const names = namesAt(slug, 'beforeChange')
    const last = names.includes('storeFile') ? -2 : -1
    expect(names.at(last)).toBe('claimRevision')
  })

  test.each(withStep('claimGlobalRevision'))('%s claims its revision last before the write', (slug) => {
    expect(namesAt(slug, 'beforeChange').at(-1)).toBe('claimGlobalRevision')
  })

  test('every collection with a form claims, but accounts', () => {
    const claiming = new Set([...withStep('claimRevision'), ...withStep('claimGlobalRevision')])
    const others = configs.filter(({ admin, slug }) => admin?.hidden !== true && !claiming.has(slug))
    expect(others.map(({ slug }) => slug)).toEqual(['owners', 'subscribers', 'users'])
  })

  test.each(withStep('storeFile'))(
    '%s stores a file as the begin of the write, and nothing after it refuses',
    (slug) => {
      expect(namesAt(slug, 'beforeChange').slice(-2)).toEqual(['claimRevision', 'storeFile'])
      expect(namesAt(slug, 'afterChange')[0]).toBe('settleFile')
    },
  )

  test.each(withStep('claimRevision'))('%s: the claim is settled before anything else can fail', (slug) => {
    const names = namesAt(slug, 'afterChange').filter((name) => name !== 'settleFile')
    expect(names[0]).toBe('finishRevision')
  })

  test.each([
    ['pages', 'setPagePath'],
    ['articles', 'setArticleSlug'],
    ['testimonials', 'setTestimonialSlug'],
    ['articleCategories', 'setCategorySlug'],
  ])('%s: the path is known before the claim', (slug, step) => {
    const names = namesAt(slug, 'beforeChange')
    expect(names).toContain(step)
    expect(names.indexOf(step)).toBeLessThan(names.indexOf('claimRevision'))
  })

  test.each(withStep('comparePublic'))('%s: caches are refreshed last', (slug) => {
    expect(namesAt(slug, 'afterChange').at(-1)).toBe('comparePublic')
    const ends = namesAt(slug, 'afterOperation')
    if (ends.length > 0) expect(ends.at(-1)).toBe('finishRefresh')
  })

  test.each(withStep('compareDeleted'))('%s: caches are refreshed last after a deletion', (slug) => {
    expect(namesAt(slug, 'afterDelete').at(-1)).toBe('compareDeleted')
  })

  test('what is shown is remembered after all refusals, and before the claim', () => {
    for (const slug of withStep('rememberPublic')) {
      const names = namesAt(slug, 'beforeChange')
      const claim = names.findIndex((name) => name.startsWith('claim'))
      expect(names.indexOf('rememberPublic')).toBe(claim - 1)
    }
  })

  test('of properties: locks before derived values, columns after them, and the rule that reads columns last', () => {
    const names = namesAt('properties', 'beforeChange')
    const inOrder = ['lockEditedFields', 'followPrice', 'withdrawTrashed', 'recordOverride', 'fillColumns']
    expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder)
    expect(names.indexOf('refuseIncomplete')).toBeGreaterThan(names.indexOf('fillColumns'))
  })

  test('of accounts: a refused password uses no link up, and a new one ends sessions before its holder is told', () => {
    const opening = namesAt('users', 'beforeOperation')
    expect(opening.slice(0, 3)).toEqual(['keepPasswordToHolder', 'checkPassword', 'askCurrentPassword'])
    expect(opening.at(-1)).toBe('claimResetToken')
    const names = namesAt('owners', 'afterChange')
    expect(names.indexOf('endAccess')).toBeLessThan(names.indexOf('notifyOfChange'))
  })

  test.each(configs.map(({ slug }) => slug))('%s: a deletion refuses before it looks anything up', (slug) => {
    const names = namesAt(slug, 'beforeDelete')
    const refusing = names.map((name) => name.startsWith('refuse'))
    expect(refusing).toEqual(refusing.toSorted((one, other) => Number(other) - Number(one)))
  })

  test('of media: the content of a file is checked before its name is given', () => {
    const names = namesAt('media', 'beforeOperation')
    expect(names.indexOf('dropCrop')).toBeLessThan(names.indexOf('guardMediaFile'))
    expect(names.indexOf('guardMediaFile')).toBeLessThan(names.indexOf('nameUpload'))
  })

  test('no collection of files takes over a crop or facts that a request sends', () => {
    const files = collections.filter(({ upload }) => typeof upload === 'object').map(({ slug }) => slug)
    expect(withStep('dropCrop')).toEqual(files)
    expect(withStep('dropFileFacts')).toEqual(files)
    expect(files.length).toBeGreaterThan(2)
  })
})
