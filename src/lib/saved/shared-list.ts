/** The query of a list of properties to share, without its `?`; short enough for any address. */
export const refsQuery = (refs: readonly number[]): string => `refs=${refs.join(',')}`
