import { savedLimits, type Saved } from './saved'

/** The note of one side that has more, or both below each other: nothing that was written is lost. */
function mergeNote(first: string | undefined, second: string | undefined): string {
  if (!first || second?.includes(first)) return second ?? ''
  return !second || first.includes(second) ? first : `${first}\n\n${second}`
}

const notedRefs = ({ notes }: Saved): number[] => Object.keys(notes).map(Number)

/**
 * What the browser and the account have, without loss: the entries of `first` come first.
 *
 * @returns `full` when a limit leaves no room for all of it
 */
export function mergeSaved(first: Saved, second: Saved): Saved | 'full' {
  const favourites = [...new Set([...first.favourites, ...second.favourites])]
  const hidden = [...new Map([...second.hidden, ...first.hidden].map((each) => [each.ref, each])).values()]
  const refs = [...new Set([...notedRefs(first), ...notedRefs(second)])]
  const notes = Object.fromEntries(refs.map((ref) => [ref, mergeNote(first.notes[ref], second.notes[ref])]))
  const isFull =
    favourites.length > savedLimits.favourites ||
    hidden.length > savedLimits.hidden ||
    refs.length > savedLimits.notes ||
    Object.values(notes).some((note) => note.length > savedLimits.note)
  return isFull ? 'full' : { favourites, hidden, notes }
}

/** The properties of `from` of which `into` lacks the heart, the note or the hiding. */
export function missingIn(into: Saved, from: Saved): number[] {
  const favourites = from.favourites.filter((ref) => !into.favourites.includes(ref))
  const hidden = from.hidden.filter(({ ref }) => !into.hidden.some((each) => each.ref === ref))
  const noted = notedRefs(from).filter((ref) => !(into.notes[ref] ?? '').includes(from.notes[ref] ?? ''))
  return [...new Set([...favourites, ...hidden.map(({ ref }) => ref), ...noted])]
}
