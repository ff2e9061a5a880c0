import { describe, expect, test } from 'vitest'

import { collections, globals } from '@/collections/all'

const always = ['create', 'read', 'update', 'delete'] as const

describe('no access is left to a default', () => {
  test.each(collections.map((collection) => [collection.slug, collection] as const))(
    'the collection %s states every operation',
    (_slug, collection) => {
      const needed = [
        ...always,
        ...(collection.versions ? ['readVersions'] : []),
        ...(collection.auth ? ['unlock', 'admin'] : []),
      ]
      const stated = Object.entries(collection.access ?? {}).filter(([, rule]) => typeof rule === 'function')
      const names = stated.map(([name]) => name)
      expect(needed.filter((name) => !names.includes(name))).toEqual([])
    },
  )

  test.each(globals.map((global) => [global.slug, global] as const))(
    'the global %s states every operation',
    (_slug, global) => {
      const needed = ['read', 'update', ...(global.versions ? ['readVersions'] : [])]
      const stated = Object.keys(global.access ?? {})
      expect(needed.filter((name) => !stated.includes(name))).toEqual([])
    },
  )
})
