// Erases people again who were erased before, after an older copy of the database was restored:
//   npm run erase-again [-- LIST...]
// It uses the e-mail addresses recorded in the database, `<DATA_DIR>/private/erased-addresses.txt`, and every list that
// is named, such as a copy stored with the backup.
import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { env } from '../src/lib/env'
import { eraseAgain } from '../src/features/privacy/server/erase-again'
import {
  joinTombstones,
  readStoredTombstones,
  readTombstoneFiles,
  tombstoneFile,
} from '../src/features/privacy/server/tombstones'

async function eraseOnceMore(lists: string[]): Promise<void> {
  const payload = await getPayload({ config: await configPromise })
  const files = [tombstoneFile(env.privateDir), ...lists]
  const tombstones = joinTombstones(await readStoredTombstones(payload), await readTombstoneFiles(files))
  const { people, counts } = await eraseAgain(payload, tombstones, new Date())
  console.info(`${tombstones.size} erasures known, ${people} people erased again`, counts)
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

eraseOnceMore(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
