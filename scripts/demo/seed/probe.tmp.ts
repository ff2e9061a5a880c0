import { getPayload } from 'payload'
import config from '../../../payload.config'
import { migrations } from '@/migrations'
const t = Date.now()
const payload = await getPayload({ config })
console.log('up', Date.now() - t)
await payload.db.migrate({ migrations } as never)
console.log('migrated', Date.now() - t)
console.log((await payload.count({ collection: 'users', overrideAccess: true })).totalDocs, (await payload.count({ collection: 'pages', overrideAccess: true })).totalDocs)
const g = await payload.updateGlobal({ slug: 'legal', data: {}, overrideAccess: true, context: { skipRevalidation: true } })
console.log(JSON.stringify(g).slice(0, 300))
const g2 = await payload.updateGlobal({ slug: 'propertyDisplay', data: {}, overrideAccess: true, context: { skipRevalidation: true } })
console.log(JSON.stringify(g2).slice(0, 300))
process.exit(0)
