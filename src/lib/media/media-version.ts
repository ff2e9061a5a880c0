/** A short text that changes when the file changes, so that browsers may keep a picture for ever. */
export const mediaVersion = (updatedAt: string): string =>
  Math.floor(Date.parse(updatedAt) / 1000).toString(36)
