/** The visitor's saved properties, stored in this browser without an account (acceptance X4). */
export interface Saved {
  /** Public numbers of favourite properties, the last one saved first. */
  favourites: number[]
  /** Properties that the visitor hides from lists; the title is shown in the list of hidden ones. */
  hidden: HiddenProperty[]
  /** Private notes by public number. */
  notes: Record<number, string>
}

export interface HiddenProperty {
  ref: number
  title: string
}

/** Maximum numbers of entries; older ones are dropped. A list of references fits into a URL. */
export const savedLimits = { favourites: 100, hidden: 300, notes: 100, note: 1000, title: 120 } as const

export const emptySaved: Saved = { favourites: [], hidden: [], notes: {} }

export const isFavourite = (saved: Saved, ref: number): boolean => saved.favourites.includes(ref)

export const isHidden = (saved: Saved, ref: number): boolean => saved.hidden.some((each) => each.ref === ref)

/** Adds a property at the start of the favourites, or removes it. */
export function toggleFavourite(saved: Saved, ref: number): Saved {
  const others = saved.favourites.filter((each) => each !== ref)
  const favourites = isFavourite(saved, ref) ? others : [ref, ...others].slice(0, savedLimits.favourites)
  return { ...saved, favourites }
}

/** Adds all properties of a list in its order, before the ones already saved. */
export function addFavourites(saved: Saved, refs: readonly number[]): Saved {
  const favourites = [...new Set([...refs, ...saved.favourites])].slice(0, savedLimits.favourites)
  return { ...saved, favourites }
}

/** Hides a property from lists, or shows it again. */
export function toggleHidden(saved: Saved, { ref, title }: HiddenProperty): Saved {
  const others = saved.hidden.filter((each) => each.ref !== ref)
  const entry = { ref, title: title.slice(0, savedLimits.title) }
  return {
    ...saved,
    hidden: isHidden(saved, ref) ? others : [entry, ...others].slice(0, savedLimits.hidden),
  }
}

/**
 * Stores the note of a property; an empty text removes it. A property with a note becomes a favourite. Above the
 * maximum number the new note is rejected, so that no other note is lost.
 */
export function writeNote(saved: Saved, ref: number, text: string): Saved {
  const { [ref]: before, ...others } = saved.notes
  if (text.trim() === '') return { ...saved, notes: others }
  if (before === undefined && Object.keys(others).length >= savedLimits.notes) return saved
  const favourites = isFavourite(saved, ref) ? saved.favourites : toggleFavourite(saved, ref).favourites
  return { ...saved, favourites, notes: { ...others, [ref]: text.slice(0, savedLimits.note) } }
}
