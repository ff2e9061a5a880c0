// Erases once more those who were erased before, after an older copy of the database was put back:
//   npm run erase-again [-- LIST...]
// It takes what the database remembers, `<DATA_DIR>/private/erased-addresses.txt`, and every further list that is named,
// such as the one that was kept beside the backup.
import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { env } from '../src/lib/env'
import { eraseAgain } from '../src/lib/cms/erasure/erase-again'
import {
  joinTombstones,
  readStoredTombstones,
  readTombstoneFiles,
  tombstoneFile,
} from '../src/lib/cms/erasure/tombstones'

async function eraseOnceMore(lists: string[]): Promise<void> {
  const payload = await getPayload({ config: await configPromise })
  const files = [tombstoneFile(env.privateDir), ...lists]
  const tombstones = joinTombstones(await readStoredTombstones(payload), await readTombstoneFiles(files))
  const { people, counts } = await eraseAgain(payload, tombstones, new Date())
  console.info(`${tombstones.size} erasures known, ${people} people erased again`, counts)
}

// While modules are still being translated nothing else keeps Node running, and it would end without a word.
setInterval(() => undefined, 60_000)

eraseOnceMore(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
