// Makes the search rows and cards of all properties anew: `npm run reindex`. The site may run meanwhile. Needed only when
// rows were changed by hand: the site keeps them up to date by itself.
import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { reindexProperties } from '../src/features/listings/server/search-index/mend-search-index'
import { prepareSearches } from '../src/features/listings/server/search-indexes'

async function reindex(): Promise<void> {
  const payload = await getPayload({ config: await configPromise })
  const begun = performance.now()
  await reindexProperties(payload, (done, total) => console.log(`${done} of ${total} properties indexed`))
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
