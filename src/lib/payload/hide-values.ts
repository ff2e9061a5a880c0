/** @relies database-adapter */
import type { Config } from 'payload'

import { withoutValues } from '@/lib/values/format-error'

type Adapter = NonNullable<Config['db']>

const operation = /^(?:count|create|delete|find|query|update|upsert)/

/**
 * Removes the values of a failed statement from the errors of a database: Next and Payload print errors whole, and the
 * values may be personal data.
 */
export const hideValues = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (options) => {
    const database = adapter.init(options)
    for (const [name, run] of Object.entries(database)) {
      if (!operation.test(name) || typeof run !== 'function') continue
      const withCleanErrors = async (...args: unknown[]): Promise<unknown> => {
        try {
          return await (run as (...args: unknown[]) => unknown).apply(database, args)
        } catch (error) {
          throw withoutValues(error)
        }
      }
      Object.assign(database, { [name]: withCleanErrors })
    }
    return database
  },
})
