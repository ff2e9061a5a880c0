/**
 * What went wrong, short enough for a log or a column, and without what visitors wrote: the database adds the values of a
 * failed statement to its message, on lines of their own.
 */
export const errorWords = (error: unknown): string => {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return (words.split('\n')[0] ?? '').slice(0, 300)
}
