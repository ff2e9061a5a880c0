/** A short text that changes when the file is replaced, so that browsers may keep a picture for ever. */
export const mediaVersion = (updatedAt: string): string => Date.parse(updatedAt).toString(36)
