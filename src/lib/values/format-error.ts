const maxLength = 300

/**
 * Formats an error for a log line or a database column. Only the first line is used: the database puts the values of a
 * failed statement, which may be personal data, on the lines after it.
 */
export const formatError = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return (text.split('\n')[0] ?? '').slice(0, maxLength)
}

/** The code or the name of an error. Both may be logged where the message could contain personal data. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
