/** Waits until all work has ended, also after a failure, which is thrown then: nothing goes on behind the caller's back. */
export async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work)
  await Promise.all(work)
}
