import { defaultLoggerOptions } from 'payload'
import pino, { type DestinationStream, type LoggerOptions } from 'pino'

import { env } from '@/lib/env'
import { errorFacts, formatError } from '@/lib/values/format-error'
import { isRecord } from '@/lib/values/read-value'

/**
 * pino uses the message of an error as that of a line without one, before the serializer sees it; here its clean form is
 * given. The error stays as it is: Payload makes the answer to an editor of it after it was logged.
 */
function withCleanMessage([first, ...rest]: unknown[]): unknown[] {
  const object = first instanceof Error ? { err: first } : first
  const others = rest.map((value) => (value instanceof Error ? formatError(value) : value))
  const needsMessage =
    isRecord(object) && object.err instanceof Error && !('msg' in object) && rest.length === 0
  return needsMessage ? [object, errorFacts(object.err).message] : [object, ...others]
}

function defaultDestination(): DestinationStream {
  if (env.logsToErrors) return pino.destination(2)
  return env.isProduction ? pino.destination(1) : defaultLoggerOptions
}

/**
 * Options of Payload's log, in the form of the log of requests: lines of JSON with `time`, `level` and `msg`, errors
 * without the values that were to be stored. Errors are written at every level of `LOG_LEVEL`.
 *
 * @param destination the standard output by default, as readable text in development
 */
export const payloadLogger = (
  level = env.logLevel,
  destination: DestinationStream = defaultDestination(),
): { options: LoggerOptions; destination: DestinationStream } => ({
  options: {
    level: level === 'silent' ? 'error' : level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
    hooks: {
      logMethod(values, write) {
        // The same number of values, or one more.
        write.apply(this, withCleanMessage(values) as typeof values)
      },
    },
  },
  destination,
})
