import { defaultLoggerOptions } from 'payload'
import pino, { type DestinationStream, type LoggerOptions } from 'pino'

import { env } from '@/lib/env'
import { errorFacts, withoutValues } from '@/lib/values/format-error'

/** pino uses the message of an error as that of the line, before the serializer sees it. */
const cleanErrors = (values: unknown[]): void => {
  for (const value of values) {
    withoutValues(value)
    if (typeof value === 'object' && value !== null && 'err' in value) withoutValues(value.err)
  }
}

/**
 * Options of Payload's log, in the form of the log of requests: lines of JSON with `time`, `level` and `msg`, errors
 * without the values that were to be stored. Errors are written at every level of `LOG_LEVEL`.
 *
 * @param destination the standard output by default, as readable text in development
 */
export const payloadLogger = (
  level = env.logLevel,
  destination: DestinationStream = env.isProduction ? pino.destination(1) : defaultLoggerOptions,
): { options: LoggerOptions; destination: DestinationStream } => ({
  options: {
    level: level === 'silent' ? 'error' : level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
    hooks: {
      logMethod(values, write) {
        cleanErrors(values)
        write.apply(this, values)
      },
    },
  },
  destination,
})
