/** What a model may propose. `translate` is on the translator's screen. */
export const writingKinds = [
  'describe',
  'shorter',
  'plainer',
  'searchTitle',
  'searchDescription',
  'alt',
] as const
export type WritingKind = (typeof writingKinds)[number]

/** Under which use is counted. */
export type CountedKind = WritingKind | 'translate'

export const writingCollections = ['properties', 'projects', 'pages', 'articles', 'media'] as const
export type WritingCollection = (typeof writingCollections)[number]

/** Kinds that need something to be written already. */
export const needsText: ReadonlySet<WritingKind> = new Set(['shorter', 'plainer'])

/** Longest text that is sent, in characters. */
export const maxSentText = 12_000

/** Longest proposal, in characters; search engines and lists show no more. */
export const proposalLengths: Readonly<Record<WritingKind, number>> = {
  describe: 6000,
  shorter: 12_000,
  plainer: 12_000,
  searchTitle: 60,
  searchDescription: 155,
  alt: 250,
}
