import { makeMongoPayload } from '../../support/make-payload'

const url = process.env.MONGODB_URI ?? ''
if (!url) throw new Error('MONGODB_URI is not set; run this with "npm run test:mongo".')

let databases = 0

/** A separate database, so that a server in use keeps its data. */
export function ownDatabase(uri: string): string {
  const [, before, , after = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(\/[^?]*)?(\?.*)?$/.exec(uri) ?? []
  if (!before) throw new Error('MONGODB_URI is no MongoDB URL.')
  return `${before}/perron-test-${process.pid}-${Date.now()}-${++databases}${after}`
}

/** A fresh Payload on a database of the MongoDB that the environment names; dropped afterwards. */
export const makeOwnMongo = () => makeMongoPayload(ownDatabase(url))
