import { expect, test } from 'vitest'

import { isLocalDatabase } from './database'

test.each([
  'file:data/perron.db',
  'file:/tmp/perron.db',
  'file:///tmp/perron.db',
  'mongodb://127.0.0.1:27017/perron',
  'mongodb://localhost/perron?replicaSet=rs0',
  'mongodb://me:secret@localhost:27017,127.0.0.1:27018/perron',
  'mongodb://[::1]:27017/perron',
])('%s is on this machine', (uri) => expect(isLocalDatabase(uri)).toBe(true))

test.each([
  'file://server/share/perron.db',
  'mongodb://db.example.org/perron',
  'mongodb://localhost.example.org/perron',
  'mongodb://localhost:27017@db.example.org/perron',
  'mongodb://localhost,db.example.org/perron',
  'mongodb+srv://localhost/perron',
  'libsql://localhost/perron',
  '',
])('%s is not', (uri) => expect(isLocalDatabase(uri)).toBe(false))
