import { buildConfig } from 'payload'

import { databaseAdapter } from '@/lib/payload/database'
import { payloadOptions } from '@/composition/payload-options'
import { finishRestore } from '@/lib/backup/swap'
import { env } from '@/lib/env'
import { migrations } from '@/migrations'

export default buildConfig(
  payloadOptions({
    database: databaseAdapter(env.databaseUri, {
      migrations,
      joinAggregations: env.mongodbJoinAggregations,
      beforeConnect: () => finishRestore(env.dataDir, env.databaseUri),
    }),
    secret: env.payloadSecret,
    serverURL: env.serverUrl,
  }),
)
