/** Characters of a password. Longer ones would only cost hashing time. */
export const passwordLength = { min: 12, max: 128 } as const
