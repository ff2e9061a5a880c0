/** A colleague who has a document open, or the same person in another tab. */
export interface Present {
  name: string
  /** When the document was opened (ISO). */
  since: string
  /** The same person in another tab. */
  isSelf: boolean
}

/** A document of a list that colleagues have open. */
export interface OpenDocument {
  id: string
  /** Empty for a document without a title. */
  title: string
  present: Present[]
}

/** Milliseconds between two requests of an open form or list. */
export const heartbeatMs = 20_000

/** After three missed heartbeats a form counts as closed; browsers slow the timers of hidden tabs to one a minute. */
export const presenceMs = 75_000

interface DocumentOfPath {
  /** `globals`, or the slug of a collection. */
  place: string
  id: string
}

/** Reads the path of a document in the API, such as `pages/1` or `globals/header`; null for anything else. */
export function parseDocumentPath(path: unknown): DocumentOfPath | null {
  const match = typeof path === 'string' ? /^([a-z]{1,40})\/([\w-]{1,64})$/i.exec(path) : null
  const [, place, id] = match ?? []
  return place && id ? { place, id } : null
}
