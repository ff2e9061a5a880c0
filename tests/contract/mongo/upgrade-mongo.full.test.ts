import { expect, test } from 'vitest'

import { lastLine, operate, outside } from '../../support/operator'
import { olderBackups, olderDocuments } from '../../support/older-site'
import { readEverything } from '../../support/read-everything'

import { makeOwnMongo } from './own-database'

test.each(['mongodb', 'sqlite'])(
  'a backup of the first release on %s is restored into MongoDB',
  { timeout: 300_000 },
  async (kind) => {
    const { payload, cacheKey, stop } = await makeOwnMongo()
    try {
      const place = { DATA_DIR: await outside('upgraded'), DATABASE_URI: cacheKey }
      const restored = await operate('restore', [await olderBackups(kind), '--replace'], place)
      expect(lastLine(restored)).toMatch(/^Restored: |^PAYLOAD_SECRET is not that of the backup/)
      expect(await readEverything(payload)).toMatchObject(olderDocuments)
    } finally {
      await stop()
    }
  },
)
