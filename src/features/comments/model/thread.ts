/** A comment as it is stored; what names people are their ids. */
export interface StoredComment {
  id: string
  document: string
  place: string | null
  language: string | null
  thread: string | null
  text: string
  author: string | null
  mentioned: readonly string[]
  createdAt: string
  editedAt: string | null
  resolvedAt: string | null
  resolvedBy: string | null
}

/** A comment as a member of staff sees it. */
export interface Comment {
  id: string
  /** With mentions as `@[ID]`; empty when it was deleted. */
  text: string
  /** Null for a former colleague. */
  authorName: string | null
  createdAt: string
  isEdited: boolean
  isOwn: boolean
  mayDelete: boolean
}

export interface Thread {
  id: string
  place: string | null
  language: string | null
  /** The first, then its answers. */
  comments: Comment[]
  /** Null while it is open; `by` is null for a former colleague. */
  resolved: { at: string; by: string | null } | null
}

/** The comments of a document. */
export interface Discussion {
  threads: Thread[]
  /** Names by id, for the mentions; those without one are former colleagues. */
  names: Record<string, string>
}

interface Reader {
  id: string
  isAdministrator: boolean
}

const byTime = (one: { createdAt: string }, other: { createdAt: string }) =>
  one.createdAt.localeCompare(other.createdAt)

/** The threads of stored comments, oldest first, as a reader sees them. */
export function toThreads(
  stored: readonly StoredComment[],
  names: Readonly<Record<string, string>>,
  reader: Reader,
): Thread[] {
  const nameOf = (id: string | null) => (id === null ? null : (names[id] ?? null))
  const toComment = ({ id, text, author, createdAt, editedAt }: StoredComment): Comment => ({
    id,
    text,
    authorName: nameOf(author),
    createdAt,
    isEdited: editedAt !== null && text !== '',
    isOwn: author === reader.id,
    mayDelete: text !== '' && (author === reader.id || reader.isAdministrator),
  })
  const inOrder = stored.toSorted(byTime)
  return inOrder
    .filter(({ thread }) => thread === null)
    .map((first) => ({
      id: first.id,
      place: first.place,
      language: first.language,
      comments: [first, ...inOrder.filter(({ thread }) => thread === first.id)].map(toComment),
      resolved: first.resolvedAt === null ? null : { at: first.resolvedAt, by: nameOf(first.resolvedBy) },
    }))
}
