/** What a visitor keeps in this browser, without an account (acceptance X4). */
export interface Saved {
  /** Public numbers of favourite properties, the last one saved first. */
  favourites: number[]
  /** Properties the visitor does not want to see in lists; the title is what the list of hidden ones shows. */
  hidden: HiddenProperty[]
  /** Private notes by public number. */
  notes: Record<number, string>
}

export interface HiddenProperty {
  ref: number
  title: string
}

/** How much is kept; what is older falls out. A list of references fits into an address. */
export const savedLimits = { favourites: 100, hidden: 300, notes: 100, note: 1000, title: 120 } as const

export const nothingSaved: Saved = { favourites: [], hidden: [], notes: {} }

export const isFavourite = (saved: Saved, ref: number): boolean => saved.favourites.includes(ref)

export const isHidden = (saved: Saved, ref: number): boolean => saved.hidden.some((each) => each.ref === ref)

/** Saves a property in front of the others, or takes it off the list. */
export function toggleFavourite(saved: Saved, ref: number): Saved {
  const others = saved.favourites.filter((each) => each !== ref)
  const favourites = isFavourite(saved, ref) ? others : [ref, ...others].slice(0, savedLimits.favourites)
  return { ...saved, favourites }
}

/** Saves all of a list in its order, in front of what was saved before. */
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
 * Writes the note of a property; an empty text removes it. Whoever writes about a property wants to find it again, so
 * it becomes a favourite. A note too many is refused: no other note is lost for it.
 */
export function writeNote(saved: Saved, ref: number, text: string): Saved {
  const { [ref]: before, ...others } = saved.notes
  if (text.trim() === '') return { ...saved, notes: others }
  if (before === undefined && Object.keys(others).length >= savedLimits.notes) return saved
  const favourites = isFavourite(saved, ref) ? saved.favourites : toggleFavourite(saved, ref).favourites
  return { ...saved, favourites, notes: { ...others, [ref]: text.slice(0, savedLimits.note) } }
}
