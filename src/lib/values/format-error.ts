const maxLength = 300

/** Where messages of the database, of `JSON.parse` and of mail servers repeat values, which may be personal data. */
const values: readonly [RegExp, string][] = [
  [/ dup key: .*/, ''],
  [/ for value .* \(type /, ' for a value (type '],
  [/Unexpected .* is not valid JSON/, 'Text is not valid JSON'],
  [/[^\s<>"'(:,;]+@[^\s<>"'),;]+/g, '[e-mail]'],
]

/** The first line without values: the database puts those of a failed statement on the lines after it. */
const cleanMessage = (message: string): string =>
  values.reduce((text, [pattern, by]) => text.replace(pattern, by), message.split('\n')[0] ?? '')

/** Formats an error in one line for the log or a database column, without personal data. */
export const formatError = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return cleanMessage(text).slice(0, maxLength)
}

/** The code or the name of an error. Both may be logged where the message could contain personal data. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

interface ErrorFacts {
  type: string
  message: string
  code?: string
  /** Lines of the call stack, without the message. */
  stack?: string
  cause?: ErrorFacts
}

const maxCauses = 3

/** What the log has of an error: no values of a failed statement and no other properties, which may be personal data. */
export function errorFacts(error: unknown, causes = maxCauses): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: formatError(error) }
  const { name, message, stack, cause } = error
  const code = errorCode(error)
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    message: cleanMessage(message).slice(0, maxLength),
    ...(code !== name && { code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(cause !== undefined && causes > 0 && { cause: errorFacts(cause, causes - 1) }),
  }
}

/** Properties by which errors of the two databases repeat what was to be written. */
const valueProperties = ['params', 'keyValue', 'errorResponse', 'writeErrors', 'result', 'op']

/** Removes values from an error and its causes, for code that prints errors whole, as Next does. Returns the same error. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const message = cleanMessage(error.message)
  if (message !== error.message && error.stack) error.stack = error.stack.replace(error.message, message)
  error.message = message
  for (const name of valueProperties) Reflect.deleteProperty(error, name)
  for (const inner of [error.cause, ...(error instanceof AggregateError ? error.errors : [])])
    withoutValues(inner)
  return error
}
