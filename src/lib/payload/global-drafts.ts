/** The settings with drafts. */
export const draftedGlobals = ['header', 'footer', 'popup'] as const
export type DraftedGlobal = (typeof draftedGlobals)[number]

/** Those that can be taken offline; every page needs the others. */
const withdrawable: readonly string[] = ['popup'] satisfies DraftedGlobal[]

/** Whether these settings can be taken offline, or only be published anew. */
export const mayBeOffline = (slug: string): boolean => withdrawable.includes(slug)
