import { MongoClient } from 'mongodb'

import { formatError } from '@/lib/values/format-error'

/** Shorter than the half minute of the driver, unless the URI names a time. */
const limits = { serverSelectionTimeoutMS: 8000, connectTimeoutMS: 8000 }

/** Tries to log in to MongoDB. @returns why it cannot be used, without user and password; null when it can */
export async function findMongoProblem(uri: string): Promise<string | null> {
  let client: MongoClient | null = null
  try {
    client = new MongoClient(uri, /TimeoutMS=/i.test(uri) ? {} : limits)
    await client.connect()
    await client.db().command({ ping: 1 })
    return null
  } catch (error) {
    return (error instanceof Error ? error.message : formatError(error)).replaceAll(/\/\/[^\s/@]*@/g, '//')
  } finally {
    await client?.close()
  }
}
