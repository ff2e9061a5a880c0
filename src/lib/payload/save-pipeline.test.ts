import fc from 'fast-check'
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import {
  checkedSteps,
  collectionSteps,
  globalSteps,
  isMapped,
  markMapped,
  putIntoCollections,
  putIntoGlobals,
  stepsOf,
  type CollectionStep,
} from './save-pipeline'
import { stages } from './save-stages'

const boats: CollectionConfig = { slug: 'boats', fields: [], versions: { drafts: true } }
const piers: CollectionConfig = { slug: 'piers', fields: [], custom: { length: 'm' } }
const everywhere = { rule: 'every collection', fits: () => true }

const requestWith = (context: object) => ({ context }) as unknown as PayloadRequest

/** A step that adds its name to the data. */
const adding = (name: string, entry: Partial<CollectionStep> = {}) =>
  ({
    name,
    stage: 'derive',
    reason: 'for the test',
    for: everywhere,
    run: ({ data }: { data: { names: string[] } }) => ({ names: [...data.names, name] }),
    ...entry,
  }) as CollectionStep

async function runBeforeChange(config: CollectionConfig | undefined, context: object = {}) {
  let data: unknown = { names: [] }
  for (const hook of config?.hooks?.beforeChange ?? [])
    data = (await hook({ data, req: requestWith(context) } as unknown as Parameters<typeof hook>[0])) ?? data
  return data
}

test('steps run in the order of their stages, and inside a stage in that of the table', async () => {
  const table = [
    adding('claims', { stage: 'claim' }),
    adding('second'),
    adding('guards', { stage: 'guard' }),
    adding('third'),
    adding('ofPiers', { stage: 'check', for: ['piers'] }),
  ]
  const [ofBoats, ofPiers] = putIntoCollections([boats, piers], table)
  expect(await runBeforeChange(ofBoats)).toEqual({ names: ['guards', 'second', 'third', 'claims'] })
  expect(await runBeforeChange(ofPiers)).toEqual({
    names: ['guards', 'second', 'third', 'ofPiers', 'claims'],
  })
  expect(ofPiers?.custom).toMatchObject({ length: 'm' })
  const names = ['guards', 'second', 'third', 'ofPiers', 'claims']
  expect(stepsOf(ofPiers ?? {}).map(({ name }) => name)).toEqual(names)
})

test('whatever the order of the table, a stage never runs before an earlier one', () => {
  const names = stages.map(({ name }) => name)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 40 }), (chosen) => {
      const table = chosen.map((stage, index) => adding(`step${index}`, { stage } as Partial<CollectionStep>))
      const steps = stepsOf(putIntoCollections([boats], table)[0] ?? {})
      const places = steps.map(({ stage }) => names.indexOf(stage))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(steps).toHaveLength(chosen.length)
      for (const stage of new Set(chosen)) {
        const ownSteps = steps.filter((step) => step.stage === stage).map(({ name }) => Number(name.slice(4)))
        expect(ownSteps).toEqual(ownSteps.toSorted((one, other) => one - other))
      }
    }),
  )
})

test('a step by rule is for the collections that fit', () => {
  const drafts = { rule: 'has drafts', fits: ({ versions }: CollectionConfig) => Boolean(versions) }
  const [ofBoats, ofPiers] = putIntoCollections([boats, piers], [adding('kept', { for: drafts })])
  expect(ofBoats?.hooks?.beforeChange).toHaveLength(1)
  expect(ofPiers?.hooks).toEqual({})
})

test.each([
  ['two steps of one name', [adding('same'), adding('same', { stage: 'check', for: ['piers'] })], 'same'],
  ['a step for a collection that does not exist', [adding('lost', { for: ['boats', 'cars'] })], 'cars'],
  [
    'a step for none',
    [adding('idle', { for: { rule: 'is a shelf', fits: ({ slug }) => slug === 'shelves' } })],
    'idle',
  ],
])('%s is refused at the start', (_what, table, word) => {
  expect(() => putIntoCollections([boats, piers], table)).toThrow(word)
})

test('one name for two collections is allowed', () => {
  const table = [adding('same', { for: ['boats'] }), adding('same', { for: ['piers'] })]
  expect(putIntoCollections([boats, piers], table)).toHaveLength(2)
})

test('a collection or global with hooks of its own is refused, one with empty lists is not', () => {
  const withHooks = { ...boats, hooks: { afterRead: [({ doc }: { doc: unknown }) => doc] } }
  expect(() => putIntoCollections([withHooks], [])).toThrow('boats has hooks that are not in the table')
  expect(putIntoCollections([{ ...boats, hooks: { afterRead: [] } }], [])).toHaveLength(1)
  const settings: GlobalConfig = { slug: 'tides', fields: [], hooks: { afterChange: [() => null] } }
  expect(() => putIntoGlobals([settings], [])).toThrow('tides has hooks')
})

test('steps get the names of their keys, for collections and for globals', async () => {
  const { keepDepth } = collectionSteps({
    keepDepth: { stage: 'guard', reason: 'r', for: ['boats'], run: ({ data }) => ({ ...data, depth: 3 }) },
  })
  expect(keepDepth).toMatchObject({ name: 'keepDepth', stage: 'guard' })
  const ofGlobals = globalSteps({
    sinkAll: { stage: 'settle', reason: 'r', for: ['tides'], run: ({ doc }): unknown => doc },
  })
  const [tides] = putIntoGlobals([{ slug: 'tides', fields: [] }], [ofGlobals.sinkAll])
  expect(tides?.hooks?.afterChange).toEqual([ofGlobals.sinkAll.run])
})

test('only a step that says so is left out for data that were mapped', async () => {
  const table = [adding('guarding'), adding('mapping', { skipsMapped: true })]
  const [ofBoats] = putIntoCollections([boats], table)
  expect(await runBeforeChange(ofBoats, markMapped({}))).toEqual({ names: ['guarding'] })
  expect(await runBeforeChange(ofBoats)).toEqual({ names: ['guarding', 'mapping'] })
  expect(isMapped(requestWith(markMapped({})))).toBe(true)
  expect(isMapped(requestWith({}))).toBe(false)
})

test('a check runs what looks and derives, and nothing that writes', () => {
  const writing = ['begin', 'remember', 'claim', 'store', 'settle'] as const
  const looking = ['complete', 'guard', 'derive', 'check'] as const
  const table = [...writing, ...looking].map((stage) => adding(stage, { stage } as Partial<CollectionStep>))
  const [ofBoats = {}] = putIntoCollections([boats], table)
  expect(checkedSteps(ofBoats, 'beforeChange')).toHaveLength(3)
  expect(checkedSteps(ofBoats, 'beforeValidate')).toHaveLength(1)
  expect(checkedSteps(ofBoats, 'beforeOperation')).toEqual([])
  expect(checkedSteps(ofBoats, 'afterChange')).toEqual([])
})

test('every stage has a reason and a name of its own, and those of a hook follow each other', () => {
  expect(new Set(stages.map(({ name }) => name)).size).toBe(stages.length)
  const hooks = stages.map(({ hook }) => hook)
  expect(hooks.filter((hook, index) => hook !== hooks[index - 1])).toHaveLength(new Set(hooks).size)
  for (const { reason } of stages) expect(reason).toMatch(/^[a-z].{20,}[^.]$/)
})
