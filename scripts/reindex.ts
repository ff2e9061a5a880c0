// Makes the rows that are derived from documents anew: `npm run reindex`. The site may run meanwhile. Needed only when rows
// were changed by hand: the site keeps them up to date by itself.
import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { findIndex } from '../src/features/studio-search/server/index-documents'
import { searchIndex } from '../src/features/listings/server/search-index/index-hooks'
import { prepareSearches } from '../src/features/listings/server/search-indexes'
import { demandIndex } from '../src/features/subscriptions/server/demand-index/index-demands'

async function reindex(): Promise<void> {
  const payload = await getPayload({ config: await configPromise })
  const begun = performance.now()
  for (const { name, rebuild } of [searchIndex, demandIndex, findIndex])
    await rebuild(payload, (done, total) => console.log(`${name}: ${done} of ${total} documents`))
  await prepareSearches(payload)
  console.log(`done in ${Math.round((performance.now() - begun) / 1000)} s`)
  await payload.destroy()
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

reindex().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
