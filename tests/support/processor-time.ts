const tries = 3

/**
 * Whether a synchronous call needs less processor time than this, at least once in three tries. Processor time hardly
 * depends on other work of the machine; a pattern that backtracks needs seconds of it each time.
 */
export function isQuick(work: () => unknown, maxMs: number): boolean {
  return Array.from({ length: tries }).some(() => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 < maxMs
  })
}
