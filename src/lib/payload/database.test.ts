import { describe, expect, test } from 'vitest'

import { databaseAdapter, hasReplicaSet } from './database'

describe('the database of a URI', () => {
  test('file: is SQLite with ids that are text', () => {
    expect(databaseAdapter('file:./data/perron.db')).toMatchObject({ name: 'sqlite', defaultIDType: 'text' })
  })

  test.each(['mongodb://localhost/perron', 'mongodb+srv://cluster.example.org/perron'])(
    '%s is MongoDB',
    (uri) => {
      expect(databaseAdapter(uri)).toMatchObject({ name: 'mongoose', defaultIDType: 'text' })
    },
  )

  test.each(['', 'perron.db', 'postgres://user:secret@host/db', 'mongodb:/half', 'mongodb'])(
    'refuses %j and does not repeat it, because a URI may contain a password',
    (uri) => {
      expect(() => databaseAdapter(uri)).toThrow(/DATABASE_URI must begin with "file:" or "mongodb:\/\/"/)
      expect(() => databaseAdapter(uri)).not.toThrow(/secret/)
    },
  )
})

test.each([
  ['mongodb://a,b/perron?replicaSet=rs0', true],
  ['mongodb://a/perron?retryWrites=true&replicaSet=rs0', true],
  ['mongodb://a/perron?replicaSet=', false],
  ['mongodb://a/replicaSet=rs0', false],
  ['mongodb://a/perron', false],
])('%s has transactions: %s', (uri, expected) => {
  expect(hasReplicaSet(uri)).toBe(expected)
})
