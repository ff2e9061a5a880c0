/** Runs a task for every item, a few at a time, and keeps the order of the results. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  run: (item: Item, at: number) => Promise<Result>,
  atOnce = 4,
): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      results[at] = await run(items[at] as Item, at)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
