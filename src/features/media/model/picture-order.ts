/** Moves one element of a list. An index outside the list changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}

/**
 * Inserts an uploaded file in its place: files chosen together keep their order, in whatever order they arrive.
 *
 * @param together ids of the files chosen together, in their order; `undefined` for those not yet uploaded
 */
export function addedInOrder(
  list: readonly string[],
  id: string,
  together: readonly (string | undefined)[],
): string[] {
  if (list.includes(id)) return [...list]
  const ownIndex = together.indexOf(id)
  const isHere = (each: string | undefined): each is string => each !== undefined && list.includes(each)
  const before = together.slice(0, Math.max(ownIndex, 0)).findLast(isHere)
  if (before !== undefined) return list.toSpliced(list.indexOf(before) + 1, 0, id)
  const after = together.slice(ownIndex + 1).find(isHere)
  return after === undefined ? [...list, id] : list.toSpliced(list.indexOf(after), 0, id)
}
