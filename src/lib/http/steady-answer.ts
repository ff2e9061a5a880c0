/**
 * Waits for work and for a time, whichever takes longer: how much there was to do does not show in the time of an answer.
 *
 * @param leastMs longer than the work usually takes
 * @throws what the work throws, at once
 */
export async function inAtLeast<Result>(leastMs: number, work: Promise<Result>): Promise<Result> {
  const rest = new Promise<void>((resolve) => {
    setTimeout(resolve, leastMs)
  })
  const [result] = await Promise.all([work, rest])
  return result
}
