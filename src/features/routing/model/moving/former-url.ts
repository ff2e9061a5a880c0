/** A URL of a former site, as a file names it. */
export interface FormerUrl {
  from: string
  /** Where the file leads it: a URL, a reference or a title. */
  to?: string
  /** Of the page or property that had this URL. */
  title?: string
  /** A pattern instead of a URL. */
  isPattern?: boolean
  /** Why it was no URL, or no redirect, on the former site either. */
  leftOut?: MoveProblem
}

/** The file cannot be read as a list of URLs. The message is for the operator. */
export class FormerUrlFileError extends Error {}

/** More than any site of an agency has. */
export const maxFormerUrls = 100_000

/** Why a URL of a former site gets no redirect. */
export const moveProblems = {
  off: 'is switched off in the export',
  gone: 'was said to be gone for good (410)',
  otherAction: 'is a rule that does something else than redirect',
  conditional: 'redirects some visitors only, such as those of a browser or a role',
  draft: 'was not published: a draft, private or in the trash',
  attachment: 'is a file of the media library',
  internal: 'is no page, such as an entry of a menu or a template',
  empty: 'has no old address',
  tooLong: 'is too long',
  pattern: 'is a pattern; redirects are for single addresses',
  scheme: 'is no web address',
  otherHost: 'is on another host; name your former hosts with --host',
  badPath: 'cannot be a path of this site',
  query: 'has a query; addresses are told apart by their path',
  file: 'is a file; addresses with a dot are not asked for redirects',
  home: 'is the home page',
  works: 'leads to a page already',
  known: 'has a redirect already',
  repeated: 'is in the list twice',
  targetHost: 'would lead to another site',
  chain: 'would lead on to another old address of the list',
  circle: 'would go round in a circle',
  targetMissing: 'would lead to an address that does not exist',
  ambiguous: 'could be more than one page',
  unknown: 'fits no reference and no title',
} as const

export type MoveProblem = keyof typeof moveProblems

const leftOut: readonly MoveProblem[] = [
  'off',
  'gone',
  'otherAction',
  'conditional',
  'draft',
  'attachment',
  'internal',
]

/** Whether an address needs no redirect, because the former site led no visitor from it. */
export const isLeftOut = (problem: MoveProblem): boolean => leftOut.includes(problem)
